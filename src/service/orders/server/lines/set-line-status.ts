import type { OrderLineId } from "#platform/domain/ids.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { VoidReason } from "../../domain/void-line.ts";
import { lockLine } from "../reading/read-orders.ts";
import { changeLines } from "./change-lines.ts";
import { soldTitle, wholeCombos } from "./lines-together.ts";
import { approveVoid } from "./void-lines.ts";

export interface LineStatusRequest {
  readonly lineId: OrderLineId;
  readonly to: "preparing" | "completed" | "delivered" | "cancelled";
  /** Reason to cancel a dish that was begun. */
  readonly reason?: VoidReason | undefined;
  readonly approval?: string | undefined;
}

/** Sets one line to a status, from the open accounts. A combo is voided and taken up again with all of its parts. */
export function setLineStatus(
  ctx: StaffContext,
  { lineId, to, reason, approval }: LineStatusRequest,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { order, line } = await lockLine(tx, lineId);
    const isVoid = to === "cancelled" && order.payment_status === "unpaid";
    const changesSale = to === "cancelled" || line.status === "cancelled";
    // A station makes a combo part by part, but it is sold whole.
    const lines = changesSale ? wholeCombos([order], [line]) : [line];
    const parts = lines.map((part) => ({ line: part, quantity: part.quantity }));
    const approverId = isVoid
      ? await approveVoid(tx, ctx, { parts, reason: reason ?? null, approval })
      : null;
    await changeLines(tx, ctx, {
      orders: [order],
      lines,
      to,
      origin: "orders",
      approverId,
      ...(reason && { reason }),
    });
    return {
      message: ctx.say(`orders.reply.line.${to}`, {
        title: changesSale ? soldTitle(line) : line.item_title,
      }),
    };
  });
}
