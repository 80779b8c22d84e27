import type { BodyOf, ResponseOf } from "../../../contract/define.ts";
import type { giveCourtesy as definition } from "../../../contract/refunds.ts";
import type { OrderLineId } from "../../../domain/ids.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { approveByPin } from "../approvals/public.ts";
import { lockLines, refusePartlyPaid } from "../orders/public.ts";
import { makeFree } from "./courtesy-queries.ts";

/**
 * Gives an ordered item for free: its price becomes zero, what it cost is kept with reason and approver. Refused once it
 * is paid (then it is a refund), cancelled, free already, or its account is being paid in parts.
 */
export function giveCourtesy(
  ctx: StaffContext,
  itemId: OrderLineId,
  { reason, approval }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(tx, [itemId]);
    const [order, line] = [found(orders[0]), found(lines[0])];
    const isTaken = order.payment_status === "paid" || order.cancelled_at !== null;
    if (isTaken || line.status === "cancelled" || line.unit_price_cents === 0)
      throw new AppError("courtesy_refused");
    await refusePartlyPaid(tx, orders);
    const approver = await approveByPin(tx, ctx, { action: "sale.courtesy", subject: itemId, approval });
    await makeFree(tx, line, {
      reason,
      created_at: ctx.now,
      created_by: ctx.userId,
      approver_id: approver,
    });
    await recordAudit(tx, ctx, [
      {
        action: "order_line.courtesy",
        subject: "order_line",
        subjectId: itemId,
        reason,
        approverId: approver,
        before: { unitPrice: line.unit_price_cents, quantity: line.quantity },
        after: { unitPrice: 0 },
      },
    ]);
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("refunds.reply.courtesy", { title: line.title }) };
  });
}
