import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import { isWithinDays } from "#platform/domain/periods/period.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { readDayFigures } from "#reporting/reports/server/public.ts";
import { MOST_PUBLIC_DAYS, type readPublicDays } from "../contract/reports.ts";

/** What each business day came to, all of one moment. Refuses a range that ends before it begins or is too long. */
export function days(
  ctx: ApiKeyContext,
  query: QueryOf<typeof readPublicDays>,
): Promise<ResponseOf<typeof readPublicDays>> {
  const [from, to] = [businessDate(query.from), businessDate(query.to)];
  if (to < from)
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "ends_before_start" }] });
  if (!isWithinDays({ from, to }, MOST_PUBLIC_DAYS))
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "too_many_days" }] });
  const asked = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency, figures } = await readDayFigures(tx, ctx.now, asked);
    return {
      currency,
      data: figures.map(({ day, ...sums }) => ({
        business_date: day,
        orders: sums.ordersCount,
        invoices: sums.invoicesCount,
        guests: sums.guestsCount,
        revenue: sums.revenueTotal,
        net_revenue: sums.netRevenue,
        tax: sums.taxTotal,
        service_charge: sums.serviceChargeTotal,
        discount: sums.discountTotal,
        refunded: sums.refundTotal,
        tip: sums.tipTotal,
      })),
    };
  });
}
