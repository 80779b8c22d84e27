import type { UserId } from "#platform/domain/ids.ts";
import { nextCode } from "#platform/server/auth/totp.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { factorPurpose } from "#platform/server/secrets/factor-purpose.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";
import { holdFactor } from "./second-factor-queries.ts";

/** A code that is good now of the demo's operator; undefined when the secret is not (any more) the demo's, which everybody knows. */
export async function demoCode(
  tx: Tx,
  userId: UserId,
  { secrets, now, secret }: { readonly secrets: SecretBox; readonly now: Date; readonly secret: string },
): Promise<string | undefined> {
  const factor = await holdFactor(tx, userId);
  if (!factor || factor.confirmed_at === null) return undefined;
  const isDemo = secrets.open(factor.secret_sealed, factorPurpose(tx.tenantId, userId)) === secret;
  return isDemo ? nextCode(secret, { now, lastStep: factor.last_step }) : undefined;
}
