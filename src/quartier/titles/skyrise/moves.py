"""How a choice is clicked, written and said, and how what happened is told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quartier.core.event import Event
from quartier.core.phrase import Arg, Phrase, Seat, phrase
from quartier.core.title import Choice
from quartier.titles.skyrise.names import (
    FACTIONS,
    KEYS,
    PATRONS,
    WONDERS,
    bid_phrase,
    building_phrase,
    disc_phrase,
    district_name,
    district_phrase,
    faction_phrase,
    island_phrase,
    panorama_phrase,
    wonder_phrase,
)
from quartier.titles.skyrise.pieces import (
    BUILDINGS,
    CARD,
    FIRST_WONDER,
    NO_DISC,
    OTHER,
    PASS,
    SHIFT,
    TAKE_DISC,
    WILD,
    number_of,
)
from quartier.titles.skyrise.rules import Skyrise


def describe(game: Skyrise, seat: int, code: int) -> Choice:
    kind, place = code >> SHIFT, code & (1 << SHIFT) - 1
    if kind == OTHER:
        return describe_other(code)
    name, district = district_name(place), district_phrase(place)
    mark = f"district-{name}"
    if kind == TAKE_DISC:
        disc = disc_phrase(game.disc_at(place))
        return Choice(code, (mark,), f"vault {name}", phrase("choose-vault", disc=disc, district=district))
    if kind >= FIRST_WONDER:
        card = int(game.card_of(seat, kind))
        key = WONDERS[card - 1]
        words = phrase("choose-place-wonder", wonder=wonder_phrase(card), district=district)
        return Choice(code, (f"wonder-{key}", mark), f"wonder {key} {name}", words)
    number = int(number_of(game.pieces, seat, kind))
    words = phrase("choose-bid", bid=bid_phrase(seat, number), district=district)
    return Choice(code, (f"bid-{number}", mark), f"bid {number} {name}", words)


def describe_other(code: int) -> Choice:
    if code == PASS:
        return Choice(code, ("pass",), "pass", phrase("choose-pass"))
    if code == NO_DISC:
        return Choice(code, ("none",), "vault none", phrase("choose-no-disc"))
    if code < NO_DISC:
        faction = code - WILD
        name = FACTIONS[faction]
        return Choice(
            code, (f"faction-{name}",), f"wild {name}", phrase("choose-wild", faction=faction_phrase(faction))
        )
    card = code - CARD
    key = WONDERS[card - 1]
    return Choice(
        code, (f"card-{key}",), f"choose {key}", phrase("choose-card", wonder=wonder_phrase(card))
    )


class Told(msgspec.Struct):
    """What an event may hold."""

    auction: int = 0
    era: int = 0
    why: str = ""
    number: int = 0
    height: int = 0
    district: int = 0
    disc: int = 0
    letter: int = 0
    value: int | None = None
    faction: int | None = None
    card: int = 0
    cards: list[int] = []
    island: int = 0
    seats: list[int] = []
    count: int = 0
    points: int = 0
    key: int = 0
    values: list[int] = []
    what: str = ""
    scores: list[int] = []
    ranking: list[int] = []


def tell(event: Event, seat: int | None) -> Phrase | None:
    """The line of the log for what this seat learned."""
    told = msgspec.convert(event.known_to(seat), Told)
    args: dict[str, Arg] = {} if event.seat < 0 else {"who": Seat(event.seat)}
    match event.kind:
        case "deal":
            return phrase("told-deal", panoramas=tuple(panorama_phrase(card) for card in told.cards))
        case "objective":
            return None if told.faction is None else phrase(
                "told-objective", faction=faction_phrase(told.faction)
            )
        case "hand":
            return phrase("told-hand", wonders=wonders(told.cards)) if told.cards else None
        case "auction":
            return phrase("told-auction", auction=told.auction, why=told.why, **args)
        case "bid":
            return phrase(
                "told-bid", bid=bid_phrase(event.seat, told.number), district=district_phrase(told.district),
                opening=told.what, **args,
            )
        case "wonder":
            return phrase(
                "told-wonder", wonder=wonder_phrase(told.card), district=district_phrase(told.district),
                opening=told.what, **args,
            )
        case "outbid":
            return phrase("told-outbid", wonder=wonder_phrase(told.card), **args)
        case "pass" | "cannot":
            return phrase(f"told-{event.kind}", **args)
        case "build":
            return phrase(
                "told-build", building=building_phrase(event.seat, told.height),
                district=district_phrase(told.district), why=told.why, **args,
            )
        case "build-wonder":
            return phrase(
                "told-build-wonder", wonder=wonder_phrase(told.card), district=district_phrase(told.district),
                **args,
            )
        case "disc" | "vault":
            return phrase(f"told-{event.kind}", disc=disc_phrase(told.disc), **args)
        case "surplus" | "wild":
            return phrase(f"told-{event.kind}", faction=faction_phrase(told.faction or 0), **args)
        case "peek" if told.value is not None:
            return phrase("told-peek", letter=PATRONS[told.letter].upper(), value=told.value)
        case "no-disc":
            return phrase("told-no-disc", **args)
        case "effect":
            return phrase("told-effect", wonder=wonder_phrase(told.card), points=told.points, **args)
        case "reveal-objective":
            return phrase("told-reveal-objective", faction=faction_phrase(told.faction or 0), **args)
        case "era-end":
            return phrase("told-era-end", era=told.era)
        case "control":
            holders = tuple(phrase("name", who=Seat(one)) for one in told.seats)
            island = island_phrase(told.island)
            if not holders:
                return phrase("told-control-nobody", island=island)
            if len(holders) > 1:
                return phrase("told-control-shared", island=island, holders=holders, points=told.points)
            return phrase("told-control", island=island, who=Seat(told.seats[0]), points=told.points)
        case "panorama":
            return phrase(
                "told-panorama", panorama=panorama_phrase(told.card), count=told.count, points=told.points,
                **args,
            )
        case "choose-card":
            if told.card:
                return phrase("told-choose-card-own", wonder=wonder_phrase(told.card))
            return phrase("told-choose-card", **args)
        case "wonders":
            return phrase("told-wonders", wonders=wonders(told.cards), **args)
        case "era-two":
            return phrase("told-era-two")
        case "finished":
            return phrase("told-finished", key=KEYS[told.key] if told.key < len(KEYS) else "none", **args)
        case "score-objective":
            return phrase(
                "told-score-objective", faction=faction_phrase(told.faction or 0), count=told.count,
                points=told.points, **args,
            )
        case "patrons":
            return phrase("told-patrons", **dict(zip(PATRONS, told.values, strict=True)))
        case "score":
            return phrase(f"told-score-{told.what}", points=told.points, **args)
        case "end":
            return won(told.scores, told.ranking)
    return None


def wonders(cards: Sequence[int]) -> tuple[Phrase, ...]:
    return tuple(wonder_phrase(card) for card in cards)


def won(scores: Sequence[int], ranking: Sequence[int]) -> Phrase:
    """Who won, and with how much prestige."""
    winner = ranking.index(1)
    return phrase("won", who=Seat(winner), points=scores[winner])


def most_moves(seats: int) -> int:
    """More than any game takes: every auction opened, every number bid, everybody passing; the cards."""
    structures = seats * (BUILDINGS + (2 if seats == 2 else 1))
    return structures * (seats * BUILDINGS + 2 * seats) + 2 * seats
