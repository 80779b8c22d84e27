import { sessionForPayment } from "../../../domain/cash/session-for-payment.ts";
import type { Id } from "../../../domain/ids.ts";
import { RunAgain } from "../../platform/db/in-tenant.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { allDrawers, holdOpen, openSessions, selectCashRules } from "./cash-queries.ts";

/**
 * The cash session a payment or refund taken now by this person belongs to (`sessionForPayment`), held open until the
 * transaction ends, so that no payment is written into a drawer that was counted. Null while none is open for them.
 */
export async function bindCashSession(
  tx: Tx,
  { userId }: Pick<StaffContext, "userId">,
): Promise<Id<"CashSession"> | null> {
  const session = sessionForPayment(await openSessions(tx), userId);
  if (!session) return null;
  // It was closed since it was read: another one may be open by now.
  if (!(await holdOpen(tx, session.id))) throw new RunAgain("The drawer was closed meanwhile");
  return session.id;
}

/** As `bindCashSession`, for a sale: refuses `cash_session_required` when the restaurant sells with an open drawer only. */
export async function bindSale(tx: Tx, ctx: Pick<StaffContext, "userId">): Promise<Id<"CashSession"> | null> {
  const sessionId = await bindCashSession(tx, ctx);
  if (sessionId === null && (await selectCashRules(tx)).is_cash_session_required)
    throw new AppError("cash_session_required");
  return sessionId;
}

/** Name of the drawer that `bindCashSession` would take now, for screens; null while none is open for the person. */
export async function openDrawerOf(tx: Tx, { userId }: Pick<StaffContext, "userId">): Promise<string | null> {
  const session = sessionForPayment(await openSessions(tx), userId);
  const drawer = (await allDrawers(tx)).find(({ id }) => id === session?.drawer_id);
  return drawer?.title ?? null;
}
