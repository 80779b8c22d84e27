import type { undoPart as definition } from "../../../../contract/payments.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/platform/define.ts";
import { cents } from "../../../../domain/money/cents.ts";
import { businessDate } from "../../../../domain/periods/business-day.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError, found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { recordDocumentTask } from "../../documents/public.ts";
import { chargeOrders, readOrders } from "../../orders/public.ts";
import { returnDebt } from "../../receivables/public.ts";
import { readSettings } from "../../settings/public.ts";
import { taxQueue } from "../../tax-documents/public.ts";
import { type Bill, readBill } from "../bill/bill.ts";
import { ordersOfBill } from "../bill/bill-queries.ts";
import { countDiscountUse } from "../discounts/discount-queries.ts";
import { insertReversal, isRefunded, isReversed, lockOpenSessions, partById } from "./reversal-queries.ts";

type UndoRequest = BodyOf<typeof definition>;

/**
 * Takes one part of a bill back while the bill is still being paid: its invoice stays and says so, its lines are to be
 * paid again, the other parts are not touched. With the last of them the orders may be changed again, and the use of
 * the discount code is given back. A drawer that was closed since keeps its figures: then it is a refund.
 */
export function undoPart(ctx: StaffContext, request: UndoRequest): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const part = found(await partById(tx, request.invoiceId));
    const message = ctx.say("payments.reply.undone", { invoiceNo: part.invoice_no });
    if (part.bill_id === null) throw new AppError("part_not_open");
    const orders = await readOrders(tx, await ordersOfBill(tx, part.bill_id), "locked");
    if (await isReversed(tx, request.invoiceId)) throw new AppError("not_found");
    if (orders.length === 0 || orders.some((order) => order.payment_status === "paid"))
      throw new AppError("part_not_open");
    await reversePart(tx, ctx, request, part);
    const bill = await readBill(tx, part.bill_id, orders);
    if (bill.balance === bill.sale.payable) await releaseOrders(tx, ctx, bill);
    tx.emit({ type: "order_update", orderIds: orders.map((order) => order.id) });
    tx.emit({ type: "cash_changed" });
    tx.emit({ type: "invoices_changed" });
    return { message, balance: bill.balance };
  });
}

type PartInvoice = NonNullable<Awaited<ReturnType<typeof partById>>>;

async function reversePart(
  tx: Tx,
  ctx: StaffContext,
  { uuid, invoiceId, reason }: UndoRequest,
  part: PartInvoice,
): Promise<void> {
  if (await isRefunded(tx, invoiceId)) throw new AppError("part_refunded");
  await returnDebt(tx, invoiceId, "whole");
  const sessions = await lockOpenSessions(tx, invoiceId);
  if (sessions.some((session) => session.closed_at !== null)) throw new AppError("cash_session_closed");
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
      before: {},
      after: { reason, documentTask },
    },
  ]);
}

/** The last part was taken back: the orders are as if nothing had been paid. */
async function releaseOrders(tx: Tx, ctx: StaffContext, bill: Bill): Promise<void> {
  await chargeOrders(tx, ctx, bill.orders, { billId: null });
  if (bill.terms.discount) await countDiscountUse(tx, bill.terms.discount.id, -1);
}
