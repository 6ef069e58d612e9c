"""Puts tables on a running server that stand at a moment of a game, with guests of browsers on seats."""

import time

from itsdangerous import URLSafeSerializer
from playwright.sync_api import Page

from engineshed.kernel import Action, Seat, find_game
from engineshed.kernel.play import Played, Record
from engineshed.server.hall import Hall, fresh_id
from engineshed.server.sessions import COOKIE
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.events import Moved
from engineshed.server.tables.scripts import lines
from tests.server.apart import apart
from tests.server.running import Server


def guest_of(page: Page) -> str:
    """Who this browser is for the server; a new one says hello first."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    if COOKIE not in cookies:
        page.request.get("/preferences")
        return guest_of(page)
    _, guest = URLSafeSerializer("", salt="guest").loads_unsafe(cookies[COOKIE])
    return str(guest)


def seated(server: Server, record: Record, *pages: tuple[Seat, Page], alone: bool = False) -> str:
    """Opens a table that goes on from a record with these guests; the others are people who wait, or bots."""
    chairs = [
        Chair("bot", f"Player {seat + 1}", level="random")
        if alone
        else Chair("person", f"Player {seat + 1}", f"absent {seat}")
        for seat in range(record.players)
    ]
    for seat, page in pages:
        chairs[seat] = Chair("person", "Ada", guest_of(page))
    opened = commands.opening(find_game(record.game), record.settings, chairs, False, "")
    draft = commands.go_on_from(fresh_id(), opened, record)

    async def write() -> None:
        storage = Storage(str(server.database))
        await Hall(storage).open(draft)
        await storage.close()

    apart(write())
    return f"/tables/{draft.table.id}"


def choices(server: Server, address: str) -> list[tuple[Seat, Action]]:
    """Every choice at a table as the server has stored it; forced moves are not among them."""

    async def read() -> list[tuple[Seat, Action]]:
        storage = Storage(str(server.database))
        events = await storage.events(address.rpartition("/")[2])
        await storage.close()
        told = [line for event in events if isinstance(event.fact, Moved) for line in lines(event.fact.lines)]
        return [(line.seat, line.action) for line in told if isinstance(line, Played) and not line.auto]

    return apart(read())


def long_gone(server: Server, address: str, guest: str) -> None:
    """As if this guest had not looked at the table for a day."""

    async def write() -> None:
        storage = Storage(str(server.database))
        await storage.saw(address.rpartition("/")[2], guest, time.time() - 24 * 3600)
        await storage.close()

    apart(write())
