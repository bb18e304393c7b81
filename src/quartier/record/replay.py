"""A record played again, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from quartier.core.edition import Edition
from quartier.core.game import Game
from quartier.core.phrase import Mistake
from quartier.core.title import Choice
from quartier.record.record import Record, digest_text, outcome
from quartier.record.seed import commitment, seed_number
from quartier.titles import AnyTitle, find_title


class Step(NamedTuple):
    """A move and the game right after it; the game is one and the same all along."""

    n: int
    """From 1."""
    seat: int
    choice: Choice
    game: Game


def deal(record: Record, edition: Edition | None = None, tell: bool = False) -> Game:
    """The game before its first move, if this house can deal it; by default from the title's own edition."""
    title = find_title(record.title)
    edition = edition or title.edition
    if record.edition != edition.key:
        raise Mistake("record-edition", edition=record.edition, known=edition.key)
    if record.rules != edition.rules:
        raise Mistake("record-rules", rules=record.rules, known=edition.rules)
    seats = title.checked_seats(record.seats)
    options = title.checked_options(record.options)
    game: Game = title.deal(edition, seats, options, seed_number(record.seed), tell)
    return game


def replay(record: Record, edition: Edition | None = None, tell: bool = False) -> Iterator[Step]:
    """Every move, legal and with the digest the record has for it, or the mistake in it."""
    return _play(record, deal(record, edition, tell))


def _play(record: Record, game: Game) -> Iterator[Step]:
    title = find_title(record.title)
    for n, ((seat, notation), digest) in enumerate(zip(record.moves, record.digests, strict=True), 1):
        choice = _choice(title, game, n, seat, notation)
        game.play(seat, choice.code)
        found = digest_text(game)
        if found != digest:
            raise Mistake("record-digest", n=n, digest=digest, found=found)
        yield Step(n, seat, choice, game)


def _choice(title: AnyTitle, game: Game, n: int, seat: int, notation: str) -> Choice:
    owed = game.owed()
    if not owed:
        raise Mistake("record-after-end", n=n)
    if not 0 <= seat < game.seats or not owed >> seat & 1:
        raise Mistake("record-seat", n=n, seat=seat + 1)
    for choice in title.menu(game, seat):
        if choice.notation == notation:
            return choice
    raise Mistake("record-move", n=n, seat=seat + 1, notation=notation)


def verify(record: Record, commit: str = "", edition: Edition | None = None) -> Game:
    """The game after all its moves, when moves, digests and result hold; and the seed the commitment."""
    if commit and commitment(record.seed) != commit.strip().lower():
        raise Mistake("record-commitment", commitment=commit, found=commitment(record.seed))
    game = deal(record, edition)
    for _ in _play(record, game):
        pass
    if record.result is not None and (game.owed() or record.result != outcome(game)):
        raise Mistake("record-result")
    return game


def states(record: Record, edition: Edition | None = None) -> Iterator[dict[str, object]]:
    """The whole truth after each move, as `quartier replay --states` prints it."""
    title = find_title(record.title)
    for step in replay(record, edition):
        yield {
            "move": step.n,
            "seat": step.seat,
            "notation": step.choice.notation,
            "digest": digest_text(step.game),
            "truth": title.truth(step.game),
        }
