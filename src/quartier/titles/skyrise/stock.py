"""Every building, disc, card and objective, wherever it is."""

from __future__ import annotations

from quartier.titles.skyrise.feats import members
from quartier.titles.skyrise.names import MATERIALS, PATRONS
from quartier.titles.skyrise.pieces import COMMISSION, FACTIONS, FIRST_PATRON, WILD_DISC
from quartier.titles.skyrise.players import COMMISSIONS, HAND, OBJECTIVE, PATRON, WIDTH
from quartier.titles.skyrise.players import DISCS as DISCS_OF
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.seeing import cards_of, view_of
from quartier.titles.skyrise.table import ASSIGNING
from quartier.titles.skyrise.view import View


def stock_of(game: Skyrise) -> dict[str, int]:
    seats = range(int(game.seats))
    view = view_of(game, None)
    used = [one.district for one in view.structures] + [bid.district for bid in view.bids]
    cards = [card for seat in seats for card in (*cards_of(game, seat), *in_hand(game, seat))]
    return {
        **discs_of(game),
        **{MATERIALS[seat]: buildings_of(view, seat) for seat in seats},
        "districts": len(set(members(game.vacant)).union(used)),
        "built-twice": len(members(game.vacant)) + len(used) - len(view.districts),
        "cards-twice": len(cards) - len(set(cards)),
        "objectives": len({int(game.players[seat * WIDTH + OBJECTIVE]) for seat in seats}),
        "patron-values": sum(int(value) for value in game.values),
    }


def in_hand(game: Skyrise, seat: int) -> tuple[int, ...]:
    return members(game.players[seat * WIDTH + HAND])


def buildings_of(view: View, seat: int) -> int:
    """Numbered ones: beside the board, on the map as bids, and built."""
    player = view.players[seat]
    laid = [bid.piece for bid in view.bids if bid.seat == seat]
    built = [one.height for one in view.structures if one.seat == seat]
    held = [one.height for one in (*player.stock, *player.locked, *laid)]
    return sum(height is not None for height in (*held, *built))


def discs_of(game: Skyrise) -> dict[str, int]:
    """A wild disc that was assigned is one of its faction: these are counted together."""
    rows = [seat * WIDTH for seat in range(game.seats)]
    lying = [len(members(districts)) for districts in game.discs]
    held = sum(int(game.players[row + DISCS_OF + faction]) for row in rows for faction in range(FACTIONS))
    stock = {
        "factions": sum(lying[:FACTIONS]) + lying[WILD_DISC] + held + pending_wild(game),
        "commissions": lying[COMMISSION] + sum(int(game.players[row + COMMISSIONS]) for row in rows),
    }
    for letter, name in enumerate(PATRONS):
        held = sum(int(game.players[row + PATRON + letter]) for row in rows)
        stock[f"patrons-{name}"] = lying[FIRST_PATRON + letter] + held
    return stock


def pending_wild(game: Skyrise) -> int:
    """A wild disc that its new owner has still to assign."""
    return int(game.phase == ASSIGNING)
