"""Rated tables, profiles and the ladder as visitors meet them."""

import re
import secrets
import time
from collections.abc import Callable

import pytest

from engineshed.bots.rungs import ladder, picture
from engineshed.kernel import games
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

PUBLIC = re.compile(r'value="http://[^"]+(/people/[\w-]+)"')


def until(done: Callable[[], bool]) -> None:
    """The house books what has ended every few seconds."""
    deadline = time.monotonic() + 60
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def finished(ada: Visitor, basia: Visitor, **form: str) -> Seat:
    """Ada wins a game of tic-tac-toe against Basia, and it is booked."""
    seats = {"seat-0": "me", "seat-1": "link", "name-0": "Ada", "public": "yes"}
    if "rated" in form:
        with_account(ada, basia)
    mine = ada.open_table("tic-tac-toe", **seats, **form)
    theirs = Seat(basia, mine.path)
    assert theirs.post("/sit", seat="1", name="Basia").status_code == 303
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        assert (mine, theirs)[turn % 2].move(["mark", f"cell:{cell}"]).status_code == 200
    until(lambda: mine.path in ada.http.get("/profile").text)
    return mine


def with_account(*visitors: Visitor) -> None:
    for visitor in visitors:
        answer = visitor.post("/account", name=secrets.token_hex(6), password="a long secret")
        assert answer.status_code == 303


def test_ratings_are_for_people_with_an_account(ada: Visitor, basia: Visitor) -> None:
    """Guests are free to make: with two browsers somebody could rate themselves."""
    form = {"seat-0": "me", "seat-1": "link", "public": "yes", "rated": "yes"}
    asked = "/tables/new?game=tic-tac-toe&seat-0=me&seat-1=link"
    assert 'name="rated"' not in ada.http.get(asked).text
    theirs = Seat(basia, ada.open_table("tic-tac-toe", **form).path)
    assert "<li>rated</li>" not in theirs.page()  # a guest cannot open such a table

    ada.post("/account", name=secrets.token_hex(6))  # a name alone lets nobody in anywhere
    assert 'name="rated"' not in ada.http.get(asked).text
    with_account(ada)
    assert 'name="rated"' in ada.http.get(asked).text
    theirs = Seat(basia, ada.open_table("tic-tac-toe", **form).path)
    page = basia.http.get(theirs.path).text
    assert "<li>rated</li>" in page
    assert '<a href="/me">Make an account</a>' in page
    assert theirs.post("/sit", seat="1").status_code == 409
    with_account(basia)
    assert theirs.post("/sit", seat="1").status_code == 303


@pytest.mark.parametrize(("language", "said"), [("en", "rated"), ("pl", "gra rankingowa")])
def test_who_may_sit_down_reads_first_that_a_table_is_rated(
    ada: Visitor, basia: Visitor, language: str, said: str
) -> None:
    form = {"seat-0": "me", "seat-1": "link", "public": "yes"}
    with_account(ada)
    rated, plain = (ada.open_table("tic-tac-toe", **form, **more) for more in ({"rated": "yes"}, {}))
    basia.http.get(f"/language/{language}")
    assert f"<li>{said}</li>" in basia.http.get(rated.path).text
    assert f"<li>{said}</li>" not in basia.http.get(plain.path).text
    assert f", {said}" in basia.http.get("/tables?show=open").text


def test_a_table_with_two_people_on_one_screen_is_not_rated(ada: Visitor) -> None:
    page = ada.http.get(
        "/tables/new?game=tic-tac-toe&seat-0=me&seat-1=here&rated=yes&finish=90", follow_redirects=True
    ).text
    assert 'name="rated"' not in page
    mine = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here", "rated": "yes"})
    assert mine.asked()[1]


def test_a_profile_is_private_until_its_owner_says_otherwise(ada: Visitor, basia: Visitor) -> None:
    finished(ada, basia, rated="yes")
    mine = ada.http.get("/profile").text
    assert "± " in mine
    assert PUBLIC.search(mine) is None
    assert "Only you see this page" in mine
    assert "Ada the Brave" not in basia.http.get("/ladder/tic-tac-toe").text

    assert ada.post("/profile", public="yes", name="Ada the Brave").status_code == 303
    found = PUBLIC.search(ada.http.get("/profile").text)
    assert found is not None
    seen = basia.http.get(found[1]).text
    assert "<h1>Ada the Brave</h1>" in seen
    assert 'action="/profile"' not in seen
    assert found[1] in basia.http.get("/ladder/tic-tac-toe").text
    guest = ada.http.get("/me/export").json()["guest"]
    assert guest not in seen + basia.http.get("/ladder/tic-tac-toe").text

    ada.post("/profile", public="no")
    assert basia.http.get(found[1]).status_code == 404
    assert "Ada the Brave" not in basia.http.get("/ladder/tic-tac-toe").text
    assert "Ada" in ada.http.get("/ladder/tic-tac-toe").text  # her own line, which only she sees


def test_nobody_shows_a_profile_under_the_name_of_an_account(ada: Visitor, basia: Visitor) -> None:
    ada.post("/account", name="The one Ada", password="a long secret")
    assert basia.post("/profile", public="yes", name="the one ada").status_code == 409
    assert basia.post("/profile", public="yes", name="").status_code == 409
    assert ada.post("/profile", public="yes", name="The one Ada").status_code == 303


