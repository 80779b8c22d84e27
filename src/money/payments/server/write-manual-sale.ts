import { catalogueWords } from "#core/catalogues/server/public.ts";
import { NO_SERVICE } from "#core/pricing/domain/service-charge.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { bindCashSession } from "#money/cash/server/public.ts";
import { mailReceipt, paymentResponse } from "#money/receipts/server/receipt-mail.ts";
import { writeDebt } from "#money/receivables/server/public.ts";
import type { DocumentId, InvoiceId, PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Buyer } from "#service/customers/contract/receptor.ts";
import {
  type InvoicedItem,
  type InvoicedTribute,
  invoicedItems,
  invoicedTaxes,
} from "#tax/documents/domain/manual/invoiced-items.ts";
import type { ManualItem } from "#tax/documents/domain/manual/manual-item.ts";
import { type ManualSale, manualSale } from "#tax/documents/domain/manual/manual-sale.ts";
import { type FrozenSale, freezeSale } from "#tax/documents/server/public.ts";
import { itemKinds } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { recordSaleDocument } from "#tax/tax-documents/server/public.ts";
import { refuseByTotal } from "./buyer/refuse-buyer.ts";
import { type ResolvedBuyer, resolveBuyer } from "./buyer/resolve-buyer.ts";
import { frozenPayments, isVatWithheld } from "./frozen-sale.ts";
import { insertInvoice, insertPayments, paidInvoice } from "./invoice-queries.ts";
import { amountOwed, type Cashier, type CheckedTender, checkTenders } from "./tenders.ts";

/** A sale written by hand and paid at once with one payment type. */
interface WrittenSale {
  readonly uuid: string;
  readonly items: readonly ManualItem[];
  readonly buyer: Buyer;
  readonly paymentTypeId: PaymentTypeId;
  readonly tip: Cents;
}

interface WrittenInvoice {
  readonly invoiceId: InvoiceId;
  readonly invoiceNo: number;
  readonly saleId: DocumentId;
  /** Includes the tip. */
  readonly total: Cents;
  /** The part of the total that the buyer withholds: the payment was lower by it. */
  readonly withheld: Cents;
}

interface MailedInvoice extends WrittenInvoice {
  /** The result of the buyer's mail, as for every payment; null without an address. */
  readonly emailSent: Awaited<ReturnType<typeof paymentResponse>>["emailSent"];
}

interface Charge {
  readonly uuid: string;
  readonly items: readonly ManualItem[];
  readonly sale: ManualSale;
  readonly buyer: ResolvedBuyer;
  readonly tenders: readonly CheckedTender[];
  readonly businessDate: BusinessDate;
}

/**
 * Writes the invoice, the payment and the tax document of a sale without orders, and mails the receipt if there will
 * be no document. It charges what the document amounts to (docs/decisions/0072). Throws for a buyer or a payment that
 * the invoice cannot carry.
 */
export async function writeManualSale(
  tx: Tx,
  ctx: StaffContext,
  { uuid, items, buyer: requested, paymentTypeId, tip }: WrittenSale,
  { mailer, publicUrl }: Pick<Deps, "mailer" | "publicUrl">,
): Promise<MailedInvoice> {
  const settings = await readSettings(tx, ctx.now);
  const buyer = await resolveBuyer(tx, ctx, { buyer: requested, orders: [] });
  const sale = manualSale(items, {
    type: buyer.invoiceType,
    tip,
    isVatWithheld: isVatWithheld(buyer),
    titleOf: catalogueWords.tribute,
  });
  const due = subtractCents(sale.totals.toPay, tip);
  if (due === 0) throw new AppError("nothing_payable");
  await refuseByTotal(tx, ctx, buyer, subtractCents(sale.totals.total, tip), settings);
  const tender = { uuid, paymentTypeId, amount: due, tip, received: null };
  const tenders = await checkTenders(
    tx,
    ctx,
    { tenders: [tender], due, customerId: buyer.customerId },
    {
      paymentType: () => "paymentTypeId",
      amount: () => "items",
      received: () => "paymentTypeId",
      tip: () => "tipAmount",
    },
  );
  const written = await writeInvoice(tx, ctx, {
    uuid,
    items,
    sale,
    buyer,
    tenders,
    businessDate: settings.today,
  });
  const invoice = required(await paidInvoice(tx, uuid), "the invoice just written");
  const response = await paymentResponse(tx, ctx, invoice, mailer);
  await mailReceipt(tx, response, { language: settings.language, publicUrl });
  return { ...written, emailSent: response.emailSent };
}

async function writeInvoice(tx: Tx, ctx: Cashier, charge: Charge): Promise<WrittenInvoice> {
  const { items, sale, buyer, tenders, businessDate } = charge;
  const invoiced = invoicedItems(items, sale, buyer.invoiceType);
  const taxes = invoicedTaxes(items, invoiced);
  const drawer = await bindCashSession(tx, ctx, "sale");
  const invoiceNo = await takeNumber(tx, "invoice");
  const invoiceId = await insertInvoice(tx, invoiceRow(ctx, charge, { invoiced, invoiceNo }));
  await insertManualParts(tx, invoiceId, { items: invoiced, taxes });
  await insertPayments(tx, tenders, {
    invoice_id: invoiceId,
    business_date: businessDate,
    created_at: ctx.now,
    created_by: ctx.userId,
    waiter_id: null,
    cash_session_id: drawer?.id ?? null,
  });
  const owed = amountOwed(tenders);
  if (owed > 0)
    await writeDebt(tx, {
      invoiceId,
      customerId: required(buyer.customerId, "the customer whose credit was checked"),
      amount: owed,
      businessDate,
      at: ctx.now,
    });
  const frozen = frozenSale(ctx, charge, { invoiceId, invoiceNo, invoiced, taxes });
  const saleId = await freezeSale(tx, frozen);
  await recordSaleDocument(tx, ctx, { saleId, sale: frozen, pointOfSaleId: drawer?.pointOfSaleId ?? null });
  const { total, withheld } = sale.totals;
  return { invoiceId, invoiceNo, saleId, total, withheld };
}

