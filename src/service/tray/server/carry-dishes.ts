import type { OrderLineId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { activeClaim, decideClaim } from "#service/kitchen/domain/decide-claim.ts";
import { orderPayment } from "#service/orders/domain/order-payment.ts";
import { changeLines, claimLines, lockLines } from "#service/orders/server/public.ts";
import { claimsOf } from "./tray-queries.ts";

/**
 * Claims these dishes for the caller ("Voy"), all or none. The orders are locked, so that of two people who tap at once one goes
 * and the other learns who.
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

/**
 * Locks the lines and returns those that nobody has claimed. Throws `line_claimed`, `line_status_refused` or
 * `order_already_paid`.
 */
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

/** Releases the caller's own claims on these dishes. Claims of other people stay. */
export function releaseDishes(
  ctx: StaffContext,
  lineIds: readonly OrderLineId[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const distinctIds = [...new Set(lineIds)];
    const { lines } = await lockLines(tx, distinctIds);
    const claims = await claimsOf(tx, distinctIds);
    const ownLines = lines.filter((line) => {
      const claim = claims.find(({ id }) => id === line.id);
      return claim !== undefined && activeClaim({ ...claim, status: line.status }) === ctx.userId;
    });
    if (ownLines.length > 0) {
      await claimLines(
        tx,
        ownLines.map((line) => line.id),
        null,
      );
      tx.emit({ type: "order_update", orderIds: [...new Set(ownLines.map((line) => line.order_id))] });
    }
    return { message: ctx.say("tray.reply.released") };
  });
}

/** Marks these dishes as served ("Entregado"). A second tap does nothing. Throws if the kitchen has recalled one. */
export function serveDishes(
  ctx: StaffContext,
  lineIds: readonly OrderLineId[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(tx, [...new Set(lineIds)]);
    await changeLines(tx, ctx, { orders, lines, to: "delivered", origin: "tray" });
    const count = lines.reduce((sum, line) => sum + line.quantity, 0);
    return { message: ctx.say("tray.reply.served", { count }) };
  });
}
