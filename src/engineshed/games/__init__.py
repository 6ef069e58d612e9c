"""The games of this house, one package each; none knows another.

`from engineshed import games` means the function that lists the installed games. Loading this package puts
the package in the place of the function, so it can be called like it.
"""

import sys
from types import ModuleType

from engineshed.kernel import Game, Position
from engineshed.kernel import games as installed


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game[Position]]:
        return installed()


sys.modules[__name__].__class__ = _Games
