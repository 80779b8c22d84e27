import { readSettings, type Settings } from "#core/settings/server/public.ts";
import { tenantsJob } from "#core/tenants/server/public.ts";
import type { MailedPerson } from "#core/users/server/public.ts";
import { routeAddress } from "#platform/contract/api-base.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { type BusinessDate, businessDateOf } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { knownLanguage, writingOf } from "#platform/domain/text/languages.ts";
import { dayText } from "#platform/domain/writing/moment-text.ts";
import { composeMail } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import type { MailTable } from "#platform/outside/mail/mail-content.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, type Say, sayIn } from "#platform/server/i18n/say.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { ReportFigures, ReportItem } from "../../contract/reports.ts";
import { unsubscribeReportMail } from "../../contract/unsubscribe-report-mail.ts";
import { daysToMail } from "../../domain/day-to-mail.ts";
import { readFigures } from "../read-figures.ts";
import { bestSellers, paymentsByType } from "../read-report.ts";
import { readSummedDays } from "../summed-days.ts";
import { readChosen, readReaders, readRecipients } from "./report-mail.ts";
import { makeUnsubscribeToken } from "./unsubscribe-report-mail.ts";

/**
 * Mails the summary of a day within ten minutes after the restaurant closes, or when its business day is over. The
 * row of the day and the jobs of the mails are written in one transaction, so that two servers or a second try send
 * nothing twice. A day without orders and sales sends no mail, and people who were chosen after the day get none.
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

/** Reads when the cash was last closed on the business day, and whether a drawer is open. */
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

/** A person to mail, with the id of their choice. */
interface MailedRecipient extends MailedPerson {
  readonly recipientId: number;
}

/**
 * Returns those who were chosen before the day was over and may still be mailed: an administrator may have withdrawn
 * the right to see reports.
 */
async function recipientsOf(tx: Tx, day: BusinessDate, settings: Settings): Promise<MailedRecipient[]> {
  const readers = await readReaders(tx, settings.language);
  const chosen = await readRecipients(tx);
  const people = chosen
    .filter(({ added_at }) => businessDateOf(added_at.getTime(), settings.dayRule) <= day)
    .flatMap(({ id: recipientId, user_id, email, language }): MailedRecipient[] =>
      email === null
        ? readers.filter(({ id }) => id === user_id).map((reader) => ({ ...reader, recipientId }))
        : [{ to: email, name: "", language: knownLanguage(language, settings.language), recipientId }],
    );
  // A person whose own address was also added is mailed once.
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
    const leaveToken = makeUnsubscribeToken(cookieSecret, { tenantId: tx.tenantId, recipientId });
    await addJob(tx, sendMail, dayMail({ ...person, store, publicUrl, leaveToken, summary }));
  }
  return people.length;
}

/** Summary of a business day, by the functions of the report, beside the same weekday before. */
interface DaySummary {
  readonly day: BusinessDate;
  readonly before: BusinessDate;
  readonly currency: string;
  readonly figures: ReportFigures;
  readonly figuresBefore: ReportFigures;
  readonly topItems: readonly ReportItem[];
  readonly payments: readonly { readonly title: string; readonly total: Cents }[];
}

/** Most items in a mail. */
const MAX_ITEMS = 5;

/** Reads the summary of a day, beside the day `before`. */
async function readDaySummary(
  tx: Tx,
  day: BusinessDate,
  { settings, before }: { readonly settings: Settings; readonly before: BusinessDate },
): Promise<DaySummary> {
  const { today, currency, dayRule } = settings;
  const reportDay = { today, zone: dayRule.zone, summed: await readSummedDays(tx) };
  const range = { from: day, to: day };
  return {
    day,
    before,
    currency,
    figures: await readFigures(tx, range, reportDay),
    figuresBefore: await readFigures(tx, { from: before, to: before }, reportDay),
    topItems: (await bestSellers(tx, range, reportDay)).slice(0, MAX_ITEMS),
    payments: await paymentsByType(tx, range, reportDay),
  };
}

