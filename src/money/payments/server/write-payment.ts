import type { Settings } from "#core/settings/server/public.ts";
import { bindCashSession } from "#money/cash/server/public.ts";
import { writeDebt } from "#money/receivables/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { PaidLinePart } from "#service/bills/domain/split-sale.ts";
import { freezeSale } from "#tax/documents/server/public.ts";
import { recordSaleDocument } from "#tax/tax-documents/server/public.ts";
import type { payOrders } from "../contract/payments.ts";
import type { Bill } from "./bill/bill.ts";
import { refuseByTotal } from "./buyer/refuse-buyer.ts";
import { resolveBuyer } from "./buyer/resolve-buyer.ts";
import { frozenSale, type PayingSale, withheldVat } from "./frozen-sale.ts";
import { type InvoicedLine, invoicedLines, invoicedTaxes, invoicedTotals } from "./invoice-lines.ts";
import { insertInvoice, insertInvoiceParts, insertPayments } from "./invoice-queries.ts";
import { amountOwed, type Cashier, checkTenders } from "./tenders.ts";

/** A locked and checked sale, or a part of it, with all decisions about it. */
interface Charge extends PayingSale {
  readonly uuid: string;
  readonly part: readonly PaidLinePart[];
  /** Left to pay afterwards. */
  readonly balance: Cents;
}

/**
 * Writes the invoice with its frozen parts, its payments and the sale for its tax document. The invoice number is
 * taken last, so that others wait for it only during the commit.
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
  const owed = amountOwed(tenders);
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

/** A sale that is paid at once with one payment type. */
interface FullPayment {
  readonly request: Pick<
    BodyOf<typeof payOrders>,
    | "selectedPaymentType"
    | "tipAmount"
    | "withheld"
    | "received"
    | "customerId"
    | "invoiceType"
    | "invoice_type"
    | "receptor"
    | "receptor_json"
  >;
  readonly uuid: string;
  readonly bill: Bill;
  readonly settings: Settings;
}

/**
 * Writes the invoice of a whole sale with its one payment; throws for a buyer or a payment that the invoice cannot
 * carry.
 */
export async function writeFullPayment(
  tx: Tx,
  ctx: Cashier,
  { request, uuid, bill, settings }: FullPayment,
): Promise<void> {
  const buyer = await resolveBuyer(tx, ctx, { buyer: request, orders: bill.orders });
  await refuseByTotal(tx, ctx, buyer, bill.balance, settings);
  const withheld = await withheldVat(tx, { bill, part: bill.left, buyer });
  if (withheld !== (request.withheld ?? withheld))
    throw new AppError("invalid_input", { fields: [{ field: "withheld", code: "amounts_differ" }] });
  const due = subtractCents(bill.balance, withheld);
  const tender = {
    uuid,
    paymentTypeId: request.selectedPaymentType,
    amount: due,
    tip: request.tipAmount ?? ZERO_CENTS,
    received: request.received ?? null,
  };
  const given = { tenders: [tender], due, customerId: buyer.customerId };
  const tenders = await checkTenders(tx, ctx, given, {
    paymentType: () => "selectedPaymentType",
    amount: () => "total",
    received: () => "received",
    tip: () => "tipAmount",
  });
  await writePayment(tx, ctx, {
    uuid,
    bill,
    part: bill.left,
    tenders,
    buyer,
    withheld,
    businessDate: settings.today,
    balance: ZERO_CENTS,
  });
}
