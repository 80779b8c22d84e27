/** @module-tag further */
import { afterEach, expect, inject, test } from "vitest";
import type { Floor } from "#app/server/testing/floor.ts";
import { aRandomWeek } from "#app/server/testing/random-week.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { readReport, readReportBy } from "../contract/reports.ts";
import type { ReportKind } from "../domain/report-kind.ts";
import { sumDays } from "./sum-days.ts";

// Figures of random weeks against the raw rows, added up here once more without any statement of the reports.

const { seed, times } = inject("chance");
const WEEKS = times > 1 ? 4 * times : 2;

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

interface Row {
  readonly [column: string]: unknown;
}
const no = (row: Row | undefined, column: string) => Number(row?.[column] ?? 0);
const text = (row: Row | undefined, column: string) => String(row?.[column] ?? "");

const TABLES = [
  "invoices",
  "invoice_lines",
  "invoice_reversals",
  "payments",
  "refunds",
  "refund_lines",
  "courtesies",
];
const CORRECTIONS = ["line_corrections", "order_corrections"];

/** Reads all rows of a restaurant that its figures are made of. */
async function rawRows(floor: Floor) {
  const read = (table: string) => floor.rows<Row>(`select * from ${table} where tenant_id = $1 order by 2`);
  const tables = new Map<string, Row[]>();
  for (const table of [...TABLES, ...CORRECTIONS, "orders", "order_lines", "accounts"])
    tables.set(table, await read(table));
  const of = (table: string) => tables.get(table) ?? [];
  const byId = (table: string) => new Map(of(table).map((row) => [no(row, "id"), row]));
  const reversed = new Set(of("invoice_reversals").map((row) => no(row, "invoice_id")));
  const kept = of("invoices").filter((row) => !reversed.has(no(row, "id")));
  return {
    of,
    kept,
    invoice: byId("invoices"),
    line: byId("invoice_lines"),
    dish: byId("order_lines"),
    account: byId("accounts"),
  };
}
type Raw = Awaited<ReturnType<typeof rawRows>>;

const dayOf = (row: Row | undefined) => text(row, "business_date");
const hourOf = (row: Row | undefined) => String((new Date(row?.created_at as Date).getUTCHours() + 18) % 24);

interface Sum {
  count: number;
  sold: number;
  refunded: number;
  refunded_count: number;
}

/** Adds to a sum by its key. */
function adder() {
  const sums = new Map<string, Sum>();
  const add = (key: string, more: Partial<Sum>) => {
    const sum = sums.get(key) ?? { count: 0, sold: 0, refunded: 0, refunded_count: 0 };
    for (const name of ["count", "sold", "refunded", "refunded_count"] as const) sum[name] += more[name] ?? 0;
    sums.set(key, sum);
  };
  return { sums, add };
}

type IsIn = (row: Row | undefined) => boolean;

/** Sales by something of an invoice: refunds on their own days. */
function salesBy(raw: Raw, isIn: IsIn, keyOf: (invoice: Row | undefined, act: Row) => string) {
  const { sums, add } = adder();
  for (const invoice of raw.kept)
    if (isIn(invoice)) add(keyOf(invoice, invoice), { count: 1, sold: no(invoice, "total_cents") });
  for (const refund of raw.of("refunds"))
    if (isIn(refund))
      add(keyOf(raw.invoice.get(no(refund, "invoice_id")), refund), {
        refunded: no(refund, "amount_cents"),
        refunded_count: 1,
      });
  return sums;
}

const paymentsOf = (raw: Raw, invoiceId: number) =>
  raw.of("payments").filter((row) => no(row, "invoice_id") === invoiceId);

