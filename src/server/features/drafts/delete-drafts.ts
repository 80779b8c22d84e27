import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { deleteDraftRows } from "./draft-queries.ts";

/** Deletes a draft; one that another till deleted already stays deleted. */
export function deleteDraft(ctx: StaffContext, uuid: string): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if ((await deleteDraftRows(tx, uuid)) > 0) tx.emit({ type: "drafts_changed" });
    return { message: ctx.say("drafts.reply.deleted") };
  });
}

/** Deletes all drafts of the restaurant. */
export function deleteDrafts(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await deleteDraftRows(tx, null);
    if (count > 0) tx.emit({ type: "drafts_changed" });
    return { message: ctx.say("drafts.reply.all_deleted", { count }) };
  });
}

/** A draft has become an order and is none any more. */
export async function endDraft(tx: Tx, uuid: string): Promise<void> {
  await deleteDraftRows(tx, uuid);
  tx.emit({ type: "drafts_changed" });
}
