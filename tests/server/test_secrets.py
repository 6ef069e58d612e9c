"""What is secret stands in no log, also where something goes wrong with it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.running import Server
from tests.server.test_people import code_of, link_of
from tests.server.visitor import Visitor

PASSWORD, HOOK, TOKEN = "correct horse battery", "https://192.0.2.1/hooks/very-secret", "pushed-to-me"
PUSH = json.dumps({"endpoint": f"https://192.0.2.1/{TOKEN}", "keys": {"p256dh": "BPub", "auth": "auth-key"}})


def test_nothing_secret_stands_in_a_log_even_when_the_database_fails(tmp_path: Path) -> None:
    log, database = tmp_path / "log", tmp_path / "house.db"
    server = Server(database, workers=0, log=log)
    server.start()
    ada, basia = Visitor(server.url), Visitor(server.url)
    secrets = [PASSWORD, HOOK, TOKEN, "auth-key", "for nobody else"]

    def everything() -> list[int]:
        """All that carries a secret, one after the other."""
        return [
            ada.post("/account", name="Ada", password=PASSWORD).status_code,
            basia.post("/sign-in", name="Ada", password=f"{PASSWORD}?").status_code,
            basia.post("/join", code=secrets[-2]).status_code,
            basia.post("/restore", secret=secrets[-1]).status_code,
            basia.http.get(f"/restore/{secrets[-1]}").status_code,
            basia.http.get(f"/join/{secrets[-2]}").status_code,
            ada.post("/notices/ways", kind="hook", address=HOOK).status_code,
            ada.post("/notices/ways", kind="push", address=PUSH).status_code,
            ada.post("/notices/test").status_code,
            ada.post(f"{table.path}/notes", text="for nobody else").status_code,
        ]

    table = ada.play_now("tic-tac-toe")
    secrets += [code_of(ada), link_of(ada)]
    assert 500 not in everything()
    cookie = ada.http.cookies["guest"]
    with closing(sqlite3.connect(database)) as broken:
        for name in ("ways", "pads", "devices"):
            refused = f"BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'broken'); END"
            broken.execute(f"CREATE TRIGGER no_{name} {refused}")
        broken.execute("ALTER TABLE codes RENAME TO away")
        broken.commit()
    assert everything().count(500) >= 4
    server.stop()
    said = log.read_text()
    assert "POST /join" in said  # it does say what went wrong, and where
    for secret in (*secrets, cookie):
        assert secret not in said
