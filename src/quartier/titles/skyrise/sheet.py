"""The score sheets: each era island by island, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, g, polygon

from quartier.core.look import Cell, Look, Row, Sheet
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.draw.palette import GOLD
from quartier.draw.svg import at, canvas, corners, lit, number
from quartier.draw.text import drawn_once
from quartier.titles.skyrise.discs import GROUNDS
from quartier.titles.skyrise.landmarks import landmark_of
from quartier.titles.skyrise.names import FACTIONS, HEIGHTS, faction_phrase, island_phrase
from quartier.titles.skyrise.scenery import airship, bridge, edge, lake, rock, windmill
from quartier.titles.skyrise.shapes import Ground, Land, ground_of
from quartier.titles.skyrise.skymap import RAISE, SIZE, shrunk
from quartier.titles.skyrise.towers import MEDIUM, SHORT, TALL, tower
from quartier.titles.skyrise.view import ControlView, EndView, EraView, PanoramaView, StructureView, View


def sheets(view: View, look: Look) -> list[Sheet]:
    drawn = [era_sheet(view, one) for one in view.eras]
    if view.end is not None:
        drawn.append(end_sheet(view, view.end))
    return drawn


def points(earned: int, pieces: tuple[Phrase, ...] = (), best: bool = False) -> Cell:
    return Cell(str(earned) if earned else "–", pieces, best=best and earned > 0)


# an era


def era_sheet(view: View, era: EraView) -> Sheet:
    rows = [wonders_row(era)] if any(era.wonders) else []
    rows += [control_row(one, view, era) for one in era.control]
    for panorama in era.panoramas:
        rows += panorama_rows(panorama, view)
    best = max(era.totals)
    rows.append(
        Row(phrase("sheet-total"), tuple(Cell(str(one), best=one == best) for one in era.totals), total=True)
    )
    notes = tuple(control_note(one) for one in era.control if one.by not in ("tall", "nobody"))
    return Sheet(
        f"era-{era.number}", phrase("sheet-era", era=era.number), tuple(rows), notes, scene=scene(view, era)
    )


def wonders_row(era: EraView) -> Row:
    return Row(
        phrase("sheet-wonders"),
        tuple(
            points(sum(brought for _, brought in built), tuple(phrase(f"wonder-{card}") for card, _ in built))
            for built in era.wonders
        ),
        lights=spots(one.district for one in era.structures if one.wonder),
    )


def control_row(one: ControlView, view: View, era: EraView) -> Row:
    """How many tall, medium and low buildings each has there, and who holds the island."""
    cells = tuple(
        Cell(
            str(one.points) if seat in one.holders else "–",
            counted(seat, counts),
            best=seat in one.holders,
        )
        for seat, counts in enumerate(one.counts)
    )
    districts = next(island.districts for island in view.islands if island.id == one.island)
    standing = tuple(f"at-{built.district}" for built in era.structures if built.district in districts)
    name = island_phrase(one.island)
    return Row(phrase("sheet-control", island=name), cells, lights=(f"island-{one.island}", *standing))


def counted(seat: int, counts: tuple[int, int, int]) -> tuple[Phrase, ...]:
    """So many tall, medium and low buildings."""
    return tuple(
        phrase("sheet-count", building=drawn_building(seat, height), count=count)
        for height, count in zip((TALL, MEDIUM, SHORT), counts, strict=True) if count
    )


def drawn_building(seat: int, height: int) -> Phrase:
    name = HEIGHTS[height]
    return Phrase(f"building-{name}", icon=f"building-{seat}-{name}")


def control_note(one: ControlView) -> Phrase:
    return phrase(f"sheet-by-{one.by}", island=island_phrase(one.island))


def panorama_rows(one: PanoramaView, view: View) -> list[Row]:
    """Island by island where it was met at all; one row if nobody met it."""
    name = phrase(f"panorama-{one.card}")
    rows = []
    for island in view.islands:
        feats = [feat for feat in one.feats if feat.island == island.id]
        if feats:
            times = [sum(feat.seat == seat for feat in feats) for seat in range(view.seats)]
            rows.append(
                Row(
                    phrase("sheet-panorama", panorama=name, island=island_phrase(island.id)),
                    tuple(
                        Cell(
                            str(one.each * count) if count else "–",
                            (phrase("sheet-times", count=count),) if count > 1 else (),
                        )
                        for count in times
                    ),
                    lights=(
                        f"island-{island.id}", *(("bridges",) if one.card == "bridges" else ()),
                        *spots({place for feat in feats for place in feat.districts}),
                    ),
                )
            )
    return rows or [Row(name, (Cell("–"),) * view.seats)]


def spots(districts: Iterable[int]) -> tuple[str, ...]:
    """What stands in these districts, each with a ring."""
    return tuple(f"{kind}-{one}" for one in sorted(districts) for kind in ("at", "spot"))


# the map as it stood, to follow the scoring on


def scene(view: View, era: EraView) -> Element:
    ground = ground_of(view)
    factions = {district.id: district.faction for district in view.districts}
    standing = {one.district: one for one in era.structures}
    lands = sorted(ground.lands, key=lambda one: one.place.y)
    return canvas(ground.width, ground.height)[
        [bare_land(land, tuple(factions[plot.id] for plot in land.plots)) for land in lands],
        lit("bridges", [bridge(*ends) for ends in ground.bridges]),
        [
            built(ground, one)
            for one in sorted(standing.values(), key=lambda one: ground.plots()[one.district].site[1])
        ],
        [lit(f"spot-{one}", spot(ground, one)) for one in standing],
    ]


@drawn_once
def bare_land(land: Land, factions: tuple[int, ...]) -> Element:
    return lit(
        f"island-{land.id}",
        rock(land.rim, 46 if land.id else 30), edge(land.rim),
        [
            polygon(
                points=corners(plot.outline), fill=GROUNDS[faction], stroke="currentColor", stroke_width="1.4"
            )
            for plot, faction in zip(land.plots, factions, strict=True)
        ],
        [lake(shore) for shore in land.lakes],
        [airship(*tips) for tips in land.airships],
        [
            g(at(plot.mill[0], plot.mill[1] + 9))[windmill()]
            for plot in land.plots if plot.mill is not None
        ],
    )


def built(ground: Ground, one: StructureView) -> Element:
    x, y = ground.plots()[one.district].site
    drawn = landmark_of(one.wonder, one.seat) if one.height is None else tower(one.seat, one.height)
    return lit(
        f"at-{one.district}", g(transform=f"translate({number(x)} {number(y + RAISE)}) scale({SIZE})")[drawn]
    )


def spot(ground: Ground, district: int) -> Element:
    """A ring around what counts, not seen before it does."""
    return polygon(
        class_="spot", opacity="0", points=corners(shrunk(ground.plots()[district].outline)), fill="none",
        stroke=GOLD, stroke_width="5",
        stroke_linejoin="round",
    )


# the end


def end_sheet(view: View, end: EndView) -> Sheet:
    seats = range(view.seats)
    first = [place == 1 for place in end.ranking]
    before = view.eras[-1].totals
    rows = [
        Row(phrase("sheet-before"), tuple(Cell(str(before[seat])) for seat in seats)),
        Row(
            phrase("sheet-objective"),
            tuple(
                points(
                    earned, (phrase("sheet-objective-count", faction=faction_phrase(faction), count=count),)
                )
                for faction, count, earned in end.objectives
            ),
        ),
        Row(phrase("sheet-patrons"), tuple(points(one) for one in end.patrons)),
        Row(phrase("sheet-surplus"), tuple(points(one) for one in end.surplus)),
        Row(phrase("sheet-keys"), tuple(points(one) for one in end.keys)),
        Row(phrase("sheet-commissions"), tuple(points(one) for one in end.commissions)),
    ]
    factions = {district.id: district.faction for district in view.districts}
    rows += [
        Row(
            faction_phrase(faction),
            tuple(
                points(count * worth, (phrase("sheet-each", count=count, worth=worth),) if count else ())
                for count, worth in end.rows[faction]
            ),
            lights=spots(one.district for one in view.structures if factions[one.district] == faction),
        )
        for faction in range(len(FACTIONS))
    ]
    rows.append(
        Row(
            phrase("sheet-points"), tuple(Cell(str(end.scores[seat]), best=first[seat]) for seat in seats),
            total=True,
        )
    )
    rows.append(
        Row(phrase("sheet-place"), tuple(Cell(str(end.ranking[seat]), best=first[seat]) for seat in seats))
    )
    notes = tuple(
        phrase(
            "sheet-level", level=tuple(phrase("name", who=Seat(seat)) for seat in level), who=Seat(level[0])
        )
        for level in end.level
    )
    return Sheet("end", phrase("sheet-end"), tuple(rows), notes, scene=scene(view, view.eras[-1]))
