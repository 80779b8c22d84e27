import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 24;

/** A fresh secret, as the Standard Webhooks specification writes one: `whsec_` and base64. */
export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** Purpose of an endpoint's sealed secret: it opens in no other row. */
export const webhookPurpose = (tenantId: number, webhookId: number) => `webhooks:${tenantId}:${webhookId}`;

/** A message that is signed: its id, when it is sent (seconds since 1970), its bytes. */
export interface SignedMessage {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** The three headers of Standard Webhooks; signed with each of the secrets, so that one can be changed without a gap. */
export function webhookHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
