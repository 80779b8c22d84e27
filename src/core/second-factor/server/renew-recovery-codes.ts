import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/second-factor.ts";
import { type Proof, proveSecondFactor } from "./prove-second-factor.ts";
import { makeRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import { hasSecondFactor, writeRecoveryCodes } from "./second-factor-queries.ts";

/**
 * Fresh recovery codes instead of those before, for a code of the app. Throws `second_factor_missing`, and as `proveSecondFactor`
 * refuses.
 */
export async function renewRecoveryCodes(
  ctx: StaffContext,
  { secrets }: Deps,
  { code }: BodyOf<typeof contract.renewRecoveryCodes>,
): Promise<ResponseOf<typeof contract.renewRecoveryCodes>> {
  const { userId, now } = ctx;
  const proof = await ctx.inTenant(async (tx): Promise<Proof> => {
    if (!(await hasSecondFactor(tx, userId))) throw new AppError("second_factor_missing");
    const proof = await proveSecondFactor(tx, { userId, code, isRequired: true }, { secrets, now });
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
