"""Pages about oneself: my devices, an optional account, taking everything along."""

import io
from typing import Annotated

import msgspec
import segno
from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, Parameter
from litestar.response import Redirect

from engineshed.server.notices.post import Post
from engineshed.server.pages.requests import Asked, Form, Given, address_of, browser_of, number_in, origin_of
from engineshed.server.people.codes import clean_code
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor, clean_name, liked, likes, preference, sessions_of
from engineshed.web.around import host_pages, pages


class Signed(msgspec.Struct):
    """A browser's answer to a passkey question: the token that came with it, and what it signed."""

    token: str
    credential: dict[str, object]


@get("/me", media_type=MediaType.HTML, include_in_schema=False)
async def me(guest: Given[Visitor], service: Given[Service], request: Asked) -> str:
    """My devices, my account, and how to take my seats along."""
    return await _me(guest, service, request)


@post("/me/code", media_type=MediaType.HTML, status_code=200, include_in_schema=False)
async def code(guest: Given[Visitor], service: Given[Service], request: Asked) -> str:
    """Show a code that joins another device, which begins with what this one likes."""
    await service.tastes.begin(guest.id, liked(request))
    return await _me(guest, service, request, code=await service.code(guest.id))


@post("/me/link", media_type=MediaType.HTML, status_code=200, include_in_schema=False)
async def link(guest: Given[Visitor], service: Given[Service], request: Asked) -> str:
    """Show a personal link to be kept in a safe place."""
    await service.tastes.begin(guest.id, liked(request))
    secret = await service.link(guest.id)
    return await _me(guest, service, request, link=f"{request.base_url}restore/{secret}")


