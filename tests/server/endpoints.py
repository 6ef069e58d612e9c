"""Where notices arrive in tests: a real mail server and a real web server, each in a thread."""

import base64
import json
import os
import socket
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def eventually(found: Callable[[], object], seconds: float = 30) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.1)


class MailServer:
    """Keeps every mail that it is given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, server: object, session: object, envelope: object) -> str:
        found = message_from_bytes(envelope.content, policy=policy.default)  # type: ignore[attr-defined]
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._controller.stop()


class WebServer:
    """Keeps every request that it is sent; `answer` is what it says."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = 201
        house = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                if house.answer < 300:
                    house.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(house.answer)
                if house.answer == 302:
                    self.send_header("Location", f"{house.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def told(self) -> list[dict[str, object]]:
        """What arrived as JSON."""
        return [json.loads(body) for _, _, body in self.requests]

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """What a browser keeps to read what is pushed to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _urlsafe(point), "auth": _urlsafe(self.auth)}
        self.subscription = json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys})

    def read(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found = json.loads(plain)
        assert isinstance(found, dict)
        return found


def _urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
