import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import { makeTotpSecret, totpUri } from "#platform/server/auth/totp.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { factorPurpose, openOrUndefined, type SecretBox } from "#platform/server/secrets/secret-box.ts";
import type * as contract from "../contract/second-factor.ts";
import { checkSecondFactor, makeRecoveryCodes, type Proof, recoveryCodeHash } from "./prove-second-factor.ts";
import { removeSecondFactor } from "./second-factor-admin.ts";
import {
  factorState,
  hasSecondFactor,
  lockFactor,
  saveUnconfirmedFactor,
  writeRecoveryCodes,
} from "./second-factor-queries.ts";

/** Reads whether the signed-in person has a second factor. */
export async function ownSecondFactor(
  ctx: StaffContext,
): Promise<ResponseOf<typeof contract.secondFactorState>> {
  const state = await ctx.inTenant((tx) => factorState(tx, ctx.userId));
  const since = state?.confirmed_at ?? null;
  return { is_on: since !== null, since, codes_left: state?.codes_left ?? 0 };
}

/** Begins it after the password. Throws `password_wrong` and `second_factor_on`. */
export async function beginOwnSecondFactor(
  ctx: StaffContext,
  { secrets }: Deps,
  { password }: BodyOf<typeof contract.beginSecondFactor>,
): Promise<ResponseOf<typeof contract.beginSecondFactor>> {
  const hash = await passwordHash(ctx, password);
  return ctx.inTenant(async (tx) => {
    await refuseChangedPassword(tx, ctx, hash);
    return beginSecondFactor(tx, ctx, { secrets, now: ctx.now });
  });
}

/** Switches it on with a first code. Throws as `checkSecondFactor` refuses, and `second_factor_on` when it is. */
export async function confirmOwnSecondFactor(
  ctx: StaffContext,
  { secrets }: Deps,
  { code }: BodyOf<typeof contract.confirmSecondFactor>,
): Promise<ResponseOf<typeof contract.confirmSecondFactor>> {
  const proof = await ctx.inTenant(async (tx): Promise<Proof> => {
    if (await hasSecondFactor(tx, ctx.userId)) throw new AppError("second_factor_on");
    return checkSecondFactor(tx, { userId: ctx.userId, code, isRequired: true }, { secrets, now: ctx.now });
  });
  if (!proof.ok) throw proof.refusal;
  return { message: ctx.say("auth.second_factor.on"), recovery_codes: [...proof.recoveryCodes] };
}

/** Switches it off, with password and code. */
export async function removeOwnSecondFactor(
  ctx: StaffContext,
  { secrets }: Deps,
  { password, code }: BodyOf<typeof contract.removeSecondFactor>,
): Promise<{ message: string }> {
  const hash = await passwordHash(ctx, password);
  const proof = await ctx.inTenant(async (tx): Promise<Proof> => {
    if (!(await hasSecondFactor(tx, ctx.userId))) throw new AppError("second_factor_missing");
    await refuseChangedPassword(tx, ctx, hash);
    const proving = { userId: ctx.userId, code, isRequired: true };
    const proof = await checkSecondFactor(tx, proving, { secrets, now: ctx.now });
    if (proof.ok) await removeSecondFactor(tx, ctx.userId, ctx);
    return proof;
  });
  if (!proof.ok) throw proof.refusal;
  return { message: ctx.say("auth.second_factor.off") };
}

async function storedHash(tx: Tx, { userId }: StaffContext): Promise<string> {
  const [person] = await tx.query<{ password_hash: string }>({
    text: "select password_hash from users where tenant_id = $1 and id = $2",
    values: [tx.tenantId, userId],
  });
  return required(person, "the password of who is signed in").password_hash;
}

/** Returns the stored hash of the person's password, looked at while no transaction is open. Throws `password_wrong`. */
async function passwordHash(ctx: StaffContext, password: string): Promise<string> {
  const hash = await ctx.inTenant((tx) => storedHash(tx, ctx));
  const isRight = await inHashQueue(
    () => verifyPassword(hash, password),
    async () => true,
  );
  if (!isRight) throw wrongPassword();
  return hash;
}

/** Throws `password_wrong` when another password was set since this one was looked at. */
async function refuseChangedPassword(tx: Tx, ctx: StaffContext, hash: string): Promise<void> {
  if ((await storedHash(tx, ctx)) !== hash) throw wrongPassword();
}

const wrongPassword = () => new AppError("password_wrong", { field: "password" });

/**
 * Replaces the recovery codes, for a code of the app. Throws `second_factor_missing`, and refuses as
 * `checkSecondFactor` does.
 */
export async function renewRecoveryCodes(
  ctx: StaffContext,
  { secrets }: Deps,
  { code }: BodyOf<typeof contract.renewRecoveryCodes>,
): Promise<ResponseOf<typeof contract.renewRecoveryCodes>> {
  const { userId, now } = ctx;
  const proof = await ctx.inTenant(async (tx): Promise<Proof> => {
    if (!(await hasSecondFactor(tx, userId))) throw new AppError("second_factor_missing");
    const proof = await checkSecondFactor(tx, { userId, code, isRequired: true }, { secrets, now });
    if (!proof.ok) return proof;
    const recoveryCodes = makeRecoveryCodes();
    await writeRecoveryCodes(tx, userId, recoveryCodes.map(recoveryCodeHash));
    await recordAudit(tx, ctx, [
      {
        action: "second_factor.codes_renewed",
        subject: "user",
        subjectId: userId,
        before: null,
        after: null,
      },
    ]);
    return { ok: true, recoveryCodes };
  });
  if (!proof.ok) throw proof.refusal;
  return { message: ctx.say("auth.second_factor.renewed"), recovery_codes: [...proof.recoveryCodes] };
}

/** Milliseconds for which an unconfirmed secret is shown again to whoever sets up their app. */
const SETUP_MS = 15 * 60_000;

interface SettingUpPerson {
  readonly userId: UserId;
  readonly username: string;
}

/**
 * Makes a secret for the app of somebody who has just entered their password. It counts for nothing until a
 * code of it was entered. Throws `second_factor_on` when there is one already.
 */
export async function beginSecondFactor(
  tx: Tx,
  { userId, username }: SettingUpPerson,
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
): Promise<{ secret: string; uri: string }> {
  const held = await lockFactor(tx, userId);
  if (held && held.confirmed_at !== null) throw new AppError("second_factor_on");
  const purpose = factorPurpose(tx.tenantId, userId);
  const isRecent = held !== undefined && now.getTime() - held.begun_at.getTime() < SETUP_MS;
  const begun = isRecent ? openOrUndefined(secrets, held.secret_sealed, purpose) : undefined;
  if (begun !== undefined) return shown(begun, username);
  const secret = makeTotpSecret();
  await saveUnconfirmedFactor(tx, userId, secrets.seal(secret, purpose), now);
  return shown(secret, username);
}

const shown = (secret: string, username: string) => ({ secret, uri: totpUri(secret, username) });
