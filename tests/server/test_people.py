"""Who somebody is beyond one browser: codes, links, accounts, devices, and leaving for good."""

import json
import re

import pytest

from engineshed.server.people.codes import LETTERS, clean_code, fresh_code
from engineshed.server.people.throttle import Throttle, TooManyTries
from engineshed.server.problems import loggable
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor


def code_of(visitor: Visitor) -> str:
    found = re.search(r'class="flaps" aria-label="([A-Z]{6})"', visitor.post("/me/code").text)
    assert found is not None
    return found[1]


def link_of(visitor: Visitor) -> str:
    found = re.search(r'/restore/([\w-]+)"', visitor.post("/me/link").text)
    assert found is not None
    return found[1]


@pytest.fixture
def phone(server: Server) -> Visitor:
    return Visitor(server.url)


def test_codes_have_no_letters_that_look_like_digits() -> None:
    assert not set("ILO") & set(LETTERS)
    assert len(fresh_code()) == 6
    assert clean_code("abc-def") == "ABCDEF"


def test_another_device_sits_at_my_tables_after_six_letters(ada: Visitor, phone: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    assert phone.post("/join", code=code_of(ada).lower()).headers["location"] == "/tables"
    there = Seat(phone, seat.path)
    assert there.asked()[1]
    assert there.move(["mark", "cell:4"]).status_code == 200
    assert "cell:4" in json.dumps(seat.record())


def test_a_browser_that_was_never_here_before_can_be_joined(ada: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    fresh = Visitor(str(ada.http.base_url))
    del fresh.http.cookies["guest"]
    fresh.post("/join", code=code_of(ada))
    assert Seat(fresh, seat.path).asked()[1]


def test_a_code_works_once_and_a_new_one_ends_the_last(ada: Visitor, basia: Visitor, phone: Visitor) -> None:
    first = code_of(ada)
    second = code_of(ada)
    assert phone.post("/join", code=first).status_code == 409
    assert phone.post("/join", code=second).status_code == 303
    assert basia.post("/join", code=second).status_code == 409


def test_what_the_other_device_had_comes_along(ada: Visitor, phone: Visitor) -> None:
    mine, theirs = ada.play_now("tic-tac-toe"), phone.play_now("connect-four")
    phone.post("/join", code=code_of(ada))
    for seat in (mine, theirs):
        assert Seat(ada, seat.path).post("/say", text="here").status_code == 200
        assert Seat(phone, seat.path).post("/say", text="here too").status_code == 200


def test_what_i_like_comes_along_to_my_other_devices(ada: Visitor, phone: Visitor) -> None:
    ada.post("/preferences", name="Ada Ż.", language="pl", theme="dark", tempo="junk")
    phone.http.cookies.set("motion", "off", domain=str(phone.http.base_url.host))
    assert phone.post("/join", code=code_of(ada)).status_code == 303
    page = phone.http.get("/preferences").text
    assert 'value="Ada Ż."' in page
    assert '<html lang="pl"' in page
    likes = phone.http.get("/me/export").json()["likes"]
    assert likes == {"name": "Ada Ż.", "language": "pl", "theme": "dark"}
    assert dict(phone.http.cookies)["motion"] == "off"  # of which the other has said nothing

    ada.post("/preferences", name="Ada", language="en", theme="light")
    another = Visitor(str(ada.http.base_url))
    another.post("/restore", secret=link_of(phone))
    assert another.http.cookies["theme"] == "light"
    ada.post("/me/delete", sure="true")
    assert another.http.get("/me/export").json()["likes"] is None


def test_a_personal_link_restores_everything_and_a_new_one_ends_it(ada: Visitor, phone: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    old = link_of(ada)
    assert phone.post("/restore", secret=old).status_code == 303
    assert Seat(phone, seat.path).asked()[1]
    link_of(ada)
    assert Visitor(str(ada.http.base_url)).post("/restore", secret=old).status_code == 409


def test_opening_a_link_or_a_code_signs_nobody_in(ada: Visitor, phone: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    phone.http.get(f"/restore/{link_of(ada)}")
    phone.http.get(f"/join/{code_of(ada)}")
    assert Seat(phone, seat.path).post("/say", text="me?").status_code == 403


def test_an_account_keeps_the_guests_tables(ada: Visitor, phone: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    assert ada.post("/account", name="Ada Lovelock", password="a long secret").status_code == 303
    assert Seat(ada, seat.path).asked()[1]
    assert phone.post("/sign-in", name="ada lovelock", password="wrong").status_code == 409
    assert phone.post("/sign-in", name="ada lovelock", password="a long secret").status_code == 303
    assert Seat(phone, seat.path).asked()[1]


def test_a_name_is_nobody_elses_not_even_after_it_was_deleted(ada: Visitor, basia: Visitor) -> None:
    ada.post("/account", name="Unique", password="a long secret")
    assert basia.post("/account", name="UNIQUE", password="another one").status_code == 409
    ada.post("/me/delete", sure="true")
    assert basia.post("/account", name="unique", password="another one").status_code == 409


def test_a_device_that_is_signed_out_is_a_stranger(ada: Visitor, phone: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    ada.post("/account", name="Two devices", password="a long secret")
    phone.post("/sign-in", name="Two devices", password="a long secret")
    ids = re.findall(r'name="device" value="(\w+)"', ada.http.get("/me").text)
    assert len(ids) == 2
    own = re.search(
        r'this device</small></span>.*?name="device" value="(\w+)"', phone.http.get("/me").text, re.DOTALL
    )
    assert own is not None
    ada.post("/sign-out", device=own[1])
    assert Seat(phone, seat.path).post("/say", text="me?").status_code == 403
    assert Seat(ada, seat.path).post("/say", text="still here").status_code == 200


def test_a_disabled_account_lets_nobody_in_until_it_is_enabled(ada: Visitor, phone: Visitor) -> None:
    ada.post("/account", name="Resting", password="a long secret")
    ada.post("/me/disable", disabled="true")
    assert phone.post("/sign-in", name="Resting", password="a long secret").status_code == 409
    ada.post("/me/disable", disabled="false")
    assert phone.post("/sign-in", name="Resting", password="a long secret").status_code == 303


def test_lessons_come_along_to_another_device_and_go_with_the_guest(ada: Visitor, phone: Visitor) -> None:
    """The phone's guest answered first; joined to Ada, the answer is hers; deleted, it is nobody's."""
    answer = {"decision": 0, "action": ["upgrade", "box:1"], "key": "k"}
    at = "/games/steam-rollers/lessons/1/moves"
    assert phone.http.post(at, json=answer, headers=phone.token).status_code == 200
    learned = {"game": "steam-rollers", "lesson": "power", "lost": 0.0, "passed": True}
    assert phone.http.get("/me/export").json()["lessons"] == [learned]
    phone.post("/join", code=code_of(ada))
    assert ada.http.get("/me/export").json()["lessons"] == [learned]
    ada.post("/me/delete", sure="true")
    assert ada.http.get("/me/export").json()["lessons"] == []


def test_everything_about_me_can_be_exported(ada: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    seat.move(["mark", "cell:4"])
    seat.post("/say", text="for the export")
    data = ada.http.get("/me/export").json()
    assert "cell:4" in data["tables"][0]["record"]
    assert data["tables"][0]["said"] == ["for the export"]


def test_who_is_deleted_leaves_nameless_seats(ada: Visitor, basia: Visitor) -> None:
    mine = ada.open_table(
        "tic-tac-toe", **{"seat-0": "me", "name-0": "Ada", "seat-1": "link", "public": "yes"}
    )
    theirs = Seat(basia, mine.path)
    theirs.post("/sit", seat="1", name="Basia")
    ada.post("/me/delete", sure="true")
    assert ada.post("/me/delete").status_code == 422
    page = theirs.page()
    assert "Basia" in page
    assert ">Ada<" not in page


def test_no_code_or_link_gets_into_a_log() -> None:
    assert "secret" not in loggable("/restore/secret")
    assert "ABCDEF" not in loggable("/join/ABCDEF")
    assert loggable("/tables/abc/moves") == "/tables/abc/moves"


def test_guessing_is_throttled() -> None:
    now = [0.0]
    throttle = Throttle(3, 60.0, lambda: now[0])
    for _ in range(3):
        throttle.count("address")
    with pytest.raises(TooManyTries):
        throttle.count("address")
    throttle.count("another")
    now[0] = 61.0
    throttle.count("address")
