import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportFigures } from "../contract/reports.ts";
import { averagePerGuest } from "../domain/average-per-guest.ts";
import type { ReportDimension } from "../domain/report-kind.ts";
import { countCustomers } from "./count-customers.ts";
import { type ReportDay, readSums, type SumRow } from "./read-sums.ts";

const nothing: SumRow = {
  key: "",
  detail: "",
  count: 0,
  amount: ZERO_CENTS,
  net: ZERO_CENTS,
  tax: ZERO_CENTS,
  service: ZERO_CENTS,
  discount: ZERO_CENTS,
  tip: ZERO_CENTS,
};

/** What a range of business days came to. */
export async function readFigures(tx: Tx, range: DateRange, day: ReportDay): Promise<ReportFigures> {
  const all = async (dimension: ReportDimension) =>
    (await readSums(tx, dimension, range, { day, group: "all" }))[0] ?? nothing;
  const [sale, order, refund, tip, guest, customers] = await Promise.all([
    all("sale"),
    all("order"),
    all("refund"),
    all("tip"),
    all("guest"),
    countCustomers(tx, range, day),
  ]);
  return {
    ordersCount: order.count,
    invoicesCount: sale.count,
    averageOrderValue: average(sale),
    totalCustomers: customers.all,
    newCustomers: customers.newcomers,
    repeatedCustomers: customers.all - customers.newcomers,
    revenueTotal: sale.amount,
    netRevenue: sale.net,
    taxTotal: sale.tax,
    serviceChargeTotal: sale.service,
    discountTotal: sale.discount,
    refundTotal: refund.amount,
    tipTotal: tip.amount,
    guestsCount: guest.count,
    averagePerGuest: averagePerGuest(guest),
  };
}

const average = ({ amount, count }: SumRow): Cents | null =>
  count === 0 ? null : cents(scaleHalfUp(amount, 1, count));
