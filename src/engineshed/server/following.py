"""A table from its events: the whole of it, or what another process of the house has added."""

from collections.abc import Sequence
from typing import cast

from engineshed.kernel import BadSetup, Refused, Value, find_game
from engineshed.kernel.play import (
    Divergence,
    Drawn,
    Entropy,
    Match,
    OutOfScript,
    Played,
    Record,
    Scripted,
    resume,
)
from engineshed.server.chairs import Chair
from engineshed.server.events import Event, Line, lines, plain
from engineshed.server.tables import Table, Wish


def rebuild(id: str, events: Sequence[Event]) -> tuple[Table, list[Event]]:
    """A table from its events; where corrected rules make it diverge, it opens at the last equal move.

    The second part are events that this adds.
    """
    first = events[0].data
    table = Table(
        id,
        find_game(str(first["game"])),
        cast(int, first["players"]),
        cast("dict[str, Value]", first["settings"]),
        bool(first["public"]),
        str(first["host"]),
    )
    table.chairs = [Chair.of(seat) for seat in cast("list[dict[str, object]]", first["seats"])]
    start: list[Line] | None = None
    moves: list[list[Line]] = []
    asked: list[int] = []
    for event in events:
        _hear(table, event)
        data = event.data
        if event.kind == "start":
            start, moves, asked = lines(data["lines"]), [], [event.number]
        elif event.kind == "play":
            moves.append(lines(data["lines"]))
            asked[len(moves) - 1 :] = [cast(int, data["decision"]), event.number]
        elif event.kind in ("undo", "rules"):
            to = cast(int, data["to"])
            del moves[to:], asked[to + 1 :]
    if start is None:
        return table, []
    return table, _replay(table, start, moves, asked)


def follow(table: Table, events: Sequence[Event]) -> bool:
    """Bring a table up to date with what others wrote; False: it has to be rebuilt."""
    for event in events:
        if event.number != table.number + 1 or event.kind in ("start", "rules"):
            return False
        _hear(table, event)
        if event.kind == "play" and not _play(table, event):
            return False
        if event.kind == "undo":
            table.go_back(cast(int, event.data["to"]))
    return True


def _hear(table: Table, event: Event) -> None:
    """All that an event says apart from the game itself."""
    table.number, table.moved = event.number, event.at
    table.pages.clear()
    data = event.data
    if event.key is not None:
        table.keys.add(event.key)
    if event.kind == "seat":
        table.chairs[cast(int, data["seat"])] = Chair.of(data)
    elif event.kind in ("play", "undo"):
        table.wish = None
    elif event.kind == "rules":
        table.wish = None
        table.corrected = Divergence(cast(int, data["to"]), str(data["expected"]), str(data["got"]))
    elif event.kind == "ask":
        table.asks(Wish(str(data["what"]), cast(int, data["seat"]), cast(int, data["to"])))
    elif event.kind == "answer":
        table.answered(str(data["guest"]), bool(data["yes"]))
    elif event.kind == "end":
        table.ended = str(data["reason"])
    elif event.kind == "say":
        table.said.append((event.number, str(data["name"]), str(data["text"])))


def _play(table: Table, event: Event) -> bool:
    """A move that is already written, with what chance answered to it then."""
    match, written = table.playing(), lines(event.data["lines"])
    move, before = written[0], len(match.tape.lines)
    drawn = [(line.name, line.got) for line in written if isinstance(line, Drawn)]
    if not isinstance(move, Played):
        return False
    match.state.chance = Scripted(drawn, Entropy())
    try:
        match.play(move.seat, move.action, move.auto)
    except (Refused, OutOfScript):
        return False
    table.ask_next(event.number)
    return plain(match.tape.lines[before:]) == plain(written)


def _replay(table: Table, start: list[Line], moves: list[list[Line]], asked: list[int]) -> list[Event]:
    everything = [*start, *(line for move in moves for line in move)]
    record = Record(table.game.id, table.game.version, table.players, table.settings, everything)
    try:
        table.match, diverged = resume(record, Entropy())
    except (Divergence, OutOfScript, BadSetup) as error:  # even the set-up has changed: it starts again
        table.match = Match(table.game.new(table.players, table.settings, Entropy()))
        table.corrected = Divergence(0, str(error), "")
        table.asked = [table.number + 1]
        return [table.write("start", {"lines": plain(table.match.tape.lines)})]
    table.asked = asked[: len(table.match.moves) + 1]
    if len(table.asked) > 1 and table.half_committed():
        table.asked[-1] = table.asked[-2]
    if diverged is None:
        return []
    table.corrected = diverged
    to = len(table.match.moves)
    return [table.write("rules", {"to": to, "expected": diverged.expected, "got": diverged.got})]
