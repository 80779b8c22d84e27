import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { refundBody, sendRefund } from "#app/server/testing/refund.ts";
import type { Person } from "#app/server/testing/sessions.ts";
import { paymentSummary, payPart } from "#money/payments/contract/payments.ts";
import { toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { listCourtesies, readTips } from "../contract/tips.ts";

/** The lines of a file, without the mark of its encoding and the empty text after the last line. */
async function linesOf(desk: Desk, path: string): Promise<string[]> {
  const file = await desk.server.app.inject({
    url: `/api/v1/${path}?period=today&lang=es`,
    cookies: desk.manager.cookies,
  });
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  return file.body
    .replace(/^\uFEFF/, "")
    .split("\r\n")
    .slice(0, -1);
}

/** A day as files write it: `21/11/2026`. */
const shownDay = (day: string) => day.split("-").reverse().join("/");

async function rename(desk: Desk, { userId }: Pick<Person, "userId">, name: string): Promise<void> {
  await desk.rows("update users set name = $3 where tenant_id = $1 and id = $2", userId, name);
}

test("the file of tips has a line for each waiter and way to pay", async () => {
  const desk = await aDesk();
  await desk.open();
  const { cash, card } = desk.small.paymentTypes;
  const orderId = await desk.sendReadyOrder({ deliveryType: "dinein", tableId: desk.small.tables[0] });
  const { balance } = (await desk.admin.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  const tenders = [
    { uuid: randomUUID(), paymentTypeId: cash, amount: 2, tip: 0.5 },
    { uuid: randomUUID(), paymentTypeId: card, amount: 1, tip: 0.25 },
  ];
  const body = {
    uuid: randomUUID(),
    orderIds: [orderId],
    expectedBalance: balance / 100,
    part: { kind: "amount" as const, amount: 3 },
    tenders,
  };
  const { invoice_id } = (await desk.cashier.call(payPart, { body, headers: aKey() })).ok;
  await sendRefund(
    desk.admin,
    await refundBody(desk, invoice_id, { returns_tip: true, payment_type_id: cash }),
  );
  await rename(desk, desk.waiter, "=Lola, la mesera");
  const { from, to } = (await desk.manager.call(readTips, { query: {} })).ok;
  const days = `${shownDay(from)},${shownDay(to)}`;
  const [head, ...lines] = await linesOf(desk, "tips/export");
  expect(head).toBe("Desde,Hasta,Mesero,Forma de pago,Recibido,Devuelto,Propinas");
  expect(lines.toSorted()).toEqual([
    `${days},"'=Lola, la mesera",Efectivo,0.50,0.75,-0.25`,
    `${days},"'=Lola, la mesera",Tarjeta,0.25,0.00,0.25`,
  ]);
});

test("the file of courtesies says what was given, its worth, why, where and by whom", async () => {
  const desk = await aDesk();
  const orderId = await desk.sendReadyOrder({ deliveryType: "dinein", tableId: desk.small.tables[0] });
  const { groups } = (await desk.admin.call(listOrders)).ok;
  const items = groups.flatMap((group) => group.orders.flatMap((order) => order.items));
  const beer = required(
    items.find((item) => item.order_id === orderId && item.item_title === "Cerveza"),
    "the beer of the order",
  );
  await rename(desk, desk.cashier, "La cajera");
  await rename(desk, desk.manager, "El gerente");
  const params = { itemId: toId<"OrderLine">(beer.id) };
  const body = { reason: "+1, por la espera" };
  const approval = await desk.approval(await desk.cashier.call(giveCourtesy, { params, body }));
  const given = await desk.cashier.call(giveCourtesy, {
    params,
    body: { ...body, approval },
    headers: aKey(),
  });
  expect(given.status).toBe(200);
  const { rows } = (await desk.manager.call(listCourtesies, { query: {} })).ok;
  const row = required(rows[0], "the courtesy that was given");
  const [head, ...lines] = await linesOf(desk, "courtesies/export");
  expect(head).toBe(
    "Día de operación,Fecha,Platillo,Combo,Valor a precio de menú,Motivo,Cuenta,La dio,La aprobó",
  );
  expect(lines).toHaveLength(1);
  const day = shownDay(row.business_date);
  const at = String.raw`"\d\d/\d\d/\d{4}, \d{1,2}:\d\d [AP]M"`;
  expect(lines[0]).toMatch(
    new RegExp(
      String.raw`^${day},${at},1 × Cerveza,,3\.00,"'\+1, por la espera",Mesa 1,La cajera,El gerente$`,
    ),
  );
});
