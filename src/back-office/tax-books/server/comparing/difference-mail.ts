import type { Cents } from "#platform/domain/money/cents.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { dayCell } from "#platform/server/csv/csv-cells.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import type { DifferenceKind } from "../../domain/difference.ts";

/** Differences that one mail names. */
export const MOST_MAILED = 40;

export interface MailedDifference {
  readonly kind: DifferenceKind;
  readonly day: string;
  readonly invoice_no: number | null;
  readonly expected: Cents | null;
  readonly found: Cents | null;
}

export interface MailedDifferences {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly currency: string;
  readonly rows: readonly MailedDifference[];
  /** Of all that are new. */
  readonly total: number;
}

/** The mail of a night about what is new among the differences, in the language of its reader. */
export function differenceMail(mail: MailedDifferences): Mail {
  const { to, name, language, store, publicUrl, currency, rows, total } = mail;
  const say = sayIn(language);
  const amount = (figure: Cents | null) => (figure === null ? "" : moneyText({ language }, figure, currency));
  const lines = rows.map(({ kind, day, invoice_no: no, expected, found }) => {
    const what = say(`taxBooks.differences.${kind}`, { expected: amount(expected), found: amount(found) });
    const place = no === null ? dayCell(day) : say("taxBooks.mail.invoice", { day: dayCell(day), no });
    return say("taxBooks.mail.line", { place, what });
  });
  return composeMail({
    to,
    language,
    subject: say("taxBooks.mail.subject", { count: total, store }),
    paragraphs: [
      say("taxBooks.mail.greeting", { name, count: total }),
      ...lines,
      ...(total > rows.length ? [say("taxBooks.mail.more", { count: total - rows.length })] : []),
    ],
    action: { label: say("taxBooks.mail.action"), url: `${publicUrl}/dashboard/accounting/closing` },
    footer: say("taxBooks.mail.footer", { store }),
  });
}
