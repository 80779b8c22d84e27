import { createHmac, timingSafeEqual } from "node:crypto";

const FIVE_MINUTES = 5 * 60;

/** The event, or an error when the message is not from Comanda or is an old one sent again. `body` is the raw text. */
export function verifyWebhook(secret, headers, body, now = Date.now() / 1000) {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (Math.abs(now - Number(timestamp)) > FIVE_MINUTES) throw new Error("The message is too old");
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = String(signatures)
    .split(" ")
    .some((signature) => {
      const given = Buffer.from(signature.replace("v1,", ""), "base64");
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  if (!isSigned) throw new Error("The signature is wrong");
  return JSON.parse(body); // its id is the same when it is sent again: take each id once
}
