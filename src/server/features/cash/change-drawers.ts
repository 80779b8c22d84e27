import type { changeDrawer as change } from "../../../contract/cash.ts";
import type { BodyOf } from "../../../contract/platform/define.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import {
  type DrawerId,
  insertDrawer,
  lockDrawer,
  lockDrawerNames,
  openSessions,
  updateDrawer,
} from "./cash-queries.ts";

export function addDrawer(ctx: StaffContext, title: string): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockDrawerNames(tx);
    const made = await insertDrawer(tx, title);
    if (!made) throw new AppError("drawer_exists", { field: "title" });
    tx.emit({ type: "cash_changed" });
    const act = { action: "cash_drawer.added", subject: "cash_drawer", subjectId: made.id } as const;
    await recordAudit(tx, ctx, [{ ...act, before: null, after: { title } }]);
    return { message: ctx.say("cash.reply.drawer_added", { drawer: title }) };
  });
}

/** Renames a drawer, takes it out of use or back into it. What is open in it is closed first. */
export function changeDrawer(
  ctx: StaffContext,
  drawerId: DrawerId,
  { title, is_enabled }: BodyOf<typeof change>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockDrawerNames(tx);
    const before = found(await lockDrawer(tx, drawerId));
    const isOpen = (await openSessions(tx)).some((session) => session.drawer_id === drawerId);
    if (isOpen && !is_enabled) throw new AppError("drawer_in_use", { field: "is_enabled" });
    if (!(await updateDrawer(tx, drawerId, { title, is_enabled })))
      throw new AppError("drawer_exists", { field: "title" });
    tx.emit({ type: "cash_changed" });
    const act = { action: "cash_drawer.changed", subject: "cash_drawer", subjectId: drawerId } as const;
    const { title: titleBefore, is_enabled: wasEnabled } = before;
    await recordAudit(tx, ctx, [
      { ...act, before: { title: titleBefore, is_enabled: wasEnabled }, after: { title, is_enabled } },
    ]);
    return { message: ctx.say("cash.reply.drawer_changed", { drawer: title }) };
  });
}