function paidBy(raw: Raw, isIn: IsIn, column: "payment_type_id" | "waiter_id") {
  const { sums, add } = adder();
  for (const invoice of raw.kept.filter(isIn)) {
    const payments = paymentsOf(raw, no(invoice, "id"));
    for (const payment of payments) add(text(payment, column), { sold: no(payment, "amount_cents") });
    const keys = payments.map((payment) => text(payment, column));
    for (const key of column === "waiter_id" ? new Set(keys) : keys) add(key, { count: 1 });
  }
  for (const refund of raw.of("refunds").filter(isIn)) {
    const [first] = paymentsOf(raw, no(refund, "invoice_id")).toSorted((a, b) => no(a, "id") - no(b, "id"));
    add(text(column === "waiter_id" ? first : refund, column), {
      refunded: no(refund, "amount_cents"),
      refunded_count: 1,
    });
  }
  return sums;
}

/** Whole dishes that a refund gives back of an ordered line: what is complete with it less what was complete before. */
function dishesOf(raw: Raw, refund: Row, dish: Row): number {
  const completeUntil = (isBefore: (id: number) => boolean): bigint => {
    let [top, bottom] = [0n, 1n];
    for (const given of raw.of("refund_lines")) {
      const line = raw.line.get(no(given, "invoice_line_id"));
      if (no(line, "order_line_id") !== no(dish, "id") || !isBefore(no(given, "refund_id"))) continue;
      const share = BigInt(no(line, "portion_numerator")) * BigInt(no(given, "quantity"));
      const whole = BigInt(no(line, "portion_denominator")) * BigInt(no(line, "quantity"));
      [top, bottom] = [top * whole + share * bottom, bottom * whole];
    }
    return (BigInt(no(dish, "quantity")) * top) / bottom;
  };
  const id = no(refund, "id");
  return Number(completeUntil((other) => other <= id) - completeUntil((other) => other < id));
}

function byItem(raw: Raw, isIn: IsIn) {
  const { sums, add } = adder();
  const orders = raw.of("orders").filter(isIn);
  for (const dish of raw.of("order_lines"))
    if (orders.some((order) => no(order, "id") === no(dish, "order_id")))
      add(text(dish, "menu_item_id"), { count: no(dish, "quantity") });
  for (const act of raw.of("line_corrections").filter(isIn)) {
    const change = Number(act.becomes === "sold") - Number(act.was === "sold");
    const dish = raw.dish.get(no(act, "order_line_id"));
    add(text(dish, "menu_item_id"), { count: change * no(act, "quantity") });
  }
  for (const line of raw.of("invoice_lines")) {
    const invoice = raw.kept.find((known) => no(known, "id") === no(line, "invoice_id"));
    const dish = raw.dish.get(no(line, "order_line_id"));
    const sold = no(line, "net_cents") + no(line, "service_charge_cents") + no(line, "tax_cents");
    if (invoice && isIn(invoice)) add(text(dish, "menu_item_id"), { sold });
  }
  for (const refund of raw.of("refunds").filter(isIn))
    for (const given of raw.of("refund_lines").filter((row) => no(row, "refund_id") === no(refund, "id"))) {
      const dish = raw.dish.get(no(raw.line.get(no(given, "invoice_line_id")), "order_line_id"));
      const isFree = dish === undefined || dish.courtesy_id !== null;
      add(text(dish, "menu_item_id"), {
        refunded: no(given, "amount_cents"),
        refunded_count: isFree ? 0 : dishesOf(raw, refund, dish),
      });
    }
  return sums;
}

/** Pieces that became void or free, less those that no longer are. */
function lossesBy(raw: Raw, isIn: IsIn, state: "voided" | "free", keyOf: (act: Row) => string) {
  const { sums, add } = adder();
  for (const act of raw.of("line_corrections").filter(isIn)) {
    const pieces = (Number(act.becomes === state) - Number(act.was === state)) * no(act, "quantity");
    const isWorth = state === "free" || (act.was !== "free" && act.becomes !== "free");
    if (pieces !== 0)
      add(keyOf(act), { count: pieces, sold: isWorth ? pieces * no(act, "unit_price_cents") : 0 });
  }
  return sums;
}

