import type { OrderLineId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { activeClaim, decideClaim } from "#service/kitchen/domain/decide-claim.ts";
import { orderPayment } from "#service/orders/domain/order-payment.ts";
import { claimLines, lockLines } from "#service/orders/server/public.ts";
import { claimsOf } from "./tray-queries.ts";

/**
 * "Voy": the caller fetches these dishes, all or none. The orders are locked, so that of two who tap at once one goes
 * and the other reads who does.
 */
export function claimDishes(
  ctx: StaffContext,
  lineIds: readonly OrderLineId[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const distinctIds = [...new Set(lineIds)];
    const claimable = await lockClaimableLines(tx, ctx, distinctIds);
    if (claimable.lineIds.length > 0) {
      await claimLines(tx, claimable.lineIds, { by: ctx.userId, at: ctx.now });
      tx.emit({ type: "order_update", orderIds: claimable.orderIds });
    }
    return { message: ctx.say("tray.reply.claimed") };
  });
}

/** Those of the lines that nobody has claimed yet, locked. Refuses `line_claimed`, `line_status_refused`, `order_already_paid`. */
async function lockClaimableLines(tx: Tx, { userId }: StaffContext, distinctIds: readonly OrderLineId[]) {
  const { orders, lines } = await lockLines(tx, distinctIds);
  const claims = await claimsOf(tx, distinctIds);
  const claimable = lines.filter((line) => {
    const claim = required(
      claims.find(({ id }) => id === line.id),
      "the claim of the line",
    );
    const order = required(
      orders.find(({ id }) => id === line.order_id),
      "the order of the line",
    );
    const decision = decideClaim(
      {
        status: line.status,
        claimedBy: activeClaim({ ...claim, status: line.status }),
        isOrderOver: orderPayment(order) === "over",
      },
      userId,
    );
    if (!decision.ok)
      throw new AppError(decision.reason, {
        details:
          decision.reason === "line_claimed" ? { name: required(claim.claimer, "who claimed the line") } : {},
      });
    return decision.changed;
  });
  return {
    lineIds: claimable.map((line) => line.id),
    orderIds: [...new Set(claimable.map((line) => line.order_id))],
  };
}