def test_filters_of_the_history_live_in_the_address(ada: Visitor, basia: Visitor) -> None:
    rated = finished(ada, basia, rated="yes").path
    plain = finished(ada, basia).path
    live = finished(ada, basia, pace="live").path

    def shown(query: str, visitor: Visitor = ada) -> set[str]:
        page = visitor.http.get(f"/profile?{query}").text
        return {path for path in (rated, plain, live) if path in page}

    assert shown("") == {rated, plain, live}
    assert shown("show=rated") == {rated}
    assert shown("show=won") == {rated, plain, live}
    assert shown("show=won", basia) == set()
    assert shown("show=people&pace=live") == {live}
    assert shown("pace=none") == {rated, plain}
    assert shown("q=basia+tic") == {rated, plain, live}
    assert shown("q=nobody") == set()
    assert shown("game=connect-four") == set()
    assert shown("show=junk&pace=junk&page=junk&game=junk&rating=junk") == {rated, plain, live}
    page = ada.http.get("/profile?show=rated&q=Basia").text
    assert "/profile?q=Basia&amp;show=won" in page or "/profile?show=won&amp;q=Basia" in page


@pytest.mark.parametrize("asked", [{"finish": "90"}, {"low": "1400"}])
def test_a_table_refuses_of_whom_too_little_is_known(
    ada: Visitor, basia: Visitor, asked: dict[str, str]
) -> None:
    mine = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "link"}, **asked)
    theirs = Seat(basia, mine.path)
    assert 'role="status"' in theirs.page()
    assert f'{mine.path}/sit"' not in theirs.page()
    assert theirs.post("/sit", seat="1", name="Basia").status_code == 409


def test_a_table_takes_whose_rating_fits(ada: Visitor, basia: Visitor) -> None:
    finished(ada, basia, rated="yes")  # Basia has lost: below 1500
    form = {"seat-0": "me", "seat-1": "link"}
    strong = ada.open_table("tic-tac-toe", **form, low="1500")
    weak = ada.open_table("tic-tac-toe", **form, high="1500")
    assert Seat(basia, strong.path).post("/sit", seat="1").status_code == 409
    assert Seat(basia, weak.path).post("/sit", seat="1").status_code == 303


def test_a_rematch_asks_what_the_table_asked(ada: Visitor, basia: Visitor) -> None:
    mine = finished(ada, basia, rated="yes")
    for visitor in (ada, basia):
        answer = Seat(visitor, mine.path).post("/rematch")
    again = Seat(ada, answer.headers["location"])
    assert again.path != mine.path
    games_before = ada.http.get("/me/export").json()["results"]["ratings"][0]["games"]
    players = {guest: Seat(guest, again.path) for guest in (ada, basia)}
    for cell in (0, 3, 1, 4, 2):
        mover = next(seat for seat in players.values() if 'data-turn="yes"' in seat.page())
        assert mover.move(["mark", f"cell:{cell}"]).status_code == 200
    until(lambda: again.path in ada.http.get("/profile").text)
    assert ada.http.get("/me/export").json()["results"]["ratings"][0]["games"] == games_before + 1


def test_the_ladder_of_every_railway_shows_what_is_known_of_its_bots(ada: Visitor) -> None:
    for game in (game for game in games().values() if game.weight > 1.5):
        least, most = game.all_seats()
        for players in range(max(2, least), most + 1):
            page = ada.http.get(f"/ladder/{game.id}?players={players}").text
            kept = ladder(game, players)
            for rung in kept.levels if kept else ():
                rating = str(rung.rating).replace("-", "−")
                shown = page.partition(f"<b>{rating}</b><small")[2].partition("</small>")[0]
                assert shown.endswith(f">± {rung.give}" if rung.give else ">fixed")
            assert (kept.command if kept else f"ladder {game.id} --players {players}") in page
            for name in re.findall(r'src="(/games/[^"]+\.png)"', page):
                assert ada.http.get(name).headers["content-type"] == "image/png"
    assert ada.http.get("/ladder/no-such-game").status_code == 404


def test_only_pictures_of_networks_are_given_out() -> None:
    game = games()["russian-railroads"]
    assert picture(game, "4.png") is not None
    assert picture(game, "4.npz") is None
    assert picture(game, "../../components.png") is None
    assert picture(game, "no-such.png") is None


def test_who_played_at_a_private_table_is_told_to_nobody_by_the_profile_of_another(
    ada: Visitor, basia: Visitor, server: Server
) -> None:
    mine = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "link", "name-0": "Ada"})
    theirs = Seat(basia, mine.path)
    assert theirs.post("/sit", seat="1", name="Secret friend").status_code == 303
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        assert (mine, theirs)[turn % 2].move(["mark", f"cell:{cell}"]).status_code == 200
    until(lambda: mine.path in ada.http.get("/profile").text)
    ada.post("/profile", public="yes", name="Ada in public")
    found = PUBLIC.search(ada.http.get("/profile").text)
    assert found is not None
    assert "Secret friend" in ada.http.get("/profile").text
    stranger = Visitor(server.url)
    seen = stranger.http.get(found[1]).text
    assert "Ada in public" in seen
    assert "Secret friend" not in seen
    assert mine.path not in seen
    line = '<td class="tm">'
    assert line in seen
    assert line not in stranger.http.get(f"{found[1]}?q=secret+friend").text  # nor by searching
