"""Clocks over the pages of a running house whose time of day the test sets."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")
HOUR, DAY = 3600, 86_400


class House:
    """A server, and its clock."""

    def __init__(self, database: str, clock: Path) -> None:
        self.clock = clock
        self.ahead = 0
        self.later(0)
        self.server = Server(database, workers=1, clock=clock, steady=0)
        self.server.start()

    def later(self, seconds: int) -> None:
        self.ahead += seconds
        self.clock.write_text(str(self.ahead))

    def visitor(self, language: str = "en") -> Visitor:
        return Visitor(self.server.url, language)


@pytest.fixture
def either_house(database: str, tmp_path: Path) -> Iterator[House]:
    opened = House(database, tmp_path / "clock")
    yield opened
    opened.server.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("clocks")
    opened = House(str(folder / "house.db"), folder / "clock")
    yield opened
    opened.server.stop()


def duel(ada: Visitor, basia: Visitor, **form: str) -> tuple[Seat, Seat]:
    mine = ada.open_table("tic-tac-toe", **{"seat-0": "me", "name-0": "Ada", "seat-1": "link", **form})
    theirs = Seat(basia, mine.path)
    assert theirs.post("/sit", seat="1", name="Basia").status_code == 303
    return mine, theirs


def until(seat: Seat, text: str) -> str:
    """The page as soon as it says this."""
    deadline = time.monotonic() + 30
    while text not in (page := seat.page()):
        assert time.monotonic() < deadline, page[:4000]
        time.sleep(0.2)
    return page


def test_who_runs_out_is_replaced_by_the_others_and_takes_the_seat_back(either_house: House) -> None:
    house = either_house
    ada, basia = house.visitor(), house.visitor()
    mine, theirs = duel(ada, basia, pace="days", move=str(12 * HOUR), bank=str(3 * DAY), holidays="0")
    assert "3 days" in theirs.page()
    assert "Left for you" in ada.http.get("/").text
    assert theirs.post("/vote", seat="0", choice="bot").status_code == 409  # Ada has time
    house.later(3 * DAY + HOUR)
    page = until(theirs, "Ada is out of time.")
    assert "out of time for 1 h" in page
    assert "Choose what now" in basia.http.get("/").text
    assert "/vote" in page
    assert "Move now" in mine.page()
    assert mine.post("/vote", seat="0", choice="wait").status_code == 409
    assert theirs.post("/vote", seat="0", choice="resign").status_code == 422
    assert theirs.post("/vote", seat="0", choice="bot").status_code == 200
    until(mine, "A bot played one move for you")
    assert mine.post("/come-back").status_code == 200
    assert "1 day" in until(mine, 'id="pulse-0"')
    assert theirs.move(theirs.asked()[1][0]).status_code == 200
    assert mine.asked()[1]


def test_an_invited_stranger_takes_the_seat(house: House) -> None:
    ada, basia, cezary = house.visitor(), house.visitor(), house.visitor()
    mine, theirs = duel(ada, basia, pace="live")
    assert Seat(cezary, mine.path).get().status_code == 403
    house.later(46 * 60)
    until(theirs, "Ada is out of time.")
    assert theirs.post("/vote", seat="0", choice="invite").status_code == 200
    stranger = Seat(cezary, mine.path)
    assert "is free" in stranger.page()
    assert stranger.post("/sit", seat="0", name="Cezary").status_code == 303
    assert "takes over this seat" in theirs.page()
    # A seat belongs to its person: whoever was invited gives it back.
    assert mine.post("/come-back").status_code == 200
    assert stranger.post("/undo").status_code == 403


def test_no_bot_sits_in_for_somebody_whose_clock_runs(house: House) -> None:
    mine, theirs = duel(house.visitor(), house.visitor(), pace="days")
    house.later(DAY)
    assert theirs.post("/stand-in", seat="0").status_code == 409
    assert mine.asked()[1]


def test_nights_and_holidays_are_kept_and_stop_my_clocks(house: House) -> None:
    ada, basia = house.visitor(), house.visitor()
    first = (int(time.time() + house.ahead) // HOUR - 1) % 24
    ada.http.cookies.set("zone", "UTC")
    mine, theirs = duel(ada, basia, pace="days", bank=str(3 * DAY))
    night = {"zone": "UTC", "first": str(first), "last": str((first + 10) % 24)}
    assert ada.post("/hours", **night).status_code == 303
    assert f'value="{first}" selected' in ada.http.get("/hours").text
    house.later(4 * HOUR)
    page = theirs.page()
    assert "night there" in page
    assert "3 days" in page or "2 d 23 h" in page
    assert ada.post("/hours", zone="UTC", first="8", last="7").status_code == 422
    assert ada.post("/hours", zone="Nowhere", first="23", last="7").status_code == 422
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + house.ahead + 10 * DAY))
    assert ada.post("/hours", zone="UTC", first="0", last="0", until=day).status_code == 303
    assert "on holiday" in theirs.page()
    assert mine.page()


def test_pace_and_language_are_read_before_anybody_sits_down_and_filter_the_list(house: House) -> None:
    seats = {"seat-0": "me", "seat-1": "link", "public": "yes"}
    ada, basia = house.visitor("pl"), house.visitor()
    slow = ada.open_table("tic-tac-toe", **seats, pace="days").path
    fast = basia.open_table("tic-tac-toe", **seats, pace="live", speaks="").path
    for page in (slow, "/tables"):
        read = house.visitor().http.get(page).text
        assert "12 h a move, bank 5 days" in read
        assert "language: Polski" in read
    assert "language:" not in house.visitor().http.get(fast).text
    assert "na żywo" in house.visitor("pl").http.get(fast).text
    for pace, shown in (("days", {slow}), ("live", {fast}), ("none", set()), ("junk", {slow, fast})):
        listed = house.visitor().http.get("/tables", params={"show": "open", "pace": pace}).text
        assert {path for path in (slow, fast) if path in listed} == shown


def test_the_form_shows_what_each_pace_means(house: House) -> None:
    for language, said in (("en", "12 h a move, bank 5 days"), ("pl", "12 h na ruch, zapas 5 dni")):
        guest = house.visitor(language)
        page = guest.http.get("/tables/new?game=age-of-steam&players=3&seat-0=me&seat-1=link&pace=days").text
        assert said in page
        assert re.search(r'name="pace" value="days"\s+checked', page)
