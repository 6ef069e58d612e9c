"""How a message leaves the house: by mail, to a webhook, to a browser."""

import base64
import time
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from engineshed.server.notices.guard import Outside
from engineshed.server.notices.store import Way
from engineshed.server.settings import Settings

LIVES: Final = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""
SIGNED: Final = 6 * 3600
"""Seconds for which one signature serves all messages to a push service."""
NAMED: Final = ("push", "mail")
"""Kinds whose receivers recognise a message by its id, so that it can be sent again after a crash."""


class Message(msgspec.Struct, frozen=True):
    """What is sent, the same for all ways; `id` stays the same if it is sent again."""

    id: str
    title: str
    lines: tuple[str, ...]
    link: str
    stop: str
    """Opens the page that ends these notices."""
    stop_words: str


class Gone(Exception):
    """This way no longer works."""


class Later(Exception):
    """Sending failed for now; it is worth trying again."""


class Mail:
    """The host's mail server, if there is one."""

    def __init__(self, settings: Settings) -> None:
        self.url = urlsplit(settings.smtp)
        self.sender = settings.mail_from

    @property
    def works(self) -> bool:
        return bool(self.url.hostname and self.sender)

    async def send(self, to: str, message: Message) -> None:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, message.title
        mail["Message-ID"] = f"<{message.id}@{self.sender.rpartition('@')[2].strip('>') or 'engineshed'}>"
        mail["Auto-Submitted"] = "auto-generated"
        if message.stop:
            mail["List-Unsubscribe"] = f"<{message.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        stop = f"\n-- \n{message.stop_words}\n{message.stop}\n" if message.stop else ""
        mail.set_content("\n".join(message.lines) + f"\n\n{message.link}\n{stop}")
        url = self.url
        try:
            await aiosmtplib.send(
                mail,
                hostname=url.hostname,
                port=url.port or (465 if url.scheme == "smtps" else 25),
                username=unquote(url.username) if url.username else None,
                password=unquote(url.password) if url.password else None,
                use_tls=url.scheme == "smtps",
                start_tls=True if url.scheme == "smtp+tls" else None,
                timeout=20,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise Gone(str(error)[:90]) from None
        except aiosmtplib.SMTPResponseException as error:
            raise (Gone if error.code >= 550 else Later)(f"{error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Later(type(error).__name__) from None


class Push:
    """Web push: encrypted for one browser, signed with the house's key."""

    def __init__(self, private: str, outside: Outside, contact: str) -> None:
        self.outside = outside
        self.contact = contact
        self._key = Vapid02.from_raw(private.encode())
        self._signed: dict[str, tuple[float, dict[str, str]]] = {}

    @property
    def public(self) -> str:
        """The public key that a browser needs to accept messages of this house."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _urlsafe(point)

    async def send(self, address: str, message: Message) -> None:
        from pywebpush import WebPusher  # it brings two clients along, and no house waits for them to open

        subscription = msgspec.json.decode(address, type=dict[str, object])
        told = {"id": message.id, "title": message.title, "link": message.link}
        told["body"] = "\n".join(message.lines)
        body = WebPusher(subscription).encode(msgspec.json.encode(told))["body"]
        endpoint = str(subscription["endpoint"])
        headers = {
            **self._headers(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Topic": message.id,
            "Urgency": "normal",
        }
        _judge(await self.outside.post(endpoint, body, headers))

    def _headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        there = f"{parts.scheme}://{parts.netloc}"
        known = self._signed.get(there)
        if known is None or known[0] < time.time():
            claims = {"aud": there, "sub": self.contact, "exp": int(time.time()) + 2 * SIGNED}
            known = (time.time() + SIGNED, dict(self._key.sign(claims)))
            if len(self._signed) > 100:
                self._signed.clear()
            self._signed[there] = known
        return known[1]


def fresh_key() -> str:
    """A new private key for push messages."""
    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _urlsafe(secret.to_bytes(32, "big"))


async def hook(outside: Outside, way: Way, message: Message) -> None:
    """Send a message to a webhook of Discord, Slack, Matrix or ntfy, or of any program that reads JSON."""
    url, text = way.address, "\n".join((*message.lines, message.link))
    headers = {"Content-Type": "application/json", "Idempotency-Key": message.id}
    match kind_of_hook(url):
        case "discord":
            body: object = {"content": f"{message.title}\n{text}"[:1900], "allowed_mentions": {"parse": []}}
        case "slack":
            body = {"text": f"{message.title}\n{text}"}
        case "ntfy":
            headers = {"Title": quoted(message.title), "Click": message.link, "Idempotency-Key": message.id}
            _judge(await outside.post(url, "\n".join(message.lines).encode(), headers))
            return
        case _:  # Matrix' hookshot reads `text`; whoever else reads JSON finds the rest
            body = {
                "id": message.id,
                "title": message.title,
                "text": f"{message.title}\n{text}",
                "link": message.link,
                "stop": message.stop,
            }
    _judge(await outside.post(url, msgspec.json.encode(body), headers))


def kind_of_hook(url: str) -> str:
    """Whose webhook this looks like."""
    host, path = urlsplit(url).hostname or "", urlsplit(url).path
    if host in ("discord.com", "discordapp.com") and path.startswith("/api/webhooks/"):
        return "discord"
    if host == "hooks.slack.com":
        return "slack"
    if host == "ntfy.sh" or host.startswith("ntfy."):
        return "ntfy"
    return "matrix" if "webhook" in path and "matrix" in host else "json"


def quoted(text: str) -> str:
    """Text for a header: encoded unless it is plain ASCII."""
    if text.isascii():
        return text
    return f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="


def _judge(answer: httpx.Response) -> None:
    if answer.is_success:
        return
    if answer.status_code in (404, 410):
        raise Gone(str(answer.status_code))
    raise Later(str(answer.status_code))


def _urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
