import { readSettings } from "#core/settings/server/public.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import { peopleToMail } from "#platform/outside/mail/people-to-mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";
import { compareDays, nightRange, noteComparison } from "./compare-days.ts";
import { differenceMail, type MailedDifference, MOST_MAILED } from "./difference-mail.ts";

/**
 * Once a business day, as soon as it began by the restaurant's own clock, compares what was charged, paid and documented, keeps what
 * differs and mails the admins what is new. Who writes the night compares: two servers, or a second try, do it once.
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
  const news = await takeNews(tx, now);
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
        rows: news.slice(0, MOST_MAILED),
        total: news.length,
      }),
    );
  return found;
}

/** Writes the night down; false when it was: most hours find it so, without a lock. Of two at once the second writes nothing. */
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

/** What nobody was told of yet, the oldest first, told from now on. */
async function takeNews(tx: Tx, now: Date): Promise<MailedDifference[]> {
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
