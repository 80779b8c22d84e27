import type { Insertable } from "kysely";
import { readSettings } from "#core/settings/server/public.ts";
import { connectedOrders } from "#money/bills/server/bill-queries.ts";
import { takeOutOfDrawer } from "#money/cash/server/public.ts";
import { countDiscountUse } from "#money/discounts/server/discount.ts";
import { returnDebt } from "#money/receivables/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CashSessionId, InvoiceId, OrderId, UserId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { InvoiceReversals } from "#platform/server/db/database.gen.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chargeOrders, readOrders } from "#service/orders/server/public.ts";
import { recordDocumentTask } from "#tax/documents/server/public.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import type { undoPart as definition } from "../../contract/payments.ts";
import { accountBill, type ChargedBill } from "../bill/bill.ts";

type UndoRequest = BodyOf<typeof definition>;

/**
 * Takes back one part of a bill that is still being paid: its invoice stays and is marked, its lines are unpaid again,
 * the other parts are untouched. Rounds without any paid part may be changed again; after the last part that is all of
 * them, and the uses of discount codes are given back. If the drawer was closed meanwhile, its figures stay and it
 * must be a refund.
 */
export function undoPart(ctx: StaffContext, request: UndoRequest): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const part = found(await partById(tx, request.invoiceId));
    const message = ctx.say("payments.reply.undone", { invoiceNo: part.invoice_no });
    if (part.bill_id === null) throw new AppError("part_not_open");
    const orderIds = await openOrdersOfPart(tx, request.invoiceId);
    const orders = await readOrders(tx, orderIds, "locked");
    if (await isReversed(tx, request.invoiceId)) throw new AppError("not_found");
    if ((await openOrdersOfPart(tx, request.invoiceId)).length > orders.length)
      throw new RunAgain("A round joined the bill meanwhile");
    if (orders.length === 0 || orders.some((order) => order.payment_status === "paid"))
      throw new AppError("part_not_open");
    await reversePart(tx, ctx, request, part);
    const settings = await readSettings(tx, ctx.now);
    await releaseRounds(tx, ctx, await accountBill(tx, orders, settings));
    const { balance } = await accountBill(tx, await readOrders(tx, orderIds), settings);
    tx.emit({ type: "order_update", orderIds: orders.map((order) => order.id) });
    tx.emit({ type: "cash_changed" });
    tx.emit({ type: "invoices_changed" });
    return { message, balance };
  });
}

type PartInvoice = NonNullable<Awaited<ReturnType<typeof partById>>>;

async function reversePart(
  tx: Tx,
  ctx: StaffContext,
  { uuid, invoiceId, reason, approval }: UndoRequest,
  part: PartInvoice,
): Promise<void> {
  if (await isRefunded(tx, invoiceId)) throw new AppError("part_refunded");
  await returnDebt(tx, invoiceId, "whole");
  const sessions = await lockOpenSessions(tx, invoiceId);
  if (sessions.some((session) => session.closed_at !== null)) throw new AppError("cash_session_closed");
  const approverId = await approveHandingBack(tx, ctx, { invoiceId, reason, approval }, part);
  const { today } = await readSettings(tx, ctx.now);
  await insertReversal(tx, {
    invoice_id: invoiceId,
    client_uuid: uuid,
    reason,
    business_date: today,
    created_at: ctx.now,
    created_by: ctx.userId,
  });
  const documentTask = await recordDocumentTask(tx, {
    invoiceId,
    invoiceType: part.invoice_type,
    soldOn: businessDate(part.business_date),
    today,
    refund: null,
    isWhole: true,
    lines: null,
    reason,
    amount: cents(part.total_cents),
    tip: cents(part.tip_cents),
    by: ctx.userId,
    at: ctx.now,
  });
  await taxQueue.correct(tx, invoiceId);
  await recordAudit(tx, ctx, [
    {
      action: "invoice.part_undone",
      subject: "invoice",
      subjectId: invoiceId,
      approverId,
      before: {},
      after: { reason, documentTask },
    },
  ]);
}

