import { shownFigures } from "#core/pricing/domain/shown-figures.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { IVA_RATE } from "#menu/menu/domain/item-billing.ts";
import type { payOrders } from "#money/payments/contract/payments.ts";
import { invoiceById, type PaidInvoice } from "#money/payments/server/invoice-queries.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { isEmail } from "#platform/domain/identity/contact.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, cents, percentFromBasisPoints, sumCents } from "#platform/domain/money/cents.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { type Writing, writingOf } from "#platform/domain/text/languages.ts";
import { detailsText } from "#platform/domain/text/list-text.ts";
import { percentText } from "#platform/domain/writing/number-text.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail, Mailer } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, type Say, sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { foldCombos } from "#service/orders/domain/combo-lines.ts";
import { languageOfGuest } from "#service/qr-orders/server/public.ts";
import type { ReceiptDocument } from "#tax/tax-documents/contract/receipt-document.ts";
import type { Receipt } from "../contract/receipts.ts";
import { soldTotal } from "../domain/sold-total.ts";
import { invoiceReceipt } from "./invoice-receipt.ts";

interface MailedReceipt {
  readonly to: string;
  /** Null: the owner of the address is unknown. */
  readonly name: string | null;
  readonly language: Language;
  readonly receipt: Receipt;
  readonly publicUrl: string;
}

/**
 * Builds the mail of an invoice's receipt with the same figures as on paper; after a partial refund those of the
 * document for the rest.
 * @proof
 */
export function receiptMail({ to, name, language, receipt, publicUrl }: MailedReceipt): Mail {
  const say = sayIn(language);
  const { storeSettings, invoiceNo, document } = receipt;
  const store = storeSettings.store_name;
  const amount = (figure: Cents) => moneyText({ language }, figure, storeSettings.currency);
  const written: Written = { say, amount, writing: writingOf(language) };
  const isRest = document?.is_of_rest === true;
  const isVoid = document?.state === "invalidated";
  const total = isRest ? document.to_pay : receipt.payableTotal;
  return composeMail({
    to,
    language,
    sender: store,
    subject: say("payments.mail.subject", { store, invoiceNo }),
    sum: {
      label: say("common.total"),
      amount: amount(total),
      ...(receipt.paymentMethod !== null && { note: receipt.paymentMethod }),
    },
    paragraphs: [
      name === null
        ? say("payments.mail.greeting", { store })
        : say("payments.mail.greeting_name", { store, name }),
    ],
    tables: [
      {
        ...(isVoid
          ? { title: say("payments.mail.void") }
          : isRest
            ? { title: say("payments.mail.rest") }
            : {}),
        rows: isRest ? restFigures(document, written) : saleFigures(receipt, written),
      },
    ],
    ...(receipt.feedbackPath !== null && {
      action: { label: say("common.tell_us"), url: publicUrl + receipt.feedbackPath },
    }),
    footer: say("payments.mail.footer", { store }),
  });
}

/** The words and forms of the mail's language. */
interface Written {
  readonly say: Say;
  readonly amount: (figure: Cents) => string;
  readonly writing: Writing;
}
type Line = readonly [label: string, amount: string];

/** Lists lines and figures of the whole sale. */
function saleFigures(receipt: Receipt, written: Written): Line[] {
  const { say, amount, writing } = written;
  const lines = foldCombos(receipt.lines).map(({ line, parts }): Line => {
    const what = detailsText([line.title, line.variant_title], writing);
    const title = line.combo
      ? say("common.labelled", {
          label: line.combo.title,
          value: detailsText(countedTexts(parts.map((part) => part.title)), writing),
        })
      : what;
    const total = line.combo ? sumCents(parts.map((part) => part.line_total)) : line.line_total;
    return [say("payments.mail.line", { quantity: line.quantity, title }), amount(total)];
  });
  const shown = shownFigures({
    listed: sumCents(receipt.lines.map((line) => line.line_total)),
    discount: receipt.discountTotal,
    serviceCharge: receipt.serviceChargeTotal,
    taxes: receipt.taxBreakdown,
    tributes: receipt.tributesTotal,
    total: soldTotal(receipt),
  });
  const figure = figureOf(written);
  return [
    ...lines,
    ...(shown.discount > 0 ? [[say("common.discount"), amount(cents(-shown.discount))] as const] : []),
    ...figure("payments.mail.service", shown.serviceCharge),
    ...shown.added.map(
      (tax): Line => [
        say("payments.mail.tax", { rate: percentText(percentFromBasisPoints(tax.rate), writing) }),
        amount(tax.amount),
      ],
    ),
    ...figure("payments.mail.tributes", shown.tributes),
    ...figure("payments.mail.tip", receipt.tipTotal),
    ...figure("payments.mail.withheld", receipt.withheldTotal),
  ];
}