@get(["/join", "/join/{code:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def join(guest: Given[Visitor], code: Annotated[str, Parameter()] = "") -> str:
    """Where another device's code is typed."""
    return pages.join(guest, clean_code(code))


@post("/join", include_in_schema=False)
async def redeem(
    data: Form, guest: Given[Visitor], service: Given[Service], post: Given[Post], request: Asked
) -> Redirect:
    """Become a device of whoever made the code."""
    found = await service.redeem(clean_code(data.get("code", "")), address_of(request))
    return await _arrive(found, guest, service, post, request)


@get("/restore/{secret:str}", media_type=MediaType.HTML, include_in_schema=False)
async def restore(secret: FromPath[str], guest: Given[Visitor]) -> str:
    """A personal link was opened: one click more, so that no preview of it signs anybody in."""
    return pages.restore(guest, secret)


@post("/restore", include_in_schema=False)
async def follow_link(
    data: Form, guest: Given[Visitor], service: Given[Service], post: Given[Post], request: Asked
) -> Redirect:
    found = await service.follow_link(data.get("secret", "")[:100], address_of(request))
    return await _arrive(found, guest, service, post, request)


@post("/account", include_in_schema=False)
async def register(data: Form, guest: Given[Visitor], service: Given[Service], request: Asked) -> Redirect:
    """Give this guest an account: a name and perhaps a password."""
    name = clean_name(data.get("name", ""))
    await service.register(guest.id, name, data.get("password") or None)
    await service.tastes.begin(guest.id, liked(request))
    await service.tastes.change(guest.id, {"name": name})
    signed = guest.device or await service.arrive(guest.id, browser_of(request), guest.id)
    answer = Redirect("/me", status_code=303, cookies=[sessions_of(request).session(guest.id, signed)])
    answer.cookies.append(preference("name", name))
    return answer


@post("/sign-in", include_in_schema=False)
async def sign_in(
    data: Form, guest: Given[Visitor], service: Given[Service], post: Given[Post], request: Asked
) -> Redirect:
    name = clean_name(data.get("name", ""))
    found = await service.sign_in(name, data.get("password", ""), address_of(request))
    return await _arrive(found, guest, service, post, request)


@post("/sign-out", include_in_schema=False)
async def sign_out(data: Form, guest: Given[Visitor], service: Given[Service], request: Asked) -> Redirect:
    """Sign out one of my devices; without a name, this one."""
    device = data.get("device", "") or guest.device
    await service.sign_out(guest.id, device)
    if device != guest.device:
        return Redirect("/me", status_code=303)
    return Redirect("/", status_code=303, cookies=[sessions_of(request).goodbye()])


@post("/passkeys/new", status_code=200, include_in_schema=False)
async def ask_new_passkey(
    guest: Given[Visitor], service: Given[Service], request: Asked
) -> dict[str, object]:
    person = await service.people.person(guest.id)
    name = (person.name if person else None) or guest.called
    known = await service.people.passkeys(guest.id)
    return service.passkeys.ask_new(_site(request), guest.id, name, known)


@post("/passkeys", status_code=200, include_in_schema=False)
async def new_passkey(
    data: JSONBody[Signed], guest: Given[Visitor], service: Given[Service], post: Given[Post], request: Asked
) -> Redirect:
    await service.new_passkey(_site(request), origin_of(request), guest.id, data.token, data.credential)
    if guest.device:
        return Redirect("/me", status_code=303)
    return await _arrive(guest.id, guest, service, post, request)


@post("/passkeys/ask", status_code=200, include_in_schema=False)
async def ask_passkey(service: Given[Service], request: Asked) -> dict[str, object]:
    return service.passkeys.ask_known(_site(request))


@post("/passkeys/sign-in", status_code=200, include_in_schema=False)
async def by_passkey(
    data: JSONBody[Signed], guest: Given[Visitor], service: Given[Service], post: Given[Post], request: Asked
) -> Redirect:
    service.guesses.count(f"passkey {address_of(request)}")
    wanted = data.credential.get("id")
    found = await service.by_passkey(
        _site(request),
        origin_of(request),
        data.token,
        wanted if isinstance(wanted, str) else "",
        data.credential,
    )
    return await _arrive(found, guest, service, post, request)


@get("/me/export", include_in_schema=False)
async def export(guest: Given[Visitor], service: Given[Service]) -> Response[bytes]:
    """Everything about me, as a file."""
    data = msgspec.json.format(msgspec.json.encode(await service.export(guest.id)), indent=2)
    headers = {"Content-Disposition": 'attachment; filename="engineshed-me.json"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/me/answers", media_type=MediaType.HTML, include_in_schema=False)
async def answers(guest: Given[Visitor], service: Given[Service]) -> str:
    """What the host has answered me; looking at it marks it as read."""
    found = await service.conduct.letters(guest.id)
    if any(not letter.read for letter in found):
        await service.conduct.read(guest.id)
    guest.letters = 0
    return host_pages.letters(guest, found)


@post("/me/unblock", include_in_schema=False)
async def unblock(data: Form, guest: Given[Visitor], service: Given[Service]) -> Redirect:
    """Unblock somebody, named by their place in the list."""
    others, place = list(await service.blocks.of(guest.id)), number_in(data, "place")
    if 0 <= place < len(others):
        await service.blocks.unblock(guest.id, others[place])
    return Redirect("/me", status_code=303)


@post("/me/disable", include_in_schema=False)
async def disable(data: Form, guest: Given[Visitor], service: Given[Service]) -> Redirect:
    await service.disable(guest.id, data.get("disabled") == "true")
    return Redirect("/me", status_code=303)


@post("/me/delete", include_in_schema=False)
async def delete(data: Form, guest: Given[Visitor], service: Given[Service], request: Asked) -> Redirect:
    """Delete everything about me; the form asks twice."""
    if data.get("sure") != "true":
        raise Problem(422)
    await service.delete(guest.id)
    return Redirect("/", status_code=303, cookies=[sessions_of(request).goodbye()])


async def _me(guest: Visitor, service: Service, request: Asked, code: str = "", link: str = "") -> str:
    person = await service.people.person(guest.id)
    devices = await service.people.devices(guest.id)
    room: dict[str, object] = {
        "account": person.name if person else None,
        "disabled": bool(person and person.disabled),
        "password": bool(person and person.password),
        "passkeys": len(await service.people.passkeys(guest.id)),
        "devices": devices,
        "told": {way.device for way in await service.notices.ways(guest.id)},
        "blocked": list((await service.blocks.of(guest.id)).values()),
        "answers": len(await service.conduct.letters(guest.id)),
        "code": code,
        "qr": _qr(f"{request.base_url}join/{code}") if code else "",
        "link": link,
    }
    return pages.me(guest, room)


async def _arrive(found: str, guest: Visitor, service: Service, post: Post, request: Asked) -> Redirect:
    """Make this browser a device of that guest."""
    device = await service.arrive(found, browser_of(request), guest.id)
    request.scope["state"].pop("new_guest", None)  # whoever came without a cookie gets this one
    cookies: list[Cookie] = [sessions_of(request).session(found, device)]
    person, kept = await service.people.person(found), await service.tastes.of_guest(found) or {}
    if person is not None and person.name:
        kept.setdefault("name", person.name)
    cookies += [preference(name, value) for name, value in kept.items() if value and likes(name, value)]
    await post.changed()
    return Redirect("/me" if found == guest.id else "/tables", status_code=303, cookies=cookies)


def _site(request: Asked) -> str:
    """The name of this site for passkeys."""
    return request.base_url.hostname or "localhost"


def _qr(address: str) -> str:
    """The address as a picture that a phone's camera reads."""
    drawn = io.BytesIO()
    code = segno.make(address, error="m")
    code.save(drawn, kind="svg", border=2, xmldecl=False, svgclass="qr", lineclass="qrline", omitsize=True)
    return drawn.getvalue().decode()


HANDLERS = [
    me,
    code,
    link,
    join,
    redeem,
    restore,
    follow_link,
    register,
    sign_in,
    sign_out,
    ask_new_passkey,
    new_passkey,
    ask_passkey,
    by_passkey,
    answers,
    unblock,
    export,
    disable,
    delete,
]
