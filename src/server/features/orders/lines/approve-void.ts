import { mayDo } from "../../../../domain/access/actions.ts";
import type { UserId } from "../../../../domain/ids.ts";
import { wasBegun } from "../../../../domain/orders/void-line.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { approveByPin } from "../../approvals/public.ts";
import type { LineRow } from "../reading/order-queries.ts";

/**
 * Lets dishes of one order be struck off that were begun: those with the permission need nobody, others a manager's
 * approval for this order. Gives who approved. Refuses `approval_required` and `approval_invalid`.
 */
export async function approveVoid(
  tx: Tx,
  ctx: StaffContext,
  lines: readonly LineRow[],
  approval: string | undefined,
): Promise<UserId | null> {
  const begunLine = lines.find((line) => line.status !== "cancelled" && wasBegun(line.status));
  if (!begunLine || mayDo(ctx, "order.void")) return null;
  return await approveByPin(tx, ctx, { action: "order.void", subject: begunLine.order_id, approval });
}
