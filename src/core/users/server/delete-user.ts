import { removePin } from "#core/approvals/server/public.ts";
import { endSessions } from "#core/auth/server/public.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { forgetDevices } from "#platform/server/auth/known-device.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { editedFields, lockManagedUser } from "./managed-user.ts";
import { freeUsername, type ManagedUser, openAccountsOf, openDrawerOf, writeUser } from "./user-queries.ts";

/** How many tables a refusal names. */
const NAMED_TABLES = 5;

/**
 * Deletes a person, which keeps their row for the history (docs/decisions/0042): nobody signs in with it, no list offers it, the
 * username is free. Refuses `user_has_accounts` and `user_has_drawer` while something of theirs is open.
 */
export async function deleteUser(
  ctx: StaffContext,
  { realtime }: Pick<Deps, "realtime">,
  username: string,
): Promise<{ message: string }> {
  let ended: Awaited<ReturnType<typeof endSessions>> = [];
  const reply = await ctx.inTenant(async (tx) => {
    const person = await lockManagedUser(tx, ctx, username, "delete");
    await refuseWhileBusy(tx, person);
    const { userId } = person;
    await writeUser(tx, userId, { archived_at: ctx.now, is_active: false }, ctx.now);
    await freeUsername(tx, username);
    await removePin(tx, userId);
    await forgetDevices(tx, userId);
    ended = await endSessions(tx, { userId }, "user_deleted", ctx.now);
    const before = { username, ...editedFields(person) };
    await recordAudit(tx, ctx, [
      { action: "user.deleted", subject: "user", subjectId: userId, before, after: null },
    ]);
    return { message: ctx.say("users.reply.deleted", { name: person.name }) };
  });
  for (const { id } of ended) realtime.endSession(ctx.tenantId, id);
  return reply;
}

async function refuseWhileBusy(tx: Tx, { userId, name }: ManagedUser): Promise<void> {
  const accounts = await openAccountsOf(tx, userId);
  if (accounts.length > 0) {
    const tables = accounts.flatMap(({ table }) => table ?? []).slice(0, NAMED_TABLES);
    throw new AppError("user_has_accounts", { details: { name, count: accounts.length, tables } });
  }
  const drawer = await openDrawerOf(tx, userId);
  if (drawer) throw new AppError("user_has_drawer", { details: { name, drawer: drawer.title } });
}
