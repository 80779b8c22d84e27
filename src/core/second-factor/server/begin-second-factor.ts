import type { UserId } from "#platform/domain/ids.ts";
import { makeTotpSecret, totpUri } from "#platform/server/auth/totp.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { factorPurpose } from "#platform/server/secrets/factor-purpose.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";
import { holdFactor, writeBegun } from "./second-factor-queries.ts";

/** A secret that was begun stands for so long, in milliseconds: whoever asks again meanwhile is shown the same one. */
const BEGUN_MS = 15 * 60_000;

export interface Beginner {
  readonly userId: UserId;
  readonly username: string;
}

/**
 * A secret for the app of somebody who has just entered their password. It counts for nothing until a code of it was entered.
 * Throws `second_factor_on` where one stands already.
 */
export async function beginSecondFactor(
  tx: Tx,
  { userId, username }: Beginner,
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
): Promise<{ secret: string; uri: string }> {
  const held = await holdFactor(tx, userId);
  if (held && held.confirmed_at !== null) throw new AppError("second_factor_on");
  const purpose = factorPurpose(tx.tenantId, userId);
  if (held && now.getTime() - held.begun_at.getTime() < BEGUN_MS)
    return shown(secrets.open(held.secret_sealed, purpose), username);
  const secret = makeTotpSecret();
  await writeBegun(tx, userId, secrets.seal(secret, purpose), now);
  return shown(secret, username);
}

const shown = (secret: string, username: string) => ({ secret, uri: totpUri(secret, username) });
