"""The lab: many games at once."""

from quartier.lab.kept import Played, Terms
from quartier.lab.result import Result, Spread, Standing
from quartier.lab.simulate import simulate
from quartier.lab.standings import Duel, Estimate, Placed, Standings, standings
from quartier.lab.tournament import play_games, terms_of

__all__ = [
    "Duel",
    "Estimate",
    "Placed",
    "Played",
    "Result",
    "Spread",
    "Standing",
    "Standings",
    "Terms",
    "play_games",
    "simulate",
    "standings",
    "terms_of",
]
