import { payingTenants } from "#operator/subscription/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  type BusinessDate,
  businessDateOf,
  DEFAULT_DAY_RULE,
} from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { type DateRange, isWithinDays } from "#platform/domain/periods/period.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { begunDays, comparedRanges, MAX_REPORT_DAYS } from "#reporting/reports/domain/compared-ranges.ts";
import { salesOverTime } from "#reporting/reports/domain/sales-over-time.ts";
import { usualStep } from "#reporting/reports/domain/time-buckets.ts";
import { platformSums } from "#reporting/reports/server/public.ts";
import {
  ATTENTION_ROWS,
  ENDING_DAYS,
  type platformAttentionList,
  type platformDashboard,
  type platformReport,
  type platformSalesOverTime,
} from "../../contract/figures.ts";
import { countByStatus } from "../tenants/tenant-queries.ts";

/** Rows of the list of best sellers. */
const MAX_SELLERS = 20;

type FigureDeps = Pick<Deps, "db" | "subscription" | "priceWatch">;

/** Today by the platform's own day; restaurants count by business days of the same date. */
const todayOf = ({ now }: StaffContext) => businessDateOf(now.getTime(), DEFAULT_DAY_RULE);

/** Returns the figures of today. */
export async function readPlatformDashboard(
  ctx: StaffContext,
  deps: FigureDeps,
): Promise<ResponseOf<typeof platformDashboard>> {
  const today = todayOf(ctx);
  const [standing, sums] = await Promise.all([
    countRestaurants(deps, ctx.now),
    platformSums.read(deps.db, { from: today, to: today }),
  ]);
  const { orders, sold, refunded, others } = addedUp(sums, deps.subscription.currency);
  return {
    ...standing,
    priceFault: deps.priceWatch?.fault() ?? null,
    today,
    ordersProcessedToday: orders,
    salesVolumeToday: subtractCents(sold, refunded),
    soldToday: sold,
    refundedToday: refunded,
    otherSalesToday: others,
  };
}

/**
 * Returns the figures of all restaurants in a period. Throws when it ends before it begins or spans more than
 * ten years.
 */
export async function readPlatformReport(
  ctx: StaffContext,
  deps: FigureDeps,
  query: QueryOf<typeof platformReport>,
): Promise<ResponseOf<typeof platformReport>> {
  const today = todayOf(ctx);
  const { range } = periodOf(query, today);
  const [standing, sums, totalCustomers, topSellingItems] = await Promise.all([
    countRestaurants(deps, ctx.now),
    platformSums.read(deps.db, range),
    platformSums.customers(deps.db, range),
    platformSums.topSellers(deps.db, range, MAX_SELLERS),
  ]);
  const { orders, sold, refunded, others } = addedUp(sums, deps.subscription.currency);
  return {
    ...standing,
    from: range.from,
    to: range.to,
    today,
    ordersProcessed: orders,
    salesVolume: subtractCents(sold, refunded),
    sold,
    refunded,
    otherSales: others,
    totalCustomers,
    topSellingItems,
  };
}

type Period = NonNullable<QueryOf<typeof platformReport>["type"]>;

/** Returns the days that are asked for. Throws when they end before they begin or are more than ten years. */
function periodOf(
  { from, to, type = (from ?? to) === undefined ? "today" : "custom" }: QueryOf<typeof platformReport>,
  today: BusinessDate,
): { readonly type: Period; readonly range: DateRange } {
  const range = chosenRange({ period: type, from, to }, today);
  if (!isWithinDays(range, MAX_REPORT_DAYS))
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "more_than_ten_years" }] });
  return { type, range };
}

