import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { isWithinDays } from "#platform/domain/periods/period.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { MOST_REPORT_DAYS } from "#reporting/reports/domain/compared-ranges.ts";
import { platformSums } from "#reporting/reports/server/public.ts";
import type { platformDashboard, platformReport } from "../../contract/figures.ts";
import { addedUp, platformStanding } from "./platform-standing.ts";

/** Items of the list of best sellers. */
const MOST_SELLERS = 20;

type FigureDeps = Pick<Deps, "db" | "subscription" | "priceWatch">;

/** The platform's own today: restaurants count by business days of theirs that are called the same. */
const todayOf = ({ now }: StaffContext) => businessDateOf(now.getTime(), DEFAULT_DAY_RULE);

/** How the platform does today. */
export async function readPlatformDashboard(
  ctx: StaffContext,
  deps: FigureDeps,
): Promise<ResponseOf<typeof platformDashboard>> {
  const today = todayOf(ctx);
  const [standing, sums] = await Promise.all([
    platformStanding(deps, ctx.now),
    platformSums.read(deps.db, { from: today, to: today }),
  ]);
  const { orders, sales, others } = addedUp(sums, deps.subscription.currency);
  return {
    ...standing,
    priceFault: deps.priceWatch?.fault() ?? null,
    today,
    ordersProcessedToday: orders,
    salesVolumeToday: sales,
    otherSalesToday: others,
  };
}

/** What all restaurants came to in a period. Refuses one that ends before it begins or spans more than ten years. */
export async function readPlatformReport(
  ctx: StaffContext,
  deps: FigureDeps,
  { from, to, type = (from ?? to) === undefined ? "today" : "custom" }: QueryOf<typeof platformReport>,
): Promise<ResponseOf<typeof platformReport>> {
  const today = todayOf(ctx);
  const range = chosenRange({ period: type, from, to }, today);
  if (!isWithinDays(range, MOST_REPORT_DAYS))
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "more_than_ten_years" }] });
  const [standing, sums, totalCustomers, topSellingItems] = await Promise.all([
    platformStanding(deps, ctx.now),
    platformSums.read(deps.db, range),
    platformSums.customers(deps.db, range),
    platformSums.topSellers(deps.db, range, MOST_SELLERS),
  ]);
  const { orders, sales, others } = addedUp(sums, deps.subscription.currency);
  return {
    ...standing,
    from: range.from,
    to: range.to,
    today,
    ordersProcessed: orders,
    salesVolume: sales,
    otherSales: others,
    totalCustomers,
    topSellingItems,
  };
}
