import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportDimension } from "../domain/report-kind.ts";
import { dayFacts, measures } from "./day-facts.ts";
import { rawDays, type SummedDays, summedParts } from "./summed-days.ts";

/** Business day, zone and summed days of a restaurant at one moment. */
export interface ReportDay {
  readonly today: BusinessDate;
  /** IANA zone of the restaurant. */
  readonly zone: string;
  readonly summed: SummedDays;
}

export interface SumRow {
  readonly key: string;
  readonly detail: string;
  readonly count: number;
  readonly amount: Cents;
  readonly net: Cents;
  readonly tax: Cents;
  readonly service: Cents;
  readonly discount: Cents;
  readonly tip: Cents;
  /** Refunds, or pieces that were given back, on the days of the refunds. */
  readonly refundedCount: number;
  /** Given back, of the same things; without tips. */
  readonly refunded: Cents;
  readonly refundedNet: Cents;
  readonly refundedTax: Cents;
  readonly refundedService: Cents;
}

/** Ways to group the rows of days: by key and detail, all in one, by weekday (1: Monday) and key, or by day alone. */
const groups = {
  keys: "f.key, f.detail",
  all: "'' as key, '' as detail",
  weekdays: "f.key, extract(isodow from f.business_date)::text as detail",
  days: "f.business_date::text as key, '' as detail",
} as const;
export type SumGroup = keyof typeof groups;

/** Groups that a month can be read as one for: it does not know its days. */
const MONTHLY: readonly SumGroup[] = ["keys", "all"];

/** Days to read; the last of them may count up to a moment (ms) only, as those that a running day is compared with. */
export interface ReadRange extends DateRange {
  readonly until?: number | null;
}

/**
 * Hides what was written on the day $8 after the moment $9, whatever statement follows: rows of the tables that figures
 * are made of stand in their names. What a dish took from stock, and when it was ready, stays as it is known now.
 */
export const UP_TO_MOMENT = [
  "invoices",
  "payments",
  "refunds",
  "orders",
  "line_corrections",
  "order_corrections",
]
  .map(
    (table) => `${table} as not materialized (
      select * from ${table} where tenant_id = $1 and not (business_date = $8::date and created_at > $9::timestamptz)
    )`,
  )
  .join(", ");

/** Returns the days of a range that are read from raw rows, with a last one that counts up to a moment. */
export function daysToRead(range: ReadRange, { summed }: Pick<ReportDay, "summed">) {
  const isCut = range.until !== undefined && range.until !== null;
  const stale = isCut ? [...summed.stale, range.to] : summed.stale;
  return { summed: { ...summed, stale }, moment: isCut ? [range.to, new Date(range.until)] : null };
}

const columns = `business_date, key, detail, ${measures.join(", ")}`;

const sums = columnsOf<Omit<SumRow, "key" | "detail">>({
  count: "sum(f.count)::bigint",
  amount: "sum(f.amount_cents)::bigint",
  net: "sum(f.net_cents)::bigint",
  tax: "sum(f.tax_cents)::bigint",
  service: "sum(f.service_cents)::bigint",
  discount: "sum(f.discount_cents)::bigint",
  tip: "sum(f.tip_cents)::bigint",
  refundedCount: "sum(f.refunded_count)::bigint",
  refunded: "sum(f.refunded_cents)::bigint",
  refundedNet: "sum(f.refunded_net_cents)::bigint",
  refundedTax: "sum(f.refunded_tax_cents)::bigint",
  refundedService: "sum(f.refunded_service_cents)::bigint",
});

/**
 * $1 the tenant, $2 the days read from raw rows, $3 the zone, $4 and $5 the first and last days of what is read by
 * day, $6 the months, $7 the stale days.
 */
function statementOf(dimension: ReportDimension, group: SumGroup, isCut: boolean): string {
  return `${isCut ? `with ${UP_TO_MOMENT} ` : ""}select ${groups[group]}, ${sums}
    from (
      select ${columns} from unnest($4::date[], $5::date[]) as span(first_day, last_day)
      cross join lateral (
        select * from report_day_sums
        where tenant_id = $1 and dimension = '${dimension}' and business_date between span.first_day and span.last_day
          and business_date <> all($7::date[])
        offset 0
      ) days
      union all
      select ${columns.replace("business_date", "month")} from report_month_sums
      where tenant_id = $1 and dimension = '${dimension}' and month = any($6::date[])
      union all
      select ${columns} from (${dayFacts[dimension]}) raw where $3::text is not null
    ) f
    group by 1, 2`;
}

const statements = new Map<string, string>();

/**
 * Returns the sums of a range of business days in one dimension; summed days come from their sums, the others, and a
 * day that counts up to a moment only, from raw rows.
 */
export function readSums(
  tx: Tx,
  dimension: ReportDimension,
  range: ReadRange,
  { day, group = "keys" }: { readonly day: ReportDay; readonly group?: SumGroup },
): Promise<SumRow[]> {
  const { today, zone } = day;
  const { summed, moment } = daysToRead(range, day);
  const name = `${dimension} ${group}${moment === null ? "" : " cut"}`;
  const text = statements.get(name) ?? statementOf(dimension, group, moment !== null);
  statements.set(name, text);
  const { months, spans } = summedParts(summed, range, { hasMonths: MONTHLY.includes(group) });
  return tx.query<SumRow>({
    text,
    values: [
      tx.tenantId,
      rawDays(summed, range, today),
      zone,
      spans.map(({ from }) => from),
      spans.map(({ to }) => to),
      months,
      summed.stale,
      ...(moment ?? []),
    ],
  });
}
