"""The score sheet of the end, item by item, with the map above it that shows where each comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from quartier.core.look import Cell, Look, Row, Sheet
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.titles.warsaw.atlas import scene
from quartier.titles.warsaw.moves import object_phrase
from quartier.titles.warsaw.names import STYLES, TYPES
from quartier.titles.warsaw.view import EndView, SheetView, View


def sheets(view: View, look: Look) -> list[Sheet]:
    return [] if view.end is None else [end_sheet(view, view.end)]


def end_sheet(view: View, end: EndView) -> Sheet:
    worth = {
        one.hex: one.neighbours + one.metro for sheet in end.sheets for one in sheet.hexes
    }
    rows = [
        plain("buildings", end, lambda sheet: sheet.buildings, hexes_of(view)),
        plain("tasks", end, lambda sheet: sheet.tasks),
        plain("metro", end, lambda sheet: sheet.metro, [f"metro-{one.key}" for one in view.segments]),
        plain("bridges", end, lambda sheet: sheet.bridges, bridges_of(view)),
        *(neighbours(kind, view, end) for kind in TYPES if kind != "transport"),
        beside_metro(view, end),
        Row(phrase("sheet-norm"), tuple(norm(sheet) for sheet in end.sheets)),
        *(style(name, view, end) for name in STYLES),
        *closing(end),
    ]
    return Sheet("end", phrase("sheet-end"), tuple(rows), notes(end), scene=scene(view, worth))


def plain(
    key: str, end: EndView, points: Callable[[SheetView], int], lights: Iterable[str] = (),
) -> Row:
    return Row(
        phrase(f"sheet-{key}"), tuple(Cell(str(points(sheet))) for sheet in end.sheets), lights=tuple(lights)
    )


def hexes_of(view: View) -> list[str]:
    return [f"hex-{one.key}" for one in view.hexes if one.built and one.owner is not None]


def bridges_of(view: View) -> list[str]:
    return [f"bridge-{one.key}" for one in view.bridges if one.owner is not None]


def neighbours(kind: str, view: View, end: EndView) -> Row:
    """What buildings of one type get from those around them; these light up too."""
    of_kind = {one.key for one in view.hexes if one.built and one.type == kind}
    points = [
        sum(one.neighbours for one in sheet.hexes if one.hex in of_kind) for sheet in end.sheets
    ]
    scored = [one for sheet in end.sheets for one in sheet.hexes if one.hex in of_kind and one.neighbours]
    lights = {one.hex for one in scored}.union(*(one.beside for one in scored))
    return Row(
        phrase("sheet-neighbours", type=object_phrase(kind)),
        tuple(Cell(str(won)) for won in points), lights=tuple(f"hex-{key}" for key in sorted(lights)),
    )


def beside_metro(view: View, end: EndView) -> Row:
    lights = [f"metro-{one.key}" for one in view.segments]
    lights += [f"hex-{one.hex}" for sheet in end.sheets for one in sheet.hexes if one.metro]
    return plain("beside-metro", end, lambda sheet: sheet.beside_metro, lights)


def norm(sheet: SheetView) -> Cell:
    """The points, and how many of each object there were."""
    have = tuple(
        Phrase(
            "sheet-have", {"what": object_phrase(what), "count": count}, icon=f"have-{what}-{count}"
        )
        for what, count in zip(sheet.norm.objects, sheet.have, strict=True)
    )
    return Cell(signed(sheet.norm_points), have)


def signed(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


def style(name: str, view: View, end: EndView) -> Row:
    counts: Sequence[tuple[int, int]] = [
        (sheet.soc, sheet.soc_points) if name == "soc" else (sheet.mod, sheet.mod_points)
        for sheet in end.sheets
    ]
    lights = [
        f"hex-{one.hex}" for player in view.players for one in player.built if one.project.function == name
    ]
    cells = [
        Cell(str(points), (phrase("sheet-style-count", count=count),), best=points > 0)
        for count, points in counts
    ]
    label = phrase("sheet-style", sign=object_phrase(name), style=phrase(f"style-{name}"))
    return Row(label, tuple(cells), lights=tuple(lights))


def closing(end: EndView) -> list[Row]:
    first = [place == 1 for place in end.ranking]
    return [
        Row(
            phrase("sheet-total"),
            tuple(
                Cell(signed(sheet.total), best=best) for sheet, best in zip(end.sheets, first, strict=True)
            ),
            total=True,
        ),
        Row(phrase("sheet-count"), tuple(Cell(str(sheet.count)) for sheet in end.sheets)),
        Row(
            phrase("sheet-place"),
            tuple(Cell(str(place), best=place == 1) for place in end.ranking),
        ),
    ]


def notes(end: EndView) -> tuple[Phrase, ...]:
    """What decided between those with the most points."""
    if end.by == "points":
        return ()
    most = max(end.scores)
    level = tuple(phrase("name", who=Seat(seat)) for seat, score in enumerate(end.scores) if score == most)
    if end.by == "shared":
        return (phrase("sheet-shared", level=level),)
    winner = end.ranking.index(1)
    return (phrase("sheet-by-buildings", level=level, who=Seat(winner)),)
