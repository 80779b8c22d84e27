import { isCountBlind } from "#money/cash/domain/may-handle-session.ts";
import { sessionMoney } from "#money/payments/server/public.ts";
import { readRefundedAmounts } from "#money/refunds/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CashSessionId } from "#platform/domain/ids.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listSessionPayments } from "../contract/cash-reports.ts";
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
