import { approveByPin } from "#core/approvals/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId, UserId } from "#platform/domain/ids.ts";
import { cents, decimalFromCents, sumCents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { giveCourtesy as definition } from "../../contract/courtesies.ts";
import { decideCourtesy } from "../../domain/courtesy.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { OrderedLine } from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import { makeFree } from "./courtesy-queries.ts";
import { linesTogether, soldTitle } from "./lines-together.ts";
import { splitLine } from "./split-line.ts";

/**
 * Gives an ordered item or combo, or some of its pieces, for free: the price becomes zero, what it cost is kept with reason and
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
    const pieces = part ?? { quantity: line.quantity, of: line.quantity };
    const title = soldTitle(line);
    const together = linesTogether(orders, [{ itemId, ...pieces }]).map((asked) => asked.line);
    const sold = { ...line, unitPrice: sumCents(together.map(({ price }) => price)), isOrderOver };
    const decision = decideCourtesy(sold, pieces);
    if (!decision.ok) throw new AppError(decision.reason, { details: { title } });
    await refusePartlyPaid(tx, orders);
    const approver = await approveByPin(tx, ctx, {
      action: "sale.courtesy",
      subject: itemId,
      approval,
      terms: {
        title,
        pieces: pieces.quantity,
        amount: decimalFromCents(cents(sold.unitPrice * pieces.quantity)),
        reason,
      },
    });
    const combos = new Map<string, string>();
    for (const whole of together) {
      const split = { quantity: pieces.quantity, combos };
      const given = decision.isWhole ? whole : (await splitLine(tx, whole, split)).part;
      // A part that has no share of the combo's price is free as it is.
      if (given.price > 0) await makeLineFree(tx, ctx, given, { reason, approver });
    }
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("orders.courtesy.reply.given", { title }) };
  });
}

async function makeLineFree(
  tx: Tx,
  ctx: StaffContext,
  { id, price, quantity }: OrderedLine,
  { reason, approver }: { readonly reason: string; readonly approver: UserId | null },
): Promise<void> {
  await makeFree(tx, id, {
    unit_price_cents: price,
    reason,
    created_at: ctx.now,
    created_by: ctx.userId,
    approver_id: approver,
  });
  await recordAudit(tx, ctx, [
    {
      action: "order_line.courtesy",
      subject: "order_line",
      subjectId: id,
      reason,
      approverId: approver,
      before: { unitPrice: price, quantity },
      after: { unitPrice: 0 },
    },
  ]);
}
