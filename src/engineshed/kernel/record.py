"""A game as data: a header and one line per step, to be written, read, replayed and blanked for a seat."""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import cast

from engineshed.kernel.action import HIDDEN, Atom, Seat, well_formed
from engineshed.kernel.chance import Chance, OutOfScript, Scripted
from engineshed.kernel.game import BadSetup, Value, find_game
from engineshed.kernel.refusal import Refused
from engineshed.kernel.score import Result
from engineshed.kernel.state import Position, State
from engineshed.kernel.tape import Drawn, Played, Tape

FORMAT = 1


class BadRecord(ValueError):
    """A text that is not a valid record; the message names the line and the fault."""


class Divergence(Exception):
    """A record does not replay: at move `step` (0 is the set-up) the rules give something else."""

    def __init__(self, step: int, expected: str, got: str, said: str = "") -> None:
        super().__init__(f"step {step}: expected {expected}, got {got}")
        self.step = step
        self.expected = expected
        self.got = got
        self.said = said
        """What everybody at a table may read of it: a rule, the name of a draw, nothing that is hidden."""


class Replayed:
    """The outcome of replaying a record or a transcript."""

    __slots__ = ("divergence", "record", "result", "skipped_auto", "steps")

    def __init__(
        self,
        steps: int,
        result: Result | None,
        divergence: Divergence | None = None,
        skipped_auto: int = 0,
        record: "Record | None" = None,
    ) -> None:
        self.steps = steps
        """The number of steps replayed."""
        self.result = result
        self.divergence = divergence
        self.skipped_auto = skipped_auto
        """Steps that the program behind the transcript took by itself and that are no decisions here."""
        self.record = record
        """The transcript's game as a record."""


class Record:
    """Settings, actions and chance outcomes: enough to replay a game exactly, for ever, on any machine."""

    __slots__ = ("game", "lines", "players", "settings", "version")

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        settings: Mapping[str, Value],
        lines: Sequence[Played | Drawn],
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.settings = dict(settings)
        self.lines = list(lines)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record. BadRecord names the line and what is wrong there."""
        rows = text.removesuffix("\n").split("\n")
        if rows == [""]:
            raise BadRecord("line 1: the file is empty")
        head = _object(1, rows[0])
        if head.get("record") != FORMAT:
            raise BadRecord(f"line 1: no record of format {FORMAT}")
        settings = head.get("settings")
        if not isinstance(settings, dict) or not all(isinstance(v, str | int) for v in settings.values()):
            raise BadRecord("line 1: settings must be an object of plain values")
        if not isinstance(head.get("game"), str):
            raise BadRecord("line 1: the game is missing")
        if type(head.get("players")) is not int or type(head.get("version")) is not int:
            raise BadRecord("line 1: players and version must be whole numbers")
        lines = [_line(number, _object(number, row)) for number, row in enumerate(rows[1:], 2)]
        return cls(
            cast(str, head["game"]), cast(int, head["version"]), cast(int, head["players"]), settings, lines
        )

    def text(self) -> str:
        head = {
            "record": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "settings": self.settings,
        }
        return "".join(
            json.dumps(row, sort_keys=True, ensure_ascii=False) + "\n"
            for row in (head, *map(row_of, self.lines))
        )

    def moves(self) -> list[Played]:
        return [line for line in self.lines if isinstance(line, Played)]

    def truncate(self, moves: int) -> "Record":
        """The record of the first `moves` moves, with what chance answered to them."""
        count = 0
        for index, line in enumerate(self.lines):
            if isinstance(line, Played):
                if count == moves:
                    return self._with(self.lines[:index])
                count += 1
        return self._with(self.lines)

    def seen_by(self, viewer: Seat | None) -> "Record":
        """The record that this viewer of a running game may have: hidden actions and outcomes are blanked."""
        return self._with([_seen(line, viewer) for line in self.lines])

    def new_state(self, after: Chance | None = None) -> State[Position]:
        """The game before its first move, with this record's chance; `after` answers when that has ended."""
        game = find_game(self.game)
        script = [(line.name, line.got) for line in self.lines if isinstance(line, Drawn)]
        return game.new(self.players, self.settings, Scripted(script, after))

    def replay(self, after: Chance | None = None) -> State[Position]:
        """The state after the last line, every move checked; Divergence tells the first step that differs."""
        state = self.new_state(after)
        tape = state.tape = Tape()
        step = 0
        try:
            state.run()
            for step, move in enumerate(self.moves(), 1):  # noqa: B007
                state.play(move.seat, move.action)
        except Refused as error:
            raise Divergence(
                step, f"{list(move.action)} of seat {move.seat}", f"refused by {error.refusal.rule}"
            ) from None
        except OutOfScript as error:
            raise Divergence(step, error.expected, error.got) from None
        self._compare(tape.lines)
        return state

    def _compare(self, ours: list[Played | Drawn]) -> None:
        """Raises Divergence unless these are the same lines in the same order."""
        theirs = self.lines
        step = 0
        for got, expected in zip_longest(ours, theirs):
            step += isinstance(expected, Played)
            if got is None or expected is None or _key(got) != _key(expected):
                raise Divergence(step, _said(expected), _said(got))

    def _with(self, lines: Iterable[Played | Drawn]) -> "Record":
        return Record(self.game, self.version, self.players, self.settings, list(lines))


