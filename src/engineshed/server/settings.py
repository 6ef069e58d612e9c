"""The host's settings: how the site is reached, how bots think, limits, and what is kept."""

import os
from collections.abc import Iterable, Iterator, Mapping
from ipaddress import ip_network
from typing import Annotated, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from engineshed.kernel import BadSetup

PREFIX = "ENGINESHED_"
"""Of environment variables: ENGINESHED_WORKERS sets `workers`."""
UNREAD = ("DATABASE",)
"""Variables with this prefix that are no settings."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every figure has a default that suits a public house on a small machine; 0 lifts a limit."""

    url: Annotated[
        str, Meta(description="https://... under which visitors come; other hosts are refused")
    ] = ""
    proxies: Annotated[
        str,
        Meta(description="whose X-Forwarded-For and -Proto are believed: addresses or networks, by commas"),
    ] = ""

    workers: Annotated[int, Meta(ge=0, description="processes in which bots think")] = 2
    pause: Annotated[float, Meta(ge=0, description="seconds between two moves of bots")] = 0.35
    tempo: Annotated[
        Literal["at-once", "readable", "step"],
        Meta(description="how fast pages show moves of bots, unless a table or a person wishes otherwise"),
    ] = "readable"
    thought: Annotated[float, Meta(gt=0, description="seconds that a bot may think")] = 6.0
    patience: Annotated[
        float, Meta(gt=0, description="seconds between two looks for bots that nobody drives")
    ] = 3.0

    smtp: Annotated[
        str,
        Meta(description="the host's mail server, smtp://user:password@host:port, smtps:// or smtp+tls://"),
    ] = ""
    mail_from: Annotated[str, Meta(description="whom notices by mail come from")] = ""
    notice_pause: Annotated[
        float, Meta(ge=0, description="seconds until a notice is sent: whoever looks needs none")
    ] = 20.0
    notice_gather: Annotated[
        float, Meta(ge=0, description="seconds after a notice in which further ones are gathered")
    ] = 600.0
    notice_looking: Annotated[
        float, Meta(ge=0, description="seconds after a look at a table in which nobody is told about it")
    ] = 90.0
    notice_private: Annotated[
        bool, Meta(description="may webhooks lead to private addresses and by plain http?")
    ] = False
    notice_days: Annotated[float, Meta(gt=0, description="days for which sent notices are listed")] = 14.0

    requests: Annotated[int, Meta(ge=0, description="requests of a guest in a minute")] = 1200
    tables: Annotated[int, Meta(ge=0, description="new tables of a guest in an hour")] = 60
    uploads: Annotated[int, Meta(ge=0, description="records that a guest opens in an hour")] = 30
    messages: Annotated[int, Meta(ge=0, description="chat messages of a guest in a minute")] = 20
    changes: Annotated[
        int, Meta(ge=0, description="moves, answers and other changes at tables of a guest in a minute")
    ] = 300
    notes: Annotated[int, Meta(ge=0, description="times that a guest saves notes in a minute")] = 90
    reports: Annotated[int, Meta(ge=0, description="lines of chat that a guest reports in an hour")] = 20
    plans: Annotated[int, Meta(ge=0, description="requests of a guest about plans in a minute")] = 300
    hints: Annotated[int, Meta(ge=0, description="hints that a guest asks for in a minute")] = 20
    what_ifs: Annotated[int, Meta(ge=0, description="moves that a guest has played out in an hour")] = 60
    hours: Annotated[
        int, Meta(ge=0, description="times that a guest changes nights or holidays in an hour")
    ] = 60
    exports: Annotated[
        int, Meta(ge=0, description="times that a guest takes everything along in an hour")
    ] = 20
    names: Annotated[int, Meta(ge=0, description="names that a guest takes in an hour")] = 60
    guesses: Annotated[
        int, Meta(ge=0, description="times that a guest signs in or tries a code or a link in an hour")
    ] = 60
    notices: Annotated[int, Meta(ge=0, description="ways that a guest adds or tests in an hour")] = 60
    streams: Annotated[int, Meta(ge=0, description="live pages of a guest at a time")] = 30
    crowd: Annotated[int, Meta(ge=1, description="how many times as much as one guest an address may do")] = 5

    running: Annotated[int, Meta(ge=0, description="unfinished tables that a guest has opened")] = 100
    lobbies: Annotated[int, Meta(ge=0, description="of these with open seats")] = 10
    all_tables: Annotated[int, Meta(ge=0, description="unfinished tables of the house")] = 100_000
    all_streams: Annotated[int, Meta(ge=0, description="live pages of this process at a time")] = 3000

    record_bytes: Annotated[int, Meta(ge=1, description="the largest record that can be opened")] = 1 << 20
    record_moves: Annotated[int, Meta(ge=1, description="the most moves that it may have")] = 6000
    record_seconds: Annotated[float, Meta(gt=0, description="the longest that playing it again may take")] = (
        5.0
    )
    body_seconds: Annotated[float, Meta(gt=0, description="within which a request has to arrive")] = 20.0

    steady: Annotated[
        float,
        Meta(ge=0, description="seconds after a start or a set clock in which nobody runs out"),
    ] = 120.0
    lobby_days: Annotated[float, Meta(ge=0, description="after which a table that never began ends")] = 3.0
    idle_days: Annotated[float, Meta(ge=0, description="after which a table at which nobody moves ends")] = (
        90.0
    )
    empty_days: Annotated[
        float, Meta(ge=0, description="after which an ended table without a move is deleted")
    ] = 7.0
    finished_days: Annotated[
        float, Meta(ge=0, description="after which a finished game is archived or deleted")
    ] = 0.0
    archive: Annotated[
        str, Meta(description="a folder for finished games that are taken out of the database")
    ] = ""

    @property
    def secure(self) -> bool:
        """Whether visitors come by TLS."""
        return urlsplit(self.url).scheme == "https"

    @property
    def host(self) -> str:
        """The only host name that is served; "" for any."""
        return urlsplit(self.url).netloc.lower()


class Explained(NamedTuple):
    """One setting, for people."""

    name: str
    default: object
    about: str


def explained() -> Iterator[Explained]:
    for field in msgspec.inspect.type_info(Settings).fields:  # type: ignore[attr-defined]
        kind = field.type
        about = kind.extra_json_schema["description"] if kind.extra_json_schema else ""
        yield Explained(field.name, field.default, about)


def settings_from(pairs: Iterable[str] = (), surroundings: Mapping[str, str] | None = None) -> Settings:
    """The settings from `name=value` pairs, which come first, and from the environment; BadSetup if wrong."""
    chosen: dict[str, str] = {}
    for variable, value in (os.environ if surroundings is None else surroundings).items():
        if variable.startswith(PREFIX) and variable.removeprefix(PREFIX) not in UNREAD:
            chosen[variable.removeprefix(PREFIX).lower()] = value
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"--set {pair}: write NAME=VALUE")
        chosen[name.strip().replace("-", "_")] = value.strip()
    unknown = sorted(set(chosen) - set(Settings.__struct_fields__))
    if unknown:
        raise BadSetup(f"no setting {unknown[0]!r}; there are {', '.join(Settings.__struct_fields__)}")
    try:
        found = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup(f"settings: {error}") from None
    if found.url and (urlsplit(found.url).scheme not in ("http", "https") or not found.host):
        raise BadSetup(f"url={found.url}: write https://games.example.org")
    try:
        for proxy in filter(None, found.proxies.split(",")):
            ip_network(proxy.strip())
    except ValueError as error:
        raise BadSetup(f"proxies={found.proxies}: {error}") from None
    return found
