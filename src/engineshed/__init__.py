"""Five railway board games under one roof.

>>> from engineshed import games, new_game
>>> match = new_game("age-of-steam", players=4, settings={"map": "rust-belt"}, seed=1)
>>> match.state.waiting()
(0,)
"""

from engineshed.kernel import games, load_record, new_game

__all__ = ["games", "load_record", "new_game"]
