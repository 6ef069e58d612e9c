"""Which of a game's effect words were resolved in play."""

import importlib
import sys
from functools import cache
from typing import Final

from engineshed.kernel import Action, Game, Position, Seat, State, find_game

NAMES: Final = ("WORDS", "VOCABULARY", "SIDES_WITH")
"""How games call the table of their effect words in `effects.py`."""


class Vocabulary(dict[str, object]):
    """A game's own table of effect words that notes which of them are looked up while somebody listens."""

    def __init__(self, words: dict[str, object]) -> None:
        super().__init__(words)
        self.heard: set[str] = set()
        self.listening = False

    def __getitem__(self, word: str) -> object:
        if self.listening:
            self.heard.add(word)
        return super().__getitem__(word)

    def listen(self, state: State[Position], seat: Seat, action: Action) -> None:
        """Note what a legal action resolves: done unchecked on a copy, so that no look-ahead is heard."""
        self.listening = True
        try:
            state.copy().do(seat, action)
        finally:
            self.listening = False


def vocabulary_of(game: Game[Position]) -> Vocabulary | None:
    """The game's effect words, from now on with ears; None: it has none."""
    return _listening(game.id)


@cache
def _listening(name: str) -> Vocabulary | None:
    game = find_game(name)
    effects = game.room("effects")
    tables = [vars(effects)[name] for name in NAMES if name in vars(effects)] if effects else []
    if not tables:
        return None
    importlib.import_module(f"{game.package}.game")  # chapters add their words as they are imported
    heard = Vocabulary(tables[0])
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{game.package}."):
            for key, thing in list(vars(module).items()):
                if thing is tables[0]:
                    setattr(module, key, heard)
    return heard
