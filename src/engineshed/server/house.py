"""Everything that lives behind the pages of one process, opened and closed together."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from engineshed.server.counting import Counts
from engineshed.server.hall import Hall
from engineshed.server.housekeeping import Housekeeper
from engineshed.server.mine import Mine
from engineshed.server.notices.post import Post, open_post
from engineshed.server.pace.keeper import timekeeper
from engineshed.server.people.service import Service
from engineshed.server.results.booker import Booker
from engineshed.server.settings import Settings
from engineshed.server.store.listener import Listener
from engineshed.server.store.storage import Storage
from engineshed.server.work.reviews import Reviews
from engineshed.server.work.robots import Robots
from engineshed.server.work.uploads import Uploads
from engineshed.server.work.what_ifs import WhatIfs
from engineshed.server.work.workers import Workers


@dataclass(frozen=True, slots=True)
class House:
    """The parts that handlers ask for by their names (app.py)."""

    storage: Storage
    hall: Hall
    workers: Workers
    uploads: Uploads
    service: Service
    mine: Mine
    post: Post
    reviews: Reviews
    what_ifs: WhatIfs


PROVIDED: Final[Mapping[str, Callable[[House], object]]] = {
    "hall": lambda house: house.hall,
    "workers": lambda house: house.workers,
    "uploads": lambda house: house.uploads,
    "service": lambda house: house.service,
    "mine": lambda house: house.mine,
    "post": lambda house: house.post,
    "reviews": lambda house: house.reviews,
    "what_ifs": lambda house: house.what_ifs,
}
"""By the names by which handlers ask for them: the parts of the house."""


@asynccontextmanager
async def open_house(database: str, settings: Settings, secret: str, counts: Counts) -> AsyncIterator[House]:
    """The house on one database; its clocks, bots, notices, results and housekeeping run while it is open."""
    storage = Storage(database)
    hall, workers = Hall(storage, settings.tempo), Workers(settings.workers)
    robots = Robots(hall, workers, settings.pause, settings.patience, settings.thought)
    listener = Listener(storage.engine.url, hall.heard, hall.deaf) if storage.shared else None
    if storage.shared:
        counts.share(storage)
    mine, post = Mine(hall), await open_post(hall, settings, secret)
    reviews, what_ifs = Reviews(hall, workers), WhatIfs(workers)
    rounds = (
        Housekeeper(hall, settings).rounds,
        timekeeper(hall, settings.steady),
        Booker(hall).rounds,
        reviews.rounds,
    )
    robots.start()
    for each in rounds:
        each.start()
    uploads, service = Uploads(workers, settings), Service(hall, secret)
    yield House(storage, hall, workers, uploads, service, mine, post, reviews, what_ifs)
    hall.close()
    mine.close()
    await post.close()
    if listener is not None:
        await listener.close()
    for each in rounds:
        await each.close()
    await counts.close()
    await reviews.close()
    await what_ifs.close()
    await robots.close()
    await workers.close()
    await storage.close()
