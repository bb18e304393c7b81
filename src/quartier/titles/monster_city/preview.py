"""What a choice would bring: to the city and what it would score, to the purse, to the turn."""

from __future__ import annotations

from typing import Final

from quartier.core.phrase import Phrase, Seat, phrase
from quartier.titles.monster_city.codes import (
    ATTACK,
    BUILD,
    ONE_COLOUR,
    SCORE,
    SCORES,
    STOP,
    SWAP,
    TURN_AWAY,
    USE,
    VICTIM,
    WITHOUT,
)
from quartier.titles.monster_city.moves import score_phrase
from quartier.titles.monster_city.names import building_phrase, colour_phrase
from quartier.titles.monster_city.pieces import APPETITES, DETOUR, GRANT, KINDS, Pieces, first_of
from quartier.titles.monster_city.rules import RIGHT, MonsterCity
from quartier.titles.monster_city.scoring import (
    COLOUR_CATEGORY,
    best_colour,
    category_of,
    open_worth,
    points,
)
from quartier.titles.monster_city.victims import left_after, without_choice

LINES: Final = ("lowest", "highest", "red", "green", "yellow", "all")
"""A line for each thing a city can score, in the order of their codes."""


def preview(game: MonsterCity, seat: int, code: int) -> list[Phrase]:
    if ATTACK <= code < STOP:
        lines = attack_lines(game, seat, code - ATTACK)
        return [*lines, *banknotes(game, seat, 1), *scores_then(game, seat, code)]
    if code < ATTACK:
        return [*banknotes(game, seat, -1), *scores_then(game, seat, code)]
    if code == STOP or WITHOUT <= code < TURN_AWAY:
        return [phrase("preview-pass")]
    if SCORE <= code < WITHOUT:
        score = code - SCORE
        won = int(points(game.pieces, game.cities[seat], score))
        return [phrase("preview-score", category=score_phrase(score), points=won)]
    if code == USE + GRANT:
        return banknotes(game, seat, 1)
    if code == USE + DETOUR:
        return [phrase("preview-next", who=Seat((seat + RIGHT) % int(game.seats)))]
    return scores_then(game, seat, code)


def worth(game: MonsterCity, seat: int, code: int) -> str:
    """How much more, or less, all categories still blank would score then; at a scoring, the points."""
    if SCORE <= code < WITHOUT:
        return signed(int(points(game.pieces, game.cities[seat], code - SCORE)))
    if code == STOP or WITHOUT <= code < SWAP or code >= USE:
        return ""
    filled = game.filled[seat]
    now = open_worth(game.pieces, game.cities[seat], filled)
    return signed(int(open_worth(game.pieces, city_after(game, seat, code), filled) - now))


def signed(change: int) -> str:
    return "0" if change == 0 else f"+{change}" if change > 0 else f"−{-change}"


def warning(game: MonsterCity, seat: int, code: int) -> Phrase | None:
    """At a scoring: another colour is worth more, or a category is thrown away for nothing."""
    if not SCORE <= code < WITHOUT:
        return None
    pieces, city, score = game.pieces, game.cities[seat], code - SCORE
    won = int(points(pieces, city, score))
    best = int(best_colour(pieces, city))
    most = int(points(pieces, city, ONE_COLOUR + best))
    if category_of(score) == COLOUR_CATEGORY and won < most:
        return phrase("warning-worse-colour", best=colour_phrase(best), points=most)
    others = [int(other) - SCORE for other in game.choices(seat)]
    better = max(others, key=lambda other: int(points(pieces, city, other)))
    if won == 0 and points(pieces, city, better) > 0:
        return phrase(
            "warning-nothing", category=score_phrase(better), points=int(points(pieces, city, better))
        )
    return None


def city_after(game: MonsterCity, seat: int, code: int) -> int:
    """One's city after this choice; a monster is fed what can best be spared."""
    pieces, city = game.pieces, int(game.cities[seat])
    if code < ATTACK:
        return city | int(first_of(game.office & pieces.of_kind[code - BUILD]))
    if code < STOP:
        return int(left_after(pieces, city, code - ATTACK, game.filled[seat]))
    if VICTIM <= code < SCORE:
        return city ^ int(first_of(city & pieces.of_kind[code - VICTIM]))
    if SWAP <= code < USE:
        given, taken = divmod(code - SWAP, KINDS)
        old, new = first_of(city & pieces.of_kind[given]), first_of(game.office & pieces.of_kind[taken])
        return city ^ int(old | new)
    return city


def attack_lines(game: MonsterCity, seat: int, face: int) -> list[Phrase]:
    """What falls, what one would have to choose from, and whether that brings an event."""
    pieces, city = game.pieces, int(game.cities[seat])
    falls = city & int(pieces.swept[face])
    chosen: list[Phrase] = []
    fallen = 0
    for appetite in range(APPETITES):
        count = int(pieces.appetite[face]) >> 8 * appetite & 255
        prey = city & int(pieces.prey[appetite])
        sure = int(without_choice(pieces, prey, count))
        falls |= sure
        if count and prey and not sure:
            fallen += count
            chosen.append(phrase("preview-choose", count=count, buildings=kinds_in(pieces, prey)))
    fallen += falls.bit_count()
    lines = [phrase("preview-falls", buildings=kinds_in(pieces, falls))] if falls else []
    lines += chosen or ([] if falls else [phrase("preview-nothing-falls")])
    if game.events and fallen >= game.pieces.event_for_fallen:
        lines.append(phrase("preview-event"))
    return lines


def kinds_in(pieces: Pieces, cards: int) -> tuple[Phrase, ...]:
    """Each of these buildings, like ones as often as they are there."""
    return tuple(
        building_phrase(pieces.kind_names[kind])
        for kind in range(KINDS)
        for _ in range((cards & int(pieces.of_kind[kind])).bit_count())
    )


def banknotes(game: MonsterCity, seat: int, more: int) -> list[Phrase]:
    old = int(game.purses[seat])
    return [phrase("preview-banknotes", old=old, new=old + more)]


def scores_then(game: MonsterCity, seat: int, code: int) -> list[Phrase]:
    """What the city scores now and then, in each category still blank; a colour only if it changes."""
    before, after = game.cities[seat], city_after(game, seat, code)
    if before == after:
        return []
    lines = []
    for score in range(SCORES):
        category = category_of(score)
        old, new = (int(points(game.pieces, city, score)) for city in (before, after))
        if not game.filled[seat] >> category & 1 and (category != COLOUR_CATEGORY or old != new):
            lines.append(phrase(f"preview-{LINES[score]}", old=old, new=new))
    return lines
