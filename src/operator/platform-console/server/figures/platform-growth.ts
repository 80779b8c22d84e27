import type { ResponseOf } from "#platform/contract/define.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { addDays, addMonths, firstOfMonth, lastOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { Deps } from "#platform/server/deps.ts";
import { platformSums } from "#reporting/reports/server/public.ts";
import {
  ATTENTION_ROWS,
  GROWTH_MONTHS,
  LEAST_ORDERS,
  type platformGrowth,
  SLOWING_DAYS,
} from "../../contract/figures.ts";

type Growth = ResponseOf<typeof platformGrowth>;

/** Restaurants added in each month from $1 to $2, by the days of the zone $3, and how many there were at its end. */
const MONTHS = `with added as (
    select date_trunc('month', created_at at time zone $3)::date as month, count(*)::integer as restaurants
    from tenants where kind = 'restaurant' group by 1
  )
  select m.month::date as from, coalesce(a.restaurants, 0) as added,
    (select coalesce(sum(e.restaurants), 0) from added e where e.month <= m.month)::integer as restaurants
  from generate_series($1::date, $2::date, interval '1 month') as m(month)
  left join added a on a.month = m.month::date order by 1`;

/** Returns how many restaurants came, how many sell, and whose orders fall; of days that are over, some minutes old. */
export async function readPlatformGrowth({ db }: Pick<Deps, "db">, now: Date): Promise<Growth> {
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  const month = firstOfMonth(today);
  const days = { from: addDays(today, -SLOWING_DAYS), to: addDays(today, -1) };
  const before = { from: addDays(days.from, -SLOWING_DAYS), to: addDays(days.from, -1) };
  const both = { now: days, before };
  const [months, selling, slowing] = await Promise.all([
    db.directory<Omit<Growth["months"][number], "to">>(MONTHS, [
      addMonths(month, 1 - GROWTH_MONTHS),
      month,
      DEFAULT_DAY_RULE.zone,
    ]),
    platformSums.selling(db, both),
    platformSums.slowing(db, both, { least: LEAST_ORDERS, most: ATTENTION_ROWS }),
  ]);
  return {
    months: months.map((row) => ({ ...row, to: lastOfMonth(row.from as typeof month) })),
    ...days,
    before,
    ...selling,
    slowing,
  };
}
