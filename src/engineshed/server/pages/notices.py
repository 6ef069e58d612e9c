"""Notices: what, by which way, when not; a test, and links that end them without signing in."""

import re
import time
from datetime import datetime
from typing import Final

import msgspec
from litestar import MediaType, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from engineshed.kernel import games
from engineshed.server.notices.guard import Forbidden, checked_url
from engineshed.server.notices.post import Post
from engineshed.server.notices.quiet import zone_of
from engineshed.server.notices.store import HOW, KINDS, MOST_WAYS, WHATS, Notice, Way, Wishes, fresh_id
from engineshed.server.notices.ways import Gone, Later, kind_of_hook
from engineshed.server.pages.requests import Asked, Form, Given, browser_of, number_in, origin_of
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.table import NotAllowed
from engineshed.web.around import people_pages as pages

AT_HOME: Final = ("localhost", "127.0.0.1", "::1")
"""Names of the visitor's own machine. Under any other name a visitor could make links in our mails lead to a
place of their own, so these need the host's `url`."""
MAIL: Final = re.compile(r"[^@\s<>,;:\"\x00-\x1f\x7f]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,60}")
LISTED: Final = 20


class Keys(msgspec.Struct):
    """The keys by which messages to this browser are encrypted."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    endpoint: str
    keys: Keys


@get("/notices", media_type=MediaType.HTML, include_in_schema=False)
async def notices(guest: Given[Visitor], post: Given[Post]) -> str:
    ways = await post.notices.ways(guest.id)
    wishes = _at_home(await post.notices.wishes(guest.id), guest)
    names = {way.id: way.name for way in ways}
    sent = await post.notices.sent_to(guest.id, LISTED)
    room: dict[str, object] = {
        "ways": ways,
        "works": sum(way.confirmed and way.failed is None for way in ways),
        "kinds": [kind for kind in KINDS if kind != "mail" or post.mail.works],
        "rows": [(what, [(kind, wishes.choice(what, kind)) for kind in KINDS]) for what in WHATS],
        "wishes": wishes,
        "quiet": [f"{m // 60:02}:{m % 60:02}" for m in wishes.quiet] if wishes.quiet else ["", ""],
        "sent": [_told(notice, names, wishes, guest) for notice in sent],
        "push": post.push.public,
        "mail": post.mail.works,
        "days": round(post.settings.notice_days),
    }
    return pages.notices(guest, room)


def _told(notice: Notice, names: dict[str, str], wishes: Wishes, guest: Visitor) -> dict[str, object]:
    """A line of the list: when, what, by which way, and what came of it."""
    game = games().get(notice.game)
    when = time.strftime("%H:%M", time.gmtime((notice.done or notice.made) + _offset(wishes, notice.made)))
    return {
        "when": when,
        "day": time.strftime("%Y-%m-%d", time.gmtime(notice.made + _offset(wishes, notice.made))),
        "what": notice.what,
        "game": game.name(guest.language) if game else "",
        "way": names.get(notice.way, "–"),
        "state": notice.state,
        "note": notice.note,
        "seconds": round((notice.done or notice.made) - notice.made),
    }


def _offset(wishes: Wishes, at: float) -> float:
    found = datetime.fromtimestamp(at, zone_of(wishes.zone)).utcoffset()
    return found.total_seconds() if found else 0.0


@post("/notices/wishes", include_in_schema=False)
async def wish(data: Form, guest: Given[Visitor], post: Given[Post]) -> Redirect:
    """Save what was clicked: one box of the table, or the hours."""
    wishes = _at_home(await post.notices.wishes(guest.id), guest)
    if "set" in data:
        what, _, rest = data["set"].partition(" ")
        kind, _, how = rest.partition(" ")
        if what not in WHATS or kind not in KINDS or how not in HOW:
            raise Problem(422)
        wishes = msgspec.structs.replace(wishes, how={**wishes.how, f"{what} {kind}": how})
    else:
        zone = str(zone_of(data.get("zone", "")[:60]).key)
        start, end = _minutes(data.get("from", "")), _minutes(data.get("until", ""))
        quiet = None if start is None or end is None else (start, end)
        digest = number_in(data, "digest")
        wishes = msgspec.structs.replace(
            wishes, zone=zone, quiet=quiet, digest=digest if 0 <= digest < 24 else wishes.digest
        )
    await post.notices.wish(guest.id, wishes)
    return Redirect("/notices", status_code=303)


def _at_home(wishes: Wishes, guest: Visitor) -> Wishes:
    """These wishes, in the zone that the browser names as long as nobody has said another."""
    return wishes if wishes.zone else msgspec.structs.replace(wishes, zone=str(zone_of(guest.zone).key))


def _minutes(text: str) -> int | None:
    found = re.fullmatch(r"([01]\d|2[0-3]):([0-5]\d)", text)
    return int(found[1]) * 60 + int(found[2]) if found else None


@post("/notices/ways", include_in_schema=False)
async def add_way(data: Form, guest: Given[Visitor], post: Given[Post], request: Asked) -> Redirect:
    """A new way: this browser, a mail address that has to be confirmed, or a webhook."""
    known = await post.notices.ways(guest.id)
    if len(known) >= MOST_WAYS:
        raise NotAllowed("too-many-ways")
    kind, address = data.get("kind", ""), data.get("address", "").strip()[:2000]
    name, confirmed = address, True
    if kind == "mail":
        if not post.mail.works or not MAIL.fullmatch(address):
            raise NotAllowed("no-mail-address")
        if not post.settings.url and request.base_url.hostname not in AT_HOME:
            raise NotAllowed("mail-needs-url")
        post.confirmations.count(f"to {address.casefold()}", f"by {guest.id}")
        confirmed = False
    elif kind == "push":
        name, address = browser_of(request), _subscription(address, post)
    elif kind == "hook":
        _allowed(address, post)
        host = address.partition("://")[2].partition("/")[0]
        name = f"{kind_of_hook(address)}: {host}" if kind_of_hook(address) != "json" else host
    else:
        raise Problem(422)
    origin = origin_of(request)[:200]
    way = Way(fresh_id(), guest.id, kind, name[:80], address, origin, guest.language, confirmed)  # type: ignore[arg-type]
    if kind == "push":
        way = msgspec.structs.replace(way, device=guest.device)
    if kind == "mail":
        await _ask(post, way)
    await post.notices.keep(way)
    await post.notices.wish(guest.id, _at_home(await post.notices.wishes(guest.id), guest))
    await post.changed()
    return Redirect("/notices", status_code=303)


async def _ask(post: Post, way: Way) -> None:
    """Send the mail by which its reader confirms the address."""
    try:
        await post.mail.send(way.address, post.writer.confirmation(way))
    except (Gone, Later):
        raise NotAllowed("mail-not-sent") from None


def _subscription(text: str, post: Post) -> str:
    try:
        found = msgspec.json.decode(text, type=Subscription)
    except msgspec.DecodeError:
        raise Problem(422) from None
    _allowed(found.endpoint, post)
    if len(found.keys.p256dh) > 100 or len(found.keys.auth) > 40:
        raise Problem(422)
    return msgspec.json.encode(found).decode()


def _allowed(url: str, post: Post) -> None:
    try:
        checked_url(url, post.settings.notice_private)
    except Forbidden:
        raise NotAllowed("no-hook-address") from None


@post("/notices/remove", include_in_schema=False)
async def remove(data: Form, guest: Given[Visitor], post: Given[Post]) -> Redirect:
    await post.notices.forget(guest.id, data.get("way", ""))
    await post.changed()
    return Redirect("/notices", status_code=303)


@post("/notices/test", include_in_schema=False)
async def test(data: Form, guest: Given[Visitor], post: Given[Post]) -> Redirect:
    """A test by one way or by all; a way that was switched off is tried again."""
    wanted = data.get("way", "")
    for way in await post.notices.ways(guest.id):
        if way.confirmed and wanted in ("", way.id):
            await post.notices.test(way)
    await post.changed()
    post.sender.woken.set()
    return Redirect("/notices", status_code=303)


@get("/notices/confirm/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def confirming(token: FromPath[str], guest: Given[Visitor], post: Given[Post]) -> str:
    """The link of the first mail: one click more, so that no preview of it confirms anything."""
    return pages.stop(guest, await _way(post, post.writer.confirmed(token)), "confirm", token)


@post("/notices/confirm/{token:str}", media_type=MediaType.HTML, status_code=200, include_in_schema=False)
async def confirm(token: FromPath[str], guest: Given[Visitor], post: Given[Post]) -> str:
    way = await _way(post, post.writer.confirmed(token))
    await post.notices.change(way.id, confirmed=True)
    await post.changed()
    return pages.stop(guest, way, "confirmed", token)


@get("/notices/stop/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def stopping(token: FromPath[str], guest: Given[Visitor], post: Given[Post]) -> str:
    """The link below every notice."""
    return pages.stop(guest, await _way(post, post.writer.stopped(token)), "stop", token)


@post(
    "/notices/stop/{token:str}",
    media_type=MediaType.HTML,
    status_code=200,
    include_in_schema=False,
    exclude_from_csrf=True,  # mail programs send it for their readers: the link itself is the proof
)
async def stop(token: FromPath[str], guest: Given[Visitor], post: Given[Post]) -> str:
    """End all notices by this way, signed in or not."""
    way = await _way(post, post.writer.stopped(token))
    await post.notices.forget(way.guest, way.id)
    await post.changed()
    return pages.stop(guest, way, "stopped", token)


async def _way(post: Post, id: str) -> Way:
    way = await post.notices.way(id) if id else None
    if way is None:
        raise NotAllowed("stop-unknown")
    return way


HANDLERS = [notices, wish, add_way, remove, test, confirming, confirm, stopping, stop]
