"""Small real services of the outside: one that takes pushes and webhooks over HTTP(S), and reads pushes as a browser would; and one for mail."""

from __future__ import annotations

import asyncio
import base64
import datetime
import ipaddress
import json
import secrets
import socketserver
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """The keys of a subscription, and what they are for: written from RFC 8188 and 8291, not from the server's own lines."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": text_of(point(self._private.public_key())), "auth": text_of(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), other)
        info = b"WebPush: info\x00" + point(self._private.public_key()) + sender
        material = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        plain = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert plain.endswith(b"\2")  # the last record, and the only one
        return json.loads(plain[:-1])


def signed_by(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server claims by RFC 8292, and its key. Raises if it has not signed it."""
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    head, claims, seal = fields["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(fields["k"]))
    r, s = (int.from_bytes(bytes_of(seal)[at : at + 32], "big") for at in (0, 32))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(bytes_of(head))["alg"] == "ES256"
    return json.loads(bytes_of(claims)), fields["k"]


@dataclass
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Takes what is posted. `answers` are given one after the other, then 201; an answer of None is silence."""

    address: str = ""
    posted: list[Posted] = field(default_factory=list)
    answers: list[int | None] = field(default_factory=list)
    more: str = ""  # lines of every answer's head

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:] if line)
            }
            body = await reader.readexactly(int(headers["content-length"]))
            self.posted.append(Posted(lines[0].split(" ")[1], headers, body))
            answer = self.answers.pop(0) if self.answers else 201
            if answer is None:
                await reader.read()  # until they hang up
            else:
                writer.write(f"HTTP/1.1 {answer} so\r\ncontent-length: 0\r\n{self.more}\r\n".encode())
                await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving(tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=tls)
    port = server.sockets[0].getsockname()[1]
    receiver.address = f"{'https' if tls else 'http'}://localhost:{port}"
    try:
        yield receiver
    finally:
        server.close()


def certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """For a server on this machine, and the file whoever trusts it needs."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    file, private = folder / "cert.pem", folder / "private.pem"
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, encryption_algorithm=plain)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, private)
    return context, file


# ---- mail -------------------------------------------------------------------------------------------------------------------------------


@dataclass
class Mailbox:
    port: int = 0
    tls: ssl.SSLContext | None = None
    at_once: bool = False  # TLS from the first byte on, and not after STARTTLS
    letters: list[EmailMessage] = field(default_factory=list)
    logins: list[str] = field(default_factory=list)
    refusals: list[bytes] = field(default_factory=list)  # said to the next recipients
    plain: int = 0  # letters that came without TLS


class Session(socketserver.StreamRequestHandler):
    """As much of SMTP as a sender speaks."""

    mailbox: Mailbox
    is_secure = False

    def finish(self) -> None:
        super().finish()
        self.request.close()  # what TLS has put around the connection is ours

    def say(self, line: bytes) -> None:
        self.wfile.write(line + b"\r\n")
        self.wfile.flush()

    def handle(self) -> None:
        with suppress(OSError):
            self.say(b"220 here")
            while line := self.rfile.readline(4096):
                word, _, rest = line.strip().partition(b" ")
                if word.upper() == b"QUIT":
                    return self.say(b"221 bye")
                self.answer(word.upper(), rest)
        return None

    def secure(self, tls: ssl.SSLContext) -> None:
        self.request, self.is_secure = tls.wrap_socket(self.request, server_side=True), True

    def setup(self) -> None:
        if self.mailbox.tls and self.mailbox.at_once:
            self.secure(self.mailbox.tls)
        super().setup()

    def answer(self, word: bytes, rest: bytes) -> None:
        if word == b"EHLO":
            offers = [b"AUTH PLAIN"] if self.is_secure or not self.mailbox.tls else [b"STARTTLS"]
            self.say(b"250-here\r\n250 " + offers[0])
        elif word == b"STARTTLS" and self.mailbox.tls:
            self.say(b"220 go")
            self.secure(self.mailbox.tls)
            self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb")
        elif word == b"AUTH":
            self.mailbox.logins.append(base64.b64decode(rest.split()[-1]).decode())
            self.say(b"235 welcome")
        elif word == b"RCPT" and self.mailbox.refusals:
            self.say(self.mailbox.refusals.pop(0))
        elif word == b"DATA":
            self.take()
        else:
            self.say(b"250 so")

    def take(self) -> None:
        self.say(b"354 go on")
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b"."))
        letter = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.mailbox.letters.append(letter)
        self.mailbox.plain += not self.is_secure
        self.say(b"250 taken")


@contextmanager
def mailbox(tls: ssl.SSLContext | None = None, at_once: bool = False) -> Iterator[Mailbox]:
    box = Mailbox(tls=tls, at_once=at_once)
    handler = type("Bound", (Session,), {"mailbox": box})
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    box.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield box
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
