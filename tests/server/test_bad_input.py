"""Whatever comes in: a clear 4xx, never a 500, and nothing changes."""

import json
from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("server")

HEAD = b'{"record": 1, "game": "tic-tac-toe", "version": 1, "players": 2, "settings": {}}'
BODIES: list[object] = [
    {},
    [],
    None,
    {"decision": 1},
    {"decision": "1", "action": ["mark", "cell:4"], "key": "k"},
    {"decision": 2, "action": "mark", "key": "k"},
    {"decision": 2, "action": [], "key": "k"},
    {"decision": 2, "action": [["mark"]], "key": "k"},
    {"decision": 2, "action": [1.5], "key": "k"},
    {"decision": 2, "action": [True], "key": "k"},
    {"decision": 2, "action": ["mark", "cell:4"], "key": ""},
    {"decision": 2, "action": ["mark", "cell:4"], "key": "k" * 65},
    {"decision": 2, "action": ["x"] * 65, "key": "k"},
    {"decision": 2, "action": ["mark", "cell:4"], "key": "k", "seat": 1},
    {"decision": 2, "action": ["mark", "cell:4"], "key": "k", "more": 1},
    {"decision": 2**70, "action": ["mark", "cell:4"], "key": "k"},
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def strange(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A visitor of a house on either database."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("strange") / "house.db")
    else:
        database = request.getfixturevalue("postgres").database()
    house = Server(database, workers=0)
    house.start()
    yield Visitor(house.url)
    house.stop()


@pytest.mark.parametrize("body", BODIES, ids=str)
def test_a_malformed_move(duel: tuple[Seat, Seat], body: object) -> None:
    ada, _ = duel
    answer = ada.send(body)
    assert 400 <= answer.status_code < 500
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json()["title"]
    assert len(ada.record()) == 1


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[" * 5000])
def test_no_json_at_all(duel: tuple[Seat, Seat], raw: bytes) -> None:
    ada, _ = duel
    headers = {**ada.visitor.token, "content-type": "application/json"}
    answer = ada.visitor.http.post(ada.path + "/moves", content=raw, headers=headers)
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(
    "action", [["mark", "cell:9"], ["mark"], ["cell:4", "mark"], [7], ["mark", "cell:4", 1]]
)
def test_an_illegal_action_names_its_rule(duel: tuple[Seat, Seat], action: list[object]) -> None:
    ada, _ = duel
    answer = ada.move(action)
    assert answer.status_code == 422
    assert "SHED-" in answer.json()["detail"]
    assert len(ada.record()) == 1


def test_the_wrong_seat_may_not_move(duel: tuple[Seat, Seat]) -> None:
    _, basia = duel
    answer = basia.move(["mark", "cell:4"])
    assert answer.status_code == 422
    assert "SHED-1" in answer.json()["detail"]


def test_a_stranger_may_watch_but_not_move(duel: tuple[Seat, Seat], server: Server) -> None:
    stranger = Seat(Visitor(server.url), duel[0].path)
    assert stranger.get().status_code == 200
    for below in ("/undo", "/take", "/leave", "/end", "/rematch"):
        assert stranger.post(below).status_code in (403, 400)
    assert stranger.move(["mark", "cell:4"], 2).status_code == 403
    assert stranger.get("/plan").status_code == 403


def test_a_private_table_is_closed_to_strangers(ada: Visitor, basia: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "bot"})
    stranger = Seat(basia, seat.path)
    for below in ("", "/record", "/at/0", "/stream", "/menu", "/score"):
        assert stranger.get(below).status_code == 403
    for said in ("", "Hello"):
        assert stranger.post("/say", text=said).status_code == 403


def test_a_seat_is_taken_once(duel: tuple[Seat, Seat], server: Server) -> None:
    late = Seat(Visitor(server.url), duel[0].path)
    assert late.post("/sit", seat="1").status_code == 409
    assert late.post("/sit", seat="7").status_code == 404
    assert late.post("/sit", seat="x").status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/tables/none", "/tables/..%2f..", "/games/none/rules", "/games/none/gallery", "/language/xx", "/none"],
)
def test_what_does_not_exist_gets_a_page_for_people(ada: Visitor, path: str) -> None:
    answer = ada.http.get(path, headers={"accept": "text/html"})
    assert answer.status_code in (400, 404)
    assert "<h1>" in answer.text


def test_without_the_token_nothing_changes(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    answer = ada.visitor.http.post(ada.path + "/undo", data={"turn": "false"})
    assert answer.status_code == 403
    assert ada.visitor.http.post("/games/tic-tac-toe/play").status_code == 403


def test_a_forged_cookie_is_somebody_else(duel: tuple[Seat, Seat], server: Server) -> None:
    genuine = duel[0].visitor.http.cookies["guest"]
    page = httpx.get(server.url + duel[0].path, cookies={"guest": "x" + genuine[1:]})
    assert "Your turn" not in page.text
    assert "guest=" in page.headers["set-cookie"]


def test_large_bodies_are_refused(ada: Visitor, duel: tuple[Seat, Seat]) -> None:
    body = {"decision": 2, "action": ["x" * 200_000], "key": "k"}
    assert duel[0].send(body).status_code == 413
    answer = ada.http.post("/records", files={"record": ("r", b"x" * 5_000_000)}, headers=ada.token)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"nonsense",
        b"\xff\xfe",
        b'{"record": 1}',
        b'{"record": 1, "game": "none", "version": 1, "players": 2, "settings": {}}',
        b'{"record": 1, "game": "tic-tac-toe", "version": 1, "players": 9, "settings": {}}',
        HEAD + b'\n{"do"',
        HEAD + b'\n{"seat": 1, "do": ["mark", "cell:0"]}',
    ],
)
def test_a_broken_or_foreign_record_gets_a_clear_error(ada: Visitor, text: bytes) -> None:
    answer = ada.http.post("/records", files={"record": ("r.jsonl", text)}, headers=ada.token)
    assert answer.status_code == 422
    assert answer.json()["detail"]


