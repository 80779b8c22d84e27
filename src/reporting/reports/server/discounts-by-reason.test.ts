import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { addDiscountCode } from "#money/discounts/contract/discount-codes.ts";
import { paymentSummary, payOrders } from "#money/payments/contract/payments.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { giveBillDiscount, giveLineDiscount } from "#service/orders/contract/discounts.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { readReportBy } from "../contract/reports.ts";

test("discounts are told by code and by reason, and by who gave them", async () => {
  const desk = await aDesk();
  await desk.open();
  const chief = await aPerson(desk.server, desk.small.tenantId, {
    scope: ["OPERATIONS_MANAGER", "ORDERS"],
  });
  await desk.admin.call(addDiscountCode, {
    body: { code: "UNO", description: "Uno", discount_type: "fixed", discount_value: 1 },
    headers: aKey(),
  });
  await desk.server.db.inTenant(desk.small.tenantId, (tx) =>
    tx.query({
      text: "update users set name = 'Jefa' where tenant_id = $1 and id = $2",
      values: [tx.tenantId, chief.userId],
    }),
  );
  const orderId = await desk.sendReadyOrder();
  const [card] = (await desk.admin.call(listOrders)).ok.groups;
  const beer = card?.orders[0]?.items.find(({ item_title }) => item_title === "Cerveza");
  const reason = { discount_type: "fixed" as const, reason: "Se tardó" };
  await chief.call(giveLineDiscount, {
    params: { itemId: beer?.id ?? 0 },
    body: { ...reason, discount_value: 0.5 },
    headers: aKey(),
  });
  await desk.admin.call(giveBillDiscount, {
    body: {
      ...reason,
      reason: "Amigo de la casa",
      discount_value: 2,
      accountIds: card?.accounts.map(({ id }) => id) ?? [],
    },
    headers: aKey(),
  });
  const order = { orderIds: [orderId], discountCode: "UNO" };
  const { summary } = (await desk.cashier.call(paymentSummary, { body: order })).ok;
  const body = await desk.payBody([orderId], {
    discountCode: "UNO",
    subTotal: decimalFromCents(summary.subtotal),
    taxTotal: decimalFromCents(summary.tax_total),
    total: decimalFromCents(summary.total),
  });
  expect((await desk.cashier.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  const query = { type: "today" } as const;
  const { rows } = (await desk.admin.call(readReportBy, { query: { by: "discount", ...query } })).ok;
  expect(rows.map(({ title, count, amount }) => ({ title, count, amount }))).toEqual([
    { title: "Amigo de la casa", count: 1, amount: 200 },
    { title: "UNO", count: 1, amount: 100 },
    { title: "Se tardó", count: 1, amount: 50 },
  ]);
  expect(rows.map(({ detail }) => detail)).toEqual(["Persona de prueba", "Persona de prueba", "Jefa"]);
  const file = await desk.server.app.inject({
    url: "/api/v1/reports/by/export?by=discount&type=today",
    cookies: desk.admin.cookies,
  });
  expect(file.statusCode).toBe(200);
  const lines = file.body.split("\r\n");
  for (const text of ["Amigo de la casa", "UNO", "Se tardó"])
    expect(lines.filter((line) => line.includes(text))).toHaveLength(1);
});
