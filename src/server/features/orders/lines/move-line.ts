import type { OrderLineId } from "../../../../domain/ids.ts";
import type { LinePlace } from "../../../../domain/orders/line-status.ts";
import type { VoidReason } from "../../../../domain/orders/void-line.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import type { LineRow } from "../reading/order-queries.ts";
import { lockLine } from "../reading/read-orders.ts";
import { changeLines } from "./change-lines.ts";
import { mayStrike } from "./may-strike.ts";

export interface LineMoveRequest {
  readonly lineId: OrderLineId;
  readonly to: "preparing" | "completed" | "delivered" | "cancelled";
  readonly place: LinePlace;
  /** Of a cancelled dish that was begun. */
  readonly reason?: VoidReason | undefined;
  readonly approval?: string | undefined;
  /** Whether the asking screen shows this line at all; if not, it does not exist there. */
  readonly isShown?: (tx: Tx, line: LineRow) => Promise<boolean>;
}

/** Sets one line to a status, from the open accounts or from a station. */
export function moveLine(
  ctx: StaffContext,
  { lineId, to, place, isShown, reason, approval }: LineMoveRequest,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { order, line } = await lockLine(tx, lineId);
    if (isShown && !(await isShown(tx, line))) throw new AppError("not_found");
    const strikes = to === "cancelled" && order.payment_status === "unpaid";
    const approverId = strikes ? await mayStrike(tx, ctx, [line], approval) : null;
    await changeLines(tx, ctx, {
      orders: [order],
      lines: [line],
      to,
      place,
      approverId,
      ...(reason && { reason }),
    });
    return { message: ctx.say(`orders.reply.line.${to}`, { title: line.title }) };
  });
}
