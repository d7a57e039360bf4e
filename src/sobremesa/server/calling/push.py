"""Web push: a message that only one browser can read (RFC 8291), and the proof that it comes from this server (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD: Final = 4096  # bytes: what every push service takes
OVERHEAD: Final = 86 + 17  # bytes of a record that are head, end mark and seal
MOST_TEXT: Final = RECORD - OVERHEAD
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT: Final = 65  # bytes
AUTH: Final = 16
HALF_A_DAY: Final = 12 * 3600


class Keys(msgspec.Struct, frozen=True):
    """Of a browser, as it gives them away when it subscribes."""

    p256dh: str
    auth: str


class BadKeys(Exception):
    """No browser has keys like these."""


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises BadKeys."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        raise BadKeys from None


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_keys(keys: Keys) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Raises BadKeys."""
    public, auth = decoded(keys.p256dh), decoded(keys.auth)
    if len(public) != POINT or len(auth) != AUTH:
        raise BadKeys
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public), auth
    except ValueError:
        raise BadKeys from None


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(keys: Keys, text: bytes) -> bytes:
    """For the browser with these keys alone, in one record. Raises BadKeys."""
    theirs, auth = read_keys(keys)
    ours, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    sender = point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    material = derived(shared, auth, b"WebPush: info\0" + point(theirs) + sender, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


class Vapid:
    """The key by which push services know this server. It comes from the server's own, so all workers have it, and so has every backup."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @cached_property
    def _private(self) -> ec.EllipticCurvePrivateKey:
        maker = hmac.HMAC(self._secret, hashes.SHA512())
        maker.update(b"web push")
        return ec.derive_private_key(int.from_bytes(maker.finalize(), "big") % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """What a browser subscribes with."""
        return encoded(point(self._private.public_key()))

    def authorization(self, audience: str, contact: str, now: float) -> str:
        """For the push service at `audience`. `contact`: whom it may write to when something is wrong."""
        claims = {"aud": audience, "exp": int(now) + HALF_A_DAY} | ({"sub": contact} if contact else {})
        parts = [encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self._private.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
        seal = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signed))
        return f"vapid t={'.'.join(parts)}.{encoded(seal)}, k={self.public}"