interface MailedDay {
  readonly to: string;
  /** Empty for an added address, whose name is unknown. */
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  /** Token of the link by which its reader leaves the mail. */
  readonly leaveToken: string;
  readonly summary: DaySummary;
}

/** Below the revenue, which stands at the top. */
const amounts = [
  "soldTotal",
  "refundTotal",
  "netRevenue",
  "taxTotal",
  "tributesTotal",
  "serviceChargeTotal",
  "averageOrderValue",
  "discountTotal",
  "tipTotal",
] as const satisfies readonly (keyof ReportFigures)[];

/** Parts of the sales that many restaurants never have: they stand where there is something of them. */
const rare: ReadonlySet<string> = new Set<keyof ReportFigures>(["tributesTotal", "serviceChargeTotal"]);

const counts = [
  "ordersCount",
  "invoicesCount",
  "guestsCount",
  "newCustomers",
] as const satisfies readonly (keyof ReportFigures)[];

/**
 * Writes the summary of a business day in the language of its reader, with a link to the report of that day.
 * @proof
 */
export function dayMail(mailed: MailedDay): Mail {
  const { to, name, language, store, publicUrl, leaveToken, summary } = mailed;
  const say = sayIn(language);
  const { day, before, figures, figuresBefore, currency } = summary;
  const writing = writingOf(language);
  const values = { name, store, day: dayText(day, writing), before: dayText(before, writing) };
  const amount = (value: Cents) => moneyText({ language }, value, currency);
  return composeMail({
    to,
    language,
    sender: store,
    subject: say("reports.mail.subject", { ...values, amount: amount(figures.revenueTotal) }),
    sum: {
      label: say("reports.figure.revenueTotal"),
      amount: amount(figures.revenueTotal),
      note: say("common.labelled", { label: values.before, value: amount(figuresBefore.revenueTotal) }),
    },
    paragraphs: [
      name === "" ? say("reports.mail.greeting_nobody", values) : say("reports.mail.greeting", values),
    ],
    tables: tablesOf(summary, language, say),
    action: {
      label: say("reports.mail.action"),
      url: `${publicUrl}/dashboard/reports?type=custom&from=${day}&to=${day}`,
    },
    footer: say("reports.mail.footer", values),
    leave: {
      label: say("reports.mail.leave.link"),
      page: `${publicUrl}/report-mail/${leaveToken}`,
      oneClick: publicUrl + routeAddress(unsubscribeReportMail).replace(":token", leaveToken),
    },
  });
}

function tablesOf(summary: DaySummary, language: Language, say: Say): MailTable[] {
  const { figures, figuresBefore, topItems, payments, currency, before } = summary;
  const amount = (value: Cents | null) => (value === null ? "–" : moneyText({ language }, value, currency));
  const row = (
    key: (typeof amounts)[number] | (typeof counts)[number],
    text: (from: ReportFigures) => string,
  ) => [say(`reports.figure.${key}`), text(figures), text(figuresBefore)] as const;
  return [
    {
      title: say("reports.mail.figures"),
      head: [say("reports.mail.of_day"), dayText(before, writingOf(language))],
      rows: [
        ...amounts
          .filter((key) => !rare.has(key) || figures[key] !== 0 || figuresBefore[key] !== 0)
          .map((key) => row(key, (from) => amount(from[key]))),
        ...counts.map((key) => row(key, (from) => String(from[key]))),
      ],
    },
    {
      title: say("reports.payments"),
      head: [say("common.total")],
      rows: payments.map(({ title, total }) => [title, amount(total)] as const),
    },
    {
      title: say("reports.top_items"),
      head: [say("reports.count.item")],
      rows: topItems.map(({ title, orders_count }) => [title, String(orders_count)] as const),
    },
  ].filter(({ rows }) => rows.length > 0);
}
