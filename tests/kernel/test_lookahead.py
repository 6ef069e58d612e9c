"""Can this still be completed? The short search against the long one."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from engineshed.kernel import Action, AnyOrder, Decision, Refusal, State, can_finish
from tests.kernel.workbench import Table, lay


class Deal(Decision[Table]):
    """Pay so much and then gain so much: what an effect of a card may do to a purse."""

    __slots__ = ("gain", "name", "price")

    def __init__(self, seat: int, name: str, price: int, gain: int) -> None:
        super().__init__(seat)
        self.name = name
        self.price = price
        self.gain = gain

    def candidates(self, pos: Table) -> list[Action]:
        return [("deal", self.name)]

    def refuse(self, pos: Table, action: Action) -> Refusal | None:
        if action != ("deal", self.name):
            return Refusal("SHED-2")
        return Refusal("WB-2") if pos.coins[self.seat] < self.price else None

    def take(self, state: State[Table], action: Action) -> None:
        state.pos.coins[self.seat] += self.gain - self.price


class Purse:
    """Coins, and the deals that are still to be made."""

    __slots__ = ("coins", "deals")

    def __init__(self, coins: int, deals: tuple[tuple[int, int], ...]) -> None:
        self.coins = coins
        self.deals = tuple(sorted(deals))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purse) and (self.coins, self.deals) == (other.coins, other.deals)

    def __hash__(self) -> int:
        return hash((self.coins, self.deals))

    def finished(self) -> bool:
        return not self.deals

    def plainly(self) -> bool | None:
        if self.coins >= sum(price for price, _ in self.deals):
            return True
        return False if self.coins < self.deals[0][0] else None

    def moves(self) -> Iterator["Purse"]:
        for index, (price, gain) in enumerate(self.deals):
            if price <= self.coins:
                yield Purse(self.coins - price + gain, self.deals[:index] + self.deals[index + 1 :])


class Careful(AnyOrder[Table]):
    """All deals must be made: none is offered after which that would be impossible."""

    __slots__ = ()

    def spoils(self, pos: Table, part: Decision[Table], action: Action) -> Refusal | None:
        assert isinstance(part, Deal)
        rest = tuple((d.price, d.gain) for d in self.must if isinstance(d, Deal) and d is not part)
        purse = Purse(pos.coins[self.seat] - part.price + part.gain, rest)
        return None if can_finish(purse) else Refusal("WB-3")


deals = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=5)


def full_search(state: State[Table], parts: int) -> bool:
    """Whole states, every order, no memory: slow and plain."""
    decision = state.decision(0)
    if decision is None:
        return True
    for action in decision.options(state.pos):
        after = state.copy()
        after.do(0, action)
        if full_search(after, parts - 1):
            return True
    return False


def pool(kind: type[AnyOrder[Table]], coins: int, made: list[tuple[int, int]]) -> State[Table]:
    must = tuple(Deal(0, str(number), *deal) for number, deal in enumerate(made))
    state = lay(kind(0, must)) if must else lay()
    state.pos.coins[0] = coins
    return state


@given(st.integers(0, 8), deals)
def test_the_purse_knows_what_full_search_finds_out(coins: int, made: list[tuple[int, int]]) -> None:
    found = full_search(pool(AnyOrder, coins, made), len(made))
    assert can_finish(Purse(coins, tuple(made))) == found


@given(st.integers(0, 8), deals, st.randoms())
def test_a_careful_pool_never_gets_stuck_and_forbids_nothing_more(
    coins: int, made: list[tuple[int, int]], random: object
) -> None:
    careful, careless = pool(Careful, coins, made), pool(AnyOrder, coins, made)
    if not full_search(careless.copy(), len(made)):
        return
    while careful.waiting():
        allowed = careful.options(0)
        pool_of_all = careless.decision(0)
        assert pool_of_all is not None
        for action in pool_of_all.options(careless.pos):
            after = careless.copy()
            after.do(0, action)
            assert (action in allowed) == full_search(after, len(made))
            assert (careful.refusal(0, action) is None) == (action in allowed)
        action = random.choice(allowed)  # type: ignore[attr-defined]
        careful.do(0, action)
        careless.do(0, action)


def test_a_way_back_is_no_progress() -> None:
    class Circle:
        """Leads only to itself."""

        def finished(self) -> bool:
            return False

        def plainly(self) -> bool | None:
            return None

        def moves(self) -> list["Circle"]:
            return [self]

    assert not can_finish(Circle())
