"""The page itself: what a seat cannot know makes no difference to a byte of it."""

from __future__ import annotations

from quartier.core.game import Game
from quartier.table import Player, Table
from quartier.table.course import Course
from quartier.titles import AnyTitle
from quartier.web.reader import Reader
from quartier.web.sight import sight
from quartier.web.table_page import table_page
from quartier.words import LANGUAGES
from tests.conformance.laws import law
from tests.conformance.plays import Play, Scene, seats_owing
from tests.conformance.sight import NAMES, assert_same_sight, marks_in


def table_at(scene: Scene, game: Game) -> Table:
    """A table whose log led to here, and whose truth is this game."""
    title, play = scene.title, scene.play
    course = Course(title, play.seats, play.options, play.seed)
    for seat, code in scene.line[: scene.n]:
        course.take(*course.moved(seat, title.describe(course.game, seat, code)))
    course.game = game
    table = Table.__new__(Table)
    table.key, table.name, table.title, table.options = "k", "Lantern", title, play.options
    table.course, table.fault, table.pace, table.commitment = course, None, "normal", "c"
    table.changes, table.said = 0, []
    table.remember(None)
    table.players = [Player(seat, NAMES[seat]) for seat in range(play.seats)]
    return table


def page(table: Table, seat: int | None, clicks: list[str], language: str) -> str:
    reader = Reader(language=language, theme="auto", confirm=True, name="", token="t")
    shown = table_page(sight(reader, table, seat, clicks), None)
    return f"{shown.title}{shown.head}{shown.body}"


@law(plays=20)
def no_leak_on_the_page(title: AnyTitle, play: Play) -> None:
    """With nothing picked, with a move in the making, and with something refused."""
    scene = Scene(title, play)
    game = scene.now()
    luck = scene.luck(5)
    language = LANGUAGES[play.luck % 3]
    seat = (seats_owing(game) or [0])[0] if play.luck % 4 else play.luck % play.seats
    tables = [table_at(scene, one) for one in (game, game.imagine(seat, scene.luck()))]
    for viewer in (seat, None):
        plain = page(tables[0], viewer, [], language)
        marks = marks_in(plain) or ["x"]
        clicks = [[], ["nothing-of-the-kind"], *([marks[int(luck.below(1, len(marks)))]] for _ in range(2))]
        if viewer is not None:
            clicks.extend(list(choice.marks) for choice in title.menu(game, viewer)[:1])
        for picked in clicks:
            before, after = ({"page": page(table, viewer, picked, language)} for table in tables)
            assert_same_sight(before, after, f"seat {viewer}, {picked}")
