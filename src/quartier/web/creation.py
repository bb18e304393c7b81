"""Setting a table: at once against bots, or seat by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import htpy as h
from htpy import Element, Node
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from quartier.bots import BOTS
from quartier.core.phrase import Mistake
from quartier.table import PAUSES, PERSON
from quartier.titles import AnyTitle, all_titles, find_title
from quartier.web.forms import sent
from quartier.web.frame import Page, plain, respond
from quartier.web.reader import Asked, Reader, reader_of, remember_name
from quartier.web.seats import remember_links, remember_seat, seated, tables_of
from quartier.web.sight import title_name
from quartier.web.table_page import token
from quartier.words import Words

NOBODY = "nobody"
HERE = "here"
"""Somebody who plays on the same screen."""
NOT_HERE: Mapping[int, str] = MappingProxyType({})
COMPANION = "greedy"
"""The bot one plays against when nothing else was asked for."""


@get("/tables/new", media_type=MediaType.HTML)
async def new_table(request: Asked) -> Response[str]:
    reader = reader_of(request)
    titles = all_titles()
    title = find_title(request.query_params.get("title") or next(iter(titles)))
    return respond(request, reader, form_page(reader, title))


def form_page(
    reader: Reader, title: AnyTitle, problem: str = "", given: Mapping[str, str] | None = None
) -> Page:
    words, given = reader.words_of(title), given or {}
    main = h.section(".new-table")[
        h.div(".poster")[title.cover()],
        h.div(".column")[
            h.h1[words("web-new-table")],
            choice_of_title(reader, title),
            h.p(".problem", role="alert")[problem] if problem else None,
            h.form(action="/tables", method="post")[
                token(reader),
                h.input(type="hidden", name="title", value=title.key),
                h.p(".field")[
                    h.label(for_="name")[words("web-your-name")],
                    h.input(
                        id="name", name="name", maxlength=32, autocomplete="nickname", required=True,
                        value=given.get("name", reader.name),
                    ),
                ],
                h.fieldset[
                    h.legend[words("web-who-plays")],
                    [seat_field(words, title, seat, given) for seat in range(title.seats[-1])],
                ],
                h.fieldset[
                    h.legend[words("web-how")],
                    [
                        pick_one(
                            words(f"option-{option.key}"), f"option-{option.key}",
                            [(value, words(f"option-{option.key}-{value}")) for value in option.values],
                            given.get(f"option-{option.key}", option.values[0]),
                        )
                        for option in title.options
                    ],
                    pick_one(
                        words("web-pace"), "pace", [(pace, words(f"web-pace-{pace}")) for pace in PAUSES],
                        given.get("pace", "normal"),
                    ),
                ],
                h.p(".ways")[h.button(".button.red.large", type="submit")[words("web-set-table")]],
            ],
        ],
    ]
    return plain(reader, words("web-new-table"), main, "new")


def choice_of_title(reader: Reader, title: AnyTitle) -> Element:
    return h.nav(".which", aria_label=reader.words()("web-titles"))[
        [
            h.a(href=f"?title={one.key}", aria_current="true" if one is title else None)[
                title_name(reader.words_of(one))
            ]
            for one in all_titles().values()
        ]
    ]


def seat_field(words: Words, title: AnyTitle, seat: int, given: Mapping[str, str]) -> Node:
    kinds = [
        (PERSON, words("web-seat-you" if seat == 0 else "web-seat-person")),
        *([(HERE, words("web-seat-here"))] if seat else []),
        *((bot, words("web-seat-bot", bot=words(f"web-bot-{bot}"))) for bot in BOTS),
    ]
    if seat >= title.seats[0]:
        kinds.append((NOBODY, words("web-seat-nobody")))
    usual = PERSON if seat == 0 else COMPANION
    number = words("seat-number", number=seat + 1)
    name = f"name-{seat}"
    return h.fragment[
        pick_one(number, f"seat-{seat}", kinds, given.get(f"seat-{seat}", usual), seat),
        h.p(".field.name-here")[
            h.label(for_=name)[words("web-name-here")],
            h.input(id=name, name=name, maxlength=32, value=given.get(name, ""), placeholder=number),
        ] if seat else None,
    ]


def pick_one(
    label: str, name: str, values: Sequence[tuple[str, str]], chosen: str, seat: int | None = None
) -> Element:
    return h.p(".field")[
        h.label(for_=name)[
            h.span(class_=f"owner owner-{seat}", aria_hidden="true") if seat is not None else None, label
        ],
        h.select(id=name, name=name)[
            [h.option(value=value, selected=value == chosen)[text] for value, text in values]
        ],
    ]


@post("/tables", media_type=MediaType.HTML)
async def create_table(request: Asked) -> Response[str] | Redirect:
    reader = reader_of(request)
    data = await sent(request)
    title = find_title(data.get("title", ""))
    chosen = [data.get(f"seat-{seat}", NOBODY) for seat in range(title.seats[-1] + 1)]
    taken = [seat for seat, kind in enumerate(chosen) if kind != NOBODY]
    seats = [PERSON if chosen[seat] == HERE else chosen[seat] for seat in taken]
    here = {
        place: data.get(f"name-{seat}", "") for place, seat in enumerate(taken) if chosen[seat] == HERE
    }
    pace, name = data.get("pace", "normal"), data.get("name", "")
    options = {key.removeprefix("option-"): value for key, value in data.items() if key.startswith("option-")}
    try:
        return await set_table(request, reader, title, seats, options, pace, name, here=here)
    except Mistake as mistake:
        problem = reader.words_of(title).say(mistake.phrase)
        return respond(request, reader, form_page(reader, title, problem, data), 400)


@post("/titles/{key:str}/play", media_type=MediaType.HTML)
async def play_now(request: Asked, key: FromPath[str]) -> Redirect:
    """You and bots, and straight to the table."""
    reader, title = reader_of(request), find_title(key)
    seats = [PERSON, *[COMPANION] * (title.seats[-1] - 1)]
    return await set_table(request, reader, title, seats, {}, "normal", reader.name)


@post("/tables/{key:str}/again", media_type=MediaType.HTML)
async def play_again(request: Asked, key: FromPath[str]) -> Redirect:
    """The same title, seats and options once more; who asks sits where they sat."""
    reader = reader_of(request)
    table, seat = await seated(request, key)
    seats = [player.bot or PERSON for player in table.players]
    name = table.players[seat].name if seat is not None else reader.name
    return await set_table(request, reader, table.title, seats, table.options, table.pace, name, seat)


async def set_table(
    request: Asked, reader: Reader, title: AnyTitle, seats: Sequence[str], options: Mapping[str, str],
    pace: str, name: str, at: int | None = None, here: Mapping[int, str] = NOT_HERE,
) -> Redirect:
    """Create the table, sit down at the first person's seat (or `at`), keep the links of the others.

    Those who are `here`, with their names, play on the same screen.
    """
    tables = tables_of(request)
    host = name or reader.words()("web-guest")
    persons = [place for place, kind in enumerate(seats) if kind == PERSON]
    mine = at if at in persons else persons[0] if persons else None
    sits_first = mine is None or mine == persons[0]
    table, secrets = await tables.create(
        title.key, seats, options, pace=pace, host=host if sits_first else ""
    )
    if not sits_first and mine is not None:
        await tables.sit(table, mine, host)
    for place, given in here.items():
        await tables.sit(table, place, given.strip() or reader.words()("seat-number", number=place + 1))
    cookies: list[Cookie] = [remember_name(name)] if name else []
    if mine is not None:
        cookies.append(remember_seat(table.key, secrets[mine], *(secrets[place] for place in here)))
    others = {place: secrets[place] for place in persons if place != mine and place not in here}
    if others:
        cookies.append(remember_links(table.key, others))
    way = f"/tables/{table.key}/links" if others else f"/tables/{table.key}"
    return Redirect(way, status_code=303, cookies=cookies)
