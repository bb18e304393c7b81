"""Which structures meet a panorama, one time after another: what the sheets light up."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from quartier.titles.skyrise.board import Board
from quartier.titles.skyrise.pieces import AIRSHIPS, BRIDGES, LAKES, WINDMILLS


def members(bits: i64) -> tuple[int, ...]:
    """The members of a set, ascending."""
    return tuple(number for number in range(int(bits).bit_length()) if bits >> number & 1)


def feats(panorama: int, standing: i64, board: Board) -> Iterator[tuple[int, ...]]:
    """For each time that it is met, the districts it is met with."""
    if panorama == WINDMILLS:
        yield from ((district,) for district in members(standing & board.windmills))
    elif panorama in (AIRSHIPS, BRIDGES):
        for both in board.airships if panorama == AIRSHIPS else board.bridges:
            if both & standing == both:
                yield members(both)
    elif panorama == LAKES:
        for shores in board.lakes:
            if len(members(shores & standing)) >= board.pieces.shore:
                yield members(shores & standing)
    else:
        for island in board.islands:
            if chain := first_chain(standing & island, board):
                yield chain


def first_chain(standing: i64, board: Board) -> tuple[int, ...]:
    """Three of these districts that hang together, if there are."""
    for district in members(standing):
        touching = members(board.adjacent[district] & standing)
        if len(touching) > 1:
            return tuple(sorted((district, *touching[:2])))
    return ()
