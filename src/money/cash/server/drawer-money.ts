import { approveByPin } from "#core/approvals/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { CashSessionId, PointOfSaleId, UserId } from "#platform/domain/ids.ts";
import { type Cents, cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { noDrawerErrors } from "../contract/no-drawer-errors.ts";
import { type NoDrawerReason, sessionForPayment, whyNoDrawer } from "../domain/cash-session.ts";
import {
  allDrawers,
  lockOpenSession,
  lockSessionShared,
  type OpenSessionRow,
  openSessions,
} from "./cash-queries.ts";

type Cashier = Pick<StaffContext, "userId" | "now">;

/** Money into a session, or a refund out of it with a payment type other than cash. */
type SessionAction = "sale" | "other_refund";

/** The session that money goes into. */
interface BoundSession {
  readonly id: CashSessionId;
  /** Point of sale that issues its drawer's sales; null for the usual one. */
  readonly pointOfSaleId: PointOfSaleId | null;
}

/**
 * Finds the cash session for a payment or refund by this person (`sessionForPayment`) and keeps it open until the
 * transaction ends, so that no payment lands in a counted drawer. Returns null if none is open for them; throws
 * one of `noDrawerErrors` for a sale where the restaurant requires one. Cash leaves through `takeOutOfDrawer`.
 */
export async function bindCashSession(
  tx: Tx,
  cashier: Cashier,
  action: SessionAction,
): Promise<BoundSession | null> {
  const sessions = await openSessions(tx);
  const session = sessionForPayment(sessions, cashier.userId);
  if (!session) {
    if (action === "sale" && (await readSettings(tx, cashier.now)).cash.is_session_required)
      throw await noDrawer(tx, sessions);
    return null;
  }
  // It was closed after it was read: another one may be open by now.
  if (!(await lockSessionShared(tx, session.id))) throw new RunAgain("The drawer was closed meanwhile");
  return { id: session.id, pointOfSaleId: session.point_of_sale_id };
}

const noDrawerCodes = {
  closed: "cash_session_required",
  taken: "cash_drawers_taken",
  none: "cash_drawer_missing",
} as const satisfies Record<NoDrawerReason, (typeof noDrawerErrors)[number]>;

/** Says why somebody has no drawer: opening one helps only where one is closed. */
async function noDrawer(tx: Tx, sessions: readonly OpenSessionRow[]): Promise<AppError> {
  const drawers = (await allDrawers(tx)).map(({ id, is_enabled }) => ({
    is_enabled,
    isOpen: sessions.some((session) => session.drawer_id === id),
  }));
  return new AppError(noDrawerCodes[whyNoDrawer(drawers)]);
}

/**
 * Returns the drawer whose session `bindCashSession` would pick now, without locking it; null if there is none.
 */
export async function drawerForPayment(
  tx: Tx,
  { userId }: Pick<Cashier, "userId">,
): Promise<{ readonly title: string; readonly pointOfSaleId: PointOfSaleId | null } | null> {
  const session = sessionForPayment(await openSessions(tx), userId);
  const drawer = (await allDrawers(tx)).find(({ id }) => id === session?.drawer_id);
  return drawer ? { title: drawer.title, pointOfSaleId: drawer.point_of_sale_id } : null;
}

/** Cash that leaves a drawer. */
interface LeavingCash {
  readonly amount: Cents;
  /** The purpose as the approver reads it: the drawer, the invoice, the customer. */
  readonly title: string;
  readonly reason: string;
  /** The request's `approval`. */
  readonly approval: string | undefined;
}

type Payer = Pick<StaffContext, "userId" | "role" | "scope" | "sessionId" | "now" | "asked">;

/** The session whose drawer the cash leaves. */
interface LeftSession {
  readonly id: CashSessionId;
  /** The approver if the drawer holds less; null when it holds enough. */
  readonly approver: UserId | null;
}

/**
 * Takes cash out of a drawer: that of `from`, else of the session for this person's payments. The session is locked
 * exclusively, so that two requests do not count on the same notes. More than the figures say is in it is a mistake or
 * unbooked money, so everybody needs a PIN for it. The refusal names the requested amount and never the cash in the
 * drawer, because the count is blind. Throws one of `noDrawerErrors` if none is open, `approval_required` and
 * `approval_invalid`.
 */
export async function takeOutOfDrawer(
  tx: Tx,
  ctx: Payer,
  { amount, title, reason, approval }: LeavingCash,
  from?: CashSessionId,
): Promise<LeftSession> {
  const sessions = from === undefined ? await openSessions(tx) : [];
  const id = from ?? sessionForPayment(sessions, ctx.userId)?.id;
  if (id === undefined) throw await noDrawer(tx, sessions);
  // It was closed after it was read: another one may be open by now.
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

/**
 * Returns the cash that must be in the drawer of a locked session: the expected cash of its X. `sessionFigures` cannot
 * be called here, because it needs sums of features above this one; `cash-model.test.ts` proves that both agree.
 */
export async function cashInDrawer(tx: Tx, id: CashSessionId): Promise<Cents> {
  const [row] = await tx.query<{ held: number }>({
    text: `select (s.float_cents
        + (select coalesce(sum(p.amount_cents + p.tip_cents), 0) from payments p
           join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id and t.is_cash
           where p.tenant_id = $1 and p.cash_session_id = s.id and not exists (
             select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id))
        - (select coalesce(sum(r.amount_cents - r.debt_cents - r.withheld_cents + r.tip_cents), 0) from refunds r
           join payment_types t on t.tenant_id = $1 and t.id = r.payment_type_id and t.is_cash
           where r.tenant_id = $1 and r.cash_session_id = s.id)
        + (select coalesce(sum(a.amount_cents), 0) from account_payments a
           join payment_types t on t.tenant_id = $1 and t.id = a.payment_type_id and t.is_cash
           where a.tenant_id = $1 and a.cash_session_id = s.id)
        - (select coalesce(sum(a.amount_cents), 0) from account_payment_reversals v
           join account_payments a on a.tenant_id = $1 and a.id = v.account_payment_id
           join payment_types t on t.tenant_id = $1 and t.id = a.payment_type_id and t.is_cash
           where v.tenant_id = $1 and v.cash_session_id = s.id)
        + (select coalesce(sum(case m.kind when 'pay_in' then m.amount_cents else -m.amount_cents end), 0)
           from cash_movements m where m.tenant_id = $1 and m.cash_session_id = s.id))::bigint as held
      from cash_sessions s where s.tenant_id = $1 and s.id = $2`,
    values: [tx.tenantId, id],
  });
  return cents(required(row, "the session that is held").held);
}
