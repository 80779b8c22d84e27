import { readSettings, withVersion } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PointOfSaleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addDrawer as add, cashDesk, changeDrawer as change } from "../contract/cash.ts";
import { isCountBlind, sessionForPayment } from "../domain/cash-session.ts";
import {
  allDrawers,
  type DrawerId,
  insertDrawer,
  lastCloses,
  lockDrawer,
  lockDrawerNames,
  type OpenSessionRow,
  openSessions,
  sellingPoints,
  updateDrawer,
} from "./cash-queries.ts";

/** Returns the drawers, their open sessions and the session that a payment would go to now. */
export function readDesk(ctx: StaffContext): Promise<ResponseOf<typeof cashDesk>> {
  return ctx.inTenant(async (tx) => {
    const open = await openSessions(tx);
    const settings = await readSettings(tx, ctx.now);
    const drawers = await allDrawers(tx);
    const points = await sellingPoints(tx);
    // The opening count of a drawer is as blind as the closing count.
    const closes = isCountBlind(ctx, { closed_at: null }) ? [] : await lastCloses(tx);
    return {
      drawers: drawers.map(({ point_of_sale_id: pointId, ...drawer }) => {
        const session = open.find(({ drawer_id }) => drawer_id === drawer.id);
        return {
          ...drawer,
          // A point out of use is replaced by the usual one.
          point_of_sale_id: points.some(({ id }) => id === pointId) ? pointId : null,
          open: session ? openSessionView(session, ctx) : null,
          left: session ? null : (closes.find(({ drawerId }) => drawerId === drawer.id)?.left ?? null),
        };
      }),
      points_of_sale: points,
      payments_go_to: sessionForPayment(open, ctx.userId)?.id ?? null,
      rules: withVersion(settings.cash),
      currency: settings.currency,
    };
  });
}

function openSessionView(session: OpenSessionRow, { userId }: StaffContext) {
  return {
    session_id: session.id,
    opened_by: session.opened_by_name,
    opened_at: session.opened_at,
    business_date: session.business_date,
    is_mine: session.openedBy === userId,
  };
}

/** Adds a drawer; its sales are issued from the usual point of sale unless another is chosen. */
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
 * Renames a drawer, moves it to another point of sale or changes whether it is in use. A drawer must be closed before
 * it goes out of use; an open one that stays in use issues its next sale from the new point.
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
    const audited = (drawer: Omit<typeof before, "id">) => ({
      title: drawer.title,
      is_enabled: drawer.is_enabled,
      point_of_sale: codeOf(codes, drawer.point_of_sale_id),
    });
    await recordAudit(tx, ctx, [{ ...act, before: audited(before), after: audited(after) }]);
    return { message: ctx.say("cash.reply.drawer_changed", { drawer: title }) };
  });
}

type PointCodes = ReadonlyMap<PointOfSaleId, string>;

/** Returns the points of sale in use with their codes. */
const pointCodes = async (tx: Tx): Promise<PointCodes> =>
  new Map((await sellingPoints(tx)).map(({ id, code }) => [id, code]));

const codeOf = (codes: PointCodes, id: PointOfSaleId | null): string | null =>
  id === null ? null : (codes.get(id) ?? null);

/** Throws for a point of sale that is out of use or unknown. */
function refuseUnknownPoint(codes: PointCodes, id: PointOfSaleId | null): void {
  if (id !== null && !codes.has(id))
    throw new AppError("invalid_input", { fields: [{ field: "point_of_sale_id", code: "not_a_choice" }] });
}
