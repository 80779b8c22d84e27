import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listDrafts as definition } from "../contract/drafts.ts";
import { selectDrafts } from "./draft-queries.ts";
import { draftView } from "./draft-view.ts";

/** The drafts of the restaurant, newest first. */
export function listDrafts(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({ drafts: (await selectDrafts(tx)).map(draftView) }));
}