/** Whatever happened to a dish before it was paid ends in what it is now. */
function checkStates(raw: Raw): void {
  const wasPaid = new Set(
    raw
      .of("invoice_lines")
      .filter((line) => raw.kept.some((invoice) => no(invoice, "id") === no(line, "invoice_id")))
      .map((line) => no(line, "order_line_id")),
  );
  for (const dish of raw.of("order_lines")) {
    const acts = raw.of("line_corrections").filter((act) => no(act, "order_line_id") === no(dish, "id"));
    const isVoided = text(dish, "status") === "cancelled" && !wasPaid.has(no(dish, "id"));
    const unpaid = isVoided ? "voided" : "sold";
    expect(acts.at(-1)?.becomes ?? "sold").toBe(!isVoided && dish.courtesy_id !== null ? "free" : unpaid);
    for (const [place, act] of acts.entries()) expect(act.was).toBe(acts[place - 1]?.becomes ?? "sold");
  }
  for (const order of raw.of("orders")) {
    const acts = raw.of("order_corrections").filter((act) => no(act, "order_id") === no(order, "id"));
    const counted = acts.reduce((count, act) => count + no(act, "change"), 1);
    expect(counted).toBe(order.cancelled_at === null ? 1 : 0);
  }
}

/** Returns what the reports of a range should say by each thing. */
function expectedBy(raw: Raw, isIn: IsIn): Partial<Record<ReportKind, Map<string, Sum>>> {
  return {
    table: salesBy(raw, isIn, (invoice) => text(invoice, "table_title")),
    source: salesBy(raw, isIn, (invoice) => text(raw.account.get(no(invoice, "account_id")), "source")),
    dining_option: salesBy(raw, isIn, (invoice) => text(invoice, "dining_option")),
    hour: salesBy(raw, isIn, (_, act) => hourOf(act)),
    payment: paidBy(raw, isIn, "payment_type_id"),
    waiter: paidBy(raw, isIn, "waiter_id"),
    item: byItem(raw, isIn),
    void: lossesBy(raw, isIn, "voided", (act) => text(act, "void_reason")),
    courtesy: lossesBy(raw, isIn, "free", (act) => {
      const given = raw.of("courtesies").find((row) => no(row, "id") === no(act, "courtesy_id"));
      return text(given, "reason");
    }),
  };
}

const isPieces = (by: ReportKind) => by === "item";

/** Rows as text, in no order; those without anything are left out. */
const written = (sums: Iterable<readonly [string, Sum & { readonly amount?: number }]>, by: ReportKind) =>
  [...sums]
    .filter(([, sum]) => sum.count !== 0 || sum.sold !== 0 || sum.refunded !== 0 || sum.refunded_count !== 0)
    .map(([key, { count, sold, refunded, refunded_count, amount = sold - refunded }]) =>
      JSON.stringify([by, key, count, amount, sold, refunded, refunded_count]),
    )
    .toSorted();

/** Taxes and service charge of the refunds of a range, each line's share of them counted in steps. */
function refundedService(raw: Raw, isIn: IsIn): number {
  let service = 0;
  for (const refund of raw.of("refunds").filter(isIn))
    for (const given of raw.of("refund_lines").filter((row) => no(row, "refund_id") === no(refund, "id"))) {
      const line = raw.line.get(no(given, "invoice_line_id"));
      const before = raw
        .of("refund_lines")
        .filter(
          (row) => no(row, "invoice_line_id") === no(line, "id") && no(row, "refund_id") < no(refund, "id"),
        )
        .reduce((sum, row) => sum + no(row, "quantity"), 0);
      const until = (pieces: number) =>
        Math.floor((no(line, "service_charge_cents") * pieces) / no(line, "quantity"));
      service += until(before + no(given, "quantity")) - until(before);
    }
  return service;
}

