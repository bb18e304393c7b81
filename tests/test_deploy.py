"""What is handed out for hosting: the files parse, and the commands and options they name exist."""

from __future__ import annotations

import re
import shlex
from configparser import ConfigParser
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from cyclopts.exceptions import CycloptsError

from quartier.cli.app import app_in
from quartier.web.server import create_app
from quartier.words import Words

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"


def understood(words: list[str]) -> dict[str, Any]:
    """The options of a command line, or an error if our command line does not have them."""
    command, bound, _ = app_in(Words("en")).parse_args(words, exit_on_error=False, print_error=False)
    return {"command": command.__name__, **bound.arguments}


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_what_is_no_command_is_not_understood() -> None:
    with pytest.raises(CycloptsError):
        understood(["serve", "--sticky"])


def test_the_compose_file(services: dict[str, Any]) -> None:
    quartier = services["services"]["quartier"]
    asked = understood(quartier["command"])
    assert (asked["command"], asked["host"], asked["port"]) == ("serve", "0.0.0.0", 8000)
    [subnet] = services["networks"]["inside"]["ipam"]["config"]
    assert ip_network(asked["proxy"]) == ip_network(subnet["subnet"])
    build = quartier["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for service in services["services"].values():
        assert set(service.get("depends_on", [])) <= set(services["services"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in services["volumes"]


def test_the_proxy_leads_to_the_service(services: dict[str, Any]) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text())
    assert text.count("{") == text.count("}")
    found = re.search(r"dynamic a \{\s+name (\w+)\s+port (\d+)", text)
    assert found
    assert found[1] in services["services"]
    assert int(found[2]) == understood(services["services"][found[1]]["command"])["port"]
    assert "{$SITE" in text
    assert "SITE" in services["services"]["proxy"]["environment"]


def test_the_container_file() -> None:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    told = {name: rest for name, _, rest in lines}
    assert yaml.safe_load(told["ENTRYPOINT"]) == ["quartier"]
    asked = understood(yaml.safe_load(told["CMD"]))
    assert str(asked["port"]) == told["EXPOSE"]
    assert f":{asked['port']}/ready" in told["HEALTHCHECK"]
    for file in re.findall(r"requirements/[\w.]+", text):
        assert (ROOT / file).is_file()
    assert re.findall(r"FROM .*python:(\S+)-slim", text) == ["3.11", "3.11"]


def test_the_unit() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "quartier@.service")
    program, *words = shlex.split(unit["Service"]["ExecStart"].replace("%i", "8001"))
    assert Path(program).name == "quartier"
    assert understood(words)["port"] == 8001
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_the_page_on_hosting() -> None:
    text = (ROOT / "docs/hosting.md").read_text()
    blocks = "\n".join(re.findall(r"```\n(.*?)```", text, re.DOTALL))
    commands = re.findall(r"^quartier (.+)$", blocks, re.MULTILINE) + re.findall(r"`quartier (.+?)`", text)
    assert len(commands) >= 4
    for command in commands:
        understood(shlex.split(command))
    routes = {route.path for route in create_app("sqlite:///unused.db").routes}
    assert {"/health", "/ready", "/tables/{key:str}/stream"} <= routes
    for file in re.findall(r"`(deploy/\S+)`", text):
        assert (ROOT / file).is_file()
    assert {f"deploy/{one.name}" for one in DEPLOY.iterdir()} == set(re.findall(r"`(deploy/\S+)`", text))
