"""Train Rush: locomotives race round Nardir, deliver, build, bribe and visit its nine cities."""

from engineshed.games.train_rush.game import GAME

__all__ = ["GAME"]
