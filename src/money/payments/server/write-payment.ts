import { bindCashSession } from "#money/cash/server/public.ts";
import { writeDebt } from "#money/receivables/server/public.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, sumCents } from "#platform/domain/money/cents.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { PaidLinePart } from "#service/bills/domain/split-sale.ts";
import { freezeSale } from "#tax/documents/server/public.ts";
import { recordSaleDocument } from "#tax/tax-documents/server/public.ts";
import type { Cashier } from "./cashier.ts";
import { frozenSale, type PayingSale } from "./frozen-sale.ts";
import { type InvoicedLine, invoicedLines, invoicedTaxes, invoicedTotals } from "./invoice-lines.ts";
import { insertInvoice, insertInvoiceParts, insertPayments } from "./invoice-queries.ts";
import { owedOf } from "./tenders.ts";

/** A part of a locked, checked sale, or all of it, with everything that was decided about it. */
export interface Charge extends PayingSale {
  readonly uuid: string;
  readonly part: readonly PaidLinePart[];
  /** Left to pay after it. */
  readonly balance: Cents;
}

/**
 * Writes the invoice with its frozen parts, its payments and the sale for its tax document; the invoice number is
 * taken last, so that whoever waits for it waits for the commit only.
 */
export async function writePayment(tx: Tx, ctx: Cashier, charge: Charge): Promise<void> {
  const { bill, part, tenders } = charge;
  const lines = await invoicedLines(tx, bill, part);
  const taxes = invoicedTaxes(bill.sale.taxes, lines, bill.terms.service.isTaxed);
  const drawer = await bindCashSession(tx, ctx, "sale");
  const invoiceNo = await takeNumber(tx, "invoice");
  const invoiceId = await writeInvoice(tx, ctx, charge, { lines, invoiceNo });
  const orderIds = bill.orders.map((order) => order.id);
  await insertInvoiceParts(tx, invoiceId, { orderIds, lines, taxes });
  await insertPayments(tx, tenders, {
    invoice_id: invoiceId,
    business_date: charge.businessDate,
    created_at: ctx.now,
    created_by: ctx.userId,
    waiter_id: required(bill.orders[0], "the first order of a bill").waiter_id,
    cash_session_id: drawer?.id ?? null,
  });
  const owed = owedOf(tenders);
  if (owed > 0)
    await writeDebt(tx, {
      invoiceId,
      customerId: required(charge.buyer.customerId, "the customer whose credit was checked"),
      amount: owed,
      businessDate: charge.businessDate,
      at: ctx.now,
    });
  const sale = frozenSale(ctx.now, charge, { invoiceId, invoiceNo, lines, taxes });
  const saleId = await freezeSale(tx, sale);
  await recordSaleDocument(tx, ctx, { saleId, sale, pointOfSaleId: drawer?.pointOfSaleId ?? null });
}

function writeInvoice(
  tx: Tx,
  ctx: Cashier,
  { uuid, bill, buyer, tenders, withheld, businessDate, balance }: Charge,
  { lines, invoiceNo }: { readonly lines: readonly InvoicedLine[]; readonly invoiceNo: number },
): Promise<InvoiceId> {
  const first = required(bill.orders[0], "the first order of a bill");
  const totals = invoicedTotals(lines);
  return insertInvoice(tx, {
    client_uuid: uuid,
    invoice_no: invoiceNo,
    account_id: first.account_id,
    bill_id: bill.id,
    balance_cents: balance,
    business_date: businessDate,
    created_at: ctx.now,
    created_by: ctx.userId,
    invoice_type: buyer.invoiceType,
    customer_id: buyer.customerId,
    receptor: buyer.receptor,
    table_title: first.table_title,
    floor: first.floor,
    dining_option: first.delivery_type,
    discount_code_id: bill.terms.discount?.id ?? null,
    discount_code: bill.terms.discount?.code ?? null,
    sub_total_cents: totals.subTotal,
    tax_total_cents: totals.tax,
    service_charge_total_cents: totals.serviceCharge,
    discount_cents: totals.discount,
    total_cents: totals.total,
    withheld_cents: withheld,
    tip_cents: sumCents(tenders.map((tender) => tender.tip)),
  });
}
