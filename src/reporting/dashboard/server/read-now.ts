import type { StaffContext } from "#platform/server/http/context.ts";
import { readLateDishes } from "#service/kitchen/server/public.ts";
import type { DashboardNow } from "../contract/dashboard.ts";
import { type GuardedCard, maySeeCard } from "../domain/home-cards.ts";
import { lowStock } from "./low-stock.ts";

/** What needs somebody at this moment; only what the person may see elsewhere is read at all. */
export function readNow(ctx: StaffContext): Promise<DashboardNow> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const seen = <Figure>(card: GuardedCard, read: () => Promise<Figure>) =>
      maySeeCard(ctx, card) ? read() : null;
    const [late_dishes, low_stock] = await Promise.all([
      seen("lateDishes", () => readLateDishes(tx, ctx.now)),
      seen("lowStock", () => lowStock(tx)),
    ]);
    return { late_dishes, low_stock, now: ctx.now };
  });
}
