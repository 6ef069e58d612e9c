"""A short language for SteamRollers positions; hexes and edges as the ledger names them (0 E, 1 NE ...)."""

from collections.abc import Iterable, Sequence

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.map import HEXES, NAME, SHAPES
from engineshed.games.steam_rollers.sheet import draw_track
from engineshed.kernel import Action, Atom, Chance, Rng, Seat, Seeded, Settings, State
from engineshed.kernel.hexes import atom

BLACK = {"straight gentle": 1, "straight sharp": 3, "gentle sharp": 5}
ONE_THREE = "B2 0,3; B3 3,5"
"""The shortest line between the cities 1 and 3."""
THREE_FOUR = "C5 0,3; C6 3,5"
TWO_ROUTES = (
    f"{ONE_THREE}; {THREE_FOUR}; D7 1,3; C8 1,4; A2 0,4; A3 0,3; A4 0,3; A5 3,5; B5 0,2; B6 3,5; C7 2,4"
)
"""The rulebook's example: from city 1 to city 2 either by 3 and 4, or by two towns and 4."""


class Loaded(Chance):
    """Loaded dice: named questions get the answers laid down here, all others those of a seed."""

    def __init__(self, answers: dict[str, list[Sequence[Atom]]], seed: int = 1) -> None:
        self.answers = answers
        self.other = Seeded(Rng(seed))
        self.asked: list[tuple[str, int]] = []

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        self.asked.append((name, k))
        if self.answers.get(name):
            answer = list(self.answers[name].pop(0))
            assert len(answer) == k, f"{name} wants {k} answers"
            assert all(item in pool for item in answer), f"{name}: {answer} is not in {pool}"
            return answer
        return self.other.choose(name, pool, k, again)

    def copy(self) -> Chance:
        twin = Loaded({name: list(rest) for name, rest in self.answers.items()})
        twin.other, twin.asked = Seeded(Rng(self.other.rng.state)), list(self.asked)
        return twin


def set_up(
    players: int, settings: Settings | None = None, **answers: Sequence[Atom]
) -> State[SteamRollersPosition]:
    """A new game up to its first decision; `goods_2=["red", ...]` answers the question "goods:2"."""
    by_name: dict[str, list[Sequence[Atom]]] = {}
    for name, answer in answers.items():
        question = name.replace("goods_", "goods:").replace("_", "-")
        by_name[question] = [answer]
    state = GAME.new(players, settings or {}, Loaded(by_name))
    state.run()
    return state


def game(
    players: int = 2,
    dice: Sequence[int] | None = None,
    black: str = "straight gentle",
    first: Seat = 0,
    settings: Settings | None = None,
    tiles: str = "1a 2a 3a 4a 5a 6a",
    **later: list[Sequence[Atom]],
) -> State[SteamRollersPosition]:
    """A round with these dice, before the first pick: every city holds one good, the sheets are empty.

    `later` answers questions that come after the roll: `reroll=[[4]]`.
    """
    count = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6}[players]
    answers: dict[str, list[Sequence[Atom]]] = {
        "action-tiles": [["ab".index(face[1]) + 1 for face in tiles.split()]],
        "order-tiles": [[1] * 6],
        "first-player": [[first + 1]],
        "white": [[*(dice or ()), *range(1, 7)][:count]],
        "black": [[BLACK[black]]],
    }
    state = GAME.new(players, settings or {}, Loaded(answers))
    state.run()
    state.chance = Loaded(later)
    state.pos.influence = [0] * 7
    lay_goods(state, {1: "red", 2: "blue", 3: "red", 4: "red", 5: "red", 6: "red"})
    return state


def next_round(
    state: State[SteamRollersPosition], dice: Sequence[int], **later: list[Sequence[Atom]]
) -> None:
    """Everybody passes until another round begins, with these dice and with the same player as this one."""
    pos = state.pos
    pos.first = (pos.first - 1) % pos.players
    state.chance = Loaded({"white": [dice], **later})
    pass_round(state)


def pass_round(state: State[SteamRollersPosition]) -> None:
    """Everybody picks something and passes, until the next round or the end."""
    before = state.pos.round
    while state.waiting() and state.pos.round == before:
        play(state, offered(state)[-1])


