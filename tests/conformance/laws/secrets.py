"""Secrets: what a seat cannot know makes no difference to anything it sees."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations

from quartier.core.event import Event
from quartier.core.game import Game
from quartier.titles import AnyTitle
from tests.conformance.laws import law
from tests.conformance.laws.playing import vars_of
from tests.conformance.plays import Play, Scene, seats_owing, twin
from tests.conformance.sight import assert_same_sight, log_line, sight, words_for


@law(plays=80)
def no_leak_in_words(title: AnyTitle, play: Play) -> None:
    """View, choices, log, prompt, standing, sheets, previews: of every seat, and of who only watches."""
    scene = Scene(title, play)
    game = scene.now()
    watched = sight(title, game, None)
    for seat in range(play.seats):
        imagined = game.imagine(seat, scene.luck())
        assert_same_sight(sight(title, game, seat), sight(title, imagined, seat), f"seat {seat}")
        assert_same_sight(
            watched, sight(title, imagined, None), f"a spectator, and what {seat} cannot know"
        )
        told = [vars_of(event) for event in imagined.told or []]
        kept = [vars_of(event.kept_by(seat)) for event in game.told or []]
        assert told == kept, f"an imagined game tells more than seat {seat} could"


@law(plays=50)
def no_leak_in_pictures(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.now()
    seat = play.luck % play.seats
    imagined = game.imagine(seat, scene.luck())
    for viewer in (seat, None):
        before, after = (sight(title, one, viewer, drawn=True) for one in (game, imagined))
        assert_same_sight(before, after, f"seat {viewer}")


@law(plays=80)
def the_log_tells_no_more_than_the_view_shows(title: AnyTitle, play: Play) -> None:
    """Two moves of another that leave a seat the same view are told to it alike.

    But for what is revealed; and an open move may end a round, and the view forget it.
    """
    scene = Scene(title, play)
    game = scene.now()
    told = len(game.told or [])
    for mover in seats_owing(game):
        codes = list(game.choices(mover))
        after: list[tuple[int, Game, list[Event]]] = []
        for code in codes[:: max(1, len(codes) // 12)]:
            other = twin(game)
            other.play(mover, code)
            events = (other.told or [])[told:]
            quiet = [event for event in events if event.kind not in title.news]
            if quiet == events or any(event.own for event in quiet if event.seat == mover):
                after.append((code, other, quiet))
        for seat in (*range(play.seats), None):
            if seat == mover:
                continue
            words = words_for(title, seat)
            heard = [
                (code, title.view(other, seat), [log_line(title, event, seat, words) for event in quiet])
                for code, other, quiet in after
            ]
            for (one, view, lines), (two, same_view, same_lines) in combinations(heard, 2):
                assert view != same_view or lines == same_lines, (
                    f"seat {seat} sees no difference between codes {one} and {two} of {mover}, and is told: "
                    f"{lines} or {same_lines}"
                )


@law(plays=80)
def what_may_be_undone_taught_nothing(title: AnyTitle, play: Play) -> None:
    """After a move without news the mover sees the same, whatever he could not know before it."""
    scene = Scene(title, play)
    game = scene.now()
    told = len(game.told or [])
    for seat in seats_owing(game):
        codes = list(game.choices(seat))
        for code in codes[:: max(1, len(codes) // 6)]:
            real = twin(game)
            real.play(seat, code)
            if any(event.kind in title.news for event in (real.told or [])[told:]):
                continue
            imagined = game.imagine(seat, scene.luck())
            imagined.play(seat, code)
            assert_same_sight(
                sight(title, real, seat), sight(title, imagined, seat),
                f"code {code} of seat {seat}, said to bring no news",
            )


@law(plays=50)
def an_imagined_game_is_a_game(title: AnyTitle, play: Play) -> None:
    """It can be played to its end, alike for the same luck, and imagined again."""
    scene = Scene(title, play)
    game = scene.now()
    seat = play.luck % play.seats
    imagined = game.imagine(seat, scene.luck())
    assert imagined.digest() == game.imagine(seat, scene.luck()).digest(), "imagining is not replayable"
    again = imagined.imagine(seat, scene.luck())
    assert_same_sight(sight(title, imagined, seat), sight(title, again, seat), "imagined twice")
    before = game.digest()
    luck = scene.luck()
    moves = scene.n
    while imagined.owed():
        mover = seats_owing(imagined)[0]
        codes = imagined.choices(mover)
        imagined.play(mover, codes[luck.below(0, len(codes))])
        moves += 1
    assert moves <= title.most_moves(play.seats)
    assert game.digest() == before, "playing an imagined game changes the game"


def hidden_hands_are_redrawn(title: AnyTitle, several: list[Play]) -> None:
    """What others hide is drawn anew in some imagined game.

    Else the laws above would hold for a title that hands everything to everybody.
    """
    hidden = redrawn = 0
    for play in several:
        scene = Scene(title, play)
        game = scene.now()
        for seat in range(play.seats):
            imagined = game.imagine(seat, scene.luck())
            for other in range(play.seats):
                if other != seat and game.owed():
                    hidden += any(event.own and event.seat == other for event in game.told or [])
                    redrawn += title.view(game, other) != title.view(imagined, other)
    assert not hidden or redrawn, "seats hide something, and an imagined game still holds it"


def chance_is_redrawn(title: AnyTitle, several: list[Play]) -> None:
    """News of a kind that is not the same in every game is not always what imagined games foretell."""
    ever: dict[tuple[str, int, int], set[bytes]] = defaultdict(set)
    foretold: dict[str, list[bool]] = defaultdict(list)
    for play in several:
        scene = Scene(title, play)
        game = scene.start()
        told: Counter[str] = Counter()
        for seat, code in scene.line:
            news = by_kind(title, game, seat, code)
            imagined = [game.imagine(seat, scene.luck(number)) for number in range(2)] if news else []
            others = [by_kind(title, one, seat, code) for one in imagined]
            for kind, data in news.items():
                foretold[kind].append(all(other.get(kind) == data for other in others))
                ever[kind, play.seats, told[kind]].add(data)
                told[kind] += 1
            game.play(seat, code)
    for kind, always in foretold.items():
        varied = any(len(data) > 1 for (one, _, _), data in ever.items() if one == kind)
        assert not varied or len(always) < 8 or not all(always), f"imagined games foretell every {kind}"


def by_kind(title: AnyTitle, game: Game, seat: int, code: int) -> dict[str, bytes]:
    """The news this move brings."""
    told = twin(game)
    told.told = []
    told.play(seat, code)
    return {event.kind: vars_of(event) for event in told.told if event.kind in title.news}


OVER_SEVERAL = {one.__name__: one for one in (hidden_hands_are_redrawn, chance_is_redrawn)}