/** Returns who approved handing back cash out of a drawer that now holds less; null when it holds enough. */
async function approveHandingBack(
  tx: Tx,
  ctx: StaffContext,
  { invoiceId, reason, approval }: Omit<UndoRequest, "uuid">,
  { invoice_no }: PartInvoice,
): Promise<UserId | null> {
  const title = ctx.say("refunds.of_invoice", { no: invoice_no });
  // Payments of one invoice are written together into one session.
  const [cash] = await cashOfInvoice(tx, invoiceId);
  if (!cash) return null;
  const leaving = { amount: cash.amount, title, reason, approval };
  return (await takeOutOfDrawer(tx, ctx, leaving, cash.sessionId)).approver;
}

/**
 * Releases rounds without any paid part, as if nothing had been paid; the first ones hold the bill together until no
 * part is left.
 */
async function releaseRounds(tx: Tx, ctx: StaffContext, { rounds }: ChargedBill): Promise<void> {
  const isOver = rounds.every(({ isUntouched }) => isUntouched);
  for (const [index, { id, orders, discounts, isUntouched }] of rounds.entries()) {
    if (id === null || !isUntouched || (index === 0 && !isOver)) continue;
    await chargeOrders(tx, ctx, orders, { billId: null });
    // Rounds that joined later share the uses that the first part counted.
    for (const one of index === 0 ? discounts : [])
      if (one.kind === "code") await countDiscountUse(tx, one.codeId, -1);
  }
}

/** Reads an invoice and the bill it is a part of. */
const partById = (tx: Tx, id: InvoiceId) =>
  tx.first(
    sqlOf
      .selectFrom("invoices")
      .select(["id", "invoice_no", "bill_id", "invoice_type", "business_date", "total_cents", "tip_cents"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Returns the unpaid orders that are charged together with those of a part, its own first. */
async function openOrdersOfPart(tx: Tx, id: InvoiceId): Promise<OrderId[]> {
  const own = await tx.query<{ readonly id: OrderId }>({
    text: `select o.id from invoice_orders x
      join orders o on o.tenant_id = $1 and o.id = x.order_id and o.bill_id is not null
      where x.tenant_id = $1 and x.invoice_id = $2 and o.payment_status = 'unpaid'`,
    values: [tx.tenantId, id],
  });
  const ids = own.map((order) => order.id);
  return [...new Set([...ids, ...(await connectedOrders(tx, ids))])].toSorted((a, b) => a - b);
}

const isReversed = async (tx: Tx, id: InvoiceId): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("invoice_reversals")
      .select("invoice_id")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", id),
  )) !== undefined;

/** Tells whether part of an invoice was refunded: its money cannot be handed back a second time. */
const isRefunded = async (tx: Tx, id: InvoiceId): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("refunds")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", id)
      .limit(1),
  )) !== undefined;

const insertReversal = (tx: Tx, reversal: Omit<Insertable<InvoiceReversals>, "tenant_id">) =>
  tx.run(sqlOf.insertInto("invoice_reversals").values({ ...reversal, tenant_id: tx.tenantId }));

/** Locks the open cash sessions that took the payments of an invoice, for whoever takes it back. */
const lockOpenSessions = (tx: Tx, invoiceId: InvoiceId) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_sessions")
      .select(["id", "closed_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "in", (payments) =>
        payments
          .selectFrom("payments")
          .select("cash_session_id")
          .where("tenant_id", "=", tx.tenantId)
          .where("invoice_id", "=", invoiceId),
      )
      .orderBy("id")
      .forUpdate(),
  );

/** Returns the cash of an invoice with its tips, by the session whose drawer took it. */
const cashOfInvoice = (tx: Tx, invoiceId: InvoiceId) =>
  tx.query<{ readonly sessionId: CashSessionId; readonly amount: Cents }>({
    text: `select p.cash_session_id as "sessionId", sum(p.amount_cents + p.tip_cents)::bigint as amount
      from payments p join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id and t.is_cash
      where p.tenant_id = $1 and p.invoice_id = $2 and p.cash_session_id is not null group by p.cash_session_id`,
    values: [tx.tenantId, invoiceId],
  });
