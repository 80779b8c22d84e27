import type { BodyOf } from "#platform/contract/define.ts";
import type { PointOfSaleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addDrawer as add, changeDrawer as change } from "../contract/cash.ts";
import {
  type DrawerId,
  insertDrawer,
  lockDrawer,
  lockDrawerNames,
  openSessions,
  sellingPoints,
  updateDrawer,
} from "./cash-queries.ts";

/** Adds a drawer; its sales are issued from the usual point of sale unless another one is chosen. */
export function addDrawer(
  ctx: StaffContext,
  { title, point_of_sale_id = null }: BodyOf<typeof add>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const codes = await pointCodes(tx);
    refuseUnknownPoint(codes, point_of_sale_id);
    await lockDrawerNames(tx);
    const made = await insertDrawer(tx, { title, point_of_sale_id });
    if (!made) throw new AppError("drawer_exists", { field: "title" });
    tx.emit({ type: "cash_changed" });
    const act = { action: "cash_drawer.added", subject: "cash_drawer", subjectId: made.id } as const;
    const after = { title, point_of_sale: codeOf(codes, point_of_sale_id) };
    await recordAudit(tx, ctx, [{ ...act, before: null, after }]);
    return { message: ctx.say("cash.reply.drawer_added", { drawer: title }) };
  });
}

/**
 * Renames a drawer, puts it at another point of sale, takes it out of use or back into it. What is open in it is closed first, unless it
 * stays in use: its next sale is issued from the new place.
 */
export function changeDrawer(
  ctx: StaffContext,
  drawerId: DrawerId,
  { title, is_enabled, point_of_sale_id }: BodyOf<typeof change>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const codes = await pointCodes(tx);
    await lockDrawerNames(tx);
    const before = found(await lockDrawer(tx, drawerId));
    const isOpen = (await openSessions(tx)).some((session) => session.drawer_id === drawerId);
    if (isOpen && !is_enabled) throw new AppError("drawer_in_use", { field: "is_enabled" });
    if (point_of_sale_id !== undefined) refuseUnknownPoint(codes, point_of_sale_id);
    const after = {
      title,
      is_enabled,
      point_of_sale_id: point_of_sale_id === undefined ? before.point_of_sale_id : point_of_sale_id,
    };
    if (!(await updateDrawer(tx, drawerId, after))) throw new AppError("drawer_exists", { field: "title" });
    tx.emit({ type: "cash_changed" });
    const act = { action: "cash_drawer.changed", subject: "cash_drawer", subjectId: drawerId } as const;
    const told = (drawer: Omit<typeof before, "id">) => ({
      title: drawer.title,
      is_enabled: drawer.is_enabled,
      point_of_sale: codeOf(codes, drawer.point_of_sale_id),
    });
    await recordAudit(tx, ctx, [{ ...act, before: told(before), after: told(after) }]);
    return { message: ctx.say("cash.reply.drawer_changed", { drawer: title }) };
  });
}

type PointCodes = ReadonlyMap<PointOfSaleId, string>;

/** The points of sale in use, each by its code. */
const pointCodes = async (tx: Tx): Promise<PointCodes> =>
  new Map((await sellingPoints(tx)).map(({ id, code }) => [id, code]));

const codeOf = (codes: PointCodes, id: PointOfSaleId | null): string | null =>
  id === null ? null : (codes.get(id) ?? null);

/** One that is out of use, or nobody's here. */
function refuseUnknownPoint(codes: PointCodes, id: PointOfSaleId | null): void {
  if (id !== null && !codes.has(id))
    throw new AppError("invalid_input", { fields: [{ field: "point_of_sale_id", code: "not_a_choice" }] });
}