function invoiceRow(
  ctx: Cashier,
  { uuid, sale, buyer, businessDate }: Charge,
  { invoiced, invoiceNo }: { readonly invoiced: readonly InvoicedItem[]; readonly invoiceNo: number },
) {
  const { net, tax, total } = sumsOf(invoiced);
  return {
    client_uuid: uuid,
    invoice_no: invoiceNo,
    account_id: null,
    business_date: businessDate,
    created_at: ctx.now,
    created_by: ctx.userId,
    invoice_type: buyer.invoiceType,
    customer_id: buyer.customerId,
    receptor: buyer.receptor,
    // Nobody is served at a table: as at the counter.
    dining_option: "takeaway",
    sub_total_cents: net,
    tax_total_cents: tax,
    total_cents: total,
    withheld_cents: sale.totals.withheld,
    tip_cents: sale.totals.tip,
  } as const;
}

function sumsOf(invoiced: readonly InvoicedItem[]) {
  const sum = (key: "listed" | "net" | "tax" | "amount") => sumCents(invoiced.map((item) => item[key]));
  return { listed: sum("listed"), net: sum("net"), tax: sum("tax"), total: sum("amount") };
}

interface Written {
  readonly invoiceId: InvoiceId;
  readonly invoiceNo: number;
  readonly invoiced: readonly InvoicedItem[];
  readonly taxes: readonly InvoicedTribute[];
}

function frozenSale(
  ctx: Cashier,
  { items, sale, buyer, tenders, businessDate }: Charge,
  { invoiceId, invoiceNo, invoiced, taxes }: Written,
): FrozenSale {
  const { tenant_id: _, ...issuer } = buyer.issuer ?? { tenant_id: null };
  return {
    invoiceId,
    invoiceNo,
    invoiceType: buyer.invoiceType,
    businessDate,
    paidAt: ctx.now,
    orderIds: [],
    issuer: buyer.issuer ? issuer : null,
    receptor: buyer.receptor,
    lines: invoiced.map(({ iva: _iva, ...line }, index) => ({
      ...line,
      orderLineId: null,
      portion: { numerator: 1, denominator: 1 },
      combo: null,
      taxFacts: factsOf(items[index]),
    })),
    taxes,
    service: NO_SERVICE,
    discountCode: null,
    written: items,
    totals: {
      ...sumsOf(invoiced),
      discount: ZERO_CENTS,
      serviceCharge: ZERO_CENTS,
      tip: sale.totals.tip,
      withheld: sale.totals.withheld,
    },
    payments: frozenPayments(tenders, buyer),
  };
}

/** Returns an item's data for a document, from its codes in the catalogues. */
function factsOf(item: ManualItem | undefined) {
  const kind = itemKinds.find((each) => String(each) === item?.dte_tipo_item_codigo);
  const untaxedAs = item?.dte_no_sujeto ? ("notSubject" as const) : ("exempt" as const);
  return { kind: kind ?? 1, unit: Number(item?.dte_unidad_medida), code: null, untaxedAs };
}

/** Writes the lines of a manual invoice, which belong to no order, and the sum of each tax. */
async function insertManualParts(
  tx: Tx,
  invoiceId: InvoiceId,
  { items, taxes }: { readonly items: readonly InvoicedItem[]; readonly taxes: readonly InvoicedTribute[] },
): Promise<void> {
  await tx.query({
    text: `insert into invoice_lines (tenant_id, invoice_id, title, quantity, unit_price_cents, line_total_cents,
        tax_rate_bp, tax_type, discount_cents, net_cents, service_charge_cents, tax_cents)
      select $1, $2, l.title, l.quantity, l.price, l.listed, l.rate, l.type, 0, l.net, 0, l.tax
      from jsonb_to_recordset($3::jsonb) as l(place integer, title text, quantity integer, price bigint,
        listed bigint, rate integer, type text, net bigint, tax bigint)
      order by l.place`,
    values: [tx.tenantId, invoiceId, JSON.stringify(items.map(lineRow))],
  });
  await tx.query({
    text: `insert into invoice_taxes (tenant_id, invoice_id, rate_bp, type, base_cents, amount_cents)
      select $1, $2, t.rate, t.type, t.net, t.tax
      from json_to_recordset($3::json) as t(rate integer, type text, net bigint, tax bigint)`,
    values: [tx.tenantId, invoiceId, JSON.stringify(taxes)],
  });
}

const lineRow = (item: InvoicedItem, place: number) => ({
  place,
  title: item.title,
  quantity: item.quantity,
  price: item.unitPrice,
  listed: item.listed,
  rate: item.taxOfPrice.rate,
  type: item.taxOfPrice.type,
  net: item.net,
  tax: item.tax,
});
