import { tenthsOfDaysLeft } from "#inventory/inventory/domain/to-buy.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import type { ToBuyRow } from "./to-buy-list.ts";

/** Ingredients that one mail names. */
export const MOST_MAILED = 40;

export interface MailedStock {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly rows: readonly ToBuyRow[];
  /** Of all that are low or out. */
  readonly total: number;
}

/** The mail of the day about what is low or out, in the language of its reader. */
export function stockMail({ to, name, language, store, publicUrl, rows, total }: MailedStock): Mail {
  const say = sayIn(language);
  const lines = rows.map((row) => {
    const tenths = tenthsOfDaysLeft({ current: row.quantity, used: row.used, observedMs: row.observed_ms });
    const amount = (quantity: ToBuyRow["quantity"]) => `${decimalFromThousandths(quantity)} ${row.unit}`;
    const values = { title: row.title, quantity: amount(row.quantity) };
    if (row.status === "out") return say("stockAlerts.mail.out", values);
    const low = { ...values, minimum: amount(row.min_quantity_threshold) };
    return tenths === null
      ? say("stockAlerts.mail.low", low)
      : say("stockAlerts.mail.low_for_days", { ...low, days: tenths / 10 });
  });
  return composeMail({
    to,
    language,
    subject: say("stockAlerts.mail.subject", { count: total, store }),
    paragraphs: [
      say("stockAlerts.mail.greeting", { name, count: total }),
      ...lines,
      ...(total > rows.length ? [say("stockAlerts.mail.more", { count: total - rows.length })] : []),
    ],
    action: { label: say("stockAlerts.mail.action"), url: `${publicUrl}/dashboard/inventory/to-buy` },
    footer: say("stockAlerts.mail.footer", { store }),
  });
}
