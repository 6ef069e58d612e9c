"""Five railway board games under one roof.

>>> from engineshed import games, new_game
>>> match = new_game("age-of-steam", players=4, settings={"map": "rust-belt"}, seed=1)
>>> [seat] = match.state.waiting()
>>> match.play(seat, match.state.options(seat)[0])
"""

from engineshed.kernel import games
from engineshed.kernel.play import load_record, new_game

__all__ = ["games", "load_record", "new_game"]
