import { readSettings } from "#core/settings/server/public.ts";
import type { CashSessionId, PointOfSaleId } from "#platform/domain/ids.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { sessionForPayment } from "../domain/session-for-payment.ts";
import { allDrawers, lockSessionShared, openSessions } from "./cash-queries.ts";

type Cashier = Pick<StaffContext, "userId" | "now">;

/** What goes into a session, or is given back out of it by another way to pay than notes. */
export type SessionAct = "sale" | "other_refund";

/** The session that money goes into. */
export interface BoundSession {
  readonly id: CashSessionId;
  /** From where its drawer's sales are issued; null: from the usual point of sale. */
  readonly pointOfSaleId: PointOfSaleId | null;
}

/**
 * The cash session a payment or refund taken now by this person belongs to (`sessionForPayment`), kept open until the
 * transaction ends, so that no payment is written into a drawer that was counted. Null while none is open for them;
 * refuses `cash_session_required` for a sale in a restaurant that asks it. Notes leave by `takeOutOfDrawer`.
 */
export async function bindCashSession(
  tx: Tx,
  cashier: Cashier,
  act: SessionAct,
): Promise<BoundSession | null> {
  const session = sessionForPayment(await openSessions(tx), cashier.userId);
  if (!session) {
    if (act === "sale" && (await readSettings(tx, cashier.now)).cash.isSessionRequired)
      throw new AppError("cash_session_required");
    return null;
  }
  // It was closed since it was read: another one may be open by now.
  if (!(await lockSessionShared(tx, session.id))) throw new RunAgain("The drawer was closed meanwhile");
  return { id: session.id, pointOfSaleId: session.point_of_sale_id };
}

/** The drawer that `bindCashSession` would take now, not held; null while none is open for them. */
export async function openDrawerOf(
  tx: Tx,
  { userId }: Pick<Cashier, "userId">,
): Promise<{ readonly title: string; readonly pointOfSaleId: PointOfSaleId | null } | null> {
  const session = sessionForPayment(await openSessions(tx), userId);
  const drawer = (await allDrawers(tx)).find(({ id }) => id === session?.drawer_id);
  return drawer ? { title: drawer.title, pointOfSaleId: drawer.point_of_sale_id } : null;
}
