"""`quartier serve` as whoever looks after it meets it: its log, its figures, the proxies it believes."""

from __future__ import annotations

import json
import logging
import urllib.request
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from litestar import Litestar

from bench.houses import House, free_port
from bench.visitor import Line, token_of
from quartier.web.guard import TOKEN
from quartier.web.observed import JsonLines, Requests
from quartier.web.server import NEW_TABLES, create_app
from tests.web.visitor import Visitor

FIGURES = free_port()


@pytest.fixture
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    options: list[str] = getattr(request, "param", [])
    house = House(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", *options)
    await house.open()
    yield house
    await house.close()


def figures() -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{FIGURES}/metrics", timeout=5) as answer:
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


@pytest.mark.parametrize("house", [["--log", "json", "--metrics", str(FIGURES)]], indirect=True)
async def test_the_log_in_json_and_figures(house: House, tmp_path: Path) -> None:
    line = await Line.to(house.port)
    assert (await line.ask("GET", "/seats/a-very-secret-secret")).status == 404
    assert (await line.ask("GET", "/metrics")).status == 404, "not where players come"
    assert (await line.ask("GET", "/tables/none")).status == 404
    line.close()
    told = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line[0] == "{"]
    assert ("GET /ready", 200) in {(one.get("request"), one.get("status")) for one in told}
    assert all(one["level"] == "info" and 0 <= one["seconds"] < 10 for one in told)
    assert "a-very-secret" not in (tmp_path / "log").read_text()
    found = figures()
    assert found["quartier_watches"] == 0
    assert found["quartier_database_failures_total"] == 0
    asked = 'path="/tables/{key}",status_code="404"'
    assert [found[name] for name in found if asked in name and "requests_total" in name] == [1]


async def posts(house: House, count: int, headers: Mapping[str, str]) -> int:
    """The last answer to so many orders for a table."""
    token = await token_of(house.port)
    signed = {"Cookie": f"{TOKEN}={token}", "x-token": token, "Content-Type": "text/nonsense", **headers}
    line = await Line.to(house.port)
    answers = [(await line.ask("POST", "/tables", signed)).status for _ in range(count)]
    line.close()
    return answers[-1]


@pytest.mark.parametrize(
    ("house", "believed"), [([], True), (["--proxy", "10.0.0.0/8"], False)], indirect=["house"]
)
async def test_limits_see_through_a_proxy_that_is_believed(house: House, believed: bool) -> None:
    assert await posts(house, NEW_TABLES, {"X-Forwarded-For": "192.0.2.1"}) == 400
    assert await posts(house, 1, {"X-Forwarded-For": "192.0.2.1"}) == 429
    assert await posts(house, 1, {"X-Forwarded-For": "192.0.2.2"}) == (400 if believed else 429)


def test_an_error_is_one_object() -> None:
    try:
        raise RuntimeError("boom")
    except RuntimeError as error:
        record = logging.LogRecord(
            "quartier", logging.ERROR, "", 1, "it %s", ("fails",), (type(error), error, error.__traceback__)
        )
    said = json.loads(JsonLines().format(record))
    assert (said["level"], said["message"]) == ("error", "it fails")
    assert said["exception"].endswith("RuntimeError: boom")


async def test_a_route_is_logged_and_not_the_secret_in_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "quartier")
    app: Litestar = create_app(f"sqlite:///{tmp_path}/house.db", middleware=[Requests()])
    async with app.lifespan(), Visitor(app) as visitor:
        _, secrets = await visitor.tables.create("market", ["person", "person"], {})
        await visitor.see(f"/seats/{secrets[0]}")
    assert "200" in caplog.text
    assert secrets[0] not in caplog.text
