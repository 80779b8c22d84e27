import type { listSessionPayments } from "../../../contract/cash.ts";
import type { ResponseOf } from "../../../contract/define.ts";
import { isCountBlind } from "../../../domain/cash/may-handle-session.ts";
import type { CashSessionId } from "../../../domain/ids.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { sessionPayments } from "../payments/public.ts";
import { refundedOf } from "../refunds/public.ts";
import { seenSession } from "./read-session.ts";

const PAYMENTS_A_PAGE = 25;

/** A page of the payments of a session the person may see; without amounts while the count is blind. */
export function listPayments(
  ctx: StaffContext,
  sessionId: CashSessionId,
  page: number,
): Promise<ResponseOf<typeof listSessionPayments>> {
  return ctx.inTenant(async (tx) => {
    const blind = isCountBlind(ctx, await seenSession(tx, ctx, sessionId));
    const offset = (page - 1) * PAYMENTS_A_PAGE;
    const rows = await sessionPayments(tx, sessionId, { limit: PAYMENTS_A_PAGE, offset });
    const refunded = await refundedOf(
      tx,
      rows.map((row) => row.invoice_id),
    );
    return {
      payments: rows.map(({ total: _, ...row }) =>
        blind
          ? { ...row, amount: null, tip: null, refunded: null }
          : { ...row, refunded: refunded(row.invoice_id) },
      ),
      total: rows[0]?.total ?? 0,
    };
  });
}