/** Lists lines and figures of the document for the rest after a refund: its lines include discounts and a tip. */
function restFigures(document: ReceiptDocument, written: Written): Line[] {
  const { say, amount, writing } = written;
  const { lines, vat, tributes, withheld } = document;
  const figure = figureOf(written);
  return [
    ...lines.map((line): Line => [say("payments.mail.line", { ...line }), amount(line.amount)]),
    ...(vat > 0
      ? [
          [
            say("payments.mail.tax", { rate: percentText(percentFromBasisPoints(IVA_RATE), writing) }),
            amount(vat),
          ] as const,
        ]
      : []),
    ...figure("payments.mail.tributes", tributes),
    ...figure("payments.mail.withheld", withheld),
  ];
}

/** Returns what writes a figure as a line, or nothing where there is none of it. */
const figureOf =
  ({ say, amount }: Written) =>
  (
    key: "payments.mail.service" | "payments.mail.tributes" | "payments.mail.tip" | "payments.mail.withheld",
    figure: Cents,
  ): Line[] =>
    figure > 0 ? [[say(key), amount(figure)]] : [];

/** Sends the receipt of an invoice to an address, which need not be the buyer's. Throws `no_mail_server`. */
export function mailInvoice(
  ctx: StaffContext,
  id: InvoiceId,
  to: string,
  { mailer, publicUrl }: Pick<Deps, "mailer" | "publicUrl">,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const invoice = found(await invoiceById(tx, id));
    if (!mailer.delivers) throw new AppError("no_mail_server");
    const { receptor } = invoice;
    const buyer = receptor?.correo === to ? receptor : null;
    const receipt = await invoiceReceipt(tx, ctx.now, invoice);
    const houseLanguage = (await readSettings(tx, ctx.now)).language;
    await queueReceipt(tx, { to, buyer, receipt, houseLanguage, publicUrl });
    await recordAudit(tx, ctx, [
      { action: "invoice.mailed", subject: "invoice", subjectId: id, before: {}, after: { email: to } },
    ]);
    return { message: ctx.say("payments.mail.sent", { to }) };
  });
}

type PaymentResponse = ResponseOf<typeof payOrders>;

/**
 * Builds the response to a payment from what was written: the first response and every repetition are equal, and the
 * receipt shows the frozen sale without computing anything again.
 */
export async function paymentResponse(
  tx: Tx,
  ctx: StaffContext,
  invoice: PaidInvoice,
  mailer: Mailer,
): Promise<PaymentResponse> {
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

/** Tells whether the buyer will get a mail, equally for a payment and its repetitions. Null without an address. */
function emailResult(
  ctx: StaffContext,
  to: string | null,
  { delivers }: Pick<Mailer, "delivers">,
): PaymentResponse["emailSent"] {
  if (to === null) return null;
  if (!isEmail(to)) return { success: false, to, error: ctx.say("payments.mail.not_an_address") };
  return delivers
    ? { success: true, to, error: null }
    : { success: false, to, error: ctx.say("payments.mail.no_server") };
}

/**
 * Queues the receipt for the buyer, to be sent after the commit. Buyers who get a tax document are mailed that
 * instead, once it is sealed.
 */
export async function mailReceipt(
  tx: Tx,
  response: PaymentResponse,
  { houseLanguage, publicUrl }: { readonly houseLanguage: Language; readonly publicUrl: string },
): Promise<void> {
  const { emailSent, receipt, receptor } = response;
  if (!emailSent?.success || receipt.document !== null) return;
  await queueReceipt(tx, { to: emailSent.to, buyer: receptor, receipt, houseLanguage, publicUrl });
}

interface QueuedReceipt extends Pick<MailedReceipt, "to" | "receipt" | "publicUrl"> {
  /** Null: the owner of the address is unknown. */
  readonly buyer: PaidInvoice["receptor"];
  readonly houseLanguage: Language;
}

/** Queues a receipt in the language of its reader, where their phone said it, else in the restaurant's. */
async function queueReceipt(tx: Tx, { to, buyer, houseLanguage, ...rest }: QueuedReceipt): Promise<void> {
  const language = await languageOfGuest(tx, { email: to, phone: buyer?.telefono }, houseLanguage);
  await addJob(tx, sendMail, receiptMail({ to, name: buyer?.nombre || null, language, ...rest }));
}
