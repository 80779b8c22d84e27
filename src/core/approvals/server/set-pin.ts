import { userOfUsername } from "#core/auth/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { isSimplePin } from "#platform/domain/access/approvals.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword, verifyPassword } from "#platform/server/auth/passwords.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../contract/approvals.ts";
import { writePin } from "./pin-queries.ts";

/** Sets the person's own PIN. Refuses a wrong password and a PIN that everybody tries first. */
export async function setPin(
  ctx: StaffContext,
  { db }: Pick<Deps, "db">,
  { password, pin }: BodyOf<typeof contract.setPin>,
): Promise<{ message: string }> {
  if (isSimplePin(pin)) throw new AppError("pin_too_simple", { field: "pin" });
  const user = await userOfUsername(db, ctx.username);
  const known = async () => true;
  const isRight = await inHashQueue(() => verifyPassword(user?.passwordHash, password), known);
  if (!isRight) throw new AppError("password_wrong", { field: "password" });
  const hash = await inHashQueue(() => hashPassword(pin), known);
  return ctx.inTenant(async (tx) => {
    await writePin(tx, ctx.userId, hash, ctx.now);
    const act = { action: "pin.set", subject: "user", subjectId: ctx.userId } as const;
    await recordAudit(tx, ctx, [{ ...act, before: null, after: null }]);
    return { message: ctx.say("approvals.pin_set") };
  });
}
