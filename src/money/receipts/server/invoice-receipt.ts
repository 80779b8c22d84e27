import { readSettings } from "#core/settings/server/public.ts";
import { portionText } from "#money/bills/domain/portion-text.ts";
import {
  invoiceById,
  invoiceDiscounts,
  invoiceLines,
  invoiceOrders,
  invoicePayments,
  invoiceTaxes,
  type PaidInvoice,
  type PaymentRow,
} from "#money/payments/server/invoice-queries.ts";
import { readDebt } from "#money/receivables/server/public.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { basisPoints, cents, sumCents } from "#platform/domain/money/cents.ts";
import { type Writing, writingOf } from "#platform/domain/text/languages.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { feedbackReference } from "#platform/server/secrets/feedback-reference.ts";
import type { Receipt } from "../contract/receipts.ts";
import { receiptDocument } from "./receipt-document.ts";
import { type ReceiptFigures, receiptView } from "./receipt-view.ts";

/** Builds the receipt of an invoice from its frozen data. */
export async function invoiceReceipt(tx: Tx, now: Date, invoice: PaidInvoice): Promise<Receipt> {
  const settings = await readSettings(tx, now);
  const writing = writingOf(settings.language);
  const taxes = await invoiceTaxes(tx, invoice.id);
  const lines = await invoiceLines(tx, invoice.id);
  const discounts = await invoiceDiscounts(tx, invoice.id);
  const current = await receiptDocument(tx, invoice.id);
  const receptor = current ? current.receptor : invoice.receptor;
  const invoiceTypeNow = current?.document.type === "03" ? "CREDITO_FISCAL" : "CONSUMIDOR_FINAL";
  return receiptView({
    head: {
      ...invoice,
      customer_name: receptor?.nombre || invoice.customer_name,
      customer_phone: receptor?.telefono ?? invoice.customer_phone,
    },
    lines: lines.map((line) => ({
      ...line,
      title: portionTitle(line, line.title, writing),
      combo: line.combo && { ...line.combo, title: portionTitle(line, line.combo.title, writing) },
      priced: {
        unitPrice: cents(line.unit_price_cents),
        quantity: line.quantity,
        discount: cents(line.line_discount_cents),
      },
    })),
    orders: await invoiceOrders(tx, invoice.id),
    figures: receiptFigures(invoice, taxes, discounts),
    payment: {
      invoiceNo: invoice.invoice_no,
      // A paper shows one document: if another one replaced it, type and buyer come from that one.
      invoiceType: current ? invoiceTypeNow : invoice.invoice_type,
      receptor,
      discountCode: invoice.discount_code,
      settled: null,
      onAccount: await onAccountOf(tx, invoice.id),
      document: current?.document ?? null,
      feedbackPath: await feedbackPath(tx, invoice.id),
      ...paymentView(await invoicePayments(tx, invoice.id)),
    },
    settings,
  });
}

/** Returns the debt of the invoice as it was when it was charged. */
async function onAccountOf(tx: Tx, invoiceId: InvoiceId): Promise<Receipt["onAccount"]> {
  const debt = await readDebt(tx, invoiceId);
  return debt ? { amount: debt.amount, balance: debt.balance } : null;
}

/** Lists all payments, and the cash handed over where it was counted. */
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

/** Marks a divided line: one printed piece is then a part of what was ordered. */
function portionTitle(
  line: Awaited<ReturnType<typeof invoiceLines>>[number],
  title: string,
  writing: Writing,
): string {
  const { portion_numerator: numerator, portion_denominator: denominator } = line;
  if (line.ordered_quantity === null) return title;
  if (line.quantity * denominator === line.ordered_quantity * numerator) return title;
  const text = portionText({ numerator, denominator }, writing);
  return line.ordered_quantity === 1 ? `${title} (${text})` : `${title} (${text} × ${line.ordered_quantity})`;
}

function receiptFigures(
  invoice: PaidInvoice,
  taxes: Awaited<ReturnType<typeof invoiceTaxes>>,
  discounts: Awaited<ReturnType<typeof invoiceDiscounts>>,
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
    tributesTotal: cents(invoice.tributes_cents),
    serviceChargeTotal: cents(invoice.service_charge_total_cents),
    discountTotal: cents(invoice.discount_cents),
    discounts: discounts.map(({ kind, code, amount }) => ({ kind, code, amount: cents(amount) })),
    tipTotal: cents(invoice.tip_cents),
    withheldTotal: cents(invoice.withheld_cents),
    payableTotal: cents(invoice.total_cents + invoice.tip_cents - invoice.withheld_cents),
    date: invoice.created_at,
  };
}

/** Returns the path of the feedback page, with references that prove the invoice; null if feedback is off. */
async function feedbackPath(tx: Tx, id: InvoiceId): Promise<string | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("invoices as i")
      .innerJoin("store_settings as s", "s.tenant_id", "i.tenant_id")
      .select(["i.customer_id", "s.menu_code", "s.feedback_secret"])
      .where("i.tenant_id", "=", tx.tenantId)
      .where("i.id", "=", id)
      .where("s.is_feedback_enabled", "=", true),
  );
  if (row === undefined) return null;
  const { customer_id, menu_code, feedback_secret: secret } = row;
  const query = new URLSearchParams({ _ref: feedbackReference(secret, { kind: "invoice", id }) });
  if (customer_id !== null)
    query.set("_cref", feedbackReference(secret, { kind: "customer", id: customer_id }));
  return `/m/${encodeURIComponent(menu_code)}/feedback?${query}`;
}

/** Returns the receipt of an invoice as it was when it was paid; throws `not_found`. */
export function readReceipt(ctx: StaffContext, id: InvoiceId): Promise<Receipt> {
  return ctx.inTenant(async (tx) => invoiceReceipt(tx, ctx.now, found(await invoiceById(tx, id))));
}
