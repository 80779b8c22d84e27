import { readSettings } from "#core/settings/server/public.ts";
import { takeOutOfDrawer } from "#money/cash/server/public.ts";
import { countDiscountUse } from "#money/discounts/server/discount-queries.ts";
import { returnDebt } from "#money/receivables/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { UserId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chargeOrders, readOrders } from "#service/orders/server/public.ts";
import { recordDocumentTask } from "#tax/documents/server/public.ts";
import { taxQueue } from "#tax/tax-documents/server/public.ts";
import type { undoPart as definition } from "../../contract/payments.ts";
import { accountBill, type Bill } from "../bill/bill.ts";
import {
  cashOfInvoice,
  insertReversal,
  isRefunded,
  isReversed,
  lockOpenSessions,
  openOrdersOfPart,
  partById,
} from "./reversal-queries.ts";

type UndoRequest = BodyOf<typeof definition>;

/**
 * Takes one part of a bill back while the bill is still being paid: its invoice stays and says so, its lines are to be
 * paid again, the other parts are not touched. Rounds of which nothing is paid any more may be changed again; with the last
 * part all of them, and the use of the discount code is given back. A drawer that was closed since keeps its figures: then it is a refund.
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

/** Who approved that cash of a part is handed back out of a drawer that holds less by now; null when it is there. */
async function approveHandingBack(
  tx: Tx,
  ctx: StaffContext,
  { invoiceId, reason, approval }: Omit<UndoRequest, "uuid">,
  { invoice_no }: PartInvoice,
): Promise<UserId | null> {
  const title = ctx.say("refunds.of_invoice", { no: invoice_no });
  // Payments of one invoice are written together, into one session.
  const [cash] = await cashOfInvoice(tx, invoiceId);
  if (!cash) return null;
  const leaving = { amount: cash.amount, title, reason, approval };
  return (await takeOutOfDrawer(tx, ctx, leaving, cash.sessionId)).approver;
}

/**
 * Of which nothing is paid any more the orders are as if nothing had been; the first ones hold the bill together until nothing
 * of any is.
 */
async function releaseRounds(tx: Tx, ctx: StaffContext, { rounds }: Bill): Promise<void> {
  const isOver = rounds.every(({ isUntouched }) => isUntouched);
  for (const [index, { id, orders, discountCodeId, isUntouched }] of rounds.entries()) {
    if (id === null || !isUntouched || (index === 0 && !isOver)) continue;
    await chargeOrders(tx, ctx, orders, { billId: null });
    if (discountCodeId !== null) await countDiscountUse(tx, discountCodeId, -1);
  }
}
