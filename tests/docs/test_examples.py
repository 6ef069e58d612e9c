"""What the pages show works."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks

PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    *(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md")),
]
PROGRAMS = Path(sys.executable).parent


@pytest.mark.parametrize("page", PAGES)
def test_python_examples_give_what_they_show(page: str) -> None:
    names: dict[str, object] = {}
    if page == "docs/your-first-game.md":
        exec("".join(blocks(page, "python")), names)
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    for number, code in enumerate(blocks(page, "pycon")):
        test = parser.get_doctest(code, names, f"{page} block {number}", page, 0)
        runner.run(test, clear_globs=False)
        names = test.globs
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_commands_run(page: str, tmp_path: Path) -> None:
    for code in blocks(page, "console"):
        for line in code.splitlines():
            if line.startswith("$ "):
                program, *words = shlex.split(line[2:], comments=True)
                ran = subprocess.run(
                    [PROGRAMS / program, *words], cwd=tmp_path, capture_output=True, text=True, check=False
                )
                assert ran.returncode == 0, f"{line}\n{ran.stderr}"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if not re.match(r"[a-z]+:", target):
            assert ((ROOT / page).parent / target).exists(), target
