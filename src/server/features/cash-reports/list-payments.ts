import type { listSessionPayments } from "../../../contract/cash-reports.ts";
import type { QueryOf, ResponseOf } from "../../../contract/platform/define.ts";
import { isCountBlind } from "../../../domain/cash/may-handle-session.ts";
import type { CashSessionId } from "../../../domain/ids.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { sessionMoney } from "../payments/public.ts";
import { readRefundedAmounts } from "../refunds/public.ts";
import { readVisibleSession } from "./read-session.ts";

/** A page of the payments of a session the person may see; without amounts while the count is blind. */
export function listPayments(
  ctx: StaffContext,
  sessionId: CashSessionId,
  query: QueryOf<typeof listSessionPayments>,
): Promise<ResponseOf<typeof listSessionPayments>> {
  return ctx.inTenant(async (tx) => {
    const isBlind = isCountBlind(ctx, await readVisibleSession(tx, ctx, sessionId));
    const { rows, ...page } = await sessionMoney.payments(tx, sessionId, query);
    const refunded = await readRefundedAmounts(
      tx,
      rows.map((row) => row.invoice_id),
    );
    return {
      ...page,
      rows: rows.map((row) =>
        isBlind
          ? { ...row, amount: null, tip: null, refunded: null }
          : { ...row, refunded: refunded(row.invoice_id) },
      ),
    };
  });
}
