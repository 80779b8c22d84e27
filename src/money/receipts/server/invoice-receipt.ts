import { readSettings } from "#core/settings/server/public.ts";
import type { payOrders } from "#money/payments/contract/payments.ts";
import {
  invoiceLines,
  invoiceOrders,
  invoicePayments,
  invoiceTaxes,
  type PaidInvoice,
  type PaymentRow,
} from "#money/payments/server/invoice-queries.ts";
import { readDebt } from "#money/receivables/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { Mailer } from "#platform/outside/mail/mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { portionText } from "#service/bills/domain/portion-text.ts";
import type { Receipt } from "../contract/receipts.ts";
import { feedbackPath } from "./feedback-path.ts";
import { emailResult } from "./mail-receipt.ts";
import { receiptDocument } from "./receipt-document.ts";
import { type ReceiptFigures, receiptView } from "./receipt-view.ts";

/**
 * The response to a payment, read from what was written: so the first response and every repetition of it are equal,
 * and the receipt shows the frozen sale and nothing that was computed again.
 */
export async function paymentResponse(
  tx: Tx,
  ctx: StaffContext,
  invoice: PaidInvoice,
  mailer: Mailer,
): Promise<ResponseOf<typeof payOrders>> {
  return {
    message: ctx.say("payments.reply.paid", { invoiceNo: invoice.invoice_no }),
    invoice_id: invoice.id,
    invoice_no: invoice.invoice_no,
    invoice_type: invoice.invoice_type,
    receptor: invoice.receptor,
    emailSent: emailResult(ctx, invoice.receptor?.correo ?? null, mailer),
    receipt: await invoiceReceipt(tx, ctx.now, invoice),
  };
}

/** The receipt of an invoice, read from what was frozen. */
export async function invoiceReceipt(tx: Tx, now: Date, invoice: PaidInvoice): Promise<Receipt> {
  const taxes = await invoiceTaxes(tx, invoice.id);
  const lines = await invoiceLines(tx, invoice.id);
  const standing = await receiptDocument(tx, invoice.id);
  const receptor = standing ? standing.receptor : invoice.receptor;
  const invoiceTypeNow = standing?.document.type === "03" ? "CREDITO_FISCAL" : "CONSUMIDOR_FINAL";
  return receiptView({
    head: {
      ...invoice,
      customer_name: receptor?.nombre || invoice.customer_name,
      customer_phone: receptor?.telefono ?? invoice.customer_phone,
    },
    lines: lines.map((line) => ({
      ...line,
      title: portionTitle(line, line.title),
      combo: line.combo && { ...line.combo, title: portionTitle(line, line.combo.title) },
      priced: { unitPrice: cents(line.unit_price_cents), quantity: line.quantity },
    })),
    orders: await invoiceOrders(tx, invoice.id),
    figures: receiptFigures(invoice, taxes),
    payment: {
      invoiceNo: invoice.invoice_no,
      // A paper is of one document: of what stands in the place of another one it has type and buyer too.
      invoiceType: standing ? invoiceTypeNow : invoice.invoice_type,
      receptor,
      discountCode: invoice.discount_code,
      settled: null,
      onAccount: await onAccountOf(tx, invoice.id),
      document: standing?.document ?? null,
      feedbackPath: await feedbackPath(tx, invoice.id),
      ...paymentView(await invoicePayments(tx, invoice.id)),
    },
    settings: await readSettings(tx, now),
  });
}

/** What the customer owes of it, as it was when it was charged. */
async function onAccountOf(tx: Tx, invoiceId: InvoiceId): Promise<Receipt["onAccount"]> {
  const debt = await readDebt(tx, invoiceId);
  return debt ? { amount: debt.amount, balance: debt.balance } : null;
}

/** Every way it was paid with; what was handed over where somebody counted. */
function paymentView(payments: readonly PaymentRow[]) {
  const counted = payments.flatMap(({ received_cents, change_cents }) =>
    received_cents === null ? [] : [{ received: cents(received_cents), change: cents(change_cents) }],
  );
  return {
    paymentMethod: payments.map((payment) => payment.payment_type_title).join(" + "),
    payments: payments.map((payment) => ({
      method: payment.payment_type_title,
      amount: cents(payment.amount_cents),
      tip: cents(payment.tip_cents),
      reference: payment.reference,
    })),
    received: counted.length === 0 ? null : sumCents(counted.map(({ received }) => received)),
    change: counted.length === 0 ? null : sumCents(counted.map(({ change }) => change)),
  };
}

/** A line that was divided says so: what is printed as one piece is a part of what was ordered. */
function portionTitle(line: Awaited<ReturnType<typeof invoiceLines>>[number], title: string): string {
  const { portion_numerator: numerator, portion_denominator: denominator } = line;
  if (line.ordered_quantity === null) return title;
  if (line.quantity * denominator === line.ordered_quantity * numerator) return title;
  const text = portionText({ numerator, denominator });
  return line.ordered_quantity === 1 ? `${title} (${text})` : `${title} (${text} × ${line.ordered_quantity})`;
}

function receiptFigures(
  invoice: PaidInvoice,
  taxes: Awaited<ReturnType<typeof invoiceTaxes>>,
): ReceiptFigures {
  return {
    itemsTotal: cents(invoice.sub_total_cents),
    taxTotal: cents(invoice.tax_total_cents),
    taxBreakdown: taxes
      .filter((tax) => tax.type !== "other")
      .map((tax) => ({
        rate: basisPoints(tax.rate_bp),
        type: tax.type,
        base: cents(tax.base_cents),
        amount: cents(tax.amount_cents),
      })),
    serviceChargeTotal: cents(invoice.service_charge_total_cents),
    discountTotal: cents(invoice.discount_cents),
    tipTotal: cents(invoice.tip_cents),
    withheldTotal: cents(invoice.withheld_cents),
    payableTotal: cents(invoice.total_cents + invoice.tip_cents - invoice.withheld_cents),
    date: invoice.created_at,
  };
}
