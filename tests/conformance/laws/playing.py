"""Playing: what is asked, what may be chosen, how it goes on and ends."""

from __future__ import annotations

import msgspec

from quartier.bots import Budget, think
from quartier.bots.playout import play_out
from quartier.titles import AnyTitle
from tests.conformance.laws import law
from tests.conformance.plays import Play, Scene, seats_owing, twin
from tests.conformance.sight import sight


def truth(title: AnyTitle, game: object) -> bytes:
    return msgspec.json.encode(title.truth(game))


@law(plays=100)
def what_is_asked_is_sane(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.start()
    for n in range(len(scene.line) + 1):
        owed = game.owed()
        assert 0 <= owed < 1 << play.seats, f"owed {owed:b} for {play.seats} seats"
        for seat in range(play.seats):
            codes = list(game.choices(seat))
            if owed >> seat & 1:
                assert codes, f"seat {seat} owes a decision and has no choice"
                assert codes == sorted(set(codes)), f"choices of seat {seat} do not ascend: {codes}"
                assert codes[0] >= 0, f"negative code {codes[0]}"
                assert codes[-1] < title.choice_count, f"code {codes[-1]} of {title.choice_count}"
            else:
                assert not codes, f"seat {seat} owes nothing and is offered {codes}"
        if n < len(scene.line):
            game.play(*scene.line[n])


@law(plays=100)
def every_play_ends(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.at(len(scene.line))
    assert len(scene.line) <= title.most_moves(play.seats), f"more than {title.most_moves(play.seats)} moves"
    assert game.owed() == 0
    scores, places = list(game.scores()), list(game.ranking())
    assert len(scores) == len(places) == play.seats
    for place in places:
        assert place == 1 + sum(other < place for other in places), f"no ranking: {places}"


@law(plays=60)
def every_choice_plays(title: AnyTitle, play: Play) -> None:
    """Each choice on offer changes the game, and a random game can go on from it to the end."""
    scene = Scene(title, play)
    game = scene.now()
    before = game.digest()
    for seat in seats_owing(game):
        for code in game.choices(seat):
            told = twin(game)
            told.play(seat, code)
            silent = game.copy()
            silent.play(seat, code)
            assert silent.told is None
            assert silent.digest() == told.digest(), f"code {code}: telling changes the game"
            assert silent.digest() != before, f"code {code} changes nothing"
            moves = scene.n + 1 + play_out(silent, scene.luck())
            assert moves <= title.most_moves(play.seats), f"code {code} leads to {moves} moves"


@law(plays=40)
def at_the_same_time_is_in_any_order(title: AnyTitle, play: Play) -> None:
    """Of those who decide together nobody gains or loses a choice by being first."""
    scene = Scene(title, play)
    game = scene.now()
    owing = seats_owing(game)
    luck = scene.luck(3)
    picks = []
    for seat in owing:
        codes = game.choices(seat)
        picks.append((seat, int(codes[luck.below(1, len(codes))])))
    ends = []
    for order in (picks, picks[::-1]):
        other = game.copy()
        for seat, code in order:
            assert code in list(other.choices(seat)), f"another's choice takes {code} from seat {seat}"
            other.play(seat, code)
        ends.append((other.digest(), truth(title, other)))
    assert ends[0] == ends[1], "it matters who chooses first"


@law(plays=60)
def bots_choose_what_is_offered(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.now()
    for seat in seats_owing(game):
        imagined = game.imagine(seat, scene.luck())
        code = title.greedy(imagined, seat, scene.luck())
        assert code in list(game.choices(seat)), f"greedy chooses {code}"
        assert title.greedy(game.imagine(seat, scene.luck()), seat, scene.luck()) == code
        code = imagined.offhand(seat, scene.luck())
        assert code in list(game.choices(seat)), f"offhand {code} is chosen"
        thought = think(title, imagined, seat, scene.luck(), Budget(4))
        assert {one.code for one in thought.alternatives} == set(game.choices(seat))
        assert thought == think(title, imagined, seat, scene.luck(), Budget(4))


@law(plays=100)
def a_copy_is_independent_and_complete(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.now()
    before, told = game.digest(), len(game.told or [])
    whole = truth(title, game)
    play_out(game.copy(), scene.luck())
    assert game.digest() == before, "playing a copy changes the game"
    assert truth(title, game) == whole, "playing a copy changes the game"
    assert len(game.told or []) == told, "a copy tells its tale to the game"
    copy = game.copy()
    assert copy.digest() == before
    for seat, code in scene.line[scene.n:]:
        assert code in list(copy.choices(seat)), "a copy offers something else"
        game.play(seat, code)
        assert copy.digest() == before, "playing the game changes a copy"
        copy.play(seat, code)
        before = copy.digest()
        assert before == game.digest(), "a copy goes another way"
    assert truth(title, copy) == truth(title, game)


@law(plays=60)
def the_same_game_again(title: AnyTitle, play: Play) -> None:
    """Seed and moves say everything: digest, truth and events; undo is a replay without the last move."""
    scene = Scene(title, play)
    game = scene.start()
    digests, undone = [game.digest()], []
    for seat, code in scene.line:
        undone.append(game.copy())
        game.play(seat, code)
        digests.append(game.digest())
    again = scene.start()
    for n, (seat, code) in enumerate(scene.line):
        assert again.digest() == digests[n] == undone[n].digest(), f"another digest after {n} moves"
        assert truth(title, again) == truth(title, undone[n])
        again.play(seat, code)
    assert again.digest() == digests[-1]
    tales = [[vars_of(event) for event in told.told or []] for told in (game, again)]
    assert tales[0] == tales[1], "the same moves tell another tale"
    assert tales[0], "nothing is told"
    earlier = [vars_of(event) for event in scene.now().told or []]
    assert tales[0][: len(earlier)] == earlier, "what was told before is told otherwise"


def vars_of(event: object) -> bytes:
    kind, seat, own, everybody = (getattr(event, name) for name in ("kind", "seat", "own", "open"))
    data = msgspec.json.encode([kind, seat, everybody, own])
    assert msgspec.json.encode(msgspec.json.decode(data)) == data, "an event holds more than plain data"
    return data


@law(plays=50)
def equal_digests_are_equal_games(title: AnyTitle, play: Play) -> None:
    """Whatever differs in the truth shows in the digest: along a game, and across each choice in it."""
    scene = Scene(title, play)
    known: dict[int, bytes] = {}
    game = scene.start()
    for n in range(len(scene.line) + 1):
        others = []
        for seat in seats_owing(game):
            for code in list(game.choices(seat))[:: 1 if n == scene.n else 7]:
                other = game.copy()
                other.play(seat, code)
                others.append(other)
            others.append(game.imagine(seat, scene.luck()))
        for one in (game, *others):
            digest = int(one.digest())
            assert 0 <= digest < 1 << 63, f"digest {digest}"
            whole = truth(title, one)
            assert known.setdefault(digest, whole) == whole, "two different games have one digest"
        if n < len(scene.line):
            game.play(*scene.line[n])


@law(plays=80)
def nothing_appears_or_vanishes(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.start()
    pieces = title.pieces(game)
    assert pieces
    assert all(count >= 0 for count in pieces.values())
    for n, (seat, code) in enumerate(scene.line):
        if n % 5 == 0:
            imagined = game.imagine(seat, scene.luck())
            assert title.pieces(imagined) == pieces, "pieces come or go when a game is imagined"
        game.play(seat, code)
        assert title.pieces(game) == pieces, f"pieces come or go at move {n + 1}"


@law(plays=20)
def looking_changes_nothing(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.now()
    before, told = game.digest(), [vars_of(event) for event in game.told or []]
    for seat in (*range(play.seats), None):
        sight(title, game, seat, drawn=seat == play.luck % play.seats)
        if seat is not None:
            game.imagine(seat, scene.luck())
            game.copy()
            title.why_not(game, seat, ["nothing-of-the-kind"])
    title.truth(game)
    title.pieces(game)
    game.scores()
    game.ranking()
    assert game.digest() == before
    assert [vars_of(event) for event in game.told or []] == told
