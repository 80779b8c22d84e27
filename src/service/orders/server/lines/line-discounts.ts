import { discountValueOf } from "#core/pricing/contract/discount-value.ts";
import { isWithinLimit } from "#core/pricing/domain/bill-discounts.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { ManualDiscountId, OrderLineId } from "#platform/domain/ids.ts";
import { type Cents, multiplyCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  giveLineDiscount as giveRoute,
  removeLineDiscount as removeRoute,
} from "../../contract/discounts.ts";
import { decideLineDiscount } from "../../domain/manual-discount.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { OrderedLine } from "../reading/order-queries.ts";
import { type RecordedDiscount, recordDiscount } from "./record-discount.ts";
import { lockSoldDish, lockUnpaidDish, takePieces } from "./sold-dish.ts";

/**
 * Takes a share or an amount off an ordered item or combo, or off some of its pieces, in place of the discount that it had.
 * The price stays, the discount stands beside it. Refused once it is paid, cancelled or free, or while its account is
 * being paid in parts. A line of a bill that has a discount of its own always needs approval: together they may pass the
 * limit.
 */
export function giveLineDiscount(
  ctx: StaffContext,
  itemId: OrderLineId,
  { reason, part, approval, ...fields }: BodyOf<typeof giveRoute>,
): Promise<ResponseOf<typeof giveRoute>> {
  return ctx.inTenant(async (tx) => {
    const { order, pieces, title, together, sold } = await lockSoldDish(tx, itemId, part);
    const value = discountValueOf(fields);
    const decision = decideLineDiscount(sold, pieces, value);
    if (!decision.ok) throw new AppError(decision.reason, { details: { title } });
    await refusePartlyPaid(tx, [order]);
    const { charging } = await readSettings(tx, ctx.now);
    const { amount, listed, isWhole } = decision;
    const given = await recordDiscount(tx, ctx, {
      kind: "line",
      subject: itemId,
      title,
      pieces: pieces.quantity,
      value,
      amount,
      reason,
      isWithinLimit: order.bill_discount === null && isWithinLimit(amount, listed, charging.discount_limit),
      approval,
    });
    const shares = prorate(
      amount,
      together.map(({ price }) => multiplyCents(price, pieces.quantity)),
    );
    const taken = await takePieces(tx, together, { quantity: pieces.quantity, isWhole });
    for (const [index, line] of taken.entries()) {
      const share = required(shares[index], "the share of a line");
      await discountLine(tx, ctx, line, { ...given, amount: share, reason });
    }
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("orders.discount.reply.given", { title }) };
  });
}

async function discountLine(
  tx: Tx,
  ctx: StaffContext,
  { id, quantity, price, discount }: OrderedLine,
  given: RecordedDiscount & { readonly amount: Cents; readonly reason: string },
): Promise<void> {
  await setDiscount(tx, id, given);
  await recordAudit(tx, ctx, [
    {
      action: "order_line.discount",
      subject: "order_line",
      subjectId: id,
      reason: given.reason,
      approverId: given.approver,
      before: { unitPrice: price, quantity, discount: discount?.amount ?? ZERO_CENTS },
      after: { discount: given.amount },
    },
  ]);
}

/** Takes the discount of a line, or of all of a combo, back while nothing of its account is paid. */
export function removeLineDiscount(
  ctx: StaffContext,
  itemId: OrderLineId,
): Promise<ResponseOf<typeof removeRoute>> {
  return ctx.inTenant(async (tx) => {
    const { order, title, together } = await lockUnpaidDish(tx, itemId, "discount_gone");
    const discounted = together.filter(({ discount }) => discount !== null);
    if (discounted.length === 0) throw new AppError("discount_gone");
    for (const { id, discount } of discounted) {
      await setDiscount(tx, id, null);
      await recordAudit(tx, ctx, [
        {
          action: "order_line.discount_removed",
          subject: "order_line",
          subjectId: id,
          before: { discount: discount?.amount ?? ZERO_CENTS, reason: discount?.reason },
          after: { discount: ZERO_CENTS },
        },
      ]);
    }
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("orders.discount.reply.removed", { title }) };
  });
}

/** Sets the discount of a locked line, or takes it off. */
const setDiscount = (
  tx: Tx,
  lineId: OrderLineId,
  given: { readonly id: ManualDiscountId; readonly amount: Cents } | null,
) =>
  tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ discount_id: given?.id ?? null, discount_cents: given?.amount ?? 0 })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", lineId),
  );
