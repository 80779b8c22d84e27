import type { BodyOf } from "#platform/contract/define.ts";
import { forbiddenGain } from "#platform/domain/access/decide-person.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { updateUser as contract } from "../contract/users.ts";
import { scopesOf } from "./create-user.ts";
import { editedFields, lockManagedUser } from "./managed-user.ts";
import { writeUser } from "./user-queries.ts";

/** Changes what is known of a person and what they may do; their sessions have the new rights with their next breath. */
export function updateUser(
  ctx: StaffContext,
  username: string,
  { userScopes: scope, version, ...rest }: BodyOf<typeof contract>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const person = await lockManagedUser(tx, ctx, username, "change");
    const before = editedFields(person);
    refuseStaleEdit(version, before);
    const permission = forbiddenGain(ctx, person.scope, scope);
    if (permission !== null)
      throw new AppError("scope_not_yours", { field: "userScopes", details: { permission } });
    const fields = {
      name: rest.name,
      designation: rest.designation || null,
      phone: rest.phone || null,
      email: rest.email || null,
    };
    const after = editedFields({ ...fields, scope });
    if (versionOf(after) !== versionOf(before)) {
      await writeUser(tx, person.userId, { ...fields, scopes: scopesOf(scope) }, ctx.now);
      const act = { action: "user.updated", subject: "user", subjectId: person.userId } as const;
      await recordAudit(tx, ctx, [{ ...act, before, after }]);
    }
    return { message: ctx.say("users.reply.saved", { name: fields.name }) };
  });
}