@pytest.mark.parametrize("query", ["?atoms=", "?atoms=[", "?atoms={}", "?atoms=[[]]", "", "?atoms=[1.5]"])
@pytest.mark.parametrize("what", ["why", "fits"])
def test_questions_that_make_no_sense(duel: tuple[Seat, Seat], what: str, query: str) -> None:
    answer = duel[0].visitor.http.get(f"{duel[0].path}/{what}{query}")
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("action", ["[", "[]", '["mark","cell:9"]', "{}"])
def test_no_bill_for_what_is_no_option(duel: tuple[Seat, Seat], action: str) -> None:
    assert 400 <= duel[0].get("/bill", action=action).status_code < 500


def test_a_form_with_nonsense_makes_a_sensible_table(ada: Visitor) -> None:
    form = {"players": "99999999999", "seat-0": "king", "level-1": "god", "set-none": "x", "name-0": "\n"}
    answer = ada.post("/tables", game="tic-tac-toe", **form)
    assert answer.status_code == 303
    assert ada.post("/tables", game="none").status_code == 404
    assert ada.post("/tables").status_code == 404


def test_a_bot_plays_in_the_style_that_was_chosen_if_the_game_has_it(ada: Visitor) -> None:
    form = {"players": "3", "seat-1": "bot", "level-1": "steady", "seat-2": "link"}
    for game, style, named in (
        ("russian-railroads", "kiev", "Bot, steady, likes Kiev"),
        ("russian-railroads", "paris", "Bot, steady"),
        ("age-of-steam", "kiev", "Bot, steady"),
    ):
        opened = ada.post("/tables", game=game, **form, **{"style-1": style})
        assert f"<small>{named}</small>" in ada.http.get(opened.headers["location"]).text


LONG = "9" * 6000


@pytest.mark.parametrize(
    "path",
    [
        f"/at/{LONG}",
        "/at/" + "9" * 150,
        "/at/-1",
        f"/log?before={LONG}",
        f"/score?seat={LONG}&source=x",
        f"/stream?after={LONG}",
        f"/why?atoms=[{LONG}]",
        f"/bill?action=[{LONG}]",
        f"/fits?atoms=[{LONG}]",
    ],
)
def test_numbers_with_thousands_of_digits(duel: tuple[Seat, Seat], path: str) -> None:
    answer = duel[0].visitor.http.get(duel[0].path + path)
    assert 400 <= answer.status_code < 500


