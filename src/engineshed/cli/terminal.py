"""A table in the terminal: shows what a seat sees and asks for one atom after the other."""

from collections.abc import Mapping
from typing import Final

import typer
from rich.markup import escape
from rich.table import Table

from engineshed.bots import Bot, Budget
from engineshed.cli.board import Boards
from engineshed.cli.common import console
from engineshed.kernel import Action, Atom, Position, Refusal, Result, Rng, Seat
from engineshed.kernel.page import Scene, name, page_of
from engineshed.kernel.play import Match
from engineshed.kernel.rules import house_rules
from engineshed.web.render import bare, figure, signed
from engineshed.web.table.picking import Picking
from engineshed.web.wording import words_of

HELP: Final = "a number picks · Enter confirms · back · undo · why ATOM ... · board · quit"


class Terminal:
    """People and bots around one match."""

    def __init__(self, match: Match[Position], bots: Mapping[Seat, Bot], language: str, seed: int) -> None:
        self.match = match
        self.bots = bots
        self.game = match.state.setup.game
        self.page = page_of(self.game)
        self.words = words_of(self.game, language)
        self.names = [f"Seat {seat + 1}" for seat in range(match.state.setup.players)]
        self.language = language
        self.rng = Rng(seed)
        self.told = 0
        """How much of the journal has been read out."""
        people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.boards = Boards(self._scene(people[0] if people else None), self.names)

    def play(self) -> None:
        """Play until the game is over."""
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
        scene = self._scene(seat)
        action = self.bots[seat].choose(scene.seen, seat, Budget(seed=self.rng.below(1 << 62)))
        if not state.agenda[-1].hides() and not self.page.tells:
            console.print(self._text(f"{name(seat)} {self.page.phrase(action, scene)}"))
        self.match.play(seat, action)

    def _person_moves(self, seat: Seat) -> None:
        scene = self._scene(seat)
        self._tell(seat)
        self._print_table(scene)
        answer = Question(self, scene, seat).ask()
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
            point = self.match.last_choice(seat)
        if point is None:
            console.print("There is nothing of yours to take back.")
        else:
            self.match.undo_to(point)
            self.told = min(self.told, len(self.match.tape.journal))

    # What is printed

    def _tell(self, viewer: Seat | None) -> None:
        scene = self._scene(viewer)
        for event in self.match.tape.journal[self.told :]:
            if event.visible(viewer):
                console.print(self._text(self.page.sentence(event, scene)))
        self.told = len(self.match.tape.journal)

    def _scene(self, viewer: Seat | None) -> Scene[Position]:
        return Scene(self.match.state.seen_by(viewer), self.words)

    def _print_table(self, scene: Scene[Position]) -> None:
        view = self.page.view(scene)
        points = {sheet.seat: figure(sheet.total) for sheet in view.score_now}
        labels = list(dict.fromkeys(shown.label for panel in view.panels for shown in panel.figures))
        if labels or points:
            heads = [self.words("points-now")] if points else []
            table = Table("", *map(escape, [*heads, *labels]), box=None)
            for panel in view.panels:
                values = {shown.label: shown.value for shown in panel.figures}
                cells = [self._text(values.get(label, "")) for label in labels]
                total = [points.get(panel.seat, "")] if points else []
                mark = "▸ " if panel.seat == scene.viewer else "  "
                table.add_row(mark + self._text(name(panel.seat)), *total, *cells)
            console.print(table)
        elif not self.page.tells:
            console.print(escape(_plain(scene.pos)))
        self.print_boards(scene)
        console.print(self._text(f"{view.turn} {view.prompt.text}".strip()))
        for warning in view.warnings:
            console.print(self._text(f"! {warning}"))

    def print_boards(self, scene: Scene[Position], everything: bool = False) -> None:
        """What lies on the boards: what has come there in the course of the game, or everything."""
        for line in self.boards.lines(scene, everything):
            console.print(line, markup=False, highlight=False)

    def _print_result(self, result: Result) -> None:
        console.print("The game is over." if result.won is None else ("Won." if result.won else "Lost."))
        scores = result.scores()
        for seat, place in sorted(enumerate(result.places), key=lambda pair: pair[1]):
            points = f", {scores[seat]} points" if scores else ""
            console.print(self._text(f"{place}. {name(seat)}{points}"))

    def explain(self, refusal: Refusal | None) -> str:
        """A refusal in the reader's language."""
        if refusal is None:
            return "That can be picked."
        rule = self.game.ledger().find(refusal.rule) or house_rules().find(refusal.rule)
        return f"{refusal.rule}: {rule.text(self.language)}" if rule else refusal.rule

    def _text(self, text: str) -> str:
        """A page's text with names put in and stress as the terminal's bold."""
        return bare(escape(text), self.names, stress=r"[bold]\1[/bold]")


