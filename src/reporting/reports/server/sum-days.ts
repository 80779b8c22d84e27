import { tenantsJob } from "#core/tenants/server/public.ts";
import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { reportDimensions } from "../domain/report-kind.ts";
import { dayFacts, measures } from "./day-facts.ts";
import { dayVisits } from "./fact-rows.ts";
import { type CustomerVisit, nextVisits, publishDays, republishRecentDays } from "./platform/publish-days.ts";
import { readSummedDays, type SummedDays } from "./summed-days.ts";

/** Days that are summed in one transaction, while writers of past days wait. */
const MAX_DAYS = 31;

/**
 * The last day that may be summed: before `first_unsummed_day` of the database, as a transaction of just before
 * midnight saw it.
 */
const LAST = "((now() - interval '10 minutes') at time zone 'UTC')::date - 2";

interface Work {
  readonly last: BusinessDate;
  readonly isBehind: boolean;
}

/** Tells whether there is anything to sum; takes no lock, because most rounds find nothing. */
async function findWork(tx: Tx): Promise<Work> {
  const [row] = await tx.query<Work>({
    text: `select ${LAST} as last, not exists (
        select from report_watermarks where tenant_id = $1 and summed_until >= ${LAST}
      ) or exists (
        select from report_stale_days where tenant_id = $1
      ) as "isBehind"`,
    values: [tx.tenantId],
  });
  return required(row, "the work of a round");
}

/**
 * Sums past days of a restaurant that are not summed or were changed since, oldest first and a limited number at a
 * time. Returns how many there were; 0: all are summed. Safe to run at any time and twice: a day's sums are replaced.
 */
export async function sumDays(tx: Tx): Promise<number> {
  const { last, isBehind } = await findWork(tx);
  if (!isBehind) return 0;
  await lockWatermark(tx);
  const summed = await readSummedDays(tx);
  const following = nextDays(summed, last);
  const days = [...summed.stale.slice(0, MAX_DAYS), ...following];
  const visits = await writeSums(tx, days);
  const next = (await nextVisits(tx, visits)).filter((day) => !days.includes(day));
  await publishDays(tx, days, { raw: [], summed: [...days, ...next] });
  await republishRecentDays(tx);
  await moveWatermark(tx, following.at(-1) ?? last);
  await writeMonths(tx, days);
  return days.length;
}

async function lockWatermark(tx: Tx): Promise<void> {
  await tx.query({
    text: "insert into report_watermarks (tenant_id) values ($1) on conflict do nothing",
    values: [tx.tenantId],
  });
  await tx.query({
    text: "select from report_watermarks where tenant_id = $1 for update",
    values: [tx.tenantId],
  });
}

/** Returns the days after the summed ones; none where nothing happened yet. */
function nextDays({ until, first }: SummedDays, last: BusinessDate): BusinessDate[] {
  if (first === null) return [];
  const days: BusinessDate[] = [];
  for (
    let day = until === null ? first : addDays(until, 1);
    day <= last && days.length < MAX_DAYS;
    day = addDays(day, 1)
  )
    days.push(businessDate(day));
  return days;
}

/**
 * Replaces the sums of the days and removes their stale marks; nobody can set one meanwhile. Returns the visits of
 * the days, new and old.
 */
async function writeSums(tx: Tx, days: readonly BusinessDate[]): Promise<CustomerVisit[]> {
  if (days.length === 0) return [];
  for (const table of ["report_day_sums", "report_stale_days"] as const)
    await tx.query({
      text: `delete from ${table} where tenant_id = $1 and business_date = any($2::date[])`,
      values: [tx.tenantId, days],
    });
  for (const dimension of reportDimensions)
    await tx.query({
      text: `insert into report_day_sums (tenant_id, dimension, business_date, key, detail, ${measures.join(", ")})
        select $1, '${dimension}', f.*
        from store_settings s cross join lateral (${dayFacts[dimension].replaceAll("$3::text", "s.time_zone")}) f
        where s.tenant_id = $1`,
      values: [tx.tenantId, days],
    });
  return writeVisits(tx, days);
}

