"""How the steps of a turn are answered together (`GamePage.flow`)."""

import msgspec


class Flow(msgspec.Struct, frozen=True):
    """Which steps of a game run into each other. The house needs to know only their first words."""

    leads: frozenset[str] = frozenset()
    """Steps that cost nothing and only lead to a choice: a click on what is chosen there takes them."""
    more: frozenset[str] = frozenset()
    """Steps that are often taken several times: another one is added to one that waits for a yes."""
    debts: frozenset[str] = frozenset()
    """Things of a bill of which more is worse. Whoever pays one off has agreed to it before."""
    closes: bool = False
    """Does `done` always end what is being done, so that it can be said together with a yes?"""
    compared: frozenset[str] = frozenset()
    """Steps whose amounts stand side by side, each with what it leads to: choosing one is a yes."""
