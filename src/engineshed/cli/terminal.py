"""A table in the terminal: shows what a seat sees and asks for one atom after the other."""

import re
from collections.abc import Mapping
from typing import Final

import typer
from rich.markup import escape
from rich.table import Table

from engineshed.bots import Bot, Budget
from engineshed.cli.common import console
from engineshed.kernel import Action, Atom, Position, Refusal, Result, Rng, Seat, State
from engineshed.kernel.play import Match
from engineshed.kernel.rules import house_rules
from engineshed.web.showing import showing

HELP: Final = "a number picks · Enter confirms · back · undo · why ATOM ... · quit"


class Terminal:
    """People and bots around one match."""

    def __init__(self, match: Match[Position], bots: Mapping[Seat, Bot], language: str, seed: int) -> None:
        self.match = match
        self.bots = bots
        self.game = match.state.setup.game
        self.shown = showing(self.game)
        self.words = self.shown.words(language)
        self.language = language
        self.rng = Rng(seed)
        self.told = 0
        """How much of the journal has been read out."""

    def play(self) -> None:
        """Until the game is over."""
        self.match.settle()
        while waiting := self.match.state.waiting():
            seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
            if seat in self.bots:
                self._bot_moves(seat)
            else:
                self._person_moves(seat)
            self.match.settle()
        result = self.match.state.result()
        assert result is not None
        self._tell(None)
        self._print_result(result)

    def _bot_moves(self, seat: Seat) -> None:
        state = self.match.state
        seen = state.seen_by(seat)
        action = self.bots[seat].choose(seen, seat, Budget(seed=self.rng.below(1 << 62)))
        if not state.agenda[-1].hides() and not self.shown.tells:
            console.print(self._text(f"⟨{seat}⟩ {self.shown.phrase(action, self.words, seen)}"))
        self.match.play(seat, action)

    def _person_moves(self, seat: Seat) -> None:
        seen = self.match.state.seen_by(seat)
        self._tell(seat)
        self._print_table(seen)
        answer = Picking(self, seen, seat).ask()
        if answer is None:
            self._undo(seat)
        else:
            self.match.play(seat, answer)
            if self.match.state.waiting() and self.match.state.agenda[-1].hides():
                console.clear()  # the next one at this terminal shall not see it

    def _undo(self, seat: Seat) -> None:
        people_only = not self.bots
        point = self.match.undo_point(seat)
        if point is None and not people_only:  # alone against bots everything can be taken back
            mine = [n for n, move in enumerate(self.match.moves) if move.seat == seat and not move.auto]
            point = mine[-1] if mine else None
        if point is None:
            console.print("There is nothing of yours to take back.")
        else:
            self.match.undo_to(point)
            self.told = min(self.told, len(self.match.tape.journal))

    # What is printed

    def _tell(self, viewer: Seat | None) -> None:
        seen = self.match.state.seen_by(viewer)
        for event in self.match.tape.journal[self.told :]:
            if event.visible(viewer):
                console.print(self._text(self.shown.sentence(event, self.words, seen)))
        self.told = len(self.match.tape.journal)

    def _print_table(self, seen: State[Position]) -> None:
        view = self.shown.view(seen, self.words)
        labels = list(dict.fromkeys(figure.label for panel in view.panels for figure in panel.figures))
        if labels:
            table = Table("", *map(escape, labels), box=None)
            for panel in view.panels:
                values = {figure.label: figure.value for figure in panel.figures}
                cells = [self._text(values.get(label, "")) for label in labels]
                table.add_row(self._text(f"⟨{panel.seat}⟩"), *cells)
            console.print(table)
        elif not self.shown.tells:
            console.print(escape(_plain(seen.pos)))
        console.print(self._text(f"{view.turn} {view.prompt.text}".strip()))

    def _print_result(self, result: Result) -> None:
        console.print("The game is over." if result.won is None else ("Won." if result.won else "Lost."))
        scores = result.scores()
        for seat, place in sorted(enumerate(result.places), key=lambda pair: pair[1]):
            points = f", {scores[seat]} points" if scores else ""
            console.print(self._text(f"{place}. ⟨{seat}⟩{points}"))

    def explain(self, refusal: Refusal | None) -> str:
        """A refusal in the reader's language."""
        if refusal is None:
            return "That can be picked."
        rule = self.game.ledger().find(refusal.rule) or house_rules().find(refusal.rule)
        return f"{refusal.rule}: {rule.text(self.language)}" if rule else refusal.rule

    def _text(self, text: str) -> str:
        """The marks of the page as those of the terminal: names and stress."""
        text = re.sub(r"⟨(\d+)⟩", lambda seat: f"Seat {int(seat[1]) + 1}", escape(text))
        return re.sub(r"\*([^*]+)\*", r"[bold]\1[/bold]", text)


class Picking:
    """One decision: the options that begin with what was picked so far."""

    def __init__(self, terminal: Terminal, seen: State[Position], seat: Seat) -> None:
        self.terminal = terminal
        self.seen = seen
        self.seat = seat
        self.options = seen.options(seat)
        self.picked: list[Atom] = []

    def ask(self) -> Action | None:
        """The action, or None to take back the last one."""
        while True:
            complete, following = self._following()
            if complete and not following:
                return tuple(self.picked)
            if len(following) == 1 and not complete:
                self.picked.append(following[0])
                continue
            self._print(complete, following)
            word, *rest = console.input("> ").split() or [""]
            if word == "undo":
                return None
            if word == "quit":
                raise typer.Exit()
            if not word and complete:
                return tuple(self.picked)
            self._hear(word, rest, following)

    def _following(self) -> tuple[bool, list[Atom]]:
        depth = len(self.picked)
        left = [option for option in self.options if list(option[:depth]) == self.picked]
        following = dict.fromkeys(option[depth] for option in left if len(option) > depth)
        return any(len(option) == depth for option in left), list(following)

    def _hear(self, word: str, rest: list[str], following: list[Atom]) -> None:
        if word == "back":
            self.picked.clear()
        elif word == "why":
            atoms = [int(atom) if atom.lstrip("-").isdigit() else atom for atom in rest]
            console.print(
                self.terminal.explain(self.seen.why(self.seat, [*self.picked, *atoms])), markup=False
            )
        elif word.isdigit() and 0 < int(word) <= len(following):
            self.picked.append(following[int(word) - 1])
        elif word in following:
            self.picked.append(word)
        else:
            console.print(HELP)

    def _print(self, complete: bool, following: list[Atom]) -> None:
        label, words = self.terminal.shown.label, self.terminal.words
        if self.picked:
            console.print(" ".join(label(atom, words, self.seen) for atom in self.picked), markup=False)
        width = max(len(str(atom)) for atom in following)
        for number, atom in enumerate(following, 1):
            console.print(
                f"{number:4}  {atom!s:{width}}  {label(atom, words, self.seen)}",
                markup=False,
                highlight=False,
            )
        if complete:
            console.print("Enter confirms.")


def _plain(thing: object) -> str:
    """A position without a view, as its fields."""
    return "  ".join(f"{name}: {getattr(thing, name)}" for name in getattr(type(thing), "__slots__", ()))
