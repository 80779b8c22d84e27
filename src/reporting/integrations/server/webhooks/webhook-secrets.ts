import type { Id } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { openOrUndefined, type SecretBox } from "#platform/server/secrets/secret-box.ts";
import { webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import type { WebhookJob } from "./sending/webhook-job.ts";

interface SealedSecrets {
  readonly secret_sealed: Buffer;
  readonly old_secret_sealed: Buffer | null;
  readonly old_secret_until: Date | null;
}

/**
 * Returns the secrets that sign for an endpoint at a moment: its secret, and for a day the old one. Returns undefined
 * when no key decrypts its secret; an old secret that cannot be decrypted is left out.
 */
export function signingSecrets(
  { tenantId, webhookId }: WebhookJob,
  { secret_sealed, old_secret_sealed, old_secret_until }: SealedSecrets,
  box: SecretBox,
  at: Date,
): string[] | undefined {
  const purpose = webhookPurpose(tenantId, webhookId);
  const secret = openOrUndefined(box, secret_sealed, purpose);
  if (secret === undefined) return undefined;
  const isOldOneGood = old_secret_until !== null && old_secret_until > at;
  const old =
    isOldOneGood && old_secret_sealed ? openOrUndefined(box, old_secret_sealed, purpose) : undefined;
  return old === undefined ? [secret] : [secret, old];
}

/**
 * Encrypts secrets again with the newest key and returns how many there were. Throws SecretError when no key decrypts
 * a secret whose restaurant was not yet notified.
 */
export async function resealWebhooks(tx: Tx, secrets: SecretBox): Promise<number> {
  const rows = await tx.query<{ id: Id<"Webhook">; secret_sealed: Buffer; old_secret_sealed: Buffer | null }>(
    {
      text: `select id, secret_sealed, old_secret_sealed from webhooks where tenant_id = $1 and removed_at is null
        and not is_secret_lost order by id for no key update`,
      values: [tx.tenantId],
    },
  );
  const isOlder = (sealed: Buffer | null) => sealed !== null && !secrets.isNewest(sealed);
  const older = rows.filter((row) => isOlder(row.secret_sealed) || isOlder(row.old_secret_sealed));
  for (const { id, secret_sealed, old_secret_sealed } of older) {
    const purpose = webhookPurpose(tx.tenantId, id);
    const anew = (sealed: Buffer) => secrets.seal(secrets.open(sealed, purpose), purpose);
    await tx.query({
      text: "update webhooks set secret_sealed = $3, old_secret_sealed = $4 where tenant_id = $1 and id = $2",
      values: [
        tx.tenantId,
        id,
        anew(secret_sealed),
        old_secret_sealed === null ? null : anew(old_secret_sealed),
      ],
    });
  }
  return older.length;
}
