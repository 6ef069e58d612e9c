"""One running house for many tests, and databases of both kinds for houses of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.running import Server, running
from tests.server.visitor import Seat, Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database; the test runs once for each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    cluster = request.getfixturevalue("postgres")
    assert isinstance(cluster, Cluster)
    return cluster.database()


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server.url)


@pytest.fixture
def basia(server: Server) -> Visitor:
    return Visitor(server.url)


@pytest.fixture
def duel(ada: Visitor, basia: Visitor) -> tuple[Seat, Seat]:
    """Two people at tic-tac-toe; Ada begins."""
    return sit_down(ada, basia, "tic-tac-toe")


def sit_down(first: Visitor, second: Visitor, game: str, **more: str) -> tuple[Seat, Seat]:
    mine = first.open_table(game, **{"seat-0": "me", "seat-1": "link", "public": "yes", **more})
    theirs = Seat(second, mine.path)
    answer = theirs.post("/sit", seat="1", name="Basia")
    assert answer.status_code == 303
    return mine, theirs
