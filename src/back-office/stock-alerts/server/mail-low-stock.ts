import { readSettings } from "#core/settings/server/public.ts";
import { tenantsJob } from "#core/tenants/server/public.ts";
import { peopleToMail } from "#core/users/server/public.ts";
import { tenthsOfDaysLeft } from "#inventory/inventory/domain/to-buy.ts";
import { unitSaid } from "#inventory/inventory/server/public.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { wallClock, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { wholeLengthText } from "#platform/domain/writing/length-words.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { countScarce } from "./read-stock-alerts.ts";
import { type ToBuyRow, toBuyList, toBuyValues } from "./to-buy-rows.ts";

/**
 * Once a day, from the hour that the restaurant chose on its own clock, mails what is low or out to the people who keep the
 * store room. The job that writes the day sends the mails, in the same transaction, so that two servers or a second try send
 * none twice. Without anything low there is no mail that day, even if something runs out later.
 */
export const mailLowStock = tenantsJob({
  name: "mail-what-runs-out",
  schedule: "5 * * * *",
  isForActive: true,
  done: "what runs out was mailed",
  work: mailOfDay,
});

async function mailOfDay(tx: Tx, { clock, publicUrl }: Deps): Promise<number> {
  const now = clock();
  const settings = await readSettings(tx, now);
  const { details, dayRule, store } = settings;
  const hour = new Date(wallClock(now.getTime(), dayRule.zone)).getUTCHours();
  if (!details.isStockMailEnabled || hour < details.stockMailHour) return 0;
  if (!(await isFirstOf(tx, wallDateOf(now.getTime(), dayRule.zone)))) return 0;
  const { low, out } = await countScarce(tx);
  const total = low + out;
  if (total === 0) return 0;
  const rows = await readScarce(tx, now);
  // The people who keep the store room.
  const people = await peopleToMail(tx, settings.language, (actor) => mayEnter(actor, "inventory"));
  for (const person of people)
    await addJob(tx, sendMail, stockMail({ ...person, store: store.store_name, publicUrl, rows, total }));
  return people.length;
}

/**
 * Writes the day down and returns true; false when it is there already, which most hours find without a lock. Of two jobs at
 * once, the second waits for the first and writes nothing.
 */
async function isFirstOf(tx: Tx, day: string): Promise<boolean> {
  const written = await tx.query({
    text: `insert into stock_mails (tenant_id, looked_on) select $1, $2::date
      where not exists (select from stock_mails where tenant_id = $1 and looked_on >= $2::date)
      on conflict (tenant_id) do update set looked_on = excluded.looked_on where stock_mails.looked_on < excluded.looked_on
      returning looked_on`,
    values: [tx.tenantId, day],
  });
  return written.length > 0;
}

/** Returns what is low or out, the most urgent first. */
async function readScarce(tx: Tx, now: Date): Promise<ToBuyRow[]> {
  const values = toBuyValues(tx, now, { days: 1, only: "scarce" });
  const most = { sort: "urgency", limit: MAX_MAILED, page: 1 } as const;
  return (await readList(tx, toBuyList, values, most, { isCounted: false })).rows;
}

/** Ingredients named in one mail. */
const MAX_MAILED = 40;

interface MailedStock {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly rows: readonly ToBuyRow[];
  /** Number of all ingredients that are low or out. */
  readonly total: number;
}

/**
 * Writes the mail of the day about ingredients that are low or out, in the reader's language.
 * @proof
 */
export function stockMail({ to, name, language, store, publicUrl, rows, total }: MailedStock): Mail {
  const say = sayIn(language);
  const lines = rows.map((row) => {
    const tenths = tenthsOfDaysLeft({ current: row.quantity, used: row.used, observedMs: row.observed_ms });
    const amount = (quantity: ToBuyRow["quantity"]) =>
      `${decimalFromThousandths(quantity)} ${unitSaid(row.unit, say)}`;
    const values = { title: row.title, quantity: amount(row.quantity) };
    if (row.status === "out") return say("stockAlerts.mail.out", values);
    const low = { ...values, minimum: amount(row.min_quantity_threshold) };
    return tenths === null
      ? say("stockAlerts.mail.low", low)
      : say("stockAlerts.mail.low_for_days", {
          ...low,
          days: wholeLengthText(tenths / 10, "day", writingOf(language)),
        });
  });
  return composeMail({
    to,
    language,
    sender: store,
    subject: say("stockAlerts.mail.subject", { count: total, store }),
    paragraphs: [
      say("stockAlerts.mail.greeting", { name, count: total }),
      ...lines,
      ...(total > rows.length ? [say("stockAlerts.mail.more", { count: total - rows.length })] : []),
    ],
    action: {
      label: say("stockAlerts.mail.action"),
      url: `${publicUrl}/dashboard/inventory/to-buy?only=scarce`,
    },
    footer: say("stockAlerts.mail.footer", { store }),
  });
}
