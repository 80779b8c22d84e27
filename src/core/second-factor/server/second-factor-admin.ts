import type { UserId } from "#platform/domain/ids.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import { nextCode } from "#platform/server/auth/totp.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { factorPurpose, openOrUndefined, type SecretBox } from "#platform/server/secrets/secret-box.ts";
import { deleteFactor, lockFactor } from "./second-factor-queries.ts";

/** Commands of the server's own terminal. */
export const secondFactorAdmin = { reseal: resealSecondFactors, remove: removeSecondFactor };

/** Removes somebody's second factor and its recovery codes; false when there was none. */
export async function removeSecondFactor(tx: Tx, userId: UserId, actor: AuditActor): Promise<boolean> {
  const wasThere = await deleteFactor(tx, userId);
  if (wasThere)
    await recordAudit(tx, actor, [
      { action: "second_factor.off", subject: "user", subjectId: userId, before: null, after: null },
    ]);
  return wasThere;
}

/**
 * Seals secrets of older keys with the newest key and returns how many there were. Throws SecretError when no
 * key opens one.
 */
async function resealSecondFactors(tx: Tx, secrets: SecretBox): Promise<number> {
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

/** A code that is good now of the demo's operator; undefined when the secret is not (any more) the demo's, which everybody knows. */
export async function demoCode(
  tx: Tx,
  userId: UserId,
  { secrets, now, secret }: { readonly secrets: SecretBox; readonly now: Date; readonly secret: string },
): Promise<string | undefined> {
  const factor = await lockFactor(tx, userId);
  if (!factor || factor.confirmed_at === null) return undefined;
  const isDemo =
    openOrUndefined(secrets, factor.secret_sealed, factorPurpose(tx.tenantId, userId)) === secret;
  return isDemo ? nextCode(secret, { now, lastStep: factor.last_step }) : undefined;
}
