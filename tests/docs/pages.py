"""Code blocks of Markdown pages."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of one language, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [code for kind, code in BLOCK.findall(text) if kind == language]
