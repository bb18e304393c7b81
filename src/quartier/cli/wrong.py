"""What is wrong with a command line, in our words."""

from __future__ import annotations

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from quartier.core.phrase import Phrase, phrase


def wrong(error: CycloptsError) -> Phrase:
    match error:
        case UnknownCommandError():
            return phrase("cli-no-command", command=(error.unused_tokens or [""])[0])
        case UnknownOptionError():
            return phrase("cli-no-option", option=error.token.keyword or error.token.value)
        case RepeatArgumentError():
            return phrase("cli-twice", name=error.token.keyword or "")
        case MissingArgumentError():
            return phrase("cli-missing", name=error.keyword or name_of(error))
        case CoercionError() if error.token is not None:
            return phrase("cli-value", name=error.token.keyword or name_of(error), value=error.token.value)
        case UnusedCliTokensError():
            return phrase("cli-too-much", words=" ".join(error.unused_tokens or []))
    return phrase("cli-unclear", why=str(error).strip().splitlines()[-1])


def name_of(error: CycloptsError) -> str:
    """As it stands in the help: `TITLE`, `--games`."""
    if error.argument is None:
        return ""
    name = error.argument.name
    return name if error.argument.field_info.is_keyword_only else name.lstrip("-").upper()
