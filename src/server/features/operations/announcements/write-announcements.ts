import type { addAnnouncement as definition } from "../../../../contract/operations/announcements.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError, found, required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import {
  areRestaurants,
  changeAnnouncement,
  insertAnnouncement,
  withdrawOne,
} from "./announcement-queries.ts";

type Written = BodyOf<typeof definition>;

/** Throws `not_found` where it is for something that is no restaurant. */
async function assertForRestaurants(tx: Tx, { tenant_ids }: Written): Promise<void> {
  if (tenant_ids !== null && !(await areRestaurants(tx, tenant_ids))) throw new AppError("not_found");
}

/** Tells restaurants something. */
export function addAnnouncement(ctx: StaffContext, written: Written): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await assertForRestaurants(tx, written);
    const id = required(await insertAnnouncement(tx, written, ctx.now), "the number of the announcement");
    await recordAudit(tx, ctx, [
      { action: "announcement.added", subject: "announcement", subjectId: id, before: null, after: written },
    ]);
    return { message: ctx.say("operations.reply.announced") };
  });
}

/** Changes what restaurants are told. Throws `not_found` when it was withdrawn. */
export function updateAnnouncement(
  ctx: StaffContext,
  id: number,
  written: Written,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await assertForRestaurants(tx, written);
    const before = found(await changeAnnouncement(tx, id, written, ctx.now));
    await recordAudit(tx, ctx, [
      { action: "announcement.updated", subject: "announcement", subjectId: id, before, after: written },
    ]);
    return { message: ctx.say("operations.reply.announcement_changed") };
  });
}

/** Takes an announcement back. Throws `not_found` when it was withdrawn before. */
export function withdrawAnnouncement(ctx: StaffContext, id: number): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await withdrawOne(tx, id, ctx.now));
    await recordAudit(tx, ctx, [
      { action: "announcement.withdrawn", subject: "announcement", subjectId: id, before, after: null },
    ]);
    return { message: ctx.say("operations.reply.announcement_withdrawn") };
  });
}