def test_the_log_before_its_beginning_and_after_its_end_is_the_log(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    http, whole = ada.visitor.http, f"{ada.path}/log?before=1000"
    assert http.get(f"{whole}&after=-99").text == http.get(whole).text
    assert http.get(f"{ada.path}/log?before=-5").status_code == 200


def test_forms_with_thousands_of_digits(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    for below, name in (
        ("/take", "seat"),
        ("/sit", "seat"),
        ("/bot", "seat"),
        ("/stand-in", "seat"),
        ("/fork", "moves"),
    ):
        assert ada.post(below, **{name: LONG}).status_code < 500
    for body in (
        f'{{"decision":{LONG},"action":["x"],"key":"k"}}',
        f'{{"decision":2,"action":[{LONG}],"key":"k"}}',
    ):
        headers = {**ada.visitor.token, "content-type": "application/json"}
        answer = ada.visitor.http.post(ada.path + "/moves", content=body, headers=headers)
        assert 400 <= answer.status_code < 500
    assert len(ada.record()) == 1


def test_a_last_event_with_thousands_of_digits(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    headers = {"last-event-id": LONG}
    with ada.visitor.http.stream("GET", ada.path + "/stream", headers=headers) as stream:
        assert stream.status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/static/%00", "/static/a%00b.css", "/static/" + "x" * 300, "/static/" + "x/" * 900, "/static/..%2f.."],
)
def test_names_that_no_file_has(ada: Visitor, path: str) -> None:
    assert 400 <= ada.http.get(path).status_code < 500


@pytest.mark.parametrize(
    "path", ["/", "/preferences", "/rules", "/static/styles/tokens.css", "/none", "/worker.js"]
)
def test_the_head_of_a_page_is_the_page_without_its_body(ada: Visitor, path: str) -> None:
    whole, head = ada.http.get(path), ada.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers.get("content-type") == whole.headers.get("content-type")


def test_the_head_of_a_stream_ends(duel: tuple[Seat, Seat]) -> None:
    answer = duel[0].visitor.http.head(duel[0].path + "/stream")
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize("key", ["\0", "a\0b", "\ud800", "ż" * 64])
def test_strange_keys_are_keys_on_both_databases(strange: Visitor, key: str) -> None:
    seat = strange.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here"})
    body = json.dumps({"decision": seat.asked()[0], "action": ["mark", "cell:4"], "key": key})
    headers = {**strange.token, "content-type": "application/json"}
    codes = [
        strange.http.post(seat.path + "/moves", content=body, headers=headers).status_code for _ in range(2)
    ]
    if codes != [400, 400]:  # half a pair of surrogates is no text at all
        assert codes == [200, 200]
        assert len(seat.record()) == 2
        assert seat.post("/say", text=f"a{key}b").status_code == 200


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/sign-out", {"device": "a\0b"}),
        ("/notices/remove", {"way": "\0"}),
        ("/notices/test", {"way": "\0"}),
        ("/hours", {"zone": "UTC", "first": "1", "last": "1", "until": "9999-12-31"}),
        ("/hours", {"zone": "Pacific/Kiritimati", "first": "1", "last": "1", "until": "0001-01-01"}),
        ("/account", {"name": "ß" * 24}),
        ("/account", {"name": "ﬃ" * 24, "password": "a\0b" * 5}),
        ("/profile", {"public": "yes", "name": "ﬃ" * 24}),
        ("/sign-in", {"name": "ﬃ" * 24, "password": "\0"}),
    ],
)
def test_forms_that_no_database_likes(strange: Visitor, path: str, form: dict[str, str]) -> None:
    assert strange.post(path, **form).status_code < 500


@pytest.mark.parametrize("id", ["\0", "x" * 2000, "ż"])
def test_passkeys_that_nobody_has(strange: Visitor, id: str) -> None:
    body = {"token": "x", "credential": {"id": id}}
    answer = strange.http.post("/passkeys/sign-in", json=body, headers=strange.token)
    assert 400 <= answer.status_code < 500


def test_nobody_finds_out_which_keys_others_have_used(duel: tuple[Seat, Seat], server: Server) -> None:
    ada, basia = duel
    assert ada.move(["mark", "cell:4"], key="known").status_code == 200
    stranger = Seat(Visitor(server.url), ada.path)
    for key in ("known", "unknown"):
        assert stranger.move(["mark", "cell:0"], 2, key).status_code == 403
        assert basia.move(["mark", "cell:4"], None, key).status_code == 422


def test_a_cancelled_private_table_is_closed_to_strangers(ada: Visitor, basia: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "link"})
    stranger = Seat(basia, seat.path)
    assert stranger.get().status_code == 200  # who has the link may sit down
    seat.post("/end")
    assert stranger.get().status_code == 403
    assert seat.get().status_code == 200


def test_the_guards_are_on_every_answer(ada: Visitor) -> None:
    for path in ("/", "/none", "/static/styles/tokens.css", "/api/openapi.json"):
        headers = ada.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_guests_cookie_is_out_of_reach_for_scripts(server: Server) -> None:
    cookie = next(
        value for value in httpx.get(server.url).headers.get_list("set-cookie") if value.startswith("guest=")
    )
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
