import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { cashDesk } from "../contract/cash.ts";
import { isCountBlind } from "../domain/may-handle-session.ts";
import { sessionForPayment } from "../domain/session-for-payment.ts";
import { allDrawers, type OpenSessionRow, openSessions, sellingPoints } from "./cash-queries.ts";
import { lastCloses } from "./opening-queries.ts";
import { cashRulesOf } from "./set-cash-rules.ts";

/** The drawers, what is open in them, and where a payment taken now would go. */
export function readDesk(ctx: StaffContext): Promise<ResponseOf<typeof cashDesk>> {
  return ctx.inTenant(async (tx) => {
    const open = await openSessions(tx);
    const settings = await readSettings(tx, ctx.now);
    const rules = cashRulesOf(settings);
    const drawers = await allDrawers(tx);
    const points = await sellingPoints(tx);
    // The count that opens a drawer is as blind as the one that closes it.
    const closes = isCountBlind(ctx, { closed_at: null }) ? [] : await lastCloses(tx);
    return {
      drawers: drawers.map(({ point_of_sale_id: pointId, ...drawer }) => {
        const session = open.find(({ drawer_id }) => drawer_id === drawer.id);
        return {
          ...drawer,
          // One that was taken out of use is nobody's: the usual one takes its place.
          point_of_sale_id: points.some(({ id }) => id === pointId) ? pointId : null,
          open: session ? openSessionView(session, ctx) : null,
          left: session ? null : (closes.find(({ drawerId }) => drawerId === drawer.id)?.left ?? null),
        };
      }),
      points_of_sale: points,
      payments_go_to: sessionForPayment(open, ctx.userId)?.id ?? null,
      rules: { ...rules, version: versionOf(rules) },
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
