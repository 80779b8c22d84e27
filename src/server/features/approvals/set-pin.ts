import type * as contract from "../../../contract/approvals.ts";
import type { BodyOf } from "../../../contract/platform/define.ts";
import { isSimplePin } from "../../../domain/access/approvals.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { inHashQueue } from "../../platform/auth/hash-queue.ts";
import { hashPassword, verifyPassword } from "../../platform/auth/passwords.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { userOfUsername } from "../auth/public.ts";
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
