import { bindCashSession } from "#money/cash/server/public.ts";
import { writeDebt } from "#money/receivables/server/public.ts";
import type { CustomerId, DocumentId, InvoiceId, UserId } from "#platform/domain/ids.ts";
import { cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { freezeSale, type NewSale } from "#tax/documents/server/public.ts";
import { recordSaleDocument } from "#tax/tax-documents/server/public.ts";
import { type InvoiceDiscounts, insertInvoiceDiscounts } from "./discounts-of-part.ts";
import { insertInvoice, insertInvoiceParts, insertPayments, type NewInvoice } from "./invoice-queries.ts";
import { amountOwed, type Cashier, type CheckedTender } from "./tenders.ts";

/** An invoice states these beside its sale: who paid how, and where they ate. */
interface InvoiceTerms {
  readonly uuid: string;
  readonly tenders: readonly CheckedTender[];
  readonly customerId: CustomerId | null;
  readonly waiterId: UserId | null;
  /** The discount of the sale by its sources. */
  readonly discounts: InvoiceDiscounts;
  readonly place: Pick<NewInvoice, "account_id" | "dining_option"> &
    Partial<Pick<NewInvoice, "bill_id" | "balance_cents" | "table_title" | "floor">>;
}

/**
 * Writes the invoice of a sale with its parts, its payments, what is owed of it and its tax document. The invoice number
 * is taken last, so that others wait for it only during the commit.
 */
export async function writeSale(
  tx: Tx,
  ctx: Cashier,
  sale: NewSale,
  { uuid, tenders, customerId, waiterId, discounts, place }: InvoiceTerms,
): Promise<{ readonly invoiceId: InvoiceId; readonly invoiceNo: number; readonly saleId: DocumentId }> {
  const { businessDate, totals } = sale;
  const drawer = await bindCashSession(tx, ctx, "sale");
  const invoiceNo = await takeNumber(tx, "invoice");
  const invoiceId = await insertInvoice(tx, {
    ...place,
    client_uuid: uuid,
    invoice_no: invoiceNo,
    business_date: businessDate,
    created_at: ctx.now,
    created_by: ctx.userId,
    invoice_type: sale.invoiceType,
    customer_id: customerId,
    receptor: sale.receptor,
    discount_code: sale.discountCode,
    // Before the discount.
    sub_total_cents: cents(totals.net + totals.discount),
    tax_total_cents: totals.tax,
    tributes_cents: totals.tributes ?? ZERO_CENTS,
    service_charge_total_cents: totals.serviceCharge,
    discount_cents: totals.discount,
    total_cents: totals.total,
    withheld_cents: totals.withheld,
    tip_cents: totals.tip,
    is_taxed_as_document: true,
  });
  await insertInvoiceParts(tx, invoiceId, sale, discounts.ofLines);
  await insertInvoiceDiscounts(tx, invoiceId, discounts.all);
  await insertPayments(tx, tenders, {
    invoice_id: invoiceId,
    business_date: businessDate,
    created_at: ctx.now,
    created_by: ctx.userId,
    waiter_id: waiterId,
    cash_session_id: drawer?.id ?? null,
  });
  const amount = amountOwed(tenders);
  if (amount > 0) {
    const debtor = required(customerId, "the customer whose credit was checked");
    await writeDebt(tx, { invoiceId, customerId: debtor, amount, businessDate, at: ctx.now });
  }
  const written = { ...sale, invoiceId, invoiceNo, paidAt: ctx.now };
  const saleId = await freezeSale(tx, written);
  await recordSaleDocument(tx, ctx, { saleId, sale: written, pointOfSaleId: drawer?.pointOfSaleId ?? null });
  return { invoiceId, invoiceNo, saleId };
}
