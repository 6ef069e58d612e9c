"""IV. Build track.

Actions:
  ("build", "hex:5,-3", "tile:gentle", "turn:2")   a tile on an empty hex, or in place of the tile there
  ("urbanize", "hex:10,3", "city:A")               a new city on a town
  ("connect", "hex:2,6", "hex:3,5")                Germany's direct link
  ("done",)
"""

from collections.abc import Iterable, Iterator, Sequence

from engineshed.games.age_of_steam import links, openings, track
from engineshed.games.age_of_steam.completion import Memo
from engineshed.games.age_of_steam.figures import add_cash, book_track, track_now
from engineshed.games.age_of_steam.links import Chain
from engineshed.games.age_of_steam.openings import Needs, Offers
from engineshed.games.age_of_steam.phases import ownership
from engineshed.games.age_of_steam.phases.ownership import EndBuilding, EndBuildPhase
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS
from engineshed.games.age_of_steam.printed.tiles import TILE_OF, TILES
from engineshed.games.age_of_steam.track import Lay, Site
from engineshed.kernel import (
    DONE,
    NO_SUCH_MOVE,
    Action,
    Atom,
    Bill,
    Decision,
    Entry,
    Question,
    Refusal,
    State,
    Step,
    name_of,
)


class BuildTrack(Step[AgeOfSteamPosition]):
    """Everybody builds, the First Build holder before all others (AOS-601)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        turns = [start_of(pos, seat) for seat in pos.first_then_order("first-build")]
        state.then(*turns, EndBuildPhase())


def start_of(pos: AgeOfSteamPosition, seat: int) -> "Build":
    """A seat's building turn before its first tile."""
    action = pos.action[seat]
    return Build(seat, pos.map.tiles_per_turn(action == "engineer"), (), 0, action == "urbanization")