/** Returns the sales volume of a period over time beside the period before, of days that are over. */
export async function readPlatformOverTime(
  ctx: StaffContext,
  { db, subscription: { currency } }: Pick<Deps, "db" | "subscription">,
  { step: chosen, ...query }: QueryOf<typeof platformSalesOverTime>,
): Promise<ResponseOf<typeof platformSalesOverTime>> {
  const today = todayOf(ctx);
  const { type, range } = periodOf(query, today);
  if (range.from >= today) return { lines: null };
  const present = { today, nowMs: ctx.now.getTime(), rule: DEFAULT_DAY_RULE, isOverOnly: true };
  const { before } = comparedRanges(type, range, present);
  const over = begunDays(range, addDays(today, -1));
  const step = chosen ?? usualStep(over);
  const [now, earlier] = await Promise.all([
    platformSums.byDay(db, over, currency),
    platformSums.byDay(db, before, currency),
  ]);
  const { buckets, total } = salesOverTime(
    { range: over, days: now },
    { range: before, days: earlier },
    step,
  );
  return {
    lines: {
      ...over,
      before: { from: before.from, to: before.to, until: null },
      step,
      currency,
      buckets: [...buckets],
      total,
    },
  };
}

type PlatformSum = Awaited<ReturnType<typeof platformSums.read>>[number];

type Standing = Pick<
  ResponseOf<typeof platformDashboard>,
  "activeTenants" | "mrr" | "arr" | "monthlyPrice" | "currency"
>;

/** Counts the restaurants, and those that pay, at a moment. */
async function countRestaurants(
  { db, subscription }: Pick<Deps, "db" | "subscription">,
  now: Date,
): Promise<Standing> {
  const [{ active }, paying] = await Promise.all([countByStatus(db), payingTenants(db, now)]);
  return {
    activeTenants: active,
    mrr: paying,
    arr: paying,
    monthlyPrice: subscription.monthlyPrice,
    currency: subscription.currency,
  };
}

interface Added {
  readonly orders: number;
  /** In the platform's currency, before refunds; and the refunds. */
  readonly sold: Cents;
  readonly refunded: Cents;
  /** After refunds. */
  readonly others: { readonly currency: string; readonly amount: Cents }[];
}

/** Adds up the orders of all and the amounts in the platform's currency; other currencies stay apart. */
function addedUp(sums: readonly PlatformSum[], platformCurrency: string): Added {
  const own = sums.find(({ currency }) => currency === platformCurrency);
  return {
    orders: sums.reduce((all, { orders }) => all + orders, 0),
    sold: own?.sold ?? ZERO_CENTS,
    refunded: own?.refunded ?? ZERO_CENTS,
    others: sums
      .filter(({ currency }) => currency !== platformCurrency)
      .map(({ currency, sold, refunded }) => ({ currency, amount: subtractCents(sold, refunded) }))
      .filter(({ amount }) => amount !== 0),
  };
}

type AttentionList = ResponseOf<typeof platformAttentionList>;

const IS_LATE = "t.subscription_end < ($1::timestamptz at time zone t.time_zone)::date";
/**
 * Restaurants that shut between $1 and $2, by the index of that moment. A card that is charged by itself ends
 * nothing until it is late.
 */
const ENDING = `tenants t where t.kind = 'restaurant' and t.is_active and t.access_ends_at > $1::timestamptz
  and t.access_ends_at <= $2::timestamptz and (t.subscription_kind = 'trial' or ${IS_LATE})`;

/** Returns what needs attention besides the figures: restaurants that shut next, and new ones. */
export async function readAttentionList(
  { db, subscription }: Pick<Deps, "db" | "subscription">,
  now: Date,
): Promise<AttentionList> {
  // A restaurant that is late shuts within the days of grace.
  const until = new Date(now.getTime() + Math.max(ENDING_DAYS, subscription.graceDays) * DAY_MS);
  const [ending, [count], newest] = await Promise.all([
    db.directory<AttentionList["ending"][number]>(
      `select t.id as tenant_id, t.name, t.subscription_end as ends_on, ${IS_LATE} as is_late from ${ENDING}
       order by t.access_ends_at, t.id limit $3`,
      [now, until, ATTENTION_ROWS],
    ),
    db.directory<{ count: number }>(`select count(*)::integer as count from ${ENDING}`, [now, until]),
    db.directory<AttentionList["newest"][number]>(
      "select id as tenant_id, name, created_at from tenants where kind = 'restaurant' order by id desc limit $1",
      [ATTENTION_ROWS],
    ),
  ]);
  return { ending, ending_total: required(count, "the row of an aggregate").count, newest };
}