class Question:
    """One decision: asks for atoms until they make an option."""

    def __init__(self, terminal: Terminal, scene: Scene[Position], seat: Seat) -> None:
        self.terminal = terminal
        self.scene = scene
        self.seat = seat
        self.picking = Picking(scene.options)

    def ask(self) -> Action | None:
        """The chosen action; None to take back the last one."""
        picking = self.picking
        while True:
            complete, following = picking.complete(), picking.next()
            bill = [] if complete is None else self._bill(complete)
            if complete is not None and not picking.extendable() and not bill:
                return complete
            if complete is None and len(following) == 1:
                picking.choose(following[0])
                continue
            self._print(complete is not None, following, bill)
            word, *rest = console.input("> ").split() or [""]
            if word == "undo":
                return None
            if word == "quit":
                raise typer.Exit()
            if not word and complete is not None:
                return complete
            self._hear(word, rest, following)

    def _hear(self, word: str, rest: list[str], following: list[Atom]) -> None:
        if word == "back":
            self.picking.drop()
        elif word == "why":
            atoms = [int(atom) if atom.lstrip("-").isdigit() else atom for atom in rest]
            refusal = self.scene.seen.why(self.seat, [*self.picking.chosen, *atoms])
            console.print(self.terminal.explain(refusal), markup=False)
        elif word == "board":
            self.terminal.print_boards(self.scene, everything=True)
        elif word.isdigit() and 0 < int(word) <= len(following):
            self.picking.choose(following[int(word) - 1])
        elif word in following:
            self.picking.choose(word)
        else:
            console.print(HELP)

    def _bill(self, action: Action) -> list[str]:
        """What an option costs and brings, a line for each seat and thing, with what will be there then."""
        words, page = self.scene.words, self.terminal.page
        sums: dict[tuple[Seat, str], int] = {}
        for entry in self.scene.seen.bill(self.seat, action).entries:
            sums[entry.seat, entry.thing] = sums.get((entry.seat, entry.thing), 0) + entry.amount
        lines = []
        for (seat, thing), amount in sums.items():
            if amount:
                held = page.held(thing, seat, self.scene)
                after = "" if held is None else f" ({figure(held)} → {figure(held + amount)})"
                who = "" if seat == self.seat else f"{name(seat)}: "
                said = words.either(f"thing-{thing}", thing, amount=abs(amount))
                lines.append(bare(f"{who}{said} {signed(amount)}{after}", self.terminal.names))
        return lines

    def _print(self, complete: bool, following: list[Atom], bill: list[str]) -> None:
        page, scene = self.terminal.page, self.scene
        if self.picking.chosen:
            said = " ".join(page.label(atom, scene) for atom in self.picking.taken())
            console.print(bare(said, self.terminal.names), markup=False)
        width = max((len(str(atom)) for atom in following), default=0)
        for number, atom in enumerate(following, 1):
            console.print(
                f"{number:4}  {atom!s:{width}}  {bare(page.label(atom, scene), self.terminal.names)}",
                markup=False,
                highlight=False,
            )
        for line in bill:
            console.print(f"      {line}", markup=False, highlight=False)
        if complete:
            console.print("Enter confirms.")


def _plain(thing: object) -> str:
    """A position without a page, as its fields."""
    return "  ".join(f"{name}: {getattr(thing, name)}" for name in getattr(type(thing), "__slots__", ()))
