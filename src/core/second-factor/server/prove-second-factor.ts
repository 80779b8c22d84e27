import { createHash, randomBytes } from "node:crypto";
import { recordPinAttempt, secondsUntilPinAllowed } from "#platform/domain/access/approvals.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { stepOfCode } from "#platform/server/auth/totp.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { factorPurpose, openOrUndefined, type SecretBox } from "#platform/server/secrets/secret-box.ts";
import {
  consumeRecoveryCode,
  type LockedFactor,
  lockFactor,
  writeRecoveryCodes,
  writeTries,
  writeUsedStep,
} from "./second-factor-queries.ts";

/** `recoveryCodes`: new ones, when this code switched the second factor on; they are shown once. */
export type Proof =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] }
  | { readonly ok: false; readonly refusal: AppError };

interface Proving {
  readonly userId: UserId;
  /** The typed code; undefined before anybody was asked for one. */
  readonly code: string | undefined;
  /** True when a person without a second factor has to set one up now; one that was begun is then switched on. */
  readonly isRequired: boolean;
}

const refused = (refusal: AppError): Proof => ({ ok: false, refusal });
const proved: Proof = { ok: true, recoveryCodes: [] };

/**
 * Checks the second factor of somebody who knows the password. A wrong code is counted although it is
 * refused, so refusals are values: throw them after the commit. `second_factor_needed`: ask for a code;
 * `second_factor_missing`: set one up first; `second_factor_wrong`; `second_factor_locked` with the seconds
 * to wait, from the fifth wrong one on; `secret_locked` when no key opens the secret of the app, while recovery
 * codes go on working.
 */
export async function checkSecondFactor(
  tx: Tx,
  { userId, code, isRequired }: Proving,
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
): Promise<Proof> {
  const factor = await lockFactor(tx, userId);
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
  const secret = openOrUndefined(secrets, factor.secret_sealed, factorPurpose(tx.tenantId, userId));
  const typed = code.replace(/\s/g, "");
  const step =
    secret === undefined ? undefined : stepOfCode(secret, typed, { now, lastStep: factor.last_step });
  if (step !== undefined)
    return { ok: true, recoveryCodes: await acceptCode(tx, { userId, factor, step, now }) };
  if (isOn && (await consumeRecoveryCode(tx, userId, recoveryCodeHash(typed), now))) {
    await writeTries(tx, userId, recordPinAttempt(before, true, now.getTime()));
    await auditFactor(tx, "second_factor.recovered", userId, now);
    return proved;
  }
  // Nothing was tried of the app's code.
  if (secret === undefined) return refused(new AppError("secret_locked"));
  await writeTries(tx, userId, recordPinAttempt(before, false, now.getTime()));
  return refused(new AppError("second_factor_wrong", { field: "code" }));
}

/** Marks the step as used; the very first code switches the factor on and makes recovery codes. */
async function acceptCode(
  tx: Tx,
  { userId, factor, step, now }: { userId: UserId; factor: LockedFactor; step: number; now: Date },
): Promise<string[]> {
  await writeUsedStep(tx, userId, step, factor.confirmed_at ?? now);
  if (factor.confirmed_at !== null) return [];
  const codes = makeRecoveryCodes();
  await writeRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
  await auditFactor(tx, "second_factor.on", userId, now);
  return codes;
}

function auditFactor(
  tx: Tx,
  action: "second_factor.on" | "second_factor.recovered",
  userId: UserId,
  now: Date,
) {
  return recordAudit(tx, { now, userId, sessionId: null }, [
    { action, subject: "user", subjectId: userId, before: null, after: null },
  ]);
}

/** Number of codes a person gets. */
const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for each other, 32 of them: five bits each. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** 120 random bits: at 112 and more a plain hash is enough (ASVS 5.0 §6.5.2). */
const LENGTH = 24;
const IN_A_GROUP = 4;

/** Fresh codes, as they are shown: "K7QM-…", six groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
    return Array.from({ length: LENGTH / IN_A_GROUP }, (_, group) =>
      letters.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP).join(""),
    ).join("-");
  });
}

/** Returns the stored hash of a code; small letters and missing dashes do not matter. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest();
}