class Build(Decision[AgeOfSteamPosition]):
    """Lay one more tile, place the new city, or be done."""

    __slots__ = ("built", "city", "dearest", "left")
    asks = "build"
    rules = ("AOS-602",)

    def __init__(self, seat: int, left: int, built: tuple[int, ...], dearest: int, city: bool) -> None:
        super().__init__(seat)
        self.left = left
        """Tiles still allowed."""
        self.built = built
        """Hexes built on in this turn (AOS-606)."""
        self.dearest = dearest
        """The highest price so far, before a discount (AOS-2107)."""
        self.city = city
        """May a new city still be placed?"""

    def facts(self, pos: AgeOfSteamPosition) -> dict[str, object]:
        return {"left": self.left, "cash": pos.cash[self.seat]}

    def question(self, pos: AgeOfSteamPosition) -> Question:
        return Question("build-city" if self.city else self.asks, self.seat, self.facts(pos), self.rules)

    # What may be done

    def candidates(self, pos: AgeOfSteamPosition) -> Iterator[Action]:
        yield from self._cities(pos, pos.board.towns)
        for hex_ in range(len(pos.board.places)):
            yield from self._tiles(pos, hex_)
        yield from self._directs(pos)
        yield DONE

    def about(self, pos: AgeOfSteamPosition, atoms: Sequence[Atom]) -> Iterator[Action]:
        wanted = set(atoms)
        hexes = [pos.board.hex_of[atom] for atom in pos.board.hex_of if atom in wanted]
        here: Iterable[Action] = (
            (*self._cities(pos, hexes), *self._tiles(pos, hexes[0]), *self._directs(pos))
            if hexes
            else self.candidates(pos)
        )
        return (action for action in here if wanted.issubset(action))

    def _cities(self, pos: AgeOfSteamPosition, hexes: Iterable[int]) -> Iterator[Action]:
        for hex_ in hexes:
            for letter in pos.map.letters:
                yield ("urbanize", pos.board.hex_atoms[hex_], f"city:{letter}")

    def _tiles(self, pos: AgeOfSteamPosition, hex_: int) -> Iterator[Action]:
        for tile in TILES:
            yield ("build", pos.board.hex_atoms[hex_], *tile.atoms)

    def _directs(self, pos: AgeOfSteamPosition) -> list[Action]:
        hexes = pos.board.hex_atoms
        return [("connect", hexes[one.near // 6], hexes[one.far // 6]) for one in pos.map.direct_links]

    def options(self, pos: AgeOfSteamPosition) -> list[Action]:
        found: list[Action] = []
        if self.city:
            for hex_ in [hex_ for hex_ in pos.board.towns if hex_ not in pos.cities]:
                cities = [*self._cities(pos, (hex_,))]
                letters = [city for city in cities if pos.new_cities[str(city[2])[-1]] is None]
                if letters and self.refuse(pos, letters[0]) is None:
                    found += letters
        if self.left:
            found += self._tile_options(pos)
            found += [action for action in self._directs(pos) if self.refuse(pos, action) is None]
        if pos.map.refuse_end(pos, self.seat) is None:
            found.append(DONE)
        return found

    def _tile_options(self, pos: AgeOfSteamPosition) -> list[Action]:
        found: list[Action] = []
        memo = Memo()
        seat, supply = self.seat, pos.supply
        has, judges = Needs(pos, seat), pos.map.judges_tiles(pos, seat)
        for offers, site, tiles in openings.worth_examining(pos, seat, self.built):
            if offers is not None:
                found += self._allowed(pos, offers, has, memo) if judges else offers.within(has)
                continue
            assert site is not None
            atom = pos.board.hex_atoms[site.hex]
            for tile in tiles:
                if supply[tile.kind] == 0:
                    continue
                plan = track.examine(pos, seat, site, tile)
                if isinstance(plan, Lay) and self._refuse_plan(pos, site, plan, memo) is None:
                    found.append(("build", atom, *tile.atoms))
        return found

    def _allowed(self, pos: AgeOfSteamPosition, offers: Offers, has: Needs, memo: Memo) -> Iterator[Action]:
        """The offered tiles against which the map has nothing."""
        for offer in offers.at_hand(has):
            if self._refuse_plan(pos, offers.site, offer.plan, memo) is None:
                yield offer.action

    def refuse(self, pos: AgeOfSteamPosition, action: Action) -> Refusal | None:
        if action == DONE:
            return pos.map.refuse_end(pos, self.seat)
        if len(action) == 4 and action[0] == "build":
            plan = self.plan(pos, action)
            return plan if isinstance(plan, Refusal) else None
        if len(action) == 3 and action[0] == "urbanize":
            return self._refuse_city(pos, action)
        if len(action) == 3 and action[0] == "connect":
            return self._refuse_direct(pos, action)
        return NO_SUCH_MOVE

    def plan(self, pos: AgeOfSteamPosition, action: Action) -> Lay | Refusal:
        """What a ("build", ...) would do, or why not."""
        hex_ = pos.board.hex_of.get(str(action[1]))
        tile = TILE_OF.get((str(action[2]), str(action[3])))
        if hex_ is None or tile is None:
            return NO_SUCH_MOVE
        if hex_ in self.built:
            return Refusal("AOS-606", hex=action[1])
        if self.left == 0:
            return self._no_tiles_left(pos)
        site = track.survey(pos, self.seat, hex_)
        plan = track.examine(pos, self.seat, site, tile)
        if isinstance(plan, Lay):
            return self._refuse_plan(pos, site, plan, Memo()) or plan
        return plan

    def _refuse_plan(self, pos: AgeOfSteamPosition, site: Site, plan: Lay, memo: Memo) -> Refusal | None:
        """What the seat's money and the rest of its turn say about a tile that may lie there."""
        price = self.charge(pos, plan.price)
        if price > pos.cash[self.seat]:
            return Refusal("AOS-605", price=price, cash=pos.cash[self.seat])
        return pos.map.refuse_lay(pos, self, site, plan, memo)

    def _no_tiles_left(self, pos: AgeOfSteamPosition) -> Refusal:
        return Refusal("AOS-603" if self._engineer(pos) else "AOS-602")

    def _refuse_city(self, pos: AgeOfSteamPosition, action: Action) -> Refusal | None:
        hex_, letter = pos.board.hex_of.get(str(action[1])), name_of(action[2], "city")
        if hex_ is None or letter not in LETTERS or action[2] != f"city:{letter}":
            return NO_SUCH_MOVE
        if pos.action[self.seat] != "urbanization":
            return Refusal("AOS-508")
        if not self.city:
            # It was used, or a tile was laid before it.
            return Refusal("AOS-1002" if self.built else "AOS-1001")
        if hex_ in pos.cities:
            return Refusal("AOS-1004", hex=action[1])
        if hex_ not in pos.board.towns or pos.new_cities.get(letter, hex_) is not None:
            return Refusal("AOS-1001", hex=action[1])
        return pos.map.refuse_founding(pos, self, hex_)

    def _refuse_direct(self, pos: AgeOfSteamPosition, action: Action) -> Refusal | None:
        if action not in self._directs(pos):
            return NO_SUCH_MOVE
        if self.left == 0:
            return self._no_tiles_left(pos)
        direct = pos.map.direct_links[0]
        if direct.near in pos.chain_at:
            return Refusal("AOS-2111")
        if pos.discs[self.seat] == 0:
            return Refusal("AOS-618")
        if direct.price > pos.cash[self.seat]:
            return Refusal("AOS-605", price=direct.price, cash=pos.cash[self.seat])
        return pos.map.refuse_direct(pos, self)

    # Doing it

    def _engineer(self, pos: AgeOfSteamPosition) -> bool:
        return pos.action[self.seat] == "engineer"

    def charge(self, pos: AgeOfSteamPosition, price: int) -> int:
        """What a tile of this price costs now."""
        return pos.map.charge(self._engineer(pos), price, self.dearest)

    def _price(self, pos: AgeOfSteamPosition, plan: Lay) -> tuple[int, str]:
        """What a tile costs now, and by which rule."""
        price = self.charge(pos, plan.price)
        return price, plan.rule if price == plan.price else "AOS-2106"

    def after(self, pos: AgeOfSteamPosition, hex_: int, price: int) -> "Build":
        """The rest of this turn after a tile."""
        city = self.city and pos.map.any_time_urbanization  # AOS-1002
        return Build(self.seat, self.left - 1, (*self.built, hex_), max(self.dearest, price), city)

    def after_direct(self, pos: AgeOfSteamPosition) -> "Build":
        """The rest of this turn after the direct link: one tile less, no discount (AOS-2107, AOS-2110)."""
        city = self.city and pos.map.any_time_urbanization
        return Build(self.seat, self.left - 1, self.built, self.dearest, city)

    def without_city(self) -> "Build":
        """The rest of this turn after the new city (AOS-1003)."""
        return Build(self.seat, self.left, self.built, self.dearest, False)

    def bill(self, pos: AgeOfSteamPosition, action: Action) -> Bill:
        if action[0] == "build":
            plan = self.plan(pos, action)
            if isinstance(plan, Lay):
                price, rule = self._price(pos, plan)
                return Bill([Entry(self.seat, "cash", -price, rule)], [action[1]])
        if action[0] == "connect":
            return Bill([Entry(self.seat, "cash", -pos.map.direct_links[0].price, "AOS-2110")], action[1:])
        return Bill()

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        if action == DONE:
            state.then(EndBuilding(self.seat))
            return
        if action[0] == "urbanize":
            after, changed = self._found(state, action)
        elif action[0] == "connect":
            after, changed = self._connect(state, action)
        else:
            after, changed = self._lay(state, action)
        more: Step[AgeOfSteamPosition] = after if after.left or after.city else EndBuilding(self.seat)
        state.then(*state.pos.map.after_track(state.pos, self.seat, changed), more)

    def _lay(self, state: State[AgeOfSteamPosition], action: Action) -> tuple["Build", list[Chain]]:
        pos = state.pos
        site = track.survey(pos, self.seat, pos.board.hex_of[str(action[1])])
        plan = track.examine(pos, self.seat, site, TILE_OF[str(action[2]), str(action[3])])
        assert isinstance(plan, Lay)
        price, rule = self._price(pos, plan)
        state.tell(
            "built",
            self.seat,
            hex=action[1],
            tile=plan.tile.id,
            turn=plan.tile.turn,
            kind=plan.kind,
            price=price,
        )
        add_cash(state, self.seat, -price, rule)
        before, met = track_now(state), ownership.unowned_met(state, site, plan)
        changed = track.lay(pos, self.seat, plan)
        ownership.tell_laid(state, self.seat, before, met, changed)
        return self.after(pos, plan.hex, plan.price), changed

    def _found(self, state: State[AgeOfSteamPosition], action: Action) -> tuple["Build", list[Chain]]:
        pos, hex_ = state.pos, state.pos.board.hex_of[str(action[1])]
        letter = name_of(action[2], "city")
        pos.new_cities[letter] = hex_
        pos.cities[hex_] = (LETTERS[letter].color,)
        state.tell("urbanized", self.seat, hex=action[1], city=letter)
        ownership.cut_exits(state, hex_)
        if hex_ in pos.tiles:
            track.take_tile(pos, hex_)
        changed = ownership.end_at_city(state, self.seat, hex_)
        bagged = pos.map.town_cubes_at_founding(pos, hex_)
        if bagged:
            state.tell("bagged", hex=action[1], cubes=bagged)
        return self.without_city(), changed

    def _connect(self, state: State[AgeOfSteamPosition], action: Action) -> tuple["Build", list[Chain]]:
        pos, direct = state.pos, state.pos.map.direct_links[0]
        state.tell("connected", self.seat, hexes=action[1:], price=direct.price)
        add_cash(state, self.seat, -direct.price, "AOS-2110")
        pos.built_before[self.seat] = True
        link = Chain(self.seat, direct.near // 6, direct.far // 6, ((direct.near, direct.far),), pos.turn)
        before = track_now(state)
        links.put(pos, link)
        book_track(state, before, "AOS-2111")
        return self.after_direct(pos), [link]
