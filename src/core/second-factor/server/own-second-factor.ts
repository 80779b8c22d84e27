import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { verifyPassword } from "#platform/server/auth/passwords.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/second-factor.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import { type Proof, proveSecondFactor } from "./prove-second-factor.ts";
import { factorState, hasSecondFactor } from "./second-factor-queries.ts";
import { takeAwaySecondFactor } from "./take-away-second-factor.ts";

/** Whether the asking person has a second factor. */
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
  return ctx.inTenant(async (tx) => {
    await refuseWrongPassword(tx, ctx, password);
    return beginSecondFactor(tx, ctx, { secrets, now: ctx.now });
  });
}

/** Switches it on with a first code. Throws as `proveSecondFactor` refuses, and `second_factor_on` when it is. */
export async function confirmOwnSecondFactor(
  ctx: StaffContext,
  { secrets }: Deps,
  { code }: BodyOf<typeof contract.confirmSecondFactor>,
): Promise<ResponseOf<typeof contract.confirmSecondFactor>> {
  const proof = await ctx.inTenant(async (tx): Promise<Proof> => {
    if (await hasSecondFactor(tx, ctx.userId)) throw new AppError("second_factor_on");
    return proveSecondFactor(tx, { userId: ctx.userId, code, isRequired: true }, { secrets, now: ctx.now });
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
  const proof = await ctx.inTenant(async (tx): Promise<Proof> => {
    if (!(await hasSecondFactor(tx, ctx.userId))) throw new AppError("second_factor_missing");
    await refuseWrongPassword(tx, ctx, password);
    const proving = { userId: ctx.userId, code, isRequired: true };
    const proof = await proveSecondFactor(tx, proving, { secrets, now: ctx.now });
    if (proof.ok) await takeAwaySecondFactor(tx, ctx.userId, ctx);
    return proof;
  });
  if (!proof.ok) throw proof.refusal;
  return { message: ctx.say("auth.second_factor.off") };
}

async function refuseWrongPassword(tx: Tx, { userId }: StaffContext, password: string): Promise<void> {
  const [person] = await tx.query<{ password_hash: string }>({
    text: "select password_hash from users where tenant_id = $1 and id = $2",
    values: [tx.tenantId, userId],
  });
  const isRight = await inHashQueue(
    () => verifyPassword(person?.password_hash, password),
    async () => true,
  );
  if (!isRight) throw new AppError("password_wrong", { field: "password" });
}
