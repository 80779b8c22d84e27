import type { ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { removeCourtesy as definition } from "../../contract/courtesies.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { OrderedLine } from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import { courtesyOf, makePayable } from "./courtesy-queries.ts";
import { soldTitle, wholeCombos } from "./lines-together.ts";

/** Takes a courtesy back while nothing of its account is paid: the item costs again what it cost when it was ordered. */
export function removeCourtesy(
  ctx: StaffContext,
  itemId: OrderLineId,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(tx, [itemId]);
    const order = required(orders[0], "the order of the line");
    const line = required(lines[0], "the line that is locked");
    const isOver = order.payment_status === "paid" || order.cancelled_at !== null;
    if (isOver || line.status === "cancelled") throw new AppError("courtesy_gone");
    await refusePartlyPaid(tx, orders);
    const given = wholeCombos(orders, [line]).filter(({ courtesy }) => courtesy !== null);
    if (given.length === 0) throw new AppError("courtesy_gone");
    for (const free of given) await makeLinePayable(tx, ctx, free);
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("orders.courtesy.reply.removed", { title: soldTitle(line) }) };
  });
}

async function makeLinePayable(tx: Tx, ctx: StaffContext, { id, quantity }: OrderedLine): Promise<void> {
  const courtesy = required(await courtesyOf(tx, id), "the courtesy of a line that is free");
  const { unit_price_cents: unitPrice, reason } = courtesy;
  await makePayable(tx, id, unitPrice, courtesy.id);
  await recordAudit(tx, ctx, [
    {
      action: "order_line.courtesy_removed",
      subject: "order_line",
      subjectId: id,
      before: { unitPrice: 0, reason },
      after: { unitPrice, quantity },
    },
  ]);
}
