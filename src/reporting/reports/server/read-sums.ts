import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportDimension } from "../domain/report-kind.ts";
import { dayFacts } from "./day-facts.ts";
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
}

/** Ways to group the rows of days: by key and detail, all in one, or by weekday (1: Monday) and key. */
const groups = {
  keys: "f.key, f.detail",
  all: "'' as key, '' as detail",
  weekdays: "f.key, extract(isodow from f.business_date)::text as detail",
} as const;
export type SumGroup = keyof typeof groups;

const columns =
  "business_date, key, detail, count, amount_cents, net_cents, tax_cents, service_cents, discount_cents, tip_cents";

/**
 * $1 the tenant, $2 the days read from raw rows, $3 the zone, $4 and $5 the first and last days of what is read by
 * day, $6 the months, $7 the stale days.
 */
function statementOf(dimension: ReportDimension, group: SumGroup): string {
  return `select ${groups[group]}, sum(f.count)::bigint as count, sum(f.amount_cents)::bigint as amount,
      sum(f.net_cents)::bigint as net, sum(f.tax_cents)::bigint as tax, sum(f.service_cents)::bigint as service,
      sum(f.discount_cents)::bigint as discount, sum(f.tip_cents)::bigint as tip
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
 * Returns the sums of a range of business days in one dimension; summed days come from their sums, the others from
 * raw rows.
 */
export function readSums(
  tx: Tx,
  dimension: ReportDimension,
  range: DateRange,
  { day, group = "keys" }: { readonly day: ReportDay; readonly group?: SumGroup },
): Promise<SumRow[]> {
  const name = `${dimension} ${group}`;
  const text = statements.get(name) ?? statementOf(dimension, group);
  statements.set(name, text);
  const { summed, today, zone } = day;
  const { months, spans } = summedParts(summed, range, { hasMonths: group !== "weekdays" });
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
    ],
  });
}
