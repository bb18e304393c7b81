"""Names people give, made fit to be shown; and names for tables and bots."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Collection
from typing import Final

from quartier.core.phrase import Mistake

LONGEST: Final = 32

QUARTERS: Final = (
    "Alfama", "Almagro", "Anjos", "Bairro Alto", "Barranco", "Belleville", "Bica", "Bo-Kaap", "Brera",
    "Bronowice", "Capitol Hill", "Chueca", "Coyoacán", "Ehrenfeld", "El Born", "Fener", "Friedrichshain",
    "Gamla Stan", "Gràcia", "Grünerløkka", "Holešovice", "Jeżyce", "Jordaan", "Josefov", "Kadıköy",
    "Kallio", "Kazimierz", "Kreuzberg", "La Boca", "La Candelaria", "La Croix-Rousse",
    "La Latina", "La Petite-France", "Lastarria", "Lavapiés", "Le Marais", "Le Panier", "Malá Strana",
    "Marolles", "Matonge", "Mile End", "Miraflores", "Mokotów", "Montmartre", "Mouraria", "Möllevången",
    "Nadodrze", "Neubau", "Nikiszowiec", "Nørrebro", "Ochota", "Oliwa", "Ottensen", "Outremont",
    "Pigneto", "Plaka", "Podgórze", "Praga", "Ribeira", "Roma Norte", "Saint-Henri", "San Telmo",
    "Santa Teresa", "Saska Kępa", "Shimokitazawa", "Sint-Andries", "Södermalm", "Śródka", "Thamel",
    "Trastevere", "Triana", "Vesterbro", "Vieux-Lille", "Vinohrady", "Wicker Park", "Wola", "Wrzeszcz",
    "Yanaka", "Żoliborz",
)

GUESTS: Final = (
    "Ada", "Aino", "Basia", "Bruno", "Celeste", "Emil", "Flora", "Gustaw", "Halina", "Hugo", "Ines",
    "Jules", "Kalina", "Leon", "Margot", "Marcel", "Nadia", "Oskar", "Pola", "Rosa", "Stefan", "Tove",
    "Ulla", "Wanda",
)
"""What bots are called."""


def clean_name(text: str) -> str:
    """The name without what does not show, blanks single, not too long; a mistake if nothing is left."""
    name = shown(text, LONGEST)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Mistake("name-empty")
    return name


def clean_text(text: str, longest: int) -> str:
    """One line as it can be shown; a mistake if nothing is left."""
    line = shown(text, longest)
    if not line:
        raise Mistake("text-empty")
    return line


def shown(text: str, longest: int) -> str:
    """The text without what does not show, blanks single, not too long."""
    seen = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text[: 8 * longest])
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    return " ".join(seen.split())[:longest].rstrip()


def same_name(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def any_quarter() -> str:
    return random.choice(QUARTERS)


def guests(count: int, taken: Collection[str]) -> list[str]:
    """Different names for so many bots, none of them taken."""
    free = [name for name in GUESTS if not any(same_name(name, other) for other in taken)]
    return random.sample(free, count)
