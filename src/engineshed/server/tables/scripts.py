"""Lines of a match as they are stored in a table's events, and back."""

from engineshed.kernel.action import Audience
from engineshed.kernel.play import Drawn, Played
from engineshed.server.tables.events import Chance, Do, Line


def plain(lines: "list[Played | Drawn]") -> tuple[Line, ...]:
    """Lines of a match as they are stored."""
    return tuple(
        Do(line.seat, line.action, line.secret, line.auto)
        if isinstance(line, Played)
        else Chance(line.name, line.got, line.to)
        for line in lines
    )


def lines(stored: tuple[Line, ...]) -> list[Played | Drawn]:
    """The inverse of `plain`."""
    return [
        Played(line.seat, line.action, line.secret, line.auto)
        if isinstance(line, Do)
        else Drawn(line.name, line.got, _audience(line.to))
        for line in stored
    ]


def _audience(to: int | str) -> Audience:
    if to == "all" or to == "none" or isinstance(to, int):
        return to  # type: ignore[return-value]
    raise ValueError(f"{to!r} is no audience")
