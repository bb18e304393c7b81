"""The score sheets: each round material by material, and the end of the game."""

from __future__ import annotations

from typing import Final

from quartier.core.look import Cell, Look, Row, Sheet
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.titles.blueprints.building import small_building
from quartier.titles.blueprints.names import die_phrase, material_phrase
from quartier.titles.blueprints.pieces import COLOURS
from quartier.titles.blueprints.scoring import PLAN
from quartier.titles.blueprints.ties import AWARD_NAMES, PRIZE_NAMES, Tie
from quartier.titles.blueprints.view import EndView, RoundView, SheetView, View

COUNTING: Final = (PLAN, *range(COLOURS))
"""The order in which a building is counted: its plan first, then the materials."""


def sheets(view: View, look: Look) -> list[Sheet]:
    drawn = [round_sheet(one) for one in view.rounds]
    if view.end is not None:
        drawn.append(end_sheet(view, view.end))
    return drawn


def round_sheet(round: RoundView) -> Sheet:
    best = max(sheet.total for sheet in round.sheets)
    rows = [
        Row(item_phrase(item), tuple(item_cell(sheet, item) for sheet in round.sheets)) for item in COUNTING
    ]
    rows.append(
        Row(
            phrase("sheet-total"),
            tuple(Cell(str(sheet.total), best=sheet.total == best) for sheet in round.sheets), total=True,
        )
    )
    rows.append(Row(phrase("sheet-award"), tuple(award_cell(sheet) for sheet in round.sheets)))
    rows.append(Row(phrase("sheet-prizes"), tuple(prize_cell(sheet) for sheet in round.sheets)))
    return Sheet(
        f"round-{round.number}",
        phrase("sheet-round", round=round.number),
        tuple(rows),
        tuple(tie_phrase(tie, round) for tie in round.ties),
        tuple(
            small_building(
                sheet.plan, tuple(tuple((die.colour, die.face) for die in tower) for tower in sheet.towers)
            )
            for sheet in round.sheets
        ),
    )


def item_phrase(item: int) -> Phrase:
    return phrase("sheet-plan") if item == PLAN else material_phrase(item)


def item_cell(sheet: SheetView, item: int) -> Cell:
    """The points of one item, and the dice that earned them."""
    if item == PLAN:
        return Cell(str(sheet.points[PLAN]))
    earned = tuple(
        die_phrase(die.colour, die.face) for tower in sheet.towers for die in tower if die.colour == item
    )
    return Cell(str(sheet.points[item]), earned)


def award_cell(sheet: SheetView) -> Cell:
    if sheet.award is None:
        return Cell("")
    return Cell("", (phrase(f"award-{AWARD_NAMES[sheet.award]}"),), best=True)


def prize_cell(sheet: SheetView) -> Cell:
    return Cell("", tuple(phrase(f"prize-{PRIZE_NAMES[prize]}") for prize in sheet.prizes))


def tie_phrase(tie: Tie, round: RoundView | None = None) -> Phrase:
    """Who was level, over what, and what decided it."""
    kind = "prize" if tie.over in PRIZE_NAMES else "award" if tie.over in AWARD_NAMES else "over"
    over = phrase(f"{kind}-{tie.over}")
    level = tuple(phrase("name", who=Seat(seat)) for seat in tie.seats)
    if tie.by == "shared":
        return phrase("sheet-even", over=over, level=level)
    why = phrase(f"sheet-tie-{tie.by}")
    if round is not None and tie.by in ("first", "second"):
        colour = round.demand[0 if tie.by == "first" else 1]
        why = phrase(why.key, colour=material_phrase(colour))
    return phrase("sheet-tie", over=over, level=level, who=Seat(tie.seats[0]), why=why)


def end_sheet(view: View, end: EndView) -> Sheet:
    seats = range(view.seats)
    first = [place == 1 for place in end.ranking]
    rows = [
        Row(phrase(f"award-{name}"), tuple(Cell(str(end.awards[seat][award])) for seat in seats))
        for award, name in enumerate(AWARD_NAMES)
        if any(end.awards[seat][award] for seat in seats)
    ]
    rows.append(Row(phrase("sheet-prizes"), tuple(Cell(str(end.prizes[seat])) for seat in seats)))
    rows.append(
        Row(
            phrase("sheet-points"),
            tuple(Cell(str(end.scores[seat]), best=first[seat]) for seat in seats), total=True,
        )
    )
    rows.append(
        Row(
            phrase("sheet-place"),
            tuple(Cell(str(end.ranking[seat]), best=first[seat]) for seat in seats),
        )
    )
    return Sheet("end", phrase("sheet-end"), tuple(rows), tuple(tie_phrase(tie) for tie in end.ties))
