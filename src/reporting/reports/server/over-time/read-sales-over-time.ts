import type { QueryOf } from "#platform/contract/define.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readSalesOverTime as definition, SalesLines } from "../../contract/sales-over-time.ts";
import { begunDays, type Comparison } from "../../domain/compared-ranges.ts";
import { salesOverTime } from "../../domain/sales-over-time.ts";
import { type TimeStep, usualStep } from "../../domain/time-buckets.ts";
import { type ReportScope, reportScope, shownCompared } from "../report-scope.ts";
import { salesByDay } from "./sales-by-day.ts";

/** Returns the sales of a period over time beside those of the days it is compared with; both are of one moment. */
export function readSalesOverTime(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<SalesLines> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    return linesOf(tx, await reportScope(tx, ctx, query), query);
  });
}

/** Days of the short line: whole weeks, so that each day stands beside the same weekday. */
const SHORT_DAYS = 14;

/** Returns the sales of the last fourteen days, today included, beside the fourteen before. */
export async function readRecentSales(tx: Tx, ctx: StaffContext): Promise<SalesLines> {
  const { today } = (await reportScope(tx, ctx, { type: "today" })).day;
  const recent = { type: "custom", from: addDays(today, 1 - SHORT_DAYS), to: today } as const;
  return linesOf(tx, await reportScope(tx, ctx, recent), { step: "day", than: "before" });
}

interface Look {
  readonly step?: TimeStep | undefined;
  readonly than: Comparison;
}

async function linesOf(tx: Tx, scope: ReportScope, { step: chosen, than }: Look): Promise<SalesLines> {
  const { day, compared, currency } = scope;
  const range: DateRange = begunDays(scope.range, day.today);
  const step = chosen ?? usualStep(range);
  const earlier = than === "before" ? compared.before : compared.weekdays;
  const [now, before] = await Promise.all([salesByDay(tx, range, day), salesByDay(tx, earlier, day)]);
  const { buckets, total } = salesOverTime({ range, days: now }, { range: earlier, days: before }, step);
  return {
    from: range.from,
    to: range.to,
    before: shownCompared(earlier),
    step,
    currency,
    buckets: [...buckets],
    total,
  };
}
