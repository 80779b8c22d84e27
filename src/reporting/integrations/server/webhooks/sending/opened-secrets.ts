import { type SecretBox, SecretError } from "#platform/server/secrets/secret-box.ts";
import { webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import type { TakenDelivery } from "./take-next.ts";
import type { WebhookJob } from "./webhook-job.ts";

type SealedSecrets = Pick<TakenDelivery, "secret_sealed" | "old_secret_sealed" | "old_secret_until">;

/**
 * What signs for an endpoint at a moment: its secret, and for a day the one before. Undefined when no key opens its secret; one before that
 * does not open signs no more.
 */
export function openedSecrets(
  { tenantId, webhookId }: WebhookJob,
  { secret_sealed, old_secret_sealed, old_secret_until }: SealedSecrets,
  box: SecretBox,
  at: Date,
): string[] | undefined {
  const purpose = webhookPurpose(tenantId, webhookId);
  const secret = openedSecret(box, secret_sealed, purpose);
  if (secret === undefined) return undefined;
  const isOldOneGood = old_secret_until !== null && old_secret_until > at;
  const old = isOldOneGood && old_secret_sealed ? openedSecret(box, old_secret_sealed, purpose) : undefined;
  return old === undefined ? [secret] : [secret, old];
}

/** The secret; undefined when no key of the box opens it, or somebody changed it. */
export function openedSecret(box: SecretBox, sealed: Buffer, purpose: string): string | undefined {
  try {
    return box.open(sealed, purpose);
  } catch (error) {
    if (error instanceof SecretError) return undefined;
    throw error;
  }
}
