import { shownFigures } from "#core/pricing/domain/shown-figures.ts";
import { IVA_RATE } from "#menu/menu/domain/item-billing.ts";
import { type Cents, percentFromBasisPoints, sumCents } from "#platform/domain/money/cents.ts";
import { countedTexts } from "#platform/domain/text/counted-texts.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, type Say, sayIn } from "#platform/server/i18n/say.ts";
import { foldCombos } from "#service/orders/domain/combo-lines.ts";
import type { ReceiptDocument } from "#tax/tax-documents/contract/receipt-document.ts";
import type { Receipt } from "../contract/receipts.ts";
import { soldTotal } from "../domain/sold-total.ts";

export interface MailedReceipt {
  readonly to: string;
  /** Null: whoever has this address. */
  readonly name: string | null;
  readonly language: Language;
  readonly receipt: Receipt;
  readonly publicUrl: string;
}

/**
 * The receipt of an invoice as a mail, with the same figures as on paper: of a sale of which a part went back, those of the document
 * that stands for the rest.
 */
export function receiptMail({ to, name, language, receipt, publicUrl }: MailedReceipt): Mail {
  const say = sayIn(language);
  const { storeSettings, invoiceNo, document } = receipt;
  const store = storeSettings.store_name;
  const amount = (cents: Cents) => moneyText({ language }, cents, storeSettings.currency);
  const isRest = document?.is_of_rest === true;
  const isVoid = document?.state === "invalidated";
  const total = isRest ? document.to_pay : receipt.payableTotal;
  return composeMail({
    to,
    language,
    subject: say("payments.mail.subject", { store, invoiceNo }),
    paragraphs: [
      name === null
        ? say("payments.mail.greeting", { store })
        : say("payments.mail.greeting_name", { store, name }),
      ...(isVoid ? [say("payments.mail.void")] : isRest ? [say("payments.mail.rest")] : []),
      ...(isRest ? restFigures(document, say, amount) : saleFigures(receipt, say, amount)),
      say("payments.mail.total", { amount: amount(total), method: receipt.paymentMethod }),
    ],
    ...(receipt.feedbackPath !== null && {
      action: { label: say("payments.mail.feedback"), url: publicUrl + receipt.feedbackPath },
    }),
    footer: say("payments.mail.footer", { store }),
  });
}

type Amount = (cents: Cents) => string;

/** Lines and figures of the whole sale. */
function saleFigures(receipt: Receipt, say: Say, amount: Amount): string[] {
  const lines = foldCombos(receipt.lines).map(({ line, parts }) => {
    const what = [line.title, line.variant_title].filter((words) => words !== null).join(", ");
    const title = line.combo
      ? `${line.combo.title}: ${countedTexts(parts.map((part) => part.title)).join(", ")}`
      : what;
    const total = line.combo ? sumCents(parts.map((part) => part.line_total)) : line.line_total;
    return say("payments.mail.line", { quantity: line.quantity, title, amount: amount(total) });
  });
  const shown = shownFigures({
    listed: sumCents(receipt.lines.map((line) => line.line_total)),
    discount: receipt.discountTotal,
    serviceCharge: receipt.serviceChargeTotal,
    taxes: receipt.taxBreakdown,
    total: soldTotal(receipt),
  });
  const figures = [
    [shown.discount, "payments.mail.discount"],
    [shown.serviceCharge, "payments.mail.service"],
  ] as const;
  return [
    ...lines,
    ...figures.flatMap(([cents, key]) => (cents > 0 ? [say(key, { amount: amount(cents) })] : [])),
    ...shown.added.map((tax) =>
      say("payments.mail.tax", { rate: percentFromBasisPoints(tax.rate), amount: amount(tax.amount) }),
    ),
    ...(receipt.tipTotal > 0 ? [say("payments.mail.tip", { amount: amount(receipt.tipTotal) })] : []),
    ...withheldFigure(receipt.withheldTotal, say, amount),
  ];
}

/** Lines and figures of the document that stands for what a refund left: its discounts are in the lines, as is a tip. */
function restFigures(document: ReceiptDocument, say: Say, amount: Amount): string[] {
  const { lines, vat, tributes, withheld } = document;
  return [
    ...lines.map((line) => say("payments.mail.line", { ...line, amount: amount(line.amount) })),
    ...(vat > 0
      ? [say("payments.mail.tax", { rate: percentFromBasisPoints(IVA_RATE), amount: amount(vat) })]
      : []),
    ...(tributes > 0 ? [say("payments.mail.tributes", { amount: amount(tributes) })] : []),
    ...withheldFigure(withheld, say, amount),
  ];
}

const withheldFigure = (withheld: Cents, say: Say, amount: Amount): string[] =>
  withheld > 0 ? [say("payments.mail.withheld", { amount: amount(withheld) })] : [];
