import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { taxTypes } from "#core/pricing/domain/tax-type.ts";
import { printSettings, storeSettings } from "#core/settings/contract/settings.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idTextOf, instant, messageReply, money, percent, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { EMAIL_MAX, isEmail } from "#platform/domain/identity/contact.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { receptor } from "#service/customers/contract/receptor.ts";
import { orderIds } from "#service/orders/contract/order-ids.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { receiptDocument } from "#tax/tax-documents/contract/receipt-document.ts";

export const taxLine = z.object({ rate: percent, type: z.enum(taxTypes), base: money, amount: money });

export const receiptLine = z.object({
  title: z.string(),
  variant_title: z.string().nullable(),
  addons: z.array(z.object({ title: z.string(), price: money })),
  notes: z.string().nullable(),
  quantity: z.number().int(),
  price: money,
  line_total: money,
  /** The discount of the line itself; `line_total` is before it. */
  discount: money.default(ZERO_CENTS),
  /** True if it is on the house and therefore costs nothing. */
  is_courtesy: z.boolean(),
  /** The combo that it is a part of: lines with one uuid are shown as one. */
  combo: z.object({ uuid: z.string(), title: z.string() }).nullable(),
});

/** The contents of a printed receipt (specification, back-office §3 "Receipt details"). */
export const receipt = z.object({
  lines: z.array(receiptLine),
  /** Path of the feedback page; null before payment, and if the restaurant asks for no feedback. */
  feedbackPath: z.string().nullable().default(null),
  deliveryType: z.enum(diningOptions),
  customerName: z.string().nullable(),
  customerPhone: z.string().nullable(),
  tableTitle: z.string().nullable(),
  floor: z.string().nullable(),
  itemsTotal: money,
  taxTotal: money,
  taxBreakdown: z.array(taxLine),
  /** Tributes beside IVA (GUIDE §11), added to the total. */
  tributesTotal: money.default(ZERO_CENTS),
  serviceChargeTotal: money,
  discountTotal: money,
  /** The same by its sources: of lines together, by the code, on the bill. Reasons are for the house. */
  discounts: z
    .array(
      z.object({
        kind: z.enum(["line", "code", "bill", "written"]),
        code: z.string().nullable(),
        amount: money,
      }),
    )
    .default([]),
  tipTotal: money,
  /** Withheld by the buyer and paid to the ministry instead (GUIDE §13); not in `payableTotal`. */
  withheldTotal: money,
  payableTotal: money,
  tokenNo: z.number().int().nullable(),
  orderNos: z.array(z.number().int()),
  invoiceNo: z.number().int().nullable(),
  invoiceType: z.enum(invoiceTypes).nullable(),
  /** The buyer as the invoice names them; null before payment, and for a customer who needed no document. */
  receptor: receptor.nullable(),
  /** The payment types of all payments, as one text. */
  paymentMethod: z.string().nullable(),
  payments: z.array(
    z.object({ method: z.string(), amount: money, tip: money, reference: z.string().nullable() }),
  ),
  discountCode: z.string().nullable(),
  /** The sums paid in parts and left; null before the first part, and on an invoice. */
  settled: z.object({ paid: money, left: money }).nullable(),
  /** Charged to the customer's account, and their debt afterwards; the receipt has a line to sign on. */
  onAccount: z.object({ amount: money, balance: money }).nullable(),
  /** The tax document of an invoice; null for open orders, and if the restaurant issues none. */
  document: receiptDocument.nullable(),
  received: money.nullable(),
  change: money.nullable(),
  waiter: z.string().nullable(),
  date: instant,
  storeSettings,
  printSettings,
});
export type Receipt = z.output<typeof receipt>;

export const orderReceipt = route({
  method: "POST",
  path: "/orders/receipt",
  // The route only reads.
  duringSupportVisit: "reads",
  summary: "The receipt of open orders, for printing before or without payment.",
  access: screenAccess("orders", "orderCharge"),
  body: z.object({ orderIds }),
  response: receipt,
  errors: ["not_found", "nothing_to_print"],
  // The route only reads; it is a POST because it takes a list.
  idempotency: "natural",
});

const ofInvoice = z.object({ invoiceId: idTextOf("Invoice") });

export const invoiceReceipt = route({
  method: "GET",
  path: "/orders/invoices/:invoiceId/receipt",
  summary: "The receipt of an invoice as it was written, to be looked at or printed again.",
  access: { staff: actions["invoice.see"] },
  params: ofInvoice,
  response: receipt,
  errors: ["not_found"],
});

export const mailInvoice = route({
  method: "POST",
  path: "/orders/invoices/:invoiceId/mail",
  summary: "Sends the receipt of an invoice to an address.",
  access: { staff: actions["invoice.see"] },
  params: ofInvoice,
  body: z.object({ to: text(EMAIL_MAX).refine(isEmail, saying("not_an_email")) }),
  response: messageReply,
  errors: ["not_found", "no_mail_server"],
});
