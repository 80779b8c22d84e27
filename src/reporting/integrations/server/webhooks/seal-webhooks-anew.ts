import type { Id } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";
import { webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";

/**
 * Seals with the newest key what an older one sealed, and gives how many those were. Throws SecretError when no key opens one whose
 * restaurant was not yet told so.
 */
export async function sealWebhooksAnew(tx: Tx, secrets: SecretBox): Promise<number> {
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
