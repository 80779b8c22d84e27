import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { type BusinessDate, businessDateOf } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { MailedPerson } from "#platform/outside/mail/people-to-mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";
import { daysToMail } from "../../domain/day-to-mail.ts";
import { dayMail } from "./day-mail.ts";
import { makeLeaveToken } from "./leaving/leave-token.ts";
import { readDaySummary } from "./read-day-summary.ts";
import { readChosen, readReaders, readRecipients } from "./read-recipients.ts";

/**
 * Within ten minutes of a restaurant's closing, or when its business day is over, mails what the day came to. Who writes the day sends:
 * the mails are jobs of the same transaction, so that two servers, or a second try, send none twice. A day on which nothing was
 * ordered or sold is no mail, and none to whoever was chosen after it was over.
 */
export const mailDaySummaries = tenantsJob({
  name: "mail-day-summaries",
  schedule: "*/10 * * * *",
  tenants: async ({ db }) => {
    const rows = await db.directory<{ id: number }>("select tenants_with_report_mails() as id", []);
    return rows.map(({ id }) => id);
  },
  done: "summaries of a day were mailed",
  work: mailDays,
});

async function mailDays(tx: Tx, deps: Deps): Promise<number> {
  const settings = await readSettings(tx, deps.clock());
  const readers = await readReaders(tx, settings.language);
  const { closing_hour } = await readChosen(tx, readers);
  const days = daysToMail({
    now: deps.clock().getTime(),
    rule: settings.dayRule,
    closingHour: closing_hour,
    ...(await readCash(tx, settings.today)),
  });
  let mails = 0;
  for (const day of days) {
    if (await isMailed(tx, day)) continue;
    const people = await recipientsOf(tx, day, settings);
    if (people.length > 0) mails += await mailDay(tx, day, { people, settings, deps });
  }
  return mails;
}

/** When the cash was closed last on the business day, and whether a drawer is open. */
async function readCash(tx: Tx, today: BusinessDate) {
  const [row] = await tx.query<{ closed: Date | null; isOpen: boolean }>({
    text: `select max(closed_at) as closed, bool_or(closed_at is null) as "isOpen" from cash_sessions
      where tenant_id = $1 and (closed_at is null or business_date >= $2::date - 7)`,
    values: [tx.tenantId, today],
  });
  return { lastClosing: row?.closed?.getTime() ?? null, isCashOpen: row?.isOpen ?? false };
}

async function isMailed(tx: Tx, day: BusinessDate): Promise<boolean> {
  const rows = await tx.query({
    text: "select from report_mails where tenant_id = $1 and business_date = $2",
    values: [tx.tenantId, day],
  });
  return rows.length > 0;
}

/** Somebody who is mailed, and as whom they were chosen. */
interface MailedRecipient extends MailedPerson {
  readonly recipientId: number;
}

/** Who was chosen before the day was over and may still be told: an administrator may have taken the right to see reports back. */
async function recipientsOf(tx: Tx, day: BusinessDate, settings: Settings): Promise<MailedRecipient[]> {
  const readers = await readReaders(tx, settings.language);
  const chosen = await readRecipients(tx);
  const people = chosen
    .filter(({ added_at }) => businessDateOf(added_at.getTime(), settings.dayRule) <= day)
    .flatMap(({ id: recipientId, user_id, email, language }): MailedRecipient[] =>
      email === null
        ? readers.filter(({ id }) => id === user_id).map((reader) => ({ ...reader, recipientId }))
        : [{ to: email, name: "", language: language ?? settings.language, recipientId }],
    );
  // Somebody whose own address was added, too, is mailed once.
  return [...new Map(people.toReversed().map((person) => [person.to.toLowerCase(), person])).values()];
}

interface DayToMail {
  readonly people: readonly MailedRecipient[];
  readonly settings: Settings;
  readonly deps: Deps;
}

async function mailDay(tx: Tx, day: BusinessDate, { people, settings, deps }: DayToMail): Promise<number> {
  const summary = await readDaySummary(tx, day, { settings, before: addDays(day, -7) });
  const { ordersCount, invoicesCount, refundTotal } = summary.figures;
  if (ordersCount === 0 && invoicesCount === 0 && refundTotal === 0) return 0;
  const [written] = await tx.query({
    text: `insert into report_mails (tenant_id, business_date, mailed_at, mails) values ($1, $2, $3, $4)
      on conflict do nothing returning business_date`,
    values: [tx.tenantId, day, deps.clock(), people.length],
  });
  if (written === undefined) return 0;
  const { publicUrl, cookieSecret } = deps;
  const store = settings.store.store_name;
  for (const { recipientId, ...person } of people) {
    const leaveToken = makeLeaveToken(cookieSecret, { tenantId: tx.tenantId, recipientId });
    await addJob(tx, sendMail, dayMail({ ...person, store, publicUrl, leaveToken, summary }));
  }
  return people.length;
}
