"""The whole truth as plain data, pieces named as the rulebook names them."""

from __future__ import annotations

import msgspec

from quartier.titles.skyrise.feats import members
from quartier.titles.skyrise.names import DISCS, FACTIONS, PATRONS, SIDES, district_name
from quartier.titles.skyrise.players import HAND, OBJECTIVE, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.seeing import card_names, cards_of, view_of
from quartier.titles.skyrise.view import PieceView, View

Data = dict[str, object]


def truth_of(game: Skyrise) -> Data:
    view = view_of(game, None)
    seats = range(int(game.seats))
    return {
        "era": view.era,
        "auction": view.auction,
        "phase": view.phase,
        "active": view.active,
        "opener": view.opener,
        "bids": [
            {"player": bid.seat, "bid": piece(bid.piece), "district": district_name(bid.district)}
            for bid in view.bids
        ],
        "placed": int(game.placed),
        "resolved": game.resolved,
        "won_last": int(game.won),
        "olmsted_own": game.olmsted_own,
        "islands": {SIDES[side]: tile + 1 for side, tile in game.board.tiles.items()},
        "discs": {
            name: [district_name(district) for district in members(game.discs[disc])]
            for disc, name in enumerate(DISCS)
        },
        "panoramas": list(view.panoramas),
        "patron_values": {letter: int(game.values[number]) for number, letter in enumerate(PATRONS)},
        "players": [player(game, view, seat) for seat in seats],
        "eras": [msgspec.to_builtins(era) for era in view.eras],
        "result": None if view.end is None else {
            "points": list(view.end.scores), "places": list(view.end.ranking)
        },
    }


def piece(one: PieceView) -> str:
    return one.wonder if one.height is None else str(one.number)


def player(game: Skyrise, view: View, seat: int) -> Data:
    own = view.players[seat]
    return {
        "prestige": own.prestige,
        "stock": [piece(one) for one in own.stock],
        "structures": {
            district_name(one.district): one.wonder or ("low", "medium", "tall")[one.height or 0]
            for one in view.structures if one.seat == seat
        },
        "passed": own.passed,
        "rows": dict(zip(FACTIONS, own.rows, strict=True)),
        "surplus": dict(zip(FACTIONS, own.surplus, strict=True)),
        "patrons": dict(zip(PATRONS, own.patrons, strict=True)),
        "commissions": own.commissions,
        "keys": list(own.keys),
        "objective": FACTIONS[int(game.players[seat * WIDTH + OBJECTIVE])],
        "objective_known": own.objective is not None,
        "hand": list(card_names(members(game.players[seat * WIDTH + HAND]))),
        "wonders": list(card_names(cards_of(game, seat))),
        "finished": own.finished,
    }
