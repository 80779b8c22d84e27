import type { Receipt } from "../../../../contract/receipts.ts";
import { type Cents, percentFromBasisPoints, sumCents } from "../../../../domain/money/cents.ts";
import { foldCombos } from "../../../../domain/orders/combo-lines.ts";
import { soldTotal } from "../../../../domain/receipts/sold-total.ts";
import { shownFigures } from "../../../../domain/tax/shown-figures.ts";
import { countedTexts } from "../../../../domain/text/counted-texts.ts";
import { moneyText } from "../../../platform/i18n/money-text.ts";
import { type Language, sayIn } from "../../../platform/i18n/say.ts";
import { composeMail } from "../../../platform/mail/compose-mail.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

export interface MailedReceipt {
  readonly to: string;
  /** Null: whoever has this address. */
  readonly name: string | null;
  readonly language: Language;
  readonly receipt: Receipt;
  readonly publicUrl: string;
}

/** The receipt of an invoice as a mail, with the same figures as on paper. */
export function receiptMail({ to, name, language, receipt, publicUrl }: MailedReceipt): Mail {
  const say = sayIn(language);
  const { storeSettings, invoiceNo } = receipt;
  const store = storeSettings.store_name;
  const amount = (cents: Cents) => moneyText({ language }, cents, storeSettings.currency);
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
  const taxes = shown.added.map((tax) =>
    say("payments.mail.tax", { rate: percentFromBasisPoints(tax.rate), amount: amount(tax.amount) }),
  );
  return composeMail({
    to,
    language,
    subject: say("payments.mail.subject", { store, invoiceNo }),
    paragraphs: [
      name === null
        ? say("payments.mail.greeting", { store })
        : say("payments.mail.greeting_name", { store, name }),
      ...lines,
      ...figures.flatMap(([cents, key]) => (cents > 0 ? [say(key, { amount: amount(cents) })] : [])),
      ...taxes,
      ...(receipt.tipTotal > 0 ? [say("payments.mail.tip", { amount: amount(receipt.tipTotal) })] : []),
      ...(receipt.withheldTotal > 0
        ? [say("payments.mail.withheld", { amount: amount(receipt.withheldTotal) })]
        : []),
      say("payments.mail.total", { amount: amount(receipt.payableTotal), method: receipt.paymentMethod }),
    ],
    ...(receipt.feedbackPath !== null && {
      action: { label: say("payments.mail.feedback"), url: publicUrl + receipt.feedbackPath },
    }),
    footer: say("payments.mail.footer", { store }),
  });
}
