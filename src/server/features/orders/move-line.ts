import type { OrderLineId } from "../../../domain/ids.ts";
import type { LinePlace } from "../../../domain/orders/line-status.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { changeLines } from "./change-lines.ts";
import type { LineRow } from "./order-queries.ts";
import { lockLine } from "./read-orders.ts";

export interface LineMoveRequest {
  readonly lineId: OrderLineId;
  readonly to: "preparing" | "completed" | "delivered" | "cancelled";
  readonly place: LinePlace;
  /** Whether the asking screen shows this line at all; if not, it does not exist there. */
  readonly isShown?: (tx: Tx, line: LineRow) => Promise<boolean>;
}

/** Sets one line to a status, from the open accounts or from a station. */
export function moveLine(
  ctx: StaffContext,
  { lineId, to, place, isShown }: LineMoveRequest,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { order, line } = await lockLine(tx, lineId);
    if (isShown && !(await isShown(tx, line))) throw new AppError("not_found");
    await changeLines(tx, ctx, { orders: [order], lines: [line], to, place });
    return { message: ctx.say(`orders.reply.line.${to}`, { title: line.title }) };
  });
}
