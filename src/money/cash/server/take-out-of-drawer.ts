import { approveByPin } from "#core/approvals/server/public.ts";
import type { CashSessionId, UserId } from "#platform/domain/ids.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sessionForPayment } from "../domain/session-for-payment.ts";
import { cashInDrawer } from "./cash-in-drawer.ts";
import { lockOpenSession, openSessions } from "./cash-queries.ts";

/** Notes and coins that leave a drawer. */
export interface LeavingCash {
  readonly amount: Cents;
  /** What they leave for, as who approves reads it: the drawer, the invoice, the customer. */
  readonly title: string;
  readonly reason: string;
  /** What the client sends as `approval`. */
  readonly approval: string | undefined;
}

type Payer = Pick<StaffContext, "userId" | "role" | "scope" | "sessionId" | "now" | "asked">;

/** The session whose drawer cash leaves. */
export interface LeftSession {
  readonly id: CashSessionId;
  /** Who let more leave than there is; null when it was there. */
  readonly approver: UserId | null;
}

/**
 * Lets cash leave a drawer: that of `from`, else of the session into which this person's payments go; locked for it alone,
 * so that two at once do not both find the same notes. More than must be in it by its figures is a slip, or money that
 * nobody booked: a PIN is asked for, of everybody. The refusal names what was asked and never what there is, because the
 * count is blind. Refuses `cash_session_required` while none is open, `approval_required` and `approval_invalid`.
 */
export async function takeOutOfDrawer(
  tx: Tx,
  ctx: Payer,
  { amount, title, reason, approval }: LeavingCash,
  from?: CashSessionId,
): Promise<LeftSession> {
  const id = from ?? sessionForPayment(await openSessions(tx), ctx.userId)?.id;
  if (id === undefined) throw new AppError("cash_session_required");
  // It was closed since it was read: another one may be open by now.
  if (!(await lockOpenSession(tx, id))) throw new RunAgain("The drawer was closed meanwhile");
  if (amount === 0 || amount <= (await cashInDrawer(tx, id))) return { id, approver: null };
  const terms = { title, amount: decimalFromCents(amount), reason };
  const approver = await approveByPin(tx, ctx, {
    action: "cash.beyond_drawer",
    subject: id,
    approval,
    terms,
  });
  return { id, approver };
}
