"""Every die, plan and card, wherever it is."""

from __future__ import annotations

from quartier.titles.blueprints.names import MATERIALS
from quartier.titles.blueprints.pieces import CELLS, PRIZES
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.ties import AWARD_NAMES
from quartier.titles.blueprints.view import DieView, die_view, end_view, round_view, taken_view, towers_view


def stock_of(game: Blueprints) -> dict[str, int]:
    rounds = [round_view(game, number) for number in range(game.round)]
    held = end_view(game)
    used = {sheet.plan_key for one in rounds for sheet in one.sheets}
    dealt = {game.pieces.plan_keys[int(plan)] for plan in game.plans}
    deck = {key for number, key in enumerate(game.pieces.plan_keys) if game.plans_left >> number & 1}
    stock = {**dice_of(game), "plans": len(used | dealt | deck)}
    for award, name in enumerate(AWARD_NAMES):
        given = sum(sheet.award == award for one in rounds for sheet in one.sheets)
        stock[name] = game.pieces.award_copies - given + sum(medals[award] for medals in held.awards)
    won = sum(len(sheet.prizes) for one in rounds for sheet in one.sheets)
    stock["prizes"] = PRIZES * game.pieces.prize_copies - won + sum(held.prizes)
    return stock


def dice_of(game: Blueprints) -> dict[str, int]:
    """The dice of each material, and how many are in two places at once."""
    seen = dice_seen(game)
    stock = {
        name: int(game.bag >> 8 * colour & 255) + list(game.demand).count(colour)
        for colour, name in enumerate(MATERIALS)
    }
    for die in seen:
        stock[MATERIALS[die.colour]] += 1
    stock["twice"] = len(seen) - len({die.id for die in seen})
    return stock


def dice_seen(game: Blueprints) -> list[DieView]:
    """The dice that have been rolled: in the pool, in buildings, and out of the round."""
    seen = [die_view(die) for die in (*game.pool[: game.pool_size], *game.discards)]
    for seat in range(game.seats):
        seen += [die for tower in towers_view(game.towers, seat * CELLS) for die in tower]
        seen += [taken.die for taken in taken_view(game, seat) if taken.aside]
    return seen