/**
 * Replaces the visits of the days, and the first and last visits of the customers who came or no longer count as
 * having come.
 */
async function writeVisits(tx: Tx, days: readonly BusinessDate[]): Promise<CustomerVisit[]> {
  const before = await tx.query<CustomerVisit>({
    text: `delete from report_visits where tenant_id = $1 and business_date = any($2::date[])
      returning customer_id as customer, business_date as day`,
    values: [tx.tenantId, days],
  });
  const came = await tx.query<CustomerVisit>({
    text: `insert into report_visits (tenant_id, business_date, customer_id) select $1, v.* from (${dayVisits}) v
      returning customer_id as customer, business_date as day`,
    values: [tx.tenantId, days],
  });
  const visits = [...before, ...came];
  const customers = [...new Set(visits.map(({ customer }) => customer))];
  await tx.query({
    text: "delete from report_customers where tenant_id = $1 and customer_id = any($2::bigint[])",
    values: [tx.tenantId, customers],
  });
  await tx.query({
    text: `insert into report_customers (tenant_id, customer_id, first_day, last_day)
      select $1, c.id, v.first_day, v.last_day from unnest($2::bigint[]) as c(id)
      cross join lateral (
        select min(business_date) as first_day, max(business_date) as last_day from report_visits
        where tenant_id = $1 and customer_id = c.id
      ) v
      where v.first_day is not null`,
    values: [tx.tenantId, customers],
  });
  return visits;
}

/**
 * Replaces the sums of the months of these days that are over. A month with a stale day is read by day until that one
 * is summed.
 */
async function writeMonths(tx: Tx, days: readonly BusinessDate[]): Promise<void> {
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
  if (months.length === 0) return;
  await tx.query({
    text: "delete from report_month_sums where tenant_id = $1 and month = any($2::date[])",
    values: [tx.tenantId, months],
  });
  await tx.query({
    text: `insert into report_month_sums (tenant_id, month, dimension, key, detail, ${measures.join(", ")})
      select $1, m.month, d.dimension, d.key, d.detail, ${measures.map((name) => `sum(d.${name})`).join(", ")}
      from report_watermarks w
      cross join unnest($2::date[]) as m(month)
      join report_day_sums d on d.tenant_id = $1 and d.business_date >= m.month and d.business_date < m.month + interval '1 month'
      where w.tenant_id = $1 and w.summed_until >= (m.month + interval '1 month')::date - 1
      group by m.month, d.dimension, d.key, d.detail`,
    values: [tx.tenantId, months],
  });
}

/** Moves the mark of summed days forward. */
async function moveWatermark(tx: Tx, until: BusinessDate): Promise<void> {
  await tx.query({
    text: "update report_watermarks set summed_until = greatest(summed_until, $2::date) where tenant_id = $1",
    values: [tx.tenantId, until],
  });
}

/**
 * Deletes all sums of a restaurant, so that the next rounds make them again; meanwhile days are read from raw rows.
 */
export async function forgetSums(tx: Tx): Promise<void> {
  await lockWatermark(tx);
  await tx.query({
    text: "update report_watermarks set summed_until = null where tenant_id = $1",
    values: [tx.tenantId],
  });
  for (const table of [
    "report_day_sums",
    "report_month_sums",
    "report_visits",
    "report_customers",
    "report_stale_days",
  ] as const)
    await tx.query({ text: `delete from ${table} where tenant_id = $1`, values: [tx.tenantId] });
}

/** Each hour: sums the days that have ended since, and past days that were changed. */
export const sumReportDays = tenantsJob({
  name: "sum-report-days",
  schedule: "27 * * * *",
  untilDone: true,
  done: "days of reports were summed",
  work: sumDays,
});
