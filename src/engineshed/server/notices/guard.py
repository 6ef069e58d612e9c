"""Sends to addresses that users gave, which may be attacks on the host's own network."""

import asyncio
import logging
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import httpx

# The address of a webhook is a secret of its owner: it must not be logged.
logging.getLogger("httpx").setLevel(logging.WARNING)

SECONDS: Final = 15.0
"""Seconds within which the other server has to answer."""
LOWEST_PORT: Final = 1024
"""Below it only the web's own ports (80 and 443) are allowed."""


class Forbidden(Exception):
    """Nothing may be sent to this address; the message says why."""


def checked_url(url: str, private: bool) -> tuple[str, str, int]:
    """Scheme, host and port of a URL; Forbidden if nothing may be sent there."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Forbidden("no address") from None
    host = parts.hostname or ""
    if parts.scheme not in (("https", "http") if private else ("https",)) or not host:
        raise Forbidden("https only")
    if parts.username or parts.password or any(c <= " " for c in url) or len(url) > 1500:
        raise Forbidden("no address")
    if port not in (80, 443) and port < LOWEST_PORT:
        raise Forbidden("port")
    return parts.scheme, host, port


async def resolved(host: str, port: int, private: bool) -> str:
    """The network address of a host; Forbidden if any of its addresses is private."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise ConnectionError("no such host") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise ConnectionError("no such host")
    if not private and not all(public(address) for address in addresses):
        raise Forbidden("private address")
    return addresses[0]


def public(address: str) -> bool:
    """Whether this address, or the IPv4 address wrapped in it, belongs to the open network."""
    found = ip_address(address.partition("%")[0])
    if found.version == 6:
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            found = inner
        elif int(found) >> 32 == 0x64FF9B << 64:  # 64:ff9b::/96, translated to IPv4 by the network
            return public(str(ip_address(int(found) & 0xFFFFFFFF)))
        elif int(found) >> 125 != 1:  # all that is given out to the open network begins with 2000::/3
            return False
    return found.is_global and not found.is_multicast


class Outside:
    """An HTTP client that connects to the address that was checked and follows no redirect."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._client = httpx.AsyncClient(
            timeout=SECONDS, follow_redirects=False, trust_env=False, limits=httpx.Limits(max_connections=40)
        )

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> httpx.Response:
        _, host, port = checked_url(url, self.private)
        address = await resolved(host, port, self.private)
        there = httpx.URL(url).copy_with(host=address)
        named = httpx.URL(url).netloc.decode("ascii")
        request = self._client.build_request(
            "POST", there, content=body, headers={**headers, "Host": named}, extensions={"sni_hostname": host}
        )
        answer = await self._client.send(request, stream=True)  # whatever it says, it is not read
        await answer.aclose()
        return answer

    async def close(self) -> None:
        await self._client.aclose()
