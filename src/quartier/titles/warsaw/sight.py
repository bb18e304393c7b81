"""The view of a game for one seat, piece by piece."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from quartier.core.bits import count_bits, lowest_bit
from quartier.titles.warsaw.city import HEXES
from quartier.titles.warsaw.names import (
    FUNCTIONS,
    OBJECTS,
    RESOURCES,
    TASK_OBJECTS,
    TYPES,
    ZONES,
    border_name,
    bridge_name,
    corner_name,
    hex_name,
)
from quartier.titles.warsaw.pieces import (
    CONCRETE,
    FUNDS,
    MODERNISM,
    NO_SITE,
    NORM_OBJECTS,
    ROZDZIELNIK,
    RUBBLE,
    SOCREALISM,
)
from quartier.titles.warsaw.scoring import (
    have,
    metro_points,
    neighbour_points,
    norm_points,
    norm_sets,
    objects_counted,
    style_count,
    style_points,
    wanted_around,
)
from quartier.titles.warsaw.state import (
    AFTER,
    BRIDGES,
    BUILT,
    CHANGE,
    CLEAR,
    DISCARD,
    DONE,
    EARNED,
    ENGINEERS,
    FROM_BRIDGES,
    FROM_BUILDINGS,
    FROM_METRO,
    FROM_TASKS,
    HAND,
    KEEP,
    MARKERS,
    NORM,
    NORM_CARDS,
    NOTHING,
    OVER,
    OWNED,
    PLANNING,
    REALISE,
    REPLY,
    SEGMENTS,
    SEND,
    SENT,
    SITES,
    TILES,
    TUNNEL,
    State,
)
from quartier.titles.warsaw.view import (
    BridgeView,
    BuiltView,
    EndView,
    FieldView,
    HexScore,
    HexView,
    NormView,
    PlayerView,
    ProjectView,
    SegmentView,
    SheetView,
    TaskView,
    VertexView,
    View,
)

PHASES: Final = ("norms", "planning", "realisation", "over")
ASKS: Final = {
    NORM: "norm", SEND: "send", AFTER: "after", CLEAR: "clear", KEEP: "keep", DISCARD: "discard",
    CHANGE: "change", REALISE: "realise", TUNNEL: "tunnel", REPLY: "reply", NOTHING: "over",
}


def view_of(game: State, seat: int | None) -> View:
    city, metro = game.pieces.city, game.metro
    starts = members(metro.first_ends | metro.second_ends)
    own = 0 if seat is None else game.of(seat, HAND)
    return View(
        seats=int(game.seats),
        seat=seat,
        unofficial=bool(game.seats == 2),
        round=int(game.round) + (0 if game.phase == OVER else 1),
        rounds=int(game.rounds),
        stage=2 if game.second else 1,
        phase=PHASES[int(game.phase)],
        ask=asked(game),
        waiting=members(game.owed()),
        turn=int(game.turn),
        first=int(game.first),
        hexes=tuple(hex_view(game, hex) for hex in range(HEXES)),
        segments=tuple(segment_view(game, segment) for segment in metro.segments),
        open_ends=tuple(vertex_view(game, corner) for corner in starts),
        branches=tuple(vertex_view(game, corner) for corner in branches(game)),
        tunnel=tuple(vertex_view(game, corner) for corner in members(metro.tunnel)),
        mouths=tuple(vertex_view(game, corner) for corner in members(metro.mouths)),
        bridges=tuple(bridge_view(game, place) for place in range(int(city.bridge_count))),
        bridges_left=int(game.pieces.numbers.bridges - count_bits(game.bridges)),
        fields=tuple(field_view(game, field) for field in members(game.pieces.boards[int(game.seats)])),
        players=tuple(player_view(game, one) for one in range(game.seats)),
        tasks=tasks_view(game, game.tasks),
        projects_left=int(count_bits(game.deck)),
        projects_discarded=int(count_bits(game.thrown | game.face_down())),
        tasks_left=tasks_left(game),
        clearing=int(game.clearing),
        replies=replies(game),
        hand=cards_view(game, own),
        shown=cards_view(game, game.shown) if seat == game.turn else (),
        norms=() if seat is None else norms_view(game, game.of(seat, NORM_CARDS)),
        end=end_view(game) if game.phase == OVER else None,
    )


def members(bits: i64) -> tuple[int, ...]:
    return tuple(place for place in range(62) if bits >> place & 1)


def asked(game: State) -> str:
    if game.ask == SEND and game.connected:
        return "connected"
    if game.ask == SEND and game.again:
        return "again"
    return ASKS[int(game.ask)]


def replies(game: State) -> tuple[str, ...]:
    if game.ask != REPLY:
        return ()
    seat = lowest_bit(game.owed())
    kinds = tuple(RESOURCES[kind] for kind in members(game.offered) if game.room(seat, kind) > 0)
    return ("rozdzielnik" if game.answering == ROZDZIELNIK else "wspolzaw", *kinds)


# cards


def card_view(game: State, card: int) -> ProjectView:
    printed = game.pieces.card_list[card]
    site = game.pieces.site[card]
    return ProjectView(
        key=printed.key,
        name=printed.name,
        year=printed.year,
        type=TYPES[printed.type],
        stage=printed.stage,
        points=printed.points,
        zone=ZONES[printed.zone],
        site="" if site == NO_SITE else hex_name(int(site)),
        function=FUNCTIONS[printed.function],
    )


def cards_view(game: State, cards: i64) -> tuple[ProjectView, ...]:
    return tuple(card_view(game, card) for card in members(cards))


def tasks_view(game: State, tasks: i64) -> tuple[TaskView, ...]:
    printed = [game.pieces.task_list[task] for task in members(tasks)]
    return tuple(
        TaskView(task.key, TASK_OBJECTS[task.build], TYPES[task.beside], task.points) for task in printed
    )


def tasks_left(game: State) -> int:
    below, count = game.below, int(count_bits(game.task_deck))
    while below:
        below >>= 5
        count += 1
    return count


def norms_view(game: State, norms: i64) -> tuple[NormView, ...]:
    count = int(objects_counted(game))
    printed = [game.pieces.norm_list[norm] for norm in members(norms)]
    return tuple(
        NormView(norm.key, tuple(OBJECTS[kind] for kind in norm.objects[:count])) for norm in printed
    )


# the map


def hex_view(game: State, hex: int) -> HexView:
    city = game.pieces.city
    q, r = city.places[hex]
    card = int(game.card_on(hex))
    site = game.pieces.sites.get(hex)
    historic = None if site is None else game.pieces.card_list[site]
    type = next((TYPES[kind] for kind in range(len(TYPES)) if game.types[kind] >> hex & 1), "")
    owners = [seat for seat in range(game.seats) if (game.of(seat, OWNED) | game.of(seat, SITES)) >> hex & 1]
    return HexView(
        key=hex_name(hex),
        name=game.pieces.districts[hex],
        q=q,
        r=r,
        city=bool(city.zone >> hex & 1),
        right=bool(city.right >> hex & 1),
        historic="" if historic is None else historic.key,
        historic_type="" if historic is None else TYPES[historic.type],
        rubble=bool(game.rubble >> hex & 1),
        type=TYPES[game.pieces.card_list[card].type] if card >= 0 else type,
        project=game.pieces.card_list[card].key if card >= 0 else "",
        owner=owners[0] if owners else None,
        built=bool(game.built >> hex & 1),
        earned=int(game.grounds[hex] >> EARNED),
    )


def segment_view(game: State, segment: i64) -> SegmentView:
    border = game.pieces.city.borders[int(segment & 255)]
    return SegmentView(border_name(*border), int(segment >> 16), int(segment >> 8 & 255))


def vertex_view(game: State, corner: int) -> VertexView:
    places, river = game.pieces.city.corners[corner], game.pieces.city.river_corners
    return VertexView(
        corner_name(river.index(corner)) if corner in river else "",
        round(sum(1.5 * q for q, _ in places) / 3, 4),
        round(sum(sqrt(3) * (r + q / 2) for q, r in places) / 3, 4),
    )


def branches(game: State) -> tuple[int, ...]:
    """The corners in the middle of the first line where the second may start."""
    metro, city = game.metro, game.pieces.city
    if not metro.second or metro.branched:
        return ()
    return tuple(
        corner for corner in members(metro.joints)
        if any(border >= 0 and metro.fits(border) for border in city.borders_at[3 * corner : 3 * corner + 3])
    )


def bridge_view(game: State, place: int) -> BridgeView:
    left, right = game.pieces.city.bridges[place]
    owner = int(game.bridge_owners >> 3 * place & 7)
    return BridgeView(bridge_name(place), hex_name(left), hex_name(right), owner - 1 if owner else None)


def field_view(game: State, field: int) -> FieldView:
    printed = game.pieces.field_list[field]
    engineers: list[int] = []
    for seat in range(game.seats):
        engineers += [seat] * int(game.of(seat, SENT) >> 3 * field & 7)
    return FieldView(
        key=printed.key.lower(),
        limited=printed.limited,
        engineers=tuple(engineers),
        draw=int(printed.draw),
        look=int(printed.look),
        clear=int(printed.clear),
        rubble=int(printed.rubble),
        concrete=int(printed.concrete),
        funds=int(printed.funds),
        marker=printed.marker and not game.clockwise,
    )


# players


def player_view(game: State, seat: int) -> PlayerView:
    return PlayerView(
        rubble=int(game.of(seat, RUBBLE)),
        concrete=int(game.of(seat, CONCRETE)),
        funds=int(game.of(seat, FUNDS)),
        limit=int(game.limit(seat)),
        engineers=int(game.of(seat, ENGINEERS)),
        all_engineers=int(game.pieces.numbers.engineers[int(game.seats)]),
        passed=bool(game.phase == PLANNING and game.passed >> seat & 1),
        hand=int(count_bits(game.of(seat, HAND))),
        tiles=int(game.of(seat, TILES)),
        markers=int(game.of(seat, MARKERS)),
        sites=tuple(built_view(game, hex) for hex in members(game.of(seat, SITES))),
        built=tuple(built_view(game, hex) for hex in members(game.of(seat, OWNED))),
        tasks=tasks_view(game, game.of(seat, DONE)),
        segments=int(game.of(seat, SEGMENTS)),
        bridges=int(game.of(seat, BRIDGES)),
        points=(
            int(game.of(seat, FROM_BUILDINGS)), int(game.of(seat, FROM_TASKS)),
            int(game.of(seat, FROM_METRO)), int(game.of(seat, FROM_BRIDGES)),
        ),
    )


def built_view(game: State, hex: int) -> BuiltView:
    card = int(game.card_on(hex))
    return BuiltView(card_view(game, card), hex_name(hex), bool(game.used >> card & 1))


# the end


def end_view(game: State) -> EndView:
    scores = tuple(int(score) for score in game.scores())
    ranking = tuple(int(place) for place in game.ranking())
    level = [seat for seat in range(game.seats) if scores[seat] == max(scores)]
    by = "shared" if ranking.count(1) > 1 else "buildings" if len(level) > 1 else "points"
    return EndView(scores, ranking, tuple(sheet_view(game, seat) for seat in range(game.seats)), by)


def sheet_view(game: State, seat: int) -> SheetView:
    [norm] = members(game.of(seat, NORM_CARDS))
    hexes = tuple(hex_score(game, hex) for hex in members(game.of(seat, OWNED)))
    objects = game.pieces.norm_objects[norm * NORM_OBJECTS : norm * NORM_OBJECTS + objects_counted(game)]
    return SheetView(
        buildings=int(game.of(seat, FROM_BUILDINGS)),
        tasks=int(game.of(seat, FROM_TASKS)),
        metro=int(game.of(seat, FROM_METRO)),
        bridges=int(game.of(seat, FROM_BRIDGES)),
        neighbours=sum(hex.neighbours for hex in hexes),
        beside_metro=sum(hex.metro for hex in hexes),
        norm=norms_view(game, game.of(seat, NORM_CARDS))[0],
        have=tuple(int(have(game, seat, kind)) for kind in objects),
        sets=int(norm_sets(game, seat, norm)),
        norm_points=int(norm_points(game, seat)),
        soc=int(style_count(game, seat, SOCREALISM)),
        soc_points=int(style_points(game, seat, SOCREALISM)),
        mod=int(style_count(game, seat, MODERNISM)),
        mod_points=int(style_points(game, seat, MODERNISM)),
        total=int(game.scores()[seat]),
        count=int(count_bits(game.of(seat, BUILT))),
        hexes=hexes,
    )


def hex_score(game: State, hex: int) -> HexScore:
    type = game.pieces.type[game.card_on(hex)]
    liked = wanted_around(game, type, game.bordering(hex))
    return HexScore(
        hex_name(hex), int(neighbour_points(game, type, hex)), int(metro_points(game, hex)),
        tuple(hex_name(one) for one in members(liked)),
    )
