import { readSettings } from "#core/settings/server/public.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { ReportFigures } from "../contract/reports.ts";
import { afterRefunds, tributesOf } from "../domain/after-refunds.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import type { ReportDimension } from "../domain/report-kind.ts";
import { dayVisits, visitBefore } from "./fact-rows.ts";
import {
  daysToRead,
  type ReadRange,
  type ReportDay,
  readSums,
  type SumRow,
  UP_TO_MOMENT,
} from "./read-sums.ts";
import { rawDays, readSummedDays } from "./summed-days.ts";

const nothing: SumRow = {
  key: "",
  detail: "",
  count: 0,
  amount: ZERO_CENTS,
  net: ZERO_CENTS,
  tax: ZERO_CENTS,
  service: ZERO_CENTS,
  discount: ZERO_CENTS,
  tip: ZERO_CENTS,
  refundedCount: 0,
  refunded: ZERO_CENTS,
  refundedNet: ZERO_CENTS,
  refundedTax: ZERO_CENTS,
  refundedService: ZERO_CENTS,
};

/** Returns the figures of a range of business days. */
export async function readFigures(tx: Tx, range: ReadRange, day: ReportDay): Promise<ReportFigures> {
  const all = async (dimension: ReportDimension) =>
    (await readSums(tx, dimension, range, { day, group: "all" }))[0] ?? nothing;
  const [sale, order, tip, guest, customers] = await Promise.all([
    all("sale"),
    all("order"),
    all("tip"),
    all("guest"),
    countCustomers(tx, range, day),
  ]);
  const revenue = afterRefunds(sale);
  const tributes = tributesOf(sale);
  return {
    ordersCount: order.count,
    invoicesCount: sale.count,
    averageOrderValue: averageOfSales(revenue.amount, order.count),
    totalCustomers: customers.all,
    newCustomers: customers.newcomers,
    repeatedCustomers: customers.all - customers.newcomers,
    revenueTotal: revenue.amount,
    netRevenue: revenue.net,
    taxTotal: revenue.tax,
    tributesTotal: revenue.tributes,
    serviceChargeTotal: revenue.service,
    soldTotal: sale.amount,
    netSold: sale.net,
    taxSold: sale.tax,
    tributesSold: tributes.sold,
    serviceChargeSold: sale.service,
    discountTotal: sale.discount,
    refundsCount: sale.refundedCount,
    refundTotal: sale.refunded,
    netRefunded: sale.refundedNet,
    taxRefunded: sale.refundedTax,
    tributesRefunded: tributes.refunded,
    serviceChargeRefunded: sale.refundedService,
    tipTotal: tip.amount,
    guestsCount: guest.count,
    averagePerGuest: averageOfSales(afterRefunds(guest).amount, guest.count),
  };
}

interface CustomerCounts {
  readonly all: number;
  readonly newcomers: number;
}

/** $4 to $5: the days of the report; $6: the last summed day; $7: the stale days. */
const SUMMED = "v.business_date <= $6 and v.business_date <> all($7::date[])";

/** Visits `v` of a customer that are summed and within the days of the report. */
const visitsOf = (customer: string) =>
  `report_visits v where v.tenant_id = $1 and v.customer_id = ${customer} and v.business_date between $4 and $5`;

/** Returning customers by their visits in the days; fast for few visits. */
const BY_VISITS = `select distinct v.customer_id from report_visits v
    join report_customers c on c.tenant_id = $1 and c.customer_id = v.customer_id
    where v.tenant_id = $1 and v.business_date between $4 and $5 and c.first_day < $4`;

/** Returning customers by their last visit; only those who also came after the days are looked up in them. */
const BY_LAST_VISIT = `select c.customer_id from report_customers c
    where c.tenant_id = $1 and c.first_day < $4 and c.last_day >= $4
      and (c.last_day <= $5 or exists (select from ${visitsOf("c.customer_id")}))`;

/**
 * Counts by the first and last visit of each customer, which are sums. Customers of days without sums ($2), or of
 * outdated sums, are looked up visit by visit.
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

/** Looks up earlier visits in the raw rows, customer by customer: while a long past is not summed yet. */
const byRows = `with raw as (${dayVisits}), visitor as (
    select v.customer_id from report_visits v where v.tenant_id = $1 and v.business_date between $4 and $5 and ${SUMMED}
    union
    select customer_id from raw where business_date between $4 and $5 and $3::text is not null
  )
  select count(*)::integer as all, count(*) filter (where earlier.is_known is null)::integer as newcomers
  from visitor left join lateral (
    ${visitBefore("visitor.customer_id", "$4")}
  ) earlier on true`;

/**
 * Most days without sums before a report that are still read for its customers; more mean a past that is not summed
 * yet.
 */
const FEW_DAYS = 31;

/** Most days whose visits are fewer than a restaurant's customers. */
const SHORT_DAYS = 62;

/**
 * Counts the known customers of a range of business days, each once; those without an earlier visit are new.
 */
export async function countCustomers(tx: Tx, range: ReadRange, day: ReportDay): Promise<CustomerCounts> {
  const { today, zone } = day;
  const { summed, moment } = daysToRead(range, day);
  const inRange = rawDays(summed, range, today);
  const earlier = rawDays(summed, { from: summed.first ?? range.from, to: addDays(range.from, -1) }, today);
  const hasFew = earlier.length <= FEW_DAYS && summed.until !== null;
  const length = daysBetween(range.from, range.to) < SHORT_DAYS ? "short" : "long";
  const statement = hasFew ? statements[length] : byRows;
  const [row] = await tx.query<CustomerCounts>({
    text: moment === null ? statement : statement.replace("with raw", `with ${UP_TO_MOMENT}, raw`),
    values: [
      tx.tenantId,
      hasFew ? [...earlier, ...inRange] : inRange,
      zone,
      range.from,
      range.to,
      summed.until,
      summed.stale,
      ...(moment ?? []),
    ],
  });
  return required(row, "a count");
}

/** Returns the figures of each of these business days, by the definitions of the reports. */
export async function readDayFigures(
  tx: Tx,
  now: Date,
  days: readonly BusinessDate[],
): Promise<{ currency: string; figures: (ReportFigures & { readonly day: BusinessDate })[] }> {
  const { today, currency, dayRule } = await readSettings(tx, now);
  const scope = { today, zone: dayRule.zone, summed: await readSummedDays(tx) };
  const figures: (ReportFigures & { readonly day: BusinessDate })[] = [];
  for (const day of days) figures.push({ day, ...(await readFigures(tx, { from: day, to: day }, scope)) });
  return { currency, figures };
}
