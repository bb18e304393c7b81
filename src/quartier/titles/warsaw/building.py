"""The realisation phase: what buildings, metro and bridges cost, and what they bring at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit
from quartier.titles.warsaw.names import bridge_name, corner_name
from quartier.titles.warsaw.pieces import (
    CONCRETE,
    FUNDS,
    GRUZOBETON,
    INDUSTRY,
    KREDYT,
    METROPROJEKT,
    MOSTOSTAL,
    PREFAB,
    PRZODOWNIK,
    RUBBLE,
    SOCREALISM,
    TYPES,
)
from quartier.titles.warsaw.state import (
    BRIDGES,
    BUILT,
    DONE,
    EARNED,
    ENGINEERS,
    FROM_BRIDGES,
    FROM_BUILDINGS,
    FROM_METRO,
    FROM_TASKS,
    MARKERS,
    OWNED,
    SEGMENTS,
    SITES,
    TILES,
    State,
)
from quartier.titles.warsaw.telling import card_told, hex_told, task_told

# how a building is paid for
WITH_CONCRETE: Final = 0
WITH_RUBBLE: Final = 1
WITH_PREFAB: Final = 2
KREDYT_CONCRETE: Final = 3
KREDYT_RUBBLE: Final = 4

# metro
METRO_FUND: Final = 0
METRO_CONCRETE: Final = 1

# bridges
BRIDGE_CONCRETE: Final = 0
BRIDGE_RUBBLE: Final = 1
BRIDGE_BOTH: Final = 2


class Price:
    """What is paid, resource by resource, and by which card."""

    def __init__(self, rubble: i64, concrete: i64, funds: i64, function: i64 = -1) -> None:
        self.rubble = rubble
        self.concrete = concrete
        self.funds = funds
        self.function = function


def rubble_for_building(game: State, seat: i64) -> i64:
    if game.has(seat, GRUZOBETON):
        return game.pieces.numbers.gruzobeton
    return game.pieces.numbers.building_rubble


def ways_to_build(game: State, seat: i64) -> i64:
    """How this seat could pay for a building, as bits."""
    rubble: bool = game.of(seat, RUBBLE) >= rubble_for_building(game, seat)
    concrete: bool = game.of(seat, CONCRETE) >= game.pieces.numbers.building_concrete
    ways: i64 = 0
    if game.of(seat, FUNDS) > 0:
        if concrete:
            ways |= 1 << WITH_CONCRETE
        if rubble:
            ways |= 1 << WITH_RUBBLE
        if game.live(seat, PREFAB):
            ways |= 1 << WITH_PREFAB
    if game.live(seat, KREDYT):
        if concrete:
            ways |= 1 << KREDYT_CONCRETE
        if rubble:
            ways |= 1 << KREDYT_RUBBLE
    return ways


def building_price(game: State, seat: i64, way: i64) -> Price:
    rubble: i64 = rubble_for_building(game, seat)
    concrete: i64 = game.pieces.numbers.building_concrete
    if way == WITH_CONCRETE:
        return Price(0, concrete, 1)
    if way == WITH_RUBBLE:
        return Price(rubble, 0, 1)
    if way == WITH_PREFAB:
        return Price(0, 0, 1, PREFAB)
    if way == KREDYT_CONCRETE:
        return Price(0, concrete, 0, KREDYT)
    return Price(rubble, 0, 0, KREDYT)


def ways_to_lay(game: State, seat: i64) -> i64:
    """How this seat could pay for a segment, as bits; none without a marker."""
    if game.of(seat, MARKERS) == 0:
        return 0
    ways: i64 = 0
    if game.of(seat, FUNDS) > 0:
        ways |= 1 << METRO_FUND
    if game.has(seat, METROPROJEKT) and game.of(seat, CONCRETE) >= game.pieces.numbers.metroprojekt:
        ways |= 1 << METRO_CONCRETE
    return ways


def metro_price(game: State, way: i64) -> Price:
    if way == METRO_FUND:
        return Price(0, 0, 1)
    return Price(0, game.pieces.numbers.metroprojekt, 0)


def bridge_price(game: State, seat: i64, way: i64) -> Price:
    numbers = game.pieces.numbers
    if game.has(seat, MOSTOSTAL):
        if way == BRIDGE_CONCRETE:
            return Price(0, numbers.mostostal_concrete, 1)
        return Price(numbers.mostostal_rubble, 0, 1)
    if way == BRIDGE_CONCRETE:
        return Price(0, numbers.bridge_concrete, 1)
    if way == BRIDGE_RUBBLE:
        return Price(numbers.bridge_rubble, 0, 1)
    return Price(numbers.bridge_both, numbers.bridge_both, 1)


def ways_to_bridge(game: State, seat: i64) -> i64:
    """How this seat could pay for a bridge, as bits; none without a marker, or when all stand."""
    numbers = game.pieces.numbers
    if (
        game.of(seat, MARKERS) == 0 or game.of(seat, FUNDS) == 0
        or count_bits(game.bridges) >= numbers.bridges
    ):
        return 0
    rubble: i64 = game.of(seat, RUBBLE)
    concrete: i64 = game.of(seat, CONCRETE)
    ways: i64 = 0
    if game.has(seat, MOSTOSTAL):
        if concrete >= numbers.mostostal_concrete:
            ways |= 1 << BRIDGE_CONCRETE
        if rubble >= numbers.mostostal_rubble:
            ways |= 1 << BRIDGE_RUBBLE
        return ways
    if concrete >= numbers.bridge_concrete:
        ways |= 1 << BRIDGE_CONCRETE
    if rubble >= numbers.bridge_rubble:
        ways |= 1 << BRIDGE_RUBBLE
    if rubble >= numbers.bridge_both and concrete >= numbers.bridge_both:
        ways |= 1 << BRIDGE_BOTH
    return ways


def pay(game: State, seat: i64, price: Price) -> dict[str, object] | None:
    """Back to the bank; what was paid, if anybody listens."""
    game.add(seat, RUBBLE, -price.rubble)
    game.add(seat, CONCRETE, -price.concrete)
    game.add(seat, FUNDS, -price.funds)
    card: i64 = -1
    if price.function >= 0:
        card = lowest_bit(game.live(seat, price.function))
        game.used |= bit(card)
    if game.told is None:
        return None
    return {
        "rubble": int(price.rubble), "concrete": int(price.concrete), "funds": int(price.funds),
        "card": card_told(game.pieces, card) if card >= 0 else None,
    }


# buildings


def points_at_once(game: State, type: i64, card: i64, hex: i64) -> i64:
    """What finishing this project here brings; industry counts the unbuilt spaces around."""
    if type != INDUSTRY:
        return game.pieces.points[card]
    unbuilt: i64 = game.bordering(hex) & ~game.built
    numbers = game.pieces.numbers
    return numbers.industry_base + numbers.industry_each * count_bits(unbuilt)


def tasks_met(game: State, card: i64, hex: i64) -> i64:
    """The open tasks this project completes when it is finished here, as bits."""
    around: i64 = game.bordering(hex)
    type: i64 = game.pieces.type[card]
    style: i64 = game.pieces.function[card] + TYPES - SOCREALISM
    met: i64 = 0
    tasks: i64 = game.tasks
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        wanted: i64 = game.pieces.task_build[task]
        if wanted != type and wanted != style:
            continue
        if around & game.types[game.pieces.task_beside[task]]:
            met |= bit(task)
    return met


def task_points(game: State, seat: i64, task: i64) -> i64:
    bonus: i64 = game.pieces.numbers.przodownik if game.has(seat, PRZODOWNIK) else 0
    return game.pieces.task_points[task] + bonus


def build(game: State, seat: i64, hex: i64, way: i64) -> None:
    paid = pay(game, seat, building_price(game, seat, way))
    finish(game, seat, hex, paid)


def finish(game: State, seat: i64, hex: i64, paid: dict[str, object] | None) -> None:
    """The engineer comes back, the building stands, points and tasks; then its function is there."""
    card: i64 = game.card_on(hex)
    type: i64 = game.pieces.type[card]
    place: i64 = bit(hex)
    game.add(seat, ENGINEERS, 1)
    game.founded ^= place
    game.put(seat, SITES, game.of(seat, SITES) ^ place)
    points: i64 = points_at_once(game, type, card, hex)
    met: i64 = tasks_met(game, card, hex)
    game.built |= place
    game.put(seat, OWNED, game.of(seat, OWNED) | place)
    game.types[type] = game.types[type] | place
    game.grounds[hex] = game.grounds[hex] | points << EARNED
    game.add(seat, FROM_BUILDINGS, points)
    if game.told is not None:
        game.tell(
            "build", seat,
            {
                "card": card_told(game.pieces, card), "hex": hex_told(game.pieces, hex), "pay": paid,
                "points": int(points),
            },
        )
    complete(game, seat, met)
    game.put(seat, BUILT, game.of(seat, BUILT) | bit(card))


def complete(game: State, seat: i64, tasks: i64) -> None:
    """Tasks are paid out and leave the game."""
    game.tasks ^= tasks
    game.put(seat, DONE, game.of(seat, DONE) | tasks)
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        points: i64 = task_points(game, seat, task)
        game.add(seat, FROM_TASKS, points)
        game.completed += 1
        if game.told is not None:
            met = task_told(game.pieces, task)
            game.tell("task", seat, {"task": met, "points": int(points)})


def abandon(game: State, seat: i64, hex: i64) -> None:
    """A foundation is given up: its card is thrown away for all to see, its engineer and tile come back."""
    card: i64 = game.card_on(hex)
    game.grounds[hex] = 0
    game.founded ^= bit(hex)
    game.put(seat, SITES, game.of(seat, SITES) ^ bit(hex))
    game.add(seat, ENGINEERS, 1)
    game.add(seat, TILES, 1)
    if (game.pieces.cards_of_stage[2 if game.second else 1] >> card) & 1:
        game.thrown |= bit(card)
    else:
        game.boxed |= bit(card)
    if game.told is not None:
        place = hex_told(game.pieces, hex)
        game.tell("abandon", seat, {"card": card_told(game.pieces, card), "hex": place})


# metro and bridges


def lay(game: State, seat: i64, border: i64, way: i64) -> None:
    paid = pay(game, seat, metro_price(game, way))
    points: i64 = game.pieces.numbers.metro_points
    game.add(seat, MARKERS, -1)
    game.add(seat, SEGMENTS, 1)
    game.add(seat, FROM_METRO, points)
    branched: bool = game.metro.branched
    dug: bool = game.metro.tunnel != 0
    line: i64 = game.metro.line_at(border)
    game.metro.lay(border, seat)
    if game.told is not None:
        one, other = game.pieces.city.borders[int(border)]
        game.tell(
            "metro", seat,
            {
                "one": hex_told(game.pieces, one), "other": hex_told(game.pieces, other), "pay": paid,
                "line": int(line), "branch": game.metro.branched and not branched, "points": int(points),
            },
        )
        if game.metro.tunnel and not dug:
            tell_tunnel(game, seat)


def dig(game: State, seat: i64, mouth: i64) -> None:
    game.metro.dig(mouth)
    tell_tunnel(game, seat)


def tell_tunnel(game: State, seat: i64) -> None:
    if game.told is not None:
        river = game.pieces.city.river_corners
        ends = [corner_name(place) for place, corner in enumerate(river) if game.metro.tunnel >> corner & 1]
        game.tell("tunnel", seat, {"ends": ends})


def bridge(game: State, seat: i64, place: i64, way: i64) -> None:
    paid = pay(game, seat, bridge_price(game, seat, way))
    points: i64 = game.pieces.numbers.bridge_points
    game.add(seat, MARKERS, -1)
    game.add(seat, BRIDGES, 1)
    game.add(seat, FROM_BRIDGES, points)
    game.bridges |= bit(place)
    game.bridge_owners |= (seat + 1) << (3 * place)
    if game.told is not None:
        left, right = game.pieces.city.bridges[int(place)]
        game.tell(
            "bridge", seat,
            {
                "bridge": bridge_name(int(place)), "one": hex_told(game.pieces, left),
                "other": hex_told(game.pieces, right), "pay": paid, "points": int(points),
            },
        )
