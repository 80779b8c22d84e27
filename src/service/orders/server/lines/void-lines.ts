import { approveByPin } from "#core/approvals/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { OrderLineId, UserId } from "#platform/domain/ids.ts";
import { cents, decimalFromCents, sumCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { voidLines as definition } from "../../contract/accounts.ts";
import { decideVoid, wasBegun } from "../../domain/void-line.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { LineRow, OrderedLine } from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import { changeLines } from "./change-lines.ts";
import { linesTogether, type RequestedPart, soldPieces, soldTitle } from "./lines-together.ts";
import { splitLine } from "./split-line.ts";

type VoidLinesRequest = BodyOf<typeof definition>;

/**
 * Voids dishes of one order, or a part of their quantity, all or none; a combo with all of its parts. Dishes that
 * nobody has begun are removed and their ingredients return; begun dishes are struck through with a reason, by
 * permission or with a manager's PIN.
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

/** Refuses everything but a missing approval, so that a PIN is requested only when nothing else is in the way. */
function refuseUnvoidable(
  parts: readonly RequestedPart[],
  { reason }: VoidLinesRequest,
  orderPaid: boolean,
): void {
  for (const { line, part } of parts) {
    const decision = decideVoid({ ...line, orderPaid }, { ...part, reason, mayVoidBegun: true });
    if (!decision.ok) throw new AppError(decision.reason, { details: { title: soldTitle(line) } });
  }
}

/** Returns the lines to cancel: whole lines as they are, parts as lines of their own. */
async function splitOffParts(tx: Tx, parts: readonly RequestedPart[]) {
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

interface VoidToApprove {
  readonly parts: readonly { readonly line: LineRow; readonly quantity: number }[];
  readonly reason: string | null;
  readonly approval: string | undefined;
}

/**
 * Approves striking off begun dishes: with the permission nothing more is needed, otherwise a manager's approval
 * of these pieces. Returns the approver. Refuses `approval_required` and `approval_invalid`.
 */
export async function approveVoid(
  tx: Tx,
  ctx: StaffContext,
  { parts, reason, approval }: VoidToApprove,
): Promise<UserId | null> {
  const begun = parts.find(({ line }) => line.status !== "cancelled" && wasBegun(line.status));
  if (!begun || mayDo(ctx, "order.void")) return null;
  const subject = begun.line.order_id;
  const terms = {
    title: [...new Set(parts.map(({ line }) => soldTitle(line)))].join(", "),
    pieces: soldPieces(parts),
    amount: decimalFromCents(sumCents(parts.map(({ line, quantity }) => cents(line.price * quantity)))),
    reason,
  };
  return await approveByPin(tx, ctx, { action: "order.void", subject, approval, terms });
}
