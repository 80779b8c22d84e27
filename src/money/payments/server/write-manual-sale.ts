import { catalogueWords } from "#core/catalogues/server/public.ts";
import { NO_SERVICE } from "#core/pricing/domain/service-charge.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { mailReceipt, paymentResponse } from "#money/receipts/server/receipt-mail.ts";
import type { DocumentId, InvoiceId, PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Buyer } from "#service/customers/contract/receptor.ts";
import { manualInvoice } from "#tax/documents/domain/manual/manual-invoice.ts";
import type { ManualItem } from "#tax/documents/domain/manual/manual-item.ts";
import { type ManualSale, manualSale } from "#tax/documents/domain/manual/manual-sale.ts";
import type { NewSale } from "#tax/documents/server/public.ts";
import { refuseByTotal } from "./buyer/refuse-buyer.ts";
import { type ResolvedBuyer, resolveBuyer } from "./buyer/resolve-buyer.ts";
import { paidInvoice } from "./invoice-queries.ts";
import { totalsOfLines } from "./part-lines.ts";
import { isVatWithheld, paymentsOfTenders, saleOfBuyer } from "./sale-of-part.ts";
import { type CheckedTender, checkTenders } from "./tenders.ts";
import { writeSale } from "./write-sale.ts";

/** A sale written by hand and paid at once with one payment type. */
interface WrittenSale {
  readonly uuid: string;
  readonly items: readonly ManualItem[];
  readonly buyer: Buyer;
  readonly paymentTypeId: PaymentTypeId;
  readonly tip: Cents;
}

interface MailedInvoice {
  readonly invoiceId: InvoiceId;
  readonly invoiceNo: number;
  readonly saleId: DocumentId;
  /** Includes the tip. */
  readonly total: Cents;
  /** The part of the total that the buyer withholds: the payment was lower by it. */
  readonly withheld: Cents;
  /** The result of the buyer's mail, as for every payment; null without an address. */
  readonly emailSent: Awaited<ReturnType<typeof paymentResponse>>["emailSent"];
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
  const paid = { items, sale, buyer, tenders, businessDate: settings.today };
  const sold = saleOfItems(paid);
  const { discount } = sold.totals;
  const written = await writeSale(tx, ctx, sold, {
    uuid,
    tenders,
    customerId: buyer.customerId,
    waiterId: null,
    discounts: {
      all:
        discount === 0
          ? []
          : [{ kind: "written", code: null, codeId: null, manualId: null, amount: discount }],
      ofLines: new Map(),
    },
    // Nobody is served at a table: as at the counter.
    place: { account_id: null, dining_option: "takeaway" },
  });
  const invoice = required(await paidInvoice(tx, uuid), "the invoice just written");
  const response = await paymentResponse(tx, ctx, invoice, mailer);
  await mailReceipt(tx, response, { houseLanguage: settings.language, publicUrl });
  const { total, withheld } = sale.totals;
  return { ...written, total, withheld, emailSent: response.emailSent };
}

interface PaidItems extends Pick<WrittenSale, "items"> {
  readonly sale: ManualSale;
  readonly buyer: ResolvedBuyer;
  readonly tenders: readonly CheckedTender[];
  readonly businessDate: BusinessDate;
}

function saleOfItems({ items, sale, buyer, tenders, businessDate }: PaidItems): NewSale {
  const { lines, taxes } = manualInvoice(items, sale, buyer.invoiceType);
  const { tip, withheld } = sale.totals;
  return {
    ...saleOfBuyer(buyer),
    businessDate,
    orderIds: [],
    lines,
    taxes,
    service: NO_SERVICE,
    discountCode: null,
    written: items,
    totals: { ...totalsOfLines(lines), tip, withheld },
    payments: paymentsOfTenders(tenders, buyer),
  };
}
