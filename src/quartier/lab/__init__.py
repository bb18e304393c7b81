"""The lab: many games at once."""

from quartier.lab.result import Result, Spread, Standing
from quartier.lab.simulate import simulate

__all__ = ["Result", "Spread", "Standing", "simulate"]
