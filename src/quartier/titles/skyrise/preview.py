"""What a choice would bring now, line by line; only from what its seat knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.phrase import Phrase, phrase
from quartier.titles.skyrise.feats import members
from quartier.titles.skyrise.names import (
    disc_phrase,
    district_phrase,
    faction_phrase,
    island_phrase,
    panorama_phrase,
    wonder_phrase,
)
from quartier.titles.skyrise.outlook import (
    gain,
    gain_of_disc,
    known_values,
    take_disc,
    with_structure,
    would_earn,
)
from quartier.titles.skyrise.pieces import (
    BUILDINGS,
    FACTIONS,
    FIRST_WONDER,
    NO_DISC,
    OTHER,
    PASS,
    ROW,
    SHIFT,
    TAKE_DISC,
    VAULT,
    WILD,
)
from quartier.titles.skyrise.players import OBJECTIVE, STANDING, STOCK, WIDTH, in_row
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.scoring import holders, in_objective, row_worth, times_met
from quartier.titles.skyrise.table import RAISING


def preview(game: Skyrise, seat: int, code: int) -> list[Phrase]:
    kind, place = code >> SHIFT, code & 63
    if kind < OTHER:
        return of_structure(game, seat, kind, place)
    disc = disc_of(game, code)
    if disc is None:
        return []
    after = game.players[:]
    take_disc(game, after, seat, disc, known_values(game, seat))
    return [
        phrase("preview-disc", disc=disc_phrase(disc)), *rows(game, seat, after),
        phrase("preview-total", points=int(gain_of_disc(game, seat, disc))),
    ]


def worth(game: Skyrise, seat: int, code: int) -> str:
    """How much more prestige this seat would have at the next scoring."""
    kind, disc = code >> SHIFT, disc_of(game, code)
    if kind < OTHER:
        return signed(int(gain(game, seat, kind, code & 63)))
    return "" if disc is None else signed(int(gain_of_disc(game, seat, disc)))


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def disc_of(game: Skyrise, code: int) -> int | None:
    """The disc that this choice takes or assigns, if it is about one alone."""
    if code >> SHIFT == TAKE_DISC:
        return int(game.disc_at(code & 63))
    return code - WILD if PASS < code < NO_DISC else None


def of_structure(game: Skyrise, seat: int, piece: int, district: int) -> list[Phrase]:
    """The district, its disc, and whatever else would change; then the sum."""
    board = game.board
    faction, disc = int(board.faction_of[district]), int(game.disc_at(district))
    after = with_structure(game, seat, piece, district)
    take_disc(game, after, seat, disc, known_values(game, seat))
    lines = [
        phrase("preview-district", district=district_phrase(district), faction=faction_phrase(faction)),
        phrase("preview-disc-none") if disc < 0 else phrase("preview-disc", disc=disc_phrase(disc)),
        *rows(game, seat, after),
        *control(game, seat, after, int(board.island_of[district])),
        *panoramas(game, seat, after),
    ]
    if faction == game.players[seat * WIDTH + OBJECTIVE]:
        lines.append(
            phrase(
                "preview-objective", faction=faction_phrase(faction),
                count=int(in_objective(after, seat, board)), needed=int(board.pieces.objective_structures),
            )
        )
    if piece >= FIRST_WONDER:
        lines.append(of_wonder(game, seat, piece, district, after))
    around = len(members(board.adjacent[district] & game.vacant & ~(1 << district)))
    lines.append(phrase("preview-neighbours", count=around))
    lines.append(phrase("preview-total", points=int(gain(game, seat, piece, district))))
    return lines


def of_wonder(game: Skyrise, seat: int, piece: int, district: int, after: vec[i64]) -> Phrase:
    card = int(game.card_of(seat, piece))
    if card == VAULT:
        return phrase("preview-vault", wonder=wonder_phrase(card))
    points = int(would_earn(game, after, seat, piece, district))
    return phrase("preview-wonder", wonder=wonder_phrase(card), points=points)


def rows(game: Skyrise, seat: int, after: vec[i64]) -> list[Phrase]:
    """The rows whose structures would be worth more, or less."""
    lines = []
    for faction in range(FACTIONS):
        old, new = (int(row_worth(players, seat, faction, game.board)) for players in (game.players, after))
        if old != new:
            lines.append(phrase("preview-row", faction=faction_phrase(faction), old=old, new=new))
    return lines


def control(game: Skyrise, seat: int, after: vec[i64], island: int) -> list[Phrase]:
    districts = game.board.islands[island]
    old, new = (
        int(game.pieces.control) if holders(players, game.seats, districts) >> seat & 1 else 0
        for players in (game.players, after)
    )
    return [] if old == new else [phrase("preview-control", island=island_phrase(island), old=old, new=new)]


def panoramas(game: Skyrise, seat: int, after: vec[i64]) -> list[Phrase]:
    lines, at = [], seat * WIDTH + STANDING
    for card in (int(game.first), int(game.second)):
        more = int(
            times_met(card, after[at], game.board.all, game.board)
            - times_met(card, game.players[at], game.board.all, game.board)
        )
        if more:
            points = more * int(game.pieces.panoramas[card])
            lines.append(
                phrase("preview-panorama", panorama=panorama_phrase(card), count=more, points=points)
            )
    return lines


# likely slips


def warning(game: Skyrise, seat: int, code: int) -> Phrase | None:
    kind = code >> SHIFT
    if kind < FIRST_WONDER and game.phase == RAISING and (lower := dear(game, seat, kind)):
        return phrase("warning-dear", number=lower)
    if kind < OTHER:
        disc = int(game.disc_at(code & 63))
    else:
        asked = disc_of(game, code)
        disc = -1 if asked is None else asked
    if 0 <= disc < FACTIONS and in_row(game.players, seat, disc) == ROW - 1:
        old, new = (int(game.pieces.track[count]) for count in (ROW - 1, ROW))
        if new < old:
            return phrase("warning-four", faction=faction_phrase(disc), old=old, new=new)
    return None


def dear(game: Skyrise, seat: int, piece: int) -> int | None:
    """A lower number of the same height that nobody left in this auction could beat either."""
    stock, heights = game.players[seat * WIDTH + STOCK], game.pieces.heights
    bid = number(game, seat, piece)
    for lower in sorted(range(BUILDINGS), key=lambda one: number(game, seat, one)):
        one = number(game, seat, lower)
        if game.top < one < bid and stock >> lower & 1 and heights[lower] == heights[piece]:
            return None if may_be_beaten(game, seat, one) else one
    return None


def may_be_beaten(game: Skyrise, seat: int, bid: int) -> bool:
    for other in range(game.seats):
        stock = game.players[other * WIDTH + STOCK]
        if other != seat and not game.out >> other & 1:
            if stock >> FIRST_WONDER:
                return True
            if any(stock >> one & 1 and number(game, other, one) > bid for one in range(BUILDINGS)):
                return True
    return False


def number(game: Skyrise, seat: int, piece: int) -> int:
    return int(game.pieces.numbers[seat * BUILDINGS + piece])
