import { routeAddress } from "#platform/contract/route-address.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { composeMail, type MailTable } from "#platform/outside/mail/compose-mail.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { dayCell } from "#platform/server/csv/csv-cells.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { type Language, type Say, sayIn } from "#platform/server/i18n/say.ts";
import { leaveReportMail } from "../../contract/leave-report-mail.ts";
import type { ReportFigures } from "../../contract/reports.ts";
import type { DaySummary } from "./read-day-summary.ts";

export interface MailedDay {
  readonly to: string;
  /** Empty: of an address nobody's name is known. */
  readonly name: string;
  readonly language: Language;
  readonly store: string;
  readonly publicUrl: string;
  /** By which its reader leaves it. */
  readonly leaveToken: string;
  readonly summary: DaySummary;
}

const amounts = [
  "revenueTotal",
  "netRevenue",
  "averageOrderValue",
  "discountTotal",
  "refundTotal",
  "tipTotal",
] as const satisfies readonly (keyof ReportFigures)[];

const counts = [
  "ordersCount",
  "guestsCount",
  "newCustomers",
] as const satisfies readonly (keyof ReportFigures)[];

/** The summary of a business day in the language of its reader, with a way to the report of the same day. */
export function dayMail(mailed: MailedDay): Mail {
  const { to, name, language, store, publicUrl, leaveToken, summary } = mailed;
  const say = sayIn(language);
  const { day, before, figures, currency } = summary;
  const values = { name, store, day: dayCell(day), before: dayCell(before) };
  return composeMail({
    to,
    language,
    subject: say("reports.mail.subject", {
      ...values,
      amount: moneyText({ language }, figures.revenueTotal, currency),
    }),
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
      oneClick: publicUrl + routeAddress(leaveReportMail).replace(":token", leaveToken),
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
      head: [say("reports.mail.of_day"), dayCell(before) as string],
      rows: [
        ...amounts.map((key) => row(key, (from) => amount(from[key]))),
        ...counts.map((key) => row(key, (from) => String(from[key]))),
      ],
    },
    {
      title: say("reports.payments"),
      head: [say("reports.total")],
      rows: payments.map(({ title, total }) => [title, amount(total)] as const),
    },
    {
      title: say("reports.top_items"),
      head: [say("reports.count.item")],
      rows: topItems.map(({ title, orders_count }) => [title, String(orders_count)] as const),
    },
  ].filter(({ rows }) => rows.length > 0);
}
