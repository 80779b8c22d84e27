import type { ResponseOf } from "../../../contract/define.ts";
import type { payOrders, Receipt } from "../../../contract/orders.ts";
import { basisPoints, cents } from "../../../domain/money/cents.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { selectSettings } from "../pos/public.ts";
import { invoiceLines, invoiceOrders, invoiceTaxes, type PaidInvoice } from "./invoice-queries.ts";
import { waiterName } from "./payment-queries.ts";
import { type ReceiptFigures, receiptSettings, receiptView } from "./receipt-view.ts";

/**
 * The answer to a payment, read from what was written: so the first answer and every repetition of it are equal,
 * and the receipt shows the frozen sale and nothing that was computed again.
 */
export async function paymentAnswer(
  tx: Tx,
  ctx: StaffContext,
  invoice: PaidInvoice,
): Promise<ResponseOf<typeof payOrders>> {
  return {
    message: ctx.say("payments.reply.paid", { invoiceNo: invoice.invoice_no }),
    invoice_id: invoice.id,
    invoice_no: invoice.invoice_no,
    invoice_type: invoice.invoice_type,
    receptor: invoice.receptor,
    receipt: await invoiceReceipt(tx, invoice),
  };
}

async function invoiceReceipt(tx: Tx, invoice: PaidInvoice): Promise<Receipt> {
  const taxes = await invoiceTaxes(tx, invoice.id);
  const lines = await invoiceLines(tx, invoice.id);
  return receiptView({
    head: { ...invoice, waiter: await waiterName(tx, invoice.waiter_id) },
    lines: lines.map((line) => ({
      ...line,
      priced: { unitPrice: cents(line.unit_price_cents), quantity: line.quantity },
    })),
    orders: await invoiceOrders(tx, invoice.id),
    figures: figuresOf(invoice, taxes),
    payment: {
      invoiceNo: invoice.invoice_no,
      invoiceType: invoice.invoice_type,
      paymentMethod: invoice.payment_type_title,
      received: invoice.received_cents === null ? null : cents(invoice.received_cents),
      change: invoice.received_cents === null ? null : cents(invoice.change_cents),
    },
    settings: receiptSettings(await selectSettings(tx)),
  });
}

function figuresOf(invoice: PaidInvoice, taxes: Awaited<ReturnType<typeof invoiceTaxes>>): ReceiptFigures {
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
    payableTotal: cents(invoice.total_cents + invoice.tip_cents),
    date: invoice.created_at,
  };
}
