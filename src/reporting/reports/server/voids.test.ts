import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import type { InvoiceId, OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { updateLineStatus } from "#service/orders/contract/orders.ts";
import { readReport, readReportBy } from "../contract/reports.ts";
import { sumDays } from "./sum-days.ts";

const DAY = "2025-05-05";
const query = { type: "custom", from: DAY, to: DAY } as const;

afterEach(async () => {
  (await testServer()).clock.now = undefined;
});

async function paid({ admin, payBody, rows }: Floor, orderId: OrderId): Promise<InvoiceId> {
  const reply = await admin.call(payOrders, { body: await payBody([orderId]), headers: aKey() });
  expect(reply.status).toBe(200);
  const [invoice] = await rows<{ id: InvoiceId }>("select max(id) as id from invoices where tenant_id = $1");
  if (!invoice) throw new Error("Who pays has an invoice");
  return invoice.id;
}

/** Refunds pieces of a dish before they are handed over. */
async function giveBack({ admin, small }: Floor, invoiceId: InvoiceId, title: string, quantity: number) {
  const invoice = (await admin.call(readRefundable, { params: { invoiceId } })).ok;
  const body = {
    uuid: randomUUID(),
    invoice_id: invoiceId,
    lines: invoice.lines.filter((line) => line.title.startsWith(title)).map(({ id }) => ({ id, quantity })),
    refunded_before: invoice.refunded / 100,
    payment_type_id: small.paymentTypes.card,
    reason: "Se acabó",
    returns_stock: false,
    returns_tip: false,
  };
  expect((await admin.call(refundSale, { body, headers: aKey() })).status).toBe(200);
}

async function losses({ admin }: Floor) {
  const rowsOf = async (by: "void" | "refund" | "item") =>
    (await admin.call(readReportBy, { query: { by, ...query } })).ok.rows;
  const [voids, refunds, items] = [await rowsOf("void"), await rowsOf("refund"), await rowsOf("item")];
  const { refundTotal } = (await admin.call(readReport, { query })).ok;
  return {
    voids: voids.map(({ count, amount }) => [count, amount]),
    refunds: refunds.map(({ count, title }) => [count, title]),
    isRefundTotal: refunds.reduce((sum, { amount }) => sum + amount, 0) === refundTotal && refundTotal > 0,
    pieces: items.reduce((sum, { count }) => sum + count, 0),
  };
}

test("a paid dish given back before it is handed over is a refund and no void", async () => {
  const floor = await aFloor();
  floor.server.clock.now = new Date(`${DAY}T12:00:00-06:00`);
  const invoiceId = await paid(floor, await floor.sendOrder({ deliveryType: "takeaway" }));
  await giveBack(floor, invoiceId, "Quesadilla", 1);
  await giveBack(floor, invoiceId, "Pupusa", 1);
  const cancelled = await floor.rows<{ title: string }>(
    "select title from order_lines where tenant_id = $1 and status = 'cancelled'",
  );
  expect(cancelled).toEqual([{ title: "Quesadilla" }]);
  // A dish of another order is taken back before it is paid.
  const orderId = await floor.sendOrder({ deliveryType: "takeaway" });
  const [beer] = await floor.rows<{ id: OrderLineId }>(
    "select id from order_lines where tenant_id = $1 and order_id = $2 and title = 'Cerveza'",
    orderId,
  );
  if (!beer) throw new Error("The order has a beer");
  await floor.admin.call(updateLineStatus, { params: { itemId: beer.id }, body: { status: "cancelled" } });
  await paid(floor, orderId);
  for (const work of [
    () => Promise.resolve(0),
    () => floor.server.db.inTenant(floor.small.tenantId, sumDays),
  ]) {
    await work();
    expect(await losses(floor)).toEqual({
      voids: [[1, 300]],
      refunds: [[2, "Se acabó"]],
      isRefundTotal: true,
      pieces: 7,
    });
  }
});

test("what is given back of a day that is summed makes no void of it", async () => {
  const floor = await aFloor();
  floor.server.clock.now = new Date(`${DAY}T12:00:00-06:00`);
  const invoiceId = await paid(floor, await floor.sendOrder({ deliveryType: "takeaway" }));
  await floor.server.db.inTenant(floor.small.tenantId, sumDays);
  await giveBack(floor, invoiceId, "Quesadilla", 1);
  for (let round = 0; round < 2; round += 1) {
    expect((await losses(floor)).voids).toEqual([]);
    await floor.server.db.inTenant(floor.small.tenantId, sumDays);
  }
});
