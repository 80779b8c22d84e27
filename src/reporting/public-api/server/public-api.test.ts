import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, eight, type Floor } from "#app/server/testing/floor.ts";
import { anApiProgram } from "#app/server/testing/integrations/api-program.ts";
import { type CallInput, callRoute, type Reply } from "#app/server/testing/test-server.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { readReport } from "#reporting/reports/contract/reports.ts";
import { listItemLimits } from "#service/item-limits/contract/item-limits.ts";
import { listPublicCustomers } from "../contract/customers.ts";
import { listPublicInvoices, readPublicInvoice } from "../contract/invoices.ts";
import { readPublicMenu, setAvailability } from "../contract/menu.ts";
import { listPublicOrders, readPublicOrder } from "../contract/orders.ts";
import { listPublicPayments } from "../contract/payments.ts";
import { readPublicDays } from "../contract/reports.ts";
import { listPublicStock } from "../contract/stock.ts";
import { readPublicStore } from "../contract/store.ts";

/** Makes a restaurant with a program that may do everything. */
async function aProgram() {
  const floor = await aFloor();
  const { headers } = await anApiProgram(floor.server, floor.small.tenantId, floor.admin.userId);
  const ask = <D extends RouteDefinition>(definition: D, input: CallInput<D> = {}): Promise<Reply<D>> =>
    callRoute(floor.server.app, definition, { ...input, headers: { ...headers, ...input.headers } });
  return { floor, ask };
}

async function pay({ admin, payBody, sendReadyOrder }: Floor) {
  const orderId = await sendReadyOrder();
  await admin.call(payOrders, { body: await payBody([orderId]) });
  return orderId;
}

test("a paid order is read with its lines, its invoice with lines and payment", async () => {
  const { floor, ask } = await aProgram();
  const orderId = await pay(floor);
  const order = await ask(readPublicOrder, { params: { orderId } });
  expect(order.ok).toMatchObject({ id: orderId, status: "paid", lines: { length: 4 } });
  const wire = JSON.parse(order.raw);
  expect(wire.lines[0]).toMatchObject({ title: "Pupusa de queso", quantity: 2, unit_price: 1.5 });
  const { data } = (await ask(listPublicInvoices)).ok;
  expect(data).toMatchObject([{ order_ids: [orderId], is_taken_back: false, refunded: 0 }]);
  const [invoice] = data;
  expect(invoice?.lines.length).toBe(4);
  const one = await ask(readPublicInvoice, { params: { invoiceId: invoice?.id ?? 0 } });
  expect(one.ok).toEqual(invoice);
  expect((await ask(listPublicPayments)).ok.data).toMatchObject([
    { invoice_id: invoice?.id, amount: invoice?.total },
  ]);
});

test("pages follow each other without a gap or a double", async () => {
  const { floor, ask } = await aProgram();
  const sent = [];
  for (const _ of [1, 2, 3, 4, 5]) sent.push(await floor.sendOrder());
  const seen: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: Record<string, string> = { limit: "2", ...(cursor === "" ? {} : { cursor }) };
    const page: Awaited<ReturnType<typeof ask<typeof listPublicOrders>>> = await ask(listPublicOrders, {
      query,
    });
    seen.push(...page.ok.data.map(({ id }) => id));
    cursor = page.ok.next_cursor;
  }
  expect(seen).toEqual(sent);
  const { business_date: today } = (await ask(readPublicStore)).ok;
  expect((await ask(listPublicOrders, { query: { from: today, to: today } })).ok.data.length).toBe(5);
  expect((await ask(listPublicOrders, { query: { to: "2026-01-01" } })).ok.data).toEqual([]);
  const reversed = await ask(listPublicOrders, { query: { from: today, to: "2026-01-01" } });
  expect(reversed.error.fields).toMatchObject([{ field: "to", code: "ends_before_start" }]);
  expect((await ask(listPublicOrders, { query: { cursor: "x" } })).error.code).toBe("invalid_input");
});

