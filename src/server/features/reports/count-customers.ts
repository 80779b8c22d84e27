import type { DateRange } from "../../../domain/periods/period.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";
import { dayVisits } from "./day-facts.ts";
import type { ReportDay } from "./read-sums.ts";
import { rawDays } from "./summed-days.ts";

export interface CustomerCounts {
  readonly all: number;
  readonly newcomers: number;
}

/** Visits of the days that are read as they are, until the last day that is asked for. */
const RAW = `raw as (${dayVisits})`;

/** $4 to $5 the days of the report, $6 until when days are summed, $7 the stale ones of them. */
const SUMMED = "v.business_date <= $6 and v.business_date <> all($7::date[])";

const text = `with ${RAW}, visitor as (
    select v.customer_id from report_visits v
    where v.tenant_id = $1 and v.business_date between $4 and $5 and ${SUMMED}
    union
    select customer_id from raw where business_date between $4 and $5 and $3::text is not null
  ), earlier as (
    select distinct customer_id from raw where business_date < $4
  )
  select count(*)::integer as all, count(*) filter (
    where e.customer_id is null and not exists (
      select from report_visits v
      where v.tenant_id = $1 and v.customer_id = visitor.customer_id and v.business_date < $4 and ${SUMMED}
    )
  )::integer as newcomers
  from visitor left join earlier e on e.customer_id = visitor.customer_id`;

/** The known customers of a range of business days, each once: those without an earlier visit are new. */
export async function countCustomers(tx: Tx, range: DateRange, day: ReportDay): Promise<CustomerCounts> {
  const { summed, today, zone } = day;
  const untilTheLast = { from: summed.first ?? range.from, to: range.to };
  const [row] = await tx.query<CustomerCounts>({
    text,
    values: [
      tx.tenantId,
      rawDays(summed, untilTheLast, today),
      zone,
      range.from,
      range.to,
      summed.until,
      summed.stale,
    ],
  });
  return required(row, "a count");
}
