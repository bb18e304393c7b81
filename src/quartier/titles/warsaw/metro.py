"""The metro: one network of all players, of one line, and from the second stage of two.

A segment lies on a border between two spaces of one bank. It goes on from an open end, and its other
end touches no metro yet, so nothing closes to a loop and lines never join. An end closes on the rim,
and on the river unless the one tunnel leads on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit
from quartier.titles.warsaw.city import BORDERS_IN_A_WORD, NO_BORDER, RIM, City

FIRST_LINE: Final = 1
SECOND_LINE: Final = 2


class Metro:
    def __init__(self, city: City) -> None:
        self.city: City = city
        self.left_only: bool = False
        """Whether the right bank is closed."""
        self.second: bool = False
        """Whether a second line may start."""
        self.branched: bool = False
        # every segment in the order they were laid: border, line and owner, a byte each
        self.segments: vec[i64] = vec[i64]()
        self.beside: i64 = 0
        """The spaces that border metro."""
        self.touched: i64 = 0
        """The corners any metro or the tunnel reaches."""
        self.first_ends: i64 = 0
        self.second_ends: i64 = 0
        """The open ends of each line."""
        self.joints: i64 = 0
        """Where two segments of the first line meet."""
        self.tunnel: i64 = 0
        """Its two ends."""
        self.mouths: i64 = 0
        """Where the tunnel may come up, while somebody has to say."""
        self.digging: i64 = 0
        """The ends on the river it may start from."""
        self.low: i64 = 0
        self.high: i64 = 0
        """The borders where the next segment may lie."""

    def copy(self) -> Metro:
        twin = Metro(self.city)
        twin.left_only = self.left_only
        twin.second = self.second
        twin.branched = self.branched
        twin.segments = self.segments[:]
        twin.beside = self.beside
        twin.touched = self.touched
        twin.first_ends = self.first_ends
        twin.second_ends = self.second_ends
        twin.joints = self.joints
        twin.tunnel = self.tunnel
        twin.mouths = self.mouths
        twin.digging = self.digging
        twin.low = self.low
        twin.high = self.high
        return twin

    def open(self, left_only: bool) -> None:
        """Nothing is laid yet: everywhere is possible."""
        self.left_only = left_only
        self.survey()

    def start_second_stage(self) -> None:
        self.second = True
        self.survey()

    def fits(self, border: i64) -> bool:
        word: i64 = self.low if border < BORDERS_IN_A_WORD else self.high
        return (word >> (border % BORDERS_IN_A_WORD)) & 1 != 0

    def line_at(self, border: i64) -> i64:
        """The line a segment here would belong to."""
        if len(self.segments) == 0:
            return FIRST_LINE
        one: i64 = self.city.ends[2 * border]
        other: i64 = self.city.ends[2 * border + 1]
        for end in (one, other):
            if end != RIM and (self.first_ends >> end) & 1:
                return FIRST_LINE
        return SECOND_LINE

    def lay(self, border: i64, owner: i64) -> None:
        """A segment on a border where one fits."""
        line: i64 = self.line_at(border)
        self.segments = append(self.segments, border | line << 8 | owner << 16)
        self.beside |= self.city.sides[border]
        one: i64 = self.city.ends[2 * border]
        other: i64 = self.city.ends[2 * border + 1]
        known: i64 = self.touched
        for end in (one, other):
            if end != RIM and (known >> end) & 1:
                self.go_on_from(bit(end), line)
        for end in (one, other):
            if end != RIM and not (known >> end) & 1:
                self.reach(end, line)
        if self.digging:
            self.dig_or_ask()
        self.survey()

    def go_on_from(self, corner: i64, line: i64) -> None:
        if corner & self.first_ends:
            self.first_ends ^= corner
            self.joints |= corner
        elif corner & self.second_ends:
            self.second_ends ^= corner
        else:
            self.branched = True

    def reach(self, end: i64, line: i64) -> None:
        corner: i64 = bit(end)
        self.touched |= corner
        if corner & self.city.on_river:
            if self.tunnel == 0 and not self.left_only:
                self.digging |= corner
        elif line == FIRST_LINE:
            self.first_ends |= corner
        else:
            self.second_ends |= corner

    def dig_or_ask(self) -> None:
        """The tunnel comes up where it can; if there are several places, somebody has to say."""
        ends: i64 = self.digging
        while ends:
            self.mouths |= self.city.mouths[lowest_bit(ends)] & ~self.touched
            ends &= ends - 1
        if count_bits(self.mouths) == 1:
            self.dig(lowest_bit(self.mouths))
        elif self.mouths == 0:
            self.digging = 0

    def dig(self, mouth: i64) -> None:
        line: i64 = (self.segments[len(self.segments) - 1] >> 8) & 255
        self.tunnel = bit(mouth) | (self.city.mouths[mouth] & self.digging)
        self.touched |= bit(mouth)
        if line == FIRST_LINE:
            self.first_ends |= bit(mouth)
        else:
            self.second_ends |= bit(mouth)
        self.mouths = 0
        self.digging = 0
        self.survey()

    def survey(self) -> None:
        """Find the borders where the next segment may lie."""
        if len(self.segments) == 0:
            borders = self.city.left_borders if self.left_only else self.city.all_borders
            self.low = borders[0]
            self.high = borders[1]
            return
        self.low = 0
        self.high = 0
        starts: i64 = self.first_ends | self.second_ends
        if self.second and not self.branched:
            starts |= self.joints
        end: i64 = 0
        while starts >> end:
            if (starts >> end) & 1:
                self.survey_from(end)
            end += 1

    def survey_from(self, end: i64) -> None:
        side: i64 = 0
        while side < 3:
            border: i64 = self.city.borders_at[3 * end + side]
            side += 1
            if border == NO_BORDER or self.is_laid(border):
                continue
            far: i64 = self.city.ends[2 * border] + self.city.ends[2 * border + 1] - end
            if far != RIM and (self.touched >> far) & 1:
                continue
            if self.left_only and self.city.sides[border] & self.city.right:
                continue
            if border < BORDERS_IN_A_WORD:
                self.low |= bit(border)
            else:
                self.high |= bit(border - BORDERS_IN_A_WORD)

    def is_laid(self, border: i64) -> bool:
        place: i64 = len(self.segments) - 1
        while place >= 0:
            if self.segments[place] & 255 == border:
                return True
            place -= 1
        return False
