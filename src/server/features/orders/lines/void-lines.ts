import type { voidLines as definition } from "../../../../contract/accounts.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import type { OrderLineId } from "../../../../domain/ids.ts";
import { decideVoid } from "../../../../domain/orders/void-line.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { OrderedLine } from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import { approveVoid } from "./approve-void.ts";
import { changeLines } from "./change-lines.ts";
import { splitLine } from "./split-line.ts";

type VoidLinesRequest = BodyOf<typeof definition>;

/**
 * Voids dishes of one order, or a part of their quantity, all or none. What nobody has begun is removed and its
 * ingredients return; what was begun is struck through with a reason, by somebody who may or with a manager's PIN.
 */
export function voidLines(ctx: StaffContext, request: VoidLinesRequest): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(
      tx,
      request.lines.map((part) => part.itemId),
    );
    if (lines.some((line) => line.order_id !== request.orderId)) throw new AppError("not_found");
    const parts = request.lines.map((part, index) => voidPartOf(part, lines[index]));
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
    const count = parts.reduce((sum, { part }) => sum + part.quantity, 0);
    return { message: ctx.say("orders.account.reply.voided", { count }) };
  });
}

interface VoidPart {
  readonly line: OrderedLine;
  readonly part: VoidLinesRequest["lines"][number];
}

function voidPartOf(part: VoidLinesRequest["lines"][number], line: OrderedLine | undefined): VoidPart {
  if (!line) throw new AppError("not_found");
  return { line, part };
}

/** Refuses everything but a missing approval, so that a PIN is asked for only when nothing else is in the way. */
function refuseUnvoidable(
  parts: readonly VoidPart[],
  { reason }: VoidLinesRequest,
  orderPaid: boolean,
): void {
  for (const { line, part } of parts) {
    const decision = decideVoid({ ...line, orderPaid }, { ...part, reason, mayVoidBegun: true });
    if (!decision.ok) throw new AppError(decision.reason, { details: { title: line.item_title } });
  }
}

/** The lines to cancel: whole ones as they are, parts as lines of their own. */
async function splitOffParts(tx: Tx, parts: readonly VoidPart[]) {
  const cancelled: OrderedLine[] = [];
  const takenOff = new Map<OrderLineId, OrderLineId>();
  for (const { line, part } of parts) {
    if (part.quantity === line.quantity) {
      cancelled.push(line);
      continue;
    }
    const split = await splitLine(tx, line, { quantity: part.quantity });
    cancelled.push(split.part);
    takenOff.set(split.part.id, line.id);
  }
  return { cancelled, takenOff };
}