def lay_goods(state: State[SteamRollersPosition], goods: dict[int, str]) -> None:
    """Put exactly these goods on the cities named; the bag holds the rest."""
    pos = state.pos
    for city, row in goods.items():
        for old in pos.cities[city]:
            _supply(pos, old, 1)
        pos.cities[city] = tuple(row.split())
        for new in pos.cities[city]:
            _supply(pos, new, -1)


def keep(state: State[SteamRollersPosition], seat: Seat, goods: str) -> None:
    """Goods beside a sheet, as if delivered."""
    for good in goods.split():
        state.pos.sheets[seat].kept[good] += 1
        _supply(state.pos, good, -1)


def _supply(pos: SteamRollersPosition, good: str, count: int) -> None:
    if good == "black":
        pos.coal += count
    else:
        pos.bag[good] += count


def give(state: State[SteamRollersPosition], seat: Seat, *faces: str, sideways: bool = False) -> None:
    """Turn these tiles to these sides and hand them to a seat."""
    pos = state.pos
    shown = list(pos.faces)
    for face in faces:
        number = FACES[face].number
        shown[number] = face
        pos.owner[number] = seat
        pos.sideways[number] = sideways
    pos.faces = tuple(shown)


def draw(state: State[SteamRollersPosition], seat: Seat, tracks: str) -> None:
    """Draw tracks: "B2 0,3; B3 3,5"."""
    for part in tracks.split(";"):
        name, edges = part.split()
        shape = _shape(*map(int, edges.split(",")))
        assert NAME.index(name) not in state.pos.sheets[seat].tracks, name
        draw_track(state.pos.sheets[seat], state.pos.blocked, NAME.index(name), shape)


def cross(state: State[SteamRollersPosition], seat: Seat, *boxes: int) -> None:
    state.pos.sheets[seat].crossed = boxes


def hex_atom(name: str) -> str:
    return atom(HEXES[NAME.index(name)])


def build(name: str, one: int, two: int) -> Action:
    """The action that draws a track between two edges."""
    kind, turn, _, _ = SHAPES[_shape(one, two)]
    return ("build", hex_atom(name), f"track:{kind}", f"turn:{turn}")


def _shape(one: int, two: int) -> int:
    ours = {(2 - one) % 6, (2 - two) % 6}
    return next(number for number, (_, _, a, b) in enumerate(SHAPES) if {a, b} == ours)


def play(state: State[SteamRollersPosition], *actions: Action | str) -> None:
    """Actions of whoever is asked, one after the other; "pick die:4" is short for the tuple."""
    for action in actions:
        state.play(state.waiting()[0], as_action(action))


def as_action(action: Action | str) -> Action:
    return tuple(action.split()) if isinstance(action, str) else action


def why(state: State[SteamRollersPosition], action: Action | str) -> str | None:
    """The rule that refuses this to whoever is asked; None: it is allowed."""
    refusal = state.refusal(state.waiting()[0], as_action(action))
    return refusal.rule if refusal else None


def offered(state: State[SteamRollersPosition], word: str = "") -> list[str]:
    """The options of whoever is asked that begin with this word, as text."""
    options = [" ".join(map(str, action)) for action in state.options(state.waiting()[0])]
    return [option for option in options if option.startswith(word)]


def pool(state: State[SteamRollersPosition]) -> set[int]:
    return {number for number in range(1, 7) if state.pos.owner[number] == NOBODY}


def asked(state: State[SteamRollersPosition]) -> tuple[Seat, str]:
    """Who is asked what: the question that the page words for them."""
    seat = state.waiting()[0]
    decision = state.decision(seat)
    assert decision is not None
    return seat, decision.question(state.pos).name


def facts(state: State[SteamRollersPosition], source: str, seat: Seat = 0) -> int:
    """Points of one line of the score sheet."""
    sheet = GAME.score_now(state.pos)[seat]
    return sum(line.points for line in sheet.lines if line.source == source)


def colours(goods: Iterable[str]) -> list[str]:
    return sorted(goods)
