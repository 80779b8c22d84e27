import type { OrderLineId } from "../../../domain/ids.ts";
import { activeClaim, decideClaim } from "../../../domain/kitchen/decide-claim.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError, required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { claimLines, lockLines } from "../orders/public.ts";
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
    const wanted = [...new Set(lineIds)];
    const changed = await decideClaims(tx, ctx, wanted);
    if (changed.lineIds.length > 0) {
      await claimLines(tx, changed.lineIds, { by: ctx.userId, at: ctx.now });
      tx.emit({ type: "order_update", orderIds: changed.orderIds });
    }
    return { message: ctx.say("tray.reply.claimed") };
  });
}

async function decideClaims(tx: Tx, { userId }: StaffContext, wanted: readonly OrderLineId[]) {
  const { orders, lines } = await lockLines(tx, wanted);
  const claims = await claimsOf(tx, wanted);
  const changed = lines.filter((line) => {
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
        orderPaid: order.payment_status === "paid",
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
    lineIds: changed.map((line) => line.id),
    orderIds: [...new Set(changed.map((line) => line.order_id))],
  };
}
