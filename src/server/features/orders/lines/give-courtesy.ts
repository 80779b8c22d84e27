import type { giveCourtesy as definition } from "../../../../contract/courtesies.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/platform/define.ts";
import type { OrderLineId } from "../../../../domain/ids.ts";
import { cents, decimalFromCents } from "../../../../domain/money/cents.ts";
import { decideCourtesy } from "../../../../domain/orders/courtesy.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { AppError, required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { approveByPin } from "../../approvals/public.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { lockLines } from "../reading/read-orders.ts";
import { makeFree } from "./courtesy-queries.ts";
import { splitLine } from "./split-line.ts";

/**
 * Gives an ordered item, or some of its pieces, for free: the price becomes zero, what it cost is kept with reason and
 * approver. Refused once it is paid (then it is a refund), cancelled, free already, or its account is being paid in parts.
 */
export function giveCourtesy(
  ctx: StaffContext,
  itemId: OrderLineId,
  { reason, part, approval }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(tx, [itemId]);
    const order = required(orders[0], "the order of the line");
    const line = required(lines[0], "the line that is locked");
    const isOrderOver = order.payment_status === "paid" || order.cancelled_at !== null;
    const unitPrice = line.price;
    const pieces = part ?? { quantity: line.quantity, of: line.quantity };
    const decision = decideCourtesy({ ...line, unitPrice, isOrderOver }, pieces);
    if (!decision.ok) throw new AppError(decision.reason, { details: { title: line.item_title } });
    await refusePartlyPaid(tx, orders);
    const approver = await approveByPin(tx, ctx, {
      action: "sale.courtesy",
      subject: itemId,
      approval,
      terms: {
        title: line.item_title,
        pieces: pieces.quantity,
        amount: decimalFromCents(cents(unitPrice * pieces.quantity)),
        reason,
      },
    });
    const given = decision.isWhole ? line : (await splitLine(tx, line, { quantity: pieces.quantity })).part;
    await makeFree(tx, given.id, {
      unit_price_cents: unitPrice,
      reason,
      created_at: ctx.now,
      created_by: ctx.userId,
      approver_id: approver,
    });
    await recordAudit(tx, ctx, [
      {
        action: "order_line.courtesy",
        subject: "order_line",
        subjectId: given.id,
        reason,
        approverId: approver,
        before: { unitPrice, quantity: given.quantity },
        after: { unitPrice: 0 },
      },
    ]);
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("orders.courtesy.reply.given", { title: line.item_title }) };
  });
}
