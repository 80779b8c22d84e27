import base64
import hashlib
import hmac
import json
import time

FIVE_MINUTES = 5 * 60


def verify_webhook(secret, headers, body, now=None):
    """The event, or an error when the message is not from Comanda or is an old one sent again. `body` is the raw bytes."""
    message_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs((time.time() if now is None else now) - int(timestamp)) > FIVE_MINUTES:
        raise ValueError("The message is too old")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    if not any(hmac.compare_digest(given.encode(), expected.encode()) for given in headers["webhook-signature"].split(" ")):
        raise ValueError("The signature is wrong")
    return json.loads(body)  # its id is the same when it is sent again: act on each id once
