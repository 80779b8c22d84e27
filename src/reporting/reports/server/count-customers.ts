import { addDays, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { dayVisits, visitBefore } from "./day-facts.ts";
import type { ReportDay } from "./read-sums.ts";
import { rawDays } from "./summed-days.ts";

export interface CustomerCounts {
  readonly all: number;
  readonly newcomers: number;
}

/** $4 to $5 the days of the report, $6 until when days are summed, $7 the stale ones of them. */
const SUMMED = "v.business_date <= $6 and v.business_date <> all($7::date[])";

/** Visits `v` of a customer that are summed and within the days of the report. */
const visitsOf = (customer: string) =>
  `report_visits v where v.tenant_id = $1 and v.customer_id = ${customer} and v.business_date between $4 and $5`;

/** Who was there before, by their visits in the days: while those are few. */
const BY_VISITS = `select distinct v.customer_id from report_visits v
    join report_customers c on c.tenant_id = $1 and c.customer_id = v.customer_id
    where v.tenant_id = $1 and v.business_date between $4 and $5 and c.first_day < $4`;

/** By the last visit of each: only who came after the days, too, is looked up in them. */
const BY_LAST_VISIT = `select c.customer_id from report_customers c
    where c.tenant_id = $1 and c.first_day < $4 and c.last_day >= $4
      and (c.last_day <= $5 or exists (select from ${visitsOf("c.customer_id")}))`;

/**
 * Out of the first and last visit of each customer, which are sums. Who came on a day that is read as it is ($2), or is said to
 * have by sums that do not count any more, is looked at visit by visit.
 */
const bySums = (repeated: string) => `with raw as (${dayVisits}), touched as (
    select customer_id from raw where $3::text is not null
    union
    select customer_id from report_visits where tenant_id = $1 and (business_date > $6 or business_date = any($7::date[]))
  ), counted as (
    select c.customer_id, true as is_new from report_customers c where c.tenant_id = $1 and c.first_day between $4 and $5
    union all
    select r.customer_id, false from (${repeated}) r
  ), looked as (
    select least(
        (select min(business_date) from raw where raw.customer_id = t.customer_id),
        (select min(business_date) from report_visits v where v.tenant_id = $1 and v.customer_id = t.customer_id and ${SUMMED})
      ) >= $4 as is_new
    from touched t
    where exists (select from raw where raw.customer_id = t.customer_id and business_date between $4 and $5)
      or exists (select from ${visitsOf("t.customer_id")} and ${SUMMED})
  ), visitor as (
    select is_new from counted where customer_id not in (select customer_id from touched)
    union all
    select is_new from looked
  )
  select count(*)::integer as all, count(*) filter (where is_new)::integer as newcomers from visitor`;

const statements = { short: bySums(BY_VISITS), long: bySums(BY_LAST_VISIT) } as const;

/** Earlier visits as the rows say, customer by customer: while a long past is not summed yet. */
const byRows = `with raw as (${dayVisits}), visitor as (
    select v.customer_id from report_visits v where v.tenant_id = $1 and v.business_date between $4 and $5 and ${SUMMED}
    union
    select customer_id from raw where business_date between $4 and $5 and $3::text is not null
  )
  select count(*)::integer as all, count(*) filter (where earlier.is_known is null)::integer as newcomers
  from visitor left join lateral (
    ${visitBefore("visitor.customer_id", "$4")}
  ) earlier on true`;

/** Days without sums before a report that are read for its customers: more are a past that is not summed yet. */
const FEW_DAYS = 31;

/** Days of which the visits are fewer than the customers of a restaurant. */
const SHORT_DAYS = 62;

/** The known customers of a range of business days, each once: those without an earlier visit are new. */
export async function countCustomers(tx: Tx, range: DateRange, day: ReportDay): Promise<CustomerCounts> {
  const { summed, today, zone } = day;
  const inRange = rawDays(summed, range, today);
  const earlier = rawDays(summed, { from: summed.first ?? range.from, to: addDays(range.from, -1) }, today);
  const hasFew = earlier.length <= FEW_DAYS && summed.until !== null;
  const length = daysBetween(range.from, range.to) < SHORT_DAYS ? "short" : "long";
  const [row] = await tx.query<CustomerCounts>({
    text: hasFew ? statements[length] : byRows,
    values: [
      tx.tenantId,
      hasFew ? [...earlier, ...inRange] : inRange,
      zone,
      range.from,
      range.to,
      summed.until,
      summed.stale,
    ],
  });
  return required(row, "a count");
}