async function checkRange(floor: Floor, from: string, to: string): Promise<void> {
  const raw = await rawRows(floor);
  checkStates(raw);
  const isIn: IsIn = (row) => dayOf(row) >= from && dayOf(row) <= to;
  const query = { type: "custom", from, to } as const;
  for (const [by, expected] of Object.entries(expectedBy(raw, isIn)) as [ReportKind, Map<string, Sum>][]) {
    const { rows } = (await floor.admin.call(readReportBy, { query: { by, ...query } })).ok;
    const { sums, add } = adder();
    for (const row of rows) {
      expect(row.amount).toBe(row.sold - row.refunded);
      const count = isPieces(by) ? row.count + row.refunded_count : row.count;
      // Hours of two weekdays are one here.
      add(row.key, { ...row, count });
    }
    expect([from, to, written(sums, by)]).toEqual([from, to, written(expected, by)]);
  }
  const [invoices, refunds] = [raw.kept.filter(isIn), raw.of("refunds").filter(isIn)];
  const all = (rows: readonly Row[], column: string) => rows.reduce((sum, row) => sum + no(row, column), 0);
  const service = refundedService(raw, isIn);
  const report = (await floor.admin.call(readReport, { query })).ok;
  const [sold, refunded] = [all(invoices, "total_cents"), all(refunds, "amount_cents")];
  expect(report).toMatchObject({
    soldTotal: sold,
    refundTotal: refunded,
    revenueTotal: sold - refunded,
    netRevenue:
      all(invoices, "sub_total_cents") -
      all(invoices, "discount_cents") -
      (all(refunds, "sub_total_cents") - service),
    taxTotal: all(invoices, "tax_total_cents") - all(refunds, "tax_total_cents"),
    serviceChargeTotal: all(invoices, "service_charge_total_cents") - service,
    invoicesCount: invoices.length,
    refundsCount: refunds.length,
    ordersCount:
      raw.of("orders").filter(isIn).length + all(raw.of("order_corrections").filter(isIn), "change"),
  });
  expect(report.netRevenue + report.taxTotal + report.serviceChargeTotal).toBe(report.revenueTotal);
  const methods = report.totalPaymentsByPaymentTypes.reduce((sum, { total }) => sum + total, 0);
  expect(methods).toBe(report.revenueTotal);
}

/** Remembers what was ordered, voided and given on days that are over, and compares it with what was known before. */
function daysThatAreOver() {
  const known = new Map<string, string>();
  return async (floor: Floor): Promise<void> => {
    while ((await floor.server.db.inTenant(floor.small.tenantId, sumDays)) > 0);
    const rows = await floor.rows<{ day: string; told: string }>(
      `select business_date as day, jsonb_agg(jsonb_build_array(dimension, key, detail, count,
          case when dimension <> 'item' then amount_cents end) order by dimension, key, detail)::text as told
        from report_day_sums
        where tenant_id = $1 and business_date < ($2::timestamptz at time zone 'America/El_Salvador')::date and count <> 0 and dimension in ('order', 'item', 'void', 'courtesy')
        group by 1`,
      floor.server.clock.now,
    );
    for (const { day, told } of rows) {
      expect([day, told]).toEqual([day, known.get(day) ?? told]);
      known.set(day, told);
    }
  };
}

test.each(Array.from({ length: WEEKS }, (_, index) => seed + index))(
  "random week %i: every figure is what its raw rows come to",
  async (week) => {
    const watch = daysThatAreOver();
    const { world, days } = await aRandomWeek(4000 + week, watch);
    const { floor } = world;
    await watch(floor);
    const [first = "", last = ""] = [days[0], days.at(-1)];
    const ranges = [[first, last], ...days.map((day) => [day, day])] as [string, string][];
    for (const [from, to] of ranges) await checkRange(floor, from, to);
    while ((await floor.server.db.inTenant(floor.small.tenantId, sumDays)) > 0);
    for (const [from, to] of ranges) await checkRange(floor, from, to);
  },
);
