import type { UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { factorPurpose } from "#platform/server/secrets/factor-purpose.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";

/** Seals with the newest key what an older one sealed, and gives how many those were. Throws SecretError when no key opens one. */
export async function sealSecondFactorsAnew(tx: Tx, secrets: SecretBox): Promise<number> {
  const rows = await tx.query<{ user_id: UserId; secret_sealed: Buffer }>({
    text: "select user_id, secret_sealed from second_factors where tenant_id = $1 order by user_id for update",
    values: [tx.tenantId],
  });
  const older = rows.filter(({ secret_sealed }) => !secrets.isNewest(secret_sealed));
  for (const { user_id, secret_sealed } of older) {
    const purpose = factorPurpose(tx.tenantId, user_id);
    await tx.query({
      text: "update second_factors set secret_sealed = $3 where tenant_id = $1 and user_id = $2",
      values: [tx.tenantId, user_id, secrets.seal(secrets.open(secret_sealed, purpose), purpose)],
    });
  }
  return older.length;
}
