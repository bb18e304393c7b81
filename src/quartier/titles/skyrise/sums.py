"""What was scored: an era, and the end; all from what stands on the map and on the players' boards."""

from __future__ import annotations

from itertools import groupby

from librt.vecs import vec
from mypy_extensions import i64

from quartier.titles.skyrise.eras import PAGE
from quartier.titles.skyrise.feats import feats, members
from quartier.titles.skyrise.names import PANORAMAS, WONDERS
from quartier.titles.skyrise.pieces import (
    FACTIONS,
    FIRST_WONDER,
    LOW,
    MEDIUM,
    TALL,
    district_of,
    number_of,
    piece_of,
    seat_of,
)
from quartier.titles.skyrise.players import CARDS, EARNED, OBJECTIVE, STANDING, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.scoring import (
    commission_points,
    in_objective,
    key_points,
    objective_points,
    patron_points,
    row_worth,
    strongest,
    surplus_discs,
)
from quartier.titles.skyrise.table import ERAS, NOWHERE
from quartier.titles.skyrise.view import (
    ControlView,
    EndView,
    EraView,
    FeatView,
    PanoramaView,
    StructureView,
)

Heights = tuple[int, int, int]


def heights(values: vec[i64], at: int) -> Heights:
    """Districts with a tall, a medium, a low building, of the three sets written there."""
    return int(values[at + TALL]), int(values[at + MEDIUM]), int(values[at + LOW])


def counts(built: Heights, districts: i64) -> tuple[int, int, int]:
    tall, medium, low = (len(members(one & districts)) for one in built)
    return tall, medium, low


def structures_on(game: Skyrise, districts: i64) -> tuple[StructureView, ...]:
    """What stands on these districts, player by player."""
    return tuple(structure_view(game, site) for site in sorted(game.sites[one] for one in members(districts)))


def structure_view(game: Skyrise, site: i64) -> StructureView:
    seat, piece, district = int(seat_of(site)), int(piece_of(site)), int(district_of(site))
    if piece >= FIRST_WONDER:
        return StructureView(seat, district, 0, None, WONDERS[int(game.card_of(seat, piece)) - 1])
    number = int(number_of(game.pieces, seat, piece))
    return StructureView(seat, district, number, int(game.pieces.heights[piece]))


# an era


def era_view(game: Skyrise, number: int) -> EraView:
    seats = range(int(game.seats))
    page = number * len(seats) * PAGE
    last = number == ERAS - 1
    built = [heights(game.archive, page + seat * PAGE) for seat in seats]
    standing = [int(game.players[seat * WIDTH + STANDING]) if last else sum(built[seat]) for seat in seats]
    return EraView(
        number=number + 1,
        structures=structures_on(game, sum(standing)),
        control=tuple(
            control_view(game, island, page, built)
            for island, there in enumerate(game.board.islands) if there
        ),
        panoramas=tuple(
            panorama_view(game, int(card), standing) for card in (game.first, game.second)
        ),
        wonders=tuple(wonders_built(game, seat) if last else () for seat in seats),
        totals=tuple(int(game.archive[page + seat * PAGE + PAGE - 1]) for seat in seats),
    )


def control_view(game: Skyrise, island: int, page: int, built: list[Heights]) -> ControlView:
    districts = game.board.islands[island]
    found = [counts(one, districts) for one in built]
    holders = members(strongest(game.archive, page, PAGE, game.seats, districts))
    return ControlView(
        island, tuple(found), holders, int(game.pieces.control) if holders else 0, settled_by(found, holders)
    )


def settled_by(found: list[tuple[int, int, int]], holders: tuple[int, ...]) -> str:
    """The first height in which no other keeps up with who controls an island."""
    if len(holders) != 1:
        return "shared" if holders else "nobody"
    best = found[holders[0]]
    others = [one for seat, one in enumerate(found) if seat not in holders]
    for step, name in enumerate(("tall", "medium", "low")):
        if all(one[: step + 1] < best[: step + 1] for one in others):
            return name
    raise AssertionError("somebody is ahead")


def panorama_view(game: Skyrise, card: int, standing: list[int]) -> PanoramaView:
    found = tuple(
        FeatView(seat, int(game.board.island_of[districts[0]]), districts)
        for seat, own in enumerate(standing)
        for districts in feats(card, own, game.board)
    )
    each = int(game.pieces.panoramas[card])
    points = tuple(each * sum(feat.seat == seat for feat in found) for seat in range(game.seats))
    return PanoramaView(PANORAMAS[card], each, found, points)


def wonders_built(game: Skyrise, seat: int) -> tuple[tuple[str, int], ...]:
    """In the order they were chosen, with what each brought."""
    at = seat * WIDTH
    built = {int(piece_of(site)) for site in game.sites if site != NOWHERE and seat_of(site) == seat}
    return tuple(
        (WONDERS[int(game.players[at + CARDS + which]) - 1], int(game.players[at + EARNED + which]))
        for which in range(2)
        if FIRST_WONDER + which in built
    )


# the end


def end_view(game: Skyrise) -> EndView:
    players, board, seats = game.players, game.board, range(int(game.seats))
    scores = tuple(int(score) for score in game.scores())
    ranking = tuple(int(place) for place in game.ranking())
    by_place = sorted(seats, key=ranking.__getitem__)
    tied = [tuple(group) for _, group in groupby(by_place, key=scores.__getitem__)]
    return EndView(
        objectives=tuple(
            (
                int(players[seat * WIDTH + OBJECTIVE]), int(in_objective(players, seat, board)),
                int(objective_points(players, seat, board)),
            )
            for seat in seats
        ),
        patrons=tuple(int(patron_points(players, seat, game.values)) for seat in seats),
        surplus=tuple(int(surplus_discs(players, seat) * game.pieces.surplus) for seat in seats),
        keys=tuple(int(key_points(players, seat, board)) for seat in seats),
        commissions=tuple(int(commission_points(players, seat, board)) for seat in seats),
        rows=tuple(
            tuple(
                (
                    len(members(players[seat * WIDTH + STANDING] & board.factions[faction])),
                    int(row_worth(players, seat, faction, board)),
                )
                for seat in seats
            )
            for faction in range(FACTIONS)
        ),
        scores=scores,
        ranking=ranking,
        level=tuple(group for group in tied if len(group) > 1),
    )
