import { readSettings } from "#core/settings/server/public.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { DayRule } from "#platform/domain/periods/business-day.ts";
import { compareByHour, sameMomentBefore, sameWeekdayBefore } from "#platform/domain/periods/day-by-hour.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Dashboard, DaySales } from "../contract/dashboard.ts";
import { maySeeCard } from "../domain/home-cards.ts";
import {
  type ComparedDays,
  customersOf,
  type HourOfSales,
  ordersByHour,
  refundedOn,
  salesByHour,
  topSellingItems,
} from "./day-queries.ts";
import { upcomingReservations } from "./upcoming-reservations.ts";

/** The business day so far, all of one moment. */
export function readDashboard(ctx: StaffContext): Promise<Dashboard> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency, today, dayRule } = await readSettings(tx, ctx.now);
    const days = { today, before: sameWeekdayBefore(today), zone: dayRule.zone };
    const moment = { nowMs: ctx.now.getTime(), rule: dayRule };
    const [items, orders, customers, sales, reservations] = await Promise.all([
      topSellingItems(tx, today),
      ordersByHour(tx, days),
      customersOf(tx, today),
      maySeeCard(ctx, "sales") ? readSales(tx, days, moment) : null,
      mayEnter(ctx, "reservations") ? upcomingReservations(tx, ctx.now) : null,
    ]);
    const counts = (day: string) =>
      orders.filter((row) => row.day === day).map((row) => ({ hour: row.hour, value: row.orders }));
    return {
      reservations,
      topSellingItems: items,
      ordersCount: counts(today).reduce((sum, { value }) => sum + value, 0),
      newCustomerCount: customers.newcomers,
      repeatedCustomerCount: customers.returned,
      currency,
      orders_by_hour: compareByHour(counts(today), counts(days.before), moment),
      sales,
      business_date: today,
      compared_with: days.before,
    };
  });
}

/** A moment (ms) and how the restaurant counts its days. */
interface Moment {
  readonly nowMs: number;
  readonly rule: DayRule;
}

async function readSales(tx: Tx, days: ComparedDays, moment: Moment): Promise<DaySales> {
  const until = new Date(sameMomentBefore(moment.nowMs, days.today, moment.rule));
  const [hours, refunded] = await Promise.all([salesByHour(tx, days, until), refundedOn(tx, days.today)]);
  const today = hours.filter(({ day }) => day === days.today);
  const before = hours.filter(({ day }) => day === days.before);
  const sold = soldIn(today);
  const invoices = today.reduce((sum, row) => sum + row.invoices, 0);
  return {
    sold,
    refunded,
    invoices,
    average: invoices === 0 ? null : cents(scaleHalfUp(sold, 1, invoices)),
    sold_before: sumCents(before.map((row) => row.sold_so_far)),
    sold_before_in_all: soldIn(before),
    by_hour: compareByHour(valuesOf(today), valuesOf(before), moment).map((hour) => ({
      hour: hour.hour,
      today: hour.today === null ? null : cents(hour.today),
      before: cents(hour.before),
    })),
  };
}

function soldIn(hours: readonly HourOfSales[]): Cents {
  return sumCents(hours.map((row) => row.sold));
}

function valuesOf(hours: readonly HourOfSales[]) {
  return hours.map(({ hour, sold }) => ({ hour, value: sold }));
}
