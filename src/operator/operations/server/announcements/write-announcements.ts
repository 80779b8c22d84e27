import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  updateAnnouncement as changing,
  addAnnouncement as definition,
} from "../../contract/announcements.ts";
import {
  areRestaurants,
  changeAnnouncement,
  contentOf,
  insertAnnouncement,
  lockAnnouncement,
  withdrawOne,
} from "./announcement-queries.ts";

type Written = BodyOf<typeof definition>;
type Changed = BodyOf<typeof changing>;

/** Throws `not_found` where it is for something that is no restaurant. */
async function assertForRestaurants(tx: Tx, { tenant_ids }: Written): Promise<void> {
  if (tenant_ids !== null && !(await areRestaurants(tx, tenant_ids))) throw new AppError("not_found");
}

/** Throws `announcement_over` where nobody would ever see it. */
function refusePast({ until_at }: Written, now: Date): void {
  if (until_at <= now) throw new AppError("announcement_over", { field: "until_at" });
}

/** Tells restaurants something. Throws `announcement_over` on its end when that has passed. */
export function addAnnouncement(ctx: StaffContext, written: Written): Promise<{ message: string }> {
  refusePast(written, ctx.now);
  return ctx.inTenant(async (tx) => {
    await assertForRestaurants(tx, written);
    const id = required(await insertAnnouncement(tx, written, ctx.now), "the number of the announcement");
    await recordAudit(tx, ctx, [
      { action: "announcement.added", subject: "announcement", subjectId: id, before: null, after: written },
    ]);
    return { message: ctx.say("operations.reply.announced") };
  });
}

/**
 * Changes what restaurants are told. Throws `not_found` when it was withdrawn, `announcement_over` on its end when that has passed, and
 * `changed_meanwhile` when it is not what its `version` says. What is written already is written again without a word.
 */
export function updateAnnouncement(
  ctx: StaffContext,
  id: number,
  { version, ...written }: Changed,
): Promise<{ message: string }> {
  refusePast(written, ctx.now);
  return ctx.inTenant(async (tx) => {
    await assertForRestaurants(tx, written);
    const current = contentOf(found(await lockAnnouncement(tx, id)));
    if (versionOf(current) !== versionOf(contentOf(written))) {
      refuseStaleEdit(version, current);
      await changeAnnouncement(tx, id, written, ctx.now);
      const before = { text_es: current.text_es, text_en: current.text_en };
      await recordAudit(tx, ctx, [
        { action: "announcement.updated", subject: "announcement", subjectId: id, before, after: written },
      ]);
    }
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
