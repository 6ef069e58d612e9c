"""The host's page about reports, and the answers that people read."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from engineshed.kernel import Words
from engineshed.web.around.pages import Visitor
from engineshed.web.render import page
from engineshed.web.table.pulse import span


class Report(Protocol):
    """A report about a line of the chat."""

    @property
    def id(self) -> str: ...
    @property
    def at(self) -> float: ...
    @property
    def table_id(self) -> str: ...
    @property
    def lines(self) -> list[dict[str, object]]: ...
    @property
    def decided(self) -> float | None: ...
    @property
    def decision(self) -> dict[str, int] | None: ...


class Letter(Protocol):
    """An answer of the host."""

    @property
    def side(self) -> str: ...
    @property
    def at(self) -> float: ...
    @property
    def decision(self) -> dict[str, int]: ...
    @property
    def words(self) -> str: ...


class Side(NamedTuple):
    """What the house knows about one side of a report."""

    games: int
    against: int
    from_people: int
    made: int
    upheld: int
    measures: tuple[tuple[str, float], ...]


def enter(guest: Visitor, secret: str) -> str:
    """The page that asks for a click before the link is used up."""
    return page("host_enter.jinja", guest, secret=secret)


def reports(
    guest: Visitor,
    waiting: Sequence[Report],
    settled: Sequence[Report],
    chosen: Report | None,
    sides: Sequence[Side],
    days: Mapping[str, tuple[int, ...]],
) -> str:
    """What waits, one report, and what was decided lately."""
    w = guest.words
    return page(
        "host.jinja",
        guest,
        waiting=waiting,
        settled=settled,
        chosen=chosen,
        who=_reported(chosen),
        sides=sides,
        days=days,
        done=lambda report: done(w, report.decision or {}),
        ago=lambda moment: span(w, time.time() - moment),
        summary=lambda report: next((line for line in report.lines if line["reported"]), {}),
    )


def letters(guest: Visitor, found: Iterable[Letter]) -> str:
    """What the host has answered, in the reader's language."""
    w = guest.words
    read = [
        {
            "says": says(w, letter.side, letter.decision),
            "words": letter.words,
            "ago": span(w, time.time() - letter.at),
        }
        for letter in found
    ]
    return page("letters.jinja", guest, letters=read)


def says(words: Words, side: str, decision: Mapping[str, int]) -> str:
    """The answer to one side, made from what was decided."""
    if not decision:
        return words("answer-nothing-wrong")
    return f"{words(f'answer-{side}')} {done(words, decision)}"


def done(words: Words, decision: Mapping[str, int]) -> str:
    """What was done, in a few sentences."""
    hidden = sum(name.startswith("line ") for name in decision)
    parts = [words("done-hidden", count=hidden)] if hidden else []
    parts += [words("done-warn")] if "warn" in decision else []
    for what in ("chat", "sit"):
        if what in decision:
            days = decision[what]
            parts.append(words(f"done-{what}", days=days) if days else words(f"done-{what}-for-good"))
    return " ".join(parts) or words("done-nothing")


def _reported(report: Report | None) -> str:
    """The name under which the reported line was written."""
    lines = [] if report is None else report.lines
    return next((str(line["name"]) for line in lines if line["reported"]), "?")