def record_of(state: State[Position], lines: Sequence[Played | Drawn]) -> Record:
    setup = state.setup
    return Record(setup.game.id, setup.game.version, setup.players, setup.settings, lines)


def load_record(text: str) -> Record:
    """Read a record and make sure that its game is installed."""
    record = Record.parse(text)
    try:
        find_game(record.game).agree(record.players, record.settings)
    except BadSetup as error:
        raise BadRecord(f"line 1: {error}") from None
    return record


def _said(line: Played | Drawn | None) -> str:
    return "nothing more" if line is None else str(row_of(line))


def _key(line: Played | Drawn) -> tuple[object, ...]:
    if isinstance(line, Played):
        return ("do", line.seat, line.action)
    return ("chance", line.name, line.got)


def _seen(line: Played | Drawn, viewer: Seat | None) -> Played | Drawn:
    if isinstance(line, Played):
        if line.secret and line.seat != viewer:
            return Played(line.seat, HIDDEN, True)  # not even whether it was the only option
        return line
    open_to = line.to == "all" or (line.to != "none" and line.to == viewer)
    return line if open_to else Drawn(line.name, (), line.to)


def row_of(line: Played | Drawn) -> dict[str, object]:
    """A line as it is written."""
    if isinstance(line, Played):
        row: dict[str, object] = {"seat": line.seat, "do": list(line.action)}
        if line.secret:
            row["secret"] = True
        if line.auto:
            row["auto"] = True
        return row
    return {"chance": line.name, "got": list(line.got), "to": line.to}


def _object(number: int, row: str) -> dict[str, object]:
    try:
        data = json.loads(row)
    except (ValueError, RecursionError):
        raise BadRecord(f"line {number}: no JSON (a truncated file?)") from None
    if not isinstance(data, dict):
        raise BadRecord(f"line {number}: an object is expected")
    return data


def _line(number: int, data: dict[str, object]) -> Played | Drawn:
    if "do" in data:
        action = tuple(data["do"]) if isinstance(data["do"], list) else ()
        seat = data.get("seat")
        if type(seat) is not int or not well_formed(action):
            raise BadRecord(f"line {number}: seat and do must be a number and a list of words and numbers")
        return Played(seat, action, data.get("secret") is True, data.get("auto") is True)
    name, got, to = data.get("chance"), data.get("got"), data.get("to")
    if (
        not isinstance(name, str)
        or not isinstance(got, list)
        or not (to in ("all", "none") or type(to) is int)
    ):
        raise BadRecord(f"line {number}: neither a move nor an outcome of chance")
    if not all(type(item) is str or type(item) is int for item in got):
        raise BadRecord(f"line {number}: outcomes are words and whole numbers")
    return Drawn(name, tuple(cast("list[Atom]", got)), to)
