import type { BodyOf } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { voidLines as definition } from "../../contract/accounts.ts";
import { decideVoid } from "../../domain/void-line.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { OrderedLine } from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import { approveVoid } from "./approve-void.ts";
import { changeLines } from "./change-lines.ts";
import { type AskedPart, linesTogether, soldPieces, soldTitle } from "./lines-together.ts";
import { splitLine } from "./split-line.ts";

type VoidLinesRequest = BodyOf<typeof definition>;

/**
 * Voids dishes of one order, or a part of their quantity, all or none; a combo with all of its parts. What nobody has begun is removed and its
 * ingredients return; what was begun is struck through with a reason, by somebody who may or with a manager's PIN.
 */
export function voidLines(ctx: StaffContext, request: VoidLinesRequest): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(
      tx,
      request.lines.map((part) => part.itemId),
    );
    if (lines.some((line) => line.order_id !== request.orderId)) throw new AppError("not_found");
    const parts = linesTogether(orders, request.lines);
    const orderPaid = orders.some((order) => order.payment_status === "paid");
    refuseUnvoidable(parts, request, orderPaid);
    await refusePartlyPaid(tx, orders);
    const approverId = await approveVoid(tx, ctx, {
      parts: parts.map(({ line, part: { quantity } }) => ({ line, quantity })),
      reason: request.reason,
      approval: request.approval,
    });
    const { cancelled, takenOff } = await splitOffParts(tx, parts);
    await changeLines(tx, ctx, {
      orders,
      lines: cancelled,
      to: "cancelled",
      origin: "orders",
      reason: request.reason,
      approverId,
      takenOff,
    });
    const count = soldPieces(parts.map(({ line, part: { quantity } }) => ({ line, quantity })));
    return { message: ctx.say("orders.account.reply.voided", { count }) };
  });
}

/** Refuses everything but a missing approval, so that a PIN is asked for only when nothing else is in the way. */
function refuseUnvoidable(
  parts: readonly AskedPart[],
  { reason }: VoidLinesRequest,
  orderPaid: boolean,
): void {
  for (const { line, part } of parts) {
    const decision = decideVoid({ ...line, orderPaid }, { ...part, reason, mayVoidBegun: true });
    if (!decision.ok) throw new AppError(decision.reason, { details: { title: soldTitle(line) } });
  }
}

/** The lines to cancel: whole ones as they are, parts as lines of their own. */
async function splitOffParts(tx: Tx, parts: readonly AskedPart[]) {
  const cancelled: OrderedLine[] = [];
  const takenOff = new Map<OrderLineId, OrderLineId>();
  const combos = new Map<string, string>();
  for (const { line, part } of parts) {
    if (part.quantity === line.quantity) {
      cancelled.push(line);
      continue;
    }
    const split = await splitLine(tx, line, { quantity: part.quantity, combos });
    cancelled.push(split.part);
    takenOff.set(split.part.id, line.id);
  }
  return { cancelled, takenOff };
}