test("a program says what is sold out: tills hear it and the log tells its key", async () => {
  const { floor, ask } = await aProgram();
  const itemId = floor.small.items.carne.id;
  const key = { "idempotency-key": randomUUID() };
  const input = { params: { itemId }, body: { remaining: 0 }, headers: key } as const;
  const replies = await Promise.all(eight.map(() => ask(setAvailability, input)));
  expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1);
  expect(replies[0]?.ok).toEqual({ item_id: itemId, remaining: 0 });
  expect((await floor.admin.call(listItemLimits)).ok.itemLimits).toMatchObject([
    { item_id: itemId, remaining: 0 },
  ]);
  const audited = await floor.rows<{ after: unknown }>(
    "select after from audit_entries where tenant_id = $1 and action = 'menu_item.limited_by_program'",
  );
  expect(audited).toEqual([{ after: { title: "Carne asada", remaining: 0, api_key: "Programa" } }]);
  const heard = floor.server.events.filter(({ tenantId }) => tenantId === floor.small.tenantId);
  expect(heard.map(({ event }) => event)).toEqual([{ type: "menu_changed", itemId }]);
  const other = await ask(setAvailability, { ...input, body: { remaining: 3 } });
  expect([other.status, other.error.code]).toEqual([422, "idempotency_key_reused"]);
  const menu = await ask(readPublicMenu);
  expect(menu.ok.items.find(({ id }) => id === itemId)?.remaining).toBe(0);
  const again = await ask(readPublicMenu, { headers: { "if-none-match": String(menu.headers.etag) } });
  expect(again.status).toBe(304);
});

test("customers are told by their last change", async () => {
  const { floor, ask } = await aProgram();
  const { data } = (await ask(listPublicCustomers)).ok;
  expect(data.length).toBeGreaterThan(0);
  const newest = data.at(-1)?.updated_at.getTime() ?? 0;
  const since = { updated_since: new Date(newest + 1).toISOString() };
  expect((await ask(listPublicCustomers, { query: since })).ok.data).toEqual([]);
  await floor.rows(
    "update customers set updated_at = $2 where tenant_id = $1 and id = $3",
    new Date(newest + 5_000),
    floor.small.customerId,
  );
  const changed = (await ask(listPublicCustomers, { query: since })).ok.data;
  expect(changed.map(({ id }) => id)).toEqual([floor.small.customerId]);
});

test("the figures of a day are those of the report", async () => {
  const { floor, ask } = await aProgram();
  await pay(floor);
  const { business_date: today } = (await ask(readPublicStore)).ok;
  const { data } = (await ask(readPublicDays, { query: { from: today, to: today } })).ok;
  const report = (await floor.admin.call(readReport, { query: { type: "today" } })).ok;
  expect(data).toMatchObject([
    {
      business_date: today,
      orders: report.ordersCount,
      invoices: report.invoicesCount,
      guests: report.guestsCount,
      revenue: report.revenueTotal,
      net_revenue: report.netRevenue,
      tax: report.taxTotal,
      service_charge: report.serviceChargeTotal,
      discount: report.discountTotal,
      sold: report.soldTotal,
      refunds: report.refundsCount,
      refunded: report.refundTotal,
      net_refunded: report.netRefunded,
      tax_refunded: report.taxRefunded,
      service_charge_refunded: report.serviceChargeRefunded,
      tip: report.tipTotal,
    },
  ]);
  expect(data[0]?.revenue).toBeGreaterThan(0);
  const long = await ask(readPublicDays, { query: { from: "2026-01-01", to: "2026-03-01" } });
  expect(long.error.fields).toMatchObject([{ field: "to", code: "too_many_days" }]);
  const stock = (await ask(listPublicStock)).ok.data;
  expect(stock.length).toBeGreaterThan(1);
  expect(
    (await ask(listPublicStock, { query: { state: "out" } })).ok.data.every(({ state }) => state === "out"),
  ).toBe(true);
});
