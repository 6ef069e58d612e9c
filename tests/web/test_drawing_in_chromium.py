"""Track of Age of Steam is drawn on the map: from end to end, edge by edge, by dragging, by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from engineshed.kernel import Action, Position
from engineshed.kernel.play import Match, Record, new_game
from tests.server.running import Server
from tests.web.seating import choices, seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser drawing")]

EVANSVILLE, CINCINNATI, INDIANAPOLIS = "hex:9,5", "hex:12,2", "hex:10,3"
CHICAGO, DETROIT, SPRINGFIELD = "hex:7,2", "hex:13,-3", "hex:6,5"
STRAIGHT_NE = (
    ("build", "hex:10,4", "tile:straight", "turn:1"),
    ("build", "hex:11,3", "tile:straight", "turn:1"),
)


def building(shares: int = 3) -> tuple[Record, int]:
    """Rust Belt, the first building turn; everybody has issued this many shares."""
    match: Match[Position] = new_game("age-of-steam", 3, {"map": "rust-belt"}, seed=4)
    while True:
        seat = match.state.waiting()[0]
        options = match.state.options(seat)
        if ("done",) in options:
            return match.record(), seat
        wanted: list[Action] = [("issue", shares), ("drop",), ("pass",)]
        match.play(seat, next((one for one in wanted if one in options), options[-1]))


class Drawer:
    """Somebody at the map who counts their clicks."""

    def __init__(self, page: Page, server: Server, shares: int = 3) -> None:
        self.page, self.server = page, server
        record, self.seat = building(shares)
        self.address = seated(server, record, (self.seat, page))
        self.before = len(choices(server, self.address))
        self.clicks = 0
        page.goto(self.address)

    def at(self, atom: str) -> Locator:
        return self.page.locator(f'#table svg.map [data-pick="{atom}"]')

    def edge(self, side: str) -> Locator:
        return self.page.locator(f'#sketch [data-draw="side:{side}"]')

    def click(self, place: Locator) -> None:
        place.click(position=None)
        self.clicks += 1

    def drag(self, *atoms: str) -> None:
        mouse = self.page.mouse
        for number, atom in enumerate(atoms):
            box = self.at(atom).bounding_box()
            assert box is not None
            mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
            if number == 0:
                mouse.down()
        mouse.up()

    def confirm(self) -> None:
        self.click(self.page.locator("#confirm"))
        expect(self.page.locator("#sketch > *")).to_have_count(0)

    def played(self) -> list[Action]:
        return [action for _, action in choices(self.server, self.address)[self.before :]]


@pytest.fixture
def drawer(page: Page, server: Server) -> Callable[..., Drawer]:
    return lambda **more: Drawer(page, server, **more)


def test_two_ends_and_one_confirm_lay_the_whole_way(drawer: Callable[..., Drawer]) -> None:
    me = drawer()
    me.click(me.at(EVANSVILLE))
    expect(me.page.locator("#sketch .reach")).not_to_have_count(0)
    expect(me.page.locator("#aside")).to_contain_text("Next: the other end")
    me.click(me.at(CINCINNATI))
    bill = me.page.locator(".bill")
    expect(bill).to_contain_text("2 tiles to Cincinnati")
    expect(bill).to_contain_text("−$4")
    expect(bill).to_contain_text("ride it now")
    me.confirm()
    assert me.played() == list(STRAIGHT_NE)
    assert me.clicks == 3


def test_three_tiles_take_at_most_four_clicks(drawer: Callable[..., Drawer]) -> None:
    me = drawer()
    me.click(me.at(EVANSVILLE))
    me.click(me.at(SPRINGFIELD))
    expect(me.page.locator(".bill")).to_contain_text("3 tiles to Springfield")
    me.confirm()
    assert me.clicks <= 4
    assert len(me.played()) == 3
    expect(me.page.locator(".trk[id]")).not_to_have_count(0)


def test_a_long_way_is_begun_as_far_as_this_turn_allows(drawer: Callable[..., Drawer]) -> None:
    me = drawer()
    me.click(me.at(CHICAGO))
    me.click(me.at(DETROIT))
    expect(me.page.locator(".bill")).to_contain_text("3 of 5 tiles towards Detroit")
    expect(me.page.locator("#ghost .later")).to_have_count(2)
    me.confirm()
    assert len(me.played()) == 3


def test_a_hex_and_two_of_its_edges_make_the_tile(drawer: Callable[..., Drawer]) -> None:
    me = drawer()
    me.click(me.at("hex:11,3"))
    me.click(me.edge("11,3/4"))
    expect(me.page.locator(".bill")).to_contain_text("Straight on L9")
    me.click(me.edge("11,3/3"))  # another edge takes the place of the last
    expect(me.page.locator(".bill")).to_contain_text("Gentle curve on L9")
    me.confirm()
    assert me.played() == [("build", "hex:11,3", "tile:gentle", "turn:1")]


def test_ways_are_dragged_one_after_the_other_and_laid_with_one_confirm(
    drawer: Callable[..., Drawer],
) -> None:
    me = drawer()
    bill = me.page.locator("#bill .bill")
    me.drag(EVANSVILLE, "hex:10,4", INDIANAPOLIS)
    expect(bill).to_contain_text("2 tiles to Indianapolis")
    me.drag(CHICAGO, "hex:7,3", "hex:7,4")
    expect(bill).to_contain_text("1 tile to H8 + 2 drawn before")
    expect(me.page.locator("#ghost .tint")).to_have_count(3)
    me.page.keyboard.press("Escape")
    expect(bill).to_contain_text("2 tiles to Indianapolis")
    expect(me.page.locator("#ghost .tint")).to_have_count(2)
    me.drag(CHICAGO, "hex:7,3", "hex:7,4")
    expect(bill).to_contain_text("1 tile to H8")
    me.confirm()
    assert [action[1] for action in me.played()] == ["hex:10,4", INDIANAPOLIS, "hex:7,3"]


def test_where_no_way_leads_a_rule_says_why(drawer: Callable[..., Drawer]) -> None:
    me = drawer()
    me.click(me.at("hex:8,4"))
    me.click(me.at(INDIANAPOLIS))
    expect(me.page.locator(".why")).to_contain_text("No way leads from Terre Haute to Indianapolis")
    expect(me.page.locator(".why a")).to_contain_text("AOS-")
    expect(me.page.locator("#confirm")).to_be_hidden()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#table .chosen")).to_have_count(0)


def test_keys_draw_as_well_and_the_list_of_tiles_is_there(drawer: Callable[..., Drawer]) -> None:
    me = drawer()
    me.at("hex:11,3").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#fits .tile")).to_have_count(5)
    squashed = me.page.locator("#fits .tile").evaluate_all(
        "all => all.filter(t => t.scrollHeight > t.clientHeight + 1)"
    )
    assert squashed == []
    expect(me.page.locator("#sketch [data-draw]")).to_have_count(6)
    me.page.keyboard.press("1")
    me.page.locator(".bill").wait_for()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#sketch > *")).to_have_count(0)
    assert len(me.played()) == 1


SMALLEST = """() => {
  // The least height of letters on the map, in CSS pixels as drawn.
  const sizes = [...document.querySelectorAll("#table svg.map text")]
    .filter(text => text.textContent.trim() && text.checkVisibility({ visibilityProperty: true }))
    .map(text => {
      const { b, d } = text.getScreenCTM();
      return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d);
    });
  return Math.min(...sizes);
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900), (1920, 1080), (390, 844)])
def test_everything_on_the_map_can_be_read(
    page: Page, drawer: Callable[..., Drawer], width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    try:
        drawer()
        page.locator("#table[data-turn=yes]").wait_for()
        page.wait_for_function(f"({SMALLEST})() >= 11")
    finally:
        page.set_viewport_size({"width": 1440, "height": 900})


def test_in_a_low_window_the_goods_display_opens_when_it_is_pointed_at(
    page: Page, drawer: Callable[..., Drawer]
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    try:
        drawer()
        goods = page.locator("#dock-goods")
        before = page.locator("svg.map").bounding_box()
        goods.hover()
        page.wait_for_function("document.querySelector('.aos-goods').getBoundingClientRect().height > 80")
        assert page.locator("svg.map").bounding_box() == before
        page.locator("#dock-actions").hover()
        page.locator("#dock-actions button").first.click()
        page.mouse.move(700, 105)  # what was clicked has the focus, and does not keep its box open
        page.wait_for_function(
            "() => document.querySelector('.aos-actions').getBoundingClientRect().height < 4"
        )
    finally:
        page.set_viewport_size({"width": 1440, "height": 900})


def test_on_a_phone_the_map_is_pushed_to_the_other_end(visit: Callable[..., Page], server: Server) -> None:
    """Where the map is very near, the ends in reach come into view after a tap; a finger pushes the map."""
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    me = Drawer(page, server)
    hand = page.context.new_cdp_session(page)

    def fingers(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        if not spots:
            page.wait_for_timeout(500)  # nobody's finger is back sooner

    def middle(atom: str) -> tuple[float, float]:
        box = me.at(atom).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def push(by: float, down: float) -> None:
        for part in range(11):
            fingers("touchMove" if part else "touchStart", (195 + by * part / 10, 330 + down * part / 10))
        fingers("touchEnd")

    def bring(atom: str) -> tuple[float, float]:
        for _ in range(20):
            x, y = middle(atom)
            if 40 < x < 350 and 150 < y < 480:
                return x, y
            push(max(-150, min(150, 195 - x)), max(-130, min(130, 330 - y)))
        raise AssertionError(f"{atom} does not come into view")

    page.locator("#table[data-turn=yes] .pickable").first.wait_for()
    bring(EVANSVILLE)
    for apart in range(40, 160, 20):
        fingers("touchMove" if apart > 40 else "touchStart", (195 - apart / 2, 330), (195 + apart / 2, 330))
    fingers("touchEnd")
    page.touchscreen.tap(*bring(EVANSVILLE))
    expect(page.locator("#aside")).to_contain_text("Next: the other end")
    expect(page.locator("#sketch .reach").first).to_be_in_viewport()
    push(60, 40)
    expect(page.locator("#sketch .reach").first).to_be_attached()  # pushing the map drops nothing
    page.touchscreen.tap(*bring(CINCINNATI))
    expect(page.locator(".bill")).to_contain_text("2 tiles to Cincinnati")
    page.locator("#confirm").tap()
    expect(page.locator("#sketch > *")).to_have_count(0)
    assert me.played() == list(STRAIGHT_NE)
