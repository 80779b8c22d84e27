import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { markDraftEnded, markDraftsEnded } from "./draft-queries.ts";

/** Deletes a draft; one that another till deleted already stays deleted. */
export function deleteDraft(ctx: StaffContext, uuid: string): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (await markDraftEnded(tx, uuid, ctx.now)) tx.emit({ type: "drafts_changed" });
    return { message: ctx.say("drafts.reply.deleted") };
  });
}

/** Deletes all drafts of the restaurant. */
export function deleteDrafts(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await markDraftsEnded(tx, ctx.now);
    if (count > 0) tx.emit({ type: "drafts_changed" });
    return { message: ctx.say("drafts.reply.all_deleted", { count }) };
  });
}

/** A draft becomes an order, once: of several tills the first takes it, the others are refused `draft_closed`. */
export async function endDraft(tx: Tx, { now }: Pick<StaffContext, "now">, uuid: string): Promise<void> {
  if (!(await markDraftEnded(tx, uuid, now))) throw new AppError("draft_closed");
  tx.emit({ type: "drafts_changed" });
}
