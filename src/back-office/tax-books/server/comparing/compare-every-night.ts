import { readSettings } from "#core/settings/server/public.ts";
import { tenantsJob } from "#core/tenants/server/public.ts";
import { peopleToMail } from "#core/users/server/public.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { DifferenceKind } from "../../domain/difference.ts";
import { compareDays, nightRange, noteComparison } from "./compare-days.ts";

/**
 * Once a business day, soon after it begins on the restaurant's own clock, compares sales, payments and documents, stores the
 * differences and mails new ones to the admins. The job that writes the night down compares, so that two servers or a second
 * try do it once.
 */
export const compareEveryNight = tenantsJob({
  name: "compare-tax-documents",
  schedule: "25 * * * *",
  isForActive: true,
  done: "invoices, payments and documents differ",
  work: compareTonight,
});

async function compareTonight(tx: Tx, { clock, publicUrl }: Deps): Promise<number> {
  const now = clock();
  const { today, currency, language, store } = await readSettings(tx, now);
  if (!(await isFirstOf(tx, today, now))) return 0;
  const range = await nightRange(tx, today);
  const found = await compareDays(tx, range, now);
  await noteComparison(tx, range, now);
  const news = await takeNewDifferences(tx, now);
  if (news.length === 0) return found;
  for (const person of await peopleToMail(tx, language, ({ role }) => role === "admin"))
    await addJob(
      tx,
      sendMail,
      differenceMail({
        ...person,
        store: store.store_name,
        publicUrl,
        currency,
        rows: news.slice(0, MAX_MAILED),
        total: news.length,
      }),
    );
  return found;
}

/**
 * Writes the night down and returns true; false when it is there already, which most hours find without a lock. Of two jobs at
 * once the second writes nothing.
 */
async function isFirstOf(tx: Tx, today: BusinessDate, now: Date): Promise<boolean> {
  const written = await tx.query({
    text: `insert into tax_comparisons as c (tenant_id, month, night, compared_at) select $1, $2::date, $3::date, $4
      where not exists (select from tax_comparisons where tenant_id = $1 and month = $2::date and night >= $3::date)
      on conflict (tenant_id, month) do update set night = excluded.night, compared_at = excluded.compared_at
        where c.night is null or c.night < excluded.night
      returning night`,
    values: [tx.tenantId, firstOfMonth(today), today, now],
  });
  return written.length > 0;
}

/** Returns the differences that nobody was mailed about, the oldest first, and marks them as mailed. */
async function takeNewDifferences(tx: Tx, now: Date): Promise<MailedDifference[]> {
  const told = await tx.rows(
    sqlOf
      .updateTable("tax_differences")
      .set({ mailed_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("mailed_at", "is", null)
      .returning(["id"]),
  );
  return tx.query<MailedDifference>({
    text: `select d.kind, d.day, i.invoice_no, d.expected_cents as expected, d.found_cents as found
      from tax_differences d left join invoices i on i.tenant_id = $1 and i.id = d.invoice_id
      where d.tenant_id = $1 and d.id = any($2::bigint[]) order by d.day, d.id`,
    values: [tx.tenantId, told.map(({ id }) => id)],
  });
}

/** Differences named in one mail. */
const MAX_MAILED = 40;

interface MailedDifference {
  readonly kind: DifferenceKind;
  readonly day: string;
  readonly invoice_no: number | null;
  readonly expected: Cents | null;
  readonly found: Cents | null;
}

interface MailedDifferences {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  readonly currency: string;
  readonly rows: readonly MailedDifference[];
  /** Number of all new differences. */
  readonly total: number;
}

/**
 * Writes the mail of a night about new differences, in the reader's language.
 * @proof
 */
export function differenceMail(mail: MailedDifferences): Mail {
  const { to, name, language, store, publicUrl, currency, rows, total } = mail;
  const say = sayIn(language);
  const amount = (figure: Cents | null) => (figure === null ? "" : moneyText({ language }, figure, currency));
  const lines = rows.map(({ kind, day, invoice_no: no, expected, found }) => {
    const what = say(`taxBooks.differences.${kind}`, { expected: amount(expected), found: amount(found) });
    const written = dayText(day, writingOf(language));
    const place = no === null ? written : say("taxBooks.mail.invoice", { day: written, no });
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
    action: { label: say("common.view_differences"), url: `${publicUrl}/dashboard/accounting/closing` },
    footer: say("taxBooks.mail.footer", { store }),
  });
}
