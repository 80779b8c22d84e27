import type { BodyOf } from "#platform/contract/define.ts";
import type { SharedTillId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { changeSharedTill as contract } from "../contract/shared-tills.ts";
import { lockTill, updateTill } from "./shared-till-queries.ts";

/** Renames a shared till or changes when it locks. */
export function changeSharedTill(
  ctx: StaffContext,
  id: SharedTillId,
  { version, ...after }: BodyOf<typeof contract>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await lockTill(tx, id));
    refuseStaleEdit(version, before);
    await updateTill(tx, id, after);
    await recordAudit(tx, ctx, [
      { action: "shared_till.changed", subject: "shared_till", subjectId: id, before, after },
    ]);
    return { message: ctx.say("sharedTills.reply.changed", { title: after.title }) };
  });
}
