import { recordPinAttempt, secondsUntilPinAllowed } from "#platform/domain/access/approvals.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { stepOfCode } from "#platform/server/auth/totp.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { factorPurpose } from "#platform/server/secrets/factor-purpose.ts";
import type { SecretBox } from "#platform/server/secrets/secret-box.ts";
import { makeRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import {
  type HeldFactor,
  holdFactor,
  spendRecoveryCode,
  writeRecoveryCodes,
  writeTaken,
  writeTries,
} from "./second-factor-queries.ts";

/** `recoveryCodes`: fresh ones, when this code switched the second factor on; they are told once. */
export type Proof =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly refusal: AppError };

interface Proving {
  readonly userId: UserId;
  /** What was typed; undefined when nobody has been asked yet. */
  readonly code: string | undefined;
  /** Whether a person without a second factor has to set one up now, and one that was begun is switched on. */
  readonly isRequired: boolean;
}

const refused = (refusal: AppError): Proof => ({ ok: false, refusal });
const proved: Proof = { ok: true, recoveryCodes: [] };

/**
 * Whether somebody who knows the password has the second factor, too. A wrong code is counted although it is refused, so refusals
 * are values: throw them after the commit. `second_factor_needed`: ask for a code; `second_factor_missing`: set one up first;
 * `second_factor_wrong`; `second_factor_locked` with the seconds to wait, from the fifth wrong one on.
 */
export async function proveSecondFactor(
  tx: Tx,
  { userId, code, isRequired }: Proving,
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
): Promise<Proof> {
  const factor = await holdFactor(tx, userId);
  const isOn = factor !== undefined && factor.confirmed_at !== null;
  if (!isOn && !isRequired) return proved;
  if (!factor || (!isOn && code === undefined)) return refused(new AppError("second_factor_missing"));
  if (code === undefined) return refused(new AppError("second_factor_needed"));
  const before = {
    failedAttempts: factor.failed_attempts,
    lockedUntil: factor.locked_until?.getTime() ?? null,
  };
  const seconds = secondsUntilPinAllowed(before, now.getTime());
  if (seconds > 0) return refused(new AppError("second_factor_locked", { details: { seconds } }));
  const secret = secrets.open(factor.secret_sealed, factorPurpose(tx.tenantId, userId));
  const typed = code.replace(/\s/g, "");
  const step = stepOfCode(secret, typed, { now, lastStep: factor.last_step });
  if (step !== undefined)
    return { ok: true, recoveryCodes: await takeCode(tx, { userId, factor, step, now }) };
  if (isOn && (await spendRecoveryCode(tx, userId, recoveryCodeHash(typed), now))) {
    await writeTries(tx, userId, recordPinAttempt(before, true, now.getTime()));
    await told(tx, "second_factor.recovered", userId, now);
    return proved;
  }
  await writeTries(tx, userId, recordPinAttempt(before, false, now.getTime()));
  return refused(new AppError("second_factor_wrong", { field: "code" }));
}

/** The step is used up; the first code of all switches the factor on and gives recovery codes. */
async function takeCode(
  tx: Tx,
  { userId, factor, step, now }: { userId: UserId; factor: HeldFactor; step: number; now: Date },
): Promise<string[]> {
  await writeTaken(tx, userId, step, factor.confirmed_at ?? now);
  if (factor.confirmed_at !== null) return [];
  const codes = makeRecoveryCodes();
  await writeRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
  await told(tx, "second_factor.on", userId, now);
  return codes;
}

function told(tx: Tx, action: "second_factor.on" | "second_factor.recovered", userId: UserId, now: Date) {
  return recordAudit(tx, { now, userId, sessionId: null }, [
    { action, subject: "user", subjectId: userId, before: null, after: null },
  ]);
}
