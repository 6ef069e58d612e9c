"""Passkeys: what a browser is asked to sign, and whether it did."""

import msgspec
import webauthn
from itsdangerous import BadSignature, URLSafeTimedSerializer
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from engineshed.server.people.store import MOST_USES, Passkey
from engineshed.server.store.schema import LONGEST_PASSKEY

MINUTES = 5


class BadPasskey(Exception):
    """The browser's answer proves nothing."""


class Passkeys:
    """Asks browsers for passkeys. The challenge is in a signed token, so any process can check the answer."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="passkey")

    def ask_new(self, site: str, guest: str, name: str, known: list[Passkey]) -> dict[str, object]:
        """What `navigator.credentials.create` wants, and the token to send back."""
        options = webauthn.generate_registration_options(
            rp_id=site,
            rp_name="Engineshed",
            user_id=guest.encode(),
            user_name=name,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        return self._question(webauthn.options_to_json(options), options.challenge, guest)

    def ask_known(self, site: str) -> dict[str, object]:
        """What `navigator.credentials.get` wants; the browser knows for whom it has a passkey."""
        options = webauthn.generate_authentication_options(rp_id=site)
        return self._question(webauthn.options_to_json(options), options.challenge, "")

    def check_new(self, site: str, origin: str, guest: str, token: str, answer: object) -> Passkey:
        """The new passkey of this guest, or BadPasskey."""
        try:
            found = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=self._challenge(token, guest),
                expected_rp_id=site,
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise BadPasskey(str(error)) from None
        name = bytes_to_base64url(found.credential_id)
        if len(name) > LONGEST_PASSKEY:
            raise BadPasskey("its name is too long")
        return Passkey(name, guest, found.credential_public_key, min(found.sign_count, MOST_USES))

    def check_known(self, site: str, origin: str, token: str, answer: object, known: Passkey) -> Passkey:
        """The passkey with its new count of uses, or BadPasskey."""
        try:
            found = webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=self._challenge(token, ""),
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=known.key,
                credential_current_sign_count=known.uses,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise BadPasskey(str(error)) from None
        return msgspec.structs.replace(known, uses=min(found.new_sign_count, MOST_USES))

    def _question(self, options: str, challenge: bytes, guest: str) -> dict[str, object]:
        token = self._signer.dumps([bytes_to_base64url(challenge), guest])
        return {"options": msgspec.json.decode(options), "token": token}

    def _challenge(self, token: str, guest: str) -> bytes:
        try:
            challenge, asked = self._signer.loads(token, max_age=MINUTES * 60)
        except (BadSignature, ValueError) as error:
            raise BadPasskey(str(error)) from None
        if asked != guest:
            raise BadPasskey("asked of somebody else")
        return base64url_to_bytes(challenge)
