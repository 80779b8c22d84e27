import type { BodyOf } from "#platform/contract/define.ts";
import { forbiddenGain } from "#platform/domain/access/decide-person.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { inHashQueue } from "#platform/server/auth/hash-queue.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { refuseWeakPassword } from "#platform/server/auth/refuse-weak-password.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addUser as contract } from "../contract/users.ts";
import { createUser } from "./create-user.ts";
import { editedFields } from "./managed-user.ts";

/**
 * Adds a person of the staff. Refuses `username_taken`, a weak password, and `scope_not_yours` for a permission that the actor
 * has not.
 */
export async function addUser(
  ctx: StaffContext,
  { username, password, userScopes: scope, name, ...rest }: BodyOf<typeof contract>,
): Promise<{ message: string }> {
  const permission = forbiddenGain(ctx, [], scope);
  if (permission !== null)
    throw new AppError("scope_not_yours", { field: "userScopes", details: { permission } });
  refuseWeakPassword(password, { name, username });
  const hash = await inHashQueue(
    () => hashPassword(password),
    async () => true,
  );
  const fields = {
    name,
    designation: rest.designation || null,
    phone: rest.phone || null,
    email: rest.email || null,
    scope,
  };
  return ctx.inTenant(async (tx) => {
    const subjectId = await createUser(tx, { ...fields, username, role: "staff", password: { hash } });
    const act = { action: "user.added", subject: "user", subjectId } as const;
    await recordAudit(tx, ctx, [{ ...act, before: null, after: { username, ...editedFields(fields) } }]);
    return { message: ctx.say("users.reply.added", { name }) };
  });
}
