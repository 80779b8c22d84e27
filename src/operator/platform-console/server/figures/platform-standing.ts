import { payingTenants } from "#operator/subscription/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { platformSums } from "#reporting/reports/server/public.ts";
import type { platformDashboard } from "../../contract/figures.ts";
import { countByStatus } from "../tenants/tenant-queries.ts";

type PlatformSum = Awaited<ReturnType<typeof platformSums.read>>[number];

type Standing = Pick<
  ResponseOf<typeof platformDashboard>,
  "activeTenants" | "mrr" | "arr" | "monthlyPrice" | "currency"
>;

/** How many restaurants there are and pay at a moment. */
export async function platformStanding(
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
  /** In the platform's currency. */
  readonly sales: Cents;
  readonly others: { readonly currency: string; readonly amount: Cents }[];
}

/** Orders of all, amounts of the platform's currency, and those of others by themselves. */
export function addedUp(sums: readonly PlatformSum[], platformCurrency: string): Added {
  return {
    orders: sums.reduce((all, { orders }) => all + orders, 0),
    sales: sums.find(({ currency }) => currency === platformCurrency)?.sales ?? ZERO_CENTS,
    others: sums
      .filter(({ currency, sales }) => currency !== platformCurrency && sales !== 0)
      .map(({ currency, sales }) => ({ currency, amount: sales })),
  };
}
