import { approveByPin } from "#core/approvals/server/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { cents, decimalFromCents, sumCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { wasBegun } from "../../domain/void-line.ts";
import type { LineRow } from "../reading/order-queries.ts";
import { soldPieces, soldTitle } from "./lines-together.ts";

export interface VoidToApprove {
  readonly parts: readonly { readonly line: LineRow; readonly quantity: number }[];
  readonly reason: string | null;
  readonly approval: string | undefined;
}

/**
 * Lets dishes be struck off that were begun: those with the permission need nobody, others a manager's
 * approval of these pieces. Gives who approved. Refuses `approval_required` and `approval_invalid`.
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
