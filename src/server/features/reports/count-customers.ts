import { addDays } from "../../../domain/periods/calendar-date.ts";
import type { DateRange } from "../../../domain/periods/period.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";
import { dayVisits, visitBefore } from "./day-facts.ts";
import type { ReportDay } from "./read-sums.ts";
import { rawDays } from "./summed-days.ts";

export interface CustomerCounts {
  readonly all: number;
  readonly newcomers: number;
}

/** $4 to $5 the days of the report, $6 until when days are summed, $7 the stale ones of them. */
const SUMMED = "v.business_date <= $6 and v.business_date <> all($7::date[])";

/** Visits of the days $2, which are read as they are, and who was there in the days of the report. */
const VISITORS = `raw as (${dayVisits}), visitor as (
    select v.customer_id from report_visits v
    where v.tenant_id = $1 and v.business_date between $4 and $5 and ${SUMMED}
    union
    select customer_id from raw where business_date between $4 and $5 and $3::text is not null
  )`;

const counted = (isNew: string) =>
  `select count(*)::integer as all, count(*) filter (where ${isNew})::integer as newcomers from visitor`;

/** Earlier visits out of their sums, and out of the few days that have none. */
const bySums = `with ${VISITORS}, earlier as (
    select distinct customer_id from raw where business_date < $4
  )
  ${counted(`e.customer_id is null and not exists (
    select from report_visits v
    where v.tenant_id = $1 and v.customer_id = visitor.customer_id and v.business_date < $4 and ${SUMMED}
  )`)} left join earlier e on e.customer_id = visitor.customer_id`;

/** Earlier visits as the rows say, customer by customer: while a long past is not summed yet. */
const byRows = `with ${VISITORS}
  ${counted("earlier.is_known is null")} left join lateral (
    ${visitBefore("visitor.customer_id", "$4")}
  ) earlier on true`;

/** Days without sums before a report that are read for its customers: more are a past that is not summed yet. */
const FEW_DAYS = 31;

/** The known customers of a range of business days, each once: those without an earlier visit are new. */
export async function countCustomers(tx: Tx, range: DateRange, day: ReportDay): Promise<CustomerCounts> {
  const { summed, today, zone } = day;
  const inRange = rawDays(summed, range, today);
  const earlier = rawDays(summed, { from: summed.first ?? range.from, to: addDays(range.from, -1) }, today);
  const hasFew = earlier.length <= FEW_DAYS;
  const days = hasFew ? [...earlier, ...inRange] : inRange;
  const [row] = await tx.query<CustomerCounts>({
    text: hasFew ? bySums : byRows,
    values: [tx.tenantId, days, zone, range.from, range.to, summed.until, summed.stale],
  });
  return required(row, "a count");
}
