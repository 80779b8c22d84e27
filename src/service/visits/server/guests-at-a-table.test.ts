import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { renewTableCode } from "#service/floor/contract/store-tables.ts";
import { billRequest, moveToTable } from "#service/orders/contract/accounts.ts";
import { readTableBill, requestTableBill } from "#service/orders/contract/guest-orders.ts";
import { completeOrders, listOrders, serveOrders } from "#service/orders/contract/orders.ts";
import { cancelQrOrder } from "#service/qr-orders/contract/qr-orders.ts";
import { answerPhone, callWaiter, readVisit } from "../contract/guest-visits.ts";
import {
  answerCall,
  closeVisit,
  listVisits,
  openVisit,
  renewPin,
  settlePhone,
} from "../contract/staff-visits.ts";
import { PIN_QUOTA, WRONG_PINS_ALARM } from "../domain/visit.ts";

test("a visit opens with the first order that staff take", async () => {
  const { aPhone, take, visit, pay, sendOrder, small } = await aGuestTable();
  const ana = aPhone();
  expect((await ana.state()).ok).toMatchObject({ is_open: false, standing: "none" });
  const placed = (await ana.order()).ok;
  expect(placed.is_waiting).toBe(true);
  expect((await ana.bill()).error.code).toBe("visit_not_joined");
  const orderId = await take(placed.id);
  expect((await ana.state()).ok).toMatchObject({ is_open: true, standing: "admitted", me: { name: "Ana" } });
  const bill = (await ana.bill()).ok;
  expect(bill.orders).toMatchObject([{ id: orderId, by: "Ana", is_mine: true, status: "pending" }]);
  expect(bill.shares).toEqual([{ by: "Ana", is_mine: true, amount: bill.summary.total }]);
  expect((await visit())?.phones).toMatchObject([{ name: "Ana", standing: "admitted" }]);
  await pay([orderId]);
  expect(await visit()).toBeUndefined();
  expect((await ana.state()).ok).toMatchObject({ is_open: false, standing: "none" });
  // The next guests of the table: the old phone sees nothing of theirs.
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  expect((await ana.bill()).error.code).toBe("visit_not_joined");
  expect((await ana.join("Ana")).ok.standing).toBe("waiting");
});

test("several phones share the account: each dish with who ordered it", async () => {
  const { aPhone, take, small, sendOrder, admin, qrcode, tableId } = await aGuestTable();
  const [ana, beto] = [aPhone(), aPhone()];
  await take((await ana.order()).ok.id);
  expect((await beto.join("Beto")).ok).toMatchObject({ standing: "waiting", asking: [] });
  expect((await beto.bill()).error.code).toBe("visit_not_joined");
  const { asking } = (await ana.state()).ok;
  expect(asking).toMatchObject([{ name: "Beto" }]);
  const phoneId = String(asking[0]?.id);
  const stranger = aPhone();
  const letIn = { body: { answer: "admit" } as const };
  const params = { qrcode, tableId, phoneId };
  expect((await stranger.call(answerPhone, { params, ...letIn })).error.code).toBe("visit_not_joined");
  expect((await ana.call(answerPhone, { params, ...letIn })).ok.asking).toEqual([]);
  const cartItems = [{ id: small.items.carne.id, quantity: 2, price: 6.5 }];
  await take((await beto.order({ customer: { name: "Beto" }, cartItems })).ok.id);
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  const bill = (await beto.bill()).ok;
  expect(bill.orders.map(({ by, is_mine }) => [by, is_mine])).toEqual([
    ["Ana", false],
    ["Beto", true],
    [null, false],
  ]);
  expect(bill.shares.map(({ by, is_mine }) => [by, is_mine])).toEqual([
    ["Beto", true],
    ["Ana", false],
    [null, false],
  ]);
  expect(bill.shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.summary.total);
  const [group] = (await admin.call(listOrders)).ok.groups;
  expect(group?.balance).toBe(bill.summary.total - bill.summary.service_charge);
});

test("with a PIN only who knows it is in; who guesses ends until there is another", async () => {
  const { aPhone, admin, small, visit, server } = await aGuestTable("pin");
  const [ana, thief] = [aPhone(), aPhone()];
  expect((await ana.join("Ana", "1234")).error.code).toBe("visit_not_open");
  const { pin, visitId } = (await admin.call(openVisit, { body: { tableId: small.tables[0] } })).ok;
  expect((await admin.call(openVisit, { body: { tableId: small.tables[0] } })).ok).toMatchObject({
    visitId,
    pin,
  });
  expect((await ana.join("Ana")).error.code).toBe("visit_pin_required");
  expect((await ana.order()).error.code).toBe("visit_not_joined");
  const wrong = pin === "0000" ? "0001" : "0000";
  for (let guess = 0; guess < PIN_QUOTA.perPhone; guess += 1)
    expect((await thief.join("Nadie", wrong)).error).toMatchObject({
      code: "visit_pin_wrong",
      fields: [{ field: "pin" }],
    });
  expect((await thief.join("Nadie", pin)).error.code).toBe("visit_pin_blocked");
  // Staff see it and may let it in; other phones of thieves go on until staff are told.
  expect((await visit())?.phones).toMatchObject([{ name: "Nadie", standing: "guessing" }]);
  expect((await visit())?.is_pin_guessed).toBe(false);
  for (let guess = PIN_QUOTA.perPhone; guess < WRONG_PINS_ALARM; guess += 1)
    await aPhone().join("Nadie", wrong);
  const told = server.events.filter(
    ({ tenantId, event }) => tenantId === small.tenantId && event.type === "visits_changed",
  );
  // Events of the opening, and of the guessed PIN.
  expect(told).toHaveLength(2);
  expect((await visit())?.is_pin_guessed).toBe(true);
  const another = (await admin.call(renewPin, { params: { visitId: String(visitId) } })).ok.pin;
  expect(another).not.toBe(pin);
  expect((await thief.join("Nadie", pin)).error.code).toBe("visit_pin_wrong");
  expect((await ana.join("Ana", another)).ok.standing).toBe("admitted");
  expect((await ana.order()).ok.is_waiting).toBe(true);
});

test("once a party is seated its first phone is in, others ask", async () => {
  const { aPhone, sendOrder, small, admin, visit } = await aGuestTable("seating");
  const [ana, beto] = [aPhone(), aPhone()];
  expect((await ana.join("Ana")).error.code).toBe("visit_not_open");
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  expect((await ana.join("Ana")).ok.standing).toBe("admitted");
  expect((await beto.join("Beto")).ok.standing).toBe("waiting");
  const open = await visit();
  const idOf = (name: string) => String(open?.phones.find((phone) => phone.name === name)?.id);
  const settle = (name: string, answer: "admit" | "remove") =>
    admin.call(settlePhone, { params: { visitId: String(open?.id), phoneId: idOf(name) }, body: { answer } });
  await settle("Beto", "admit");
  expect((await beto.bill()).status).toBe(200);
  await settle("Ana", "remove");
  expect((await ana.bill()).error.code).toBe("visit_not_joined");
  expect((await ana.join("Ana")).ok.standing).toBe("removed");
  expect((await ana.order()).error.code).toBe("visit_not_joined");
  await admin.call(closeVisit, { params: { visitId: String(open?.id) } });
  expect((await beto.bill()).error.code).toBe("visit_not_joined");
});

test("after all phones were put out a party has a fresh visit and another PIN", async () => {
  const { aPhone, take, admin, visit, pay, small } = await aGuestTable();
  const [ana, beto] = [aPhone(), aPhone()];
  const orderId = await take((await ana.order()).ok.id);
  const first = await visit();
  const close = { params: { visitId: String(first?.id) } };
  await admin.call(closeVisit, close);
  const fresh = await visit();
  expect(fresh).toMatchObject({ table_id: small.tables[0], phones: [] });
  expect(fresh?.id).not.toBe(first?.id);
  expect((await ana.bill()).error.code).toBe("visit_not_joined");
  // Closing the old one again leaves the fresh one alone.
  await admin.call(closeVisit, close);
  expect((await visit())?.id).toBe(fresh?.id);
  expect((await ana.join("Ana", fresh?.pin)).ok.standing).toBe("admitted");
  await take((await beto.order({ customer: { name: "Beto" } })).ok.id);
  expect((await beto.bill()).error.code).toBe("visit_not_joined");
  expect((await ana.bill()).ok.orders).toHaveLength(2);
  await admin.call(closeVisit, { params: { visitId: String(fresh?.id) } });
  const { orders } = (await admin.call(listOrders)).ok.groups[0] ?? { orders: [] };
  await pay(orders.map(({ id }) => id));
  expect(orders.map(({ id }) => id)).toContain(orderId);
  expect(await visit()).toBeUndefined();
});

test("a table that nobody sits at has no visit after it is closed by hand", async () => {
  const { aPhone, take, admin, visit, small, sendOrder, rows } = await aGuestTable();
  const { visitId } = (await admin.call(openVisit, { body: { tableId: small.tables[0] } })).ok;
  await admin.call(closeVisit, { params: { visitId: String(visitId) } });
  expect(await visit()).toBeUndefined();
  await sendOrder({ deliveryType: "dinein", tableId: small.tables[0] });
  // Leaves a closed visit behind whose account stayed open.
  await rows("update visits set closed_at = now() where tenant_id = $1 and closed_at is null");
  const ana = aPhone();
  await take((await ana.order()).ok.id);
  // The waiter's order opened the table: whoever orders after it joins as any phone does.
  expect((await ana.state()).ok).toMatchObject({ is_open: true, standing: "none" });
  expect((await ana.join("Ana", (await visit())?.pin)).ok.standing).toBe("admitted");
});

test("putting all phones out while the bill is paid leaves no visit behind", async () => {
  const { aPhone, take, admin, visit, payBody } = await aGuestTable();
  for (let round = 0; round < 5; round += 1) {
    const orderIds = [await take((await aPhone().order()).ok.id)];
    await admin.call(completeOrders, { body: { orderIds } });
    const body = await payBody(orderIds);
    const params = { visitId: String((await visit())?.id) };
    await Promise.all([
      admin.call(payOrders, { body }),
      ...Array.from({ length: 4 }, () => admin.call(closeVisit, { params })),
    ]);
    expect(await visit()).toBeUndefined();
  }
});

test("guests call the waiter with a reason and ask for the bill", async () => {
  const { aPhone, take, visit, admin, qrcode, tableId, server, small } = await aGuestTable();
  const ana = aPhone();
  const call = (action: "call" | "cancel", reason: "napkins" | "water" = "napkins") =>
    ana.call(callWaiter, { params: { qrcode }, body: { tableId, action, reason } });
  const bill = (action: "request" | "cancel") =>
    ana.call(requestTableBill, { params: { qrcode }, body: { tableId, action } });
  expect((await call("call")).error.code).toBe("visit_not_joined");
  expect((await bill("request")).error.code).toBe("visit_not_joined");
  await take((await ana.order()).ok.id);
  expect((await call("call")).ok.call).toMatchObject({ reason: "napkins" });
  await call("call");
  expect((await call("call", "water")).ok.call).toMatchObject({ reason: "water" });
  expect((await call("cancel")).ok.call).toBeNull();
  await call("call");
  const open = await visit();
  expect(open?.call).toMatchObject({ reason: "napkins" });
  await admin.call(answerCall, { params: { visitId: String(open?.id) } });
  expect((await ana.state()).ok.call).toBeNull();
  expect((await bill("request")).ok.status).toBe("REQUESTED");
  expect((await bill("request")).ok.status).toBe("REQUESTED");
  expect((await ana.bill()).ok.billRequest).toEqual({ status: "REQUESTED" });
  expect((await visit())?.bill).toMatchObject({ requested_at: expect.any(Date) });
  const attend = { params: { tableId: String(small.tables[0]) }, body: { action: "acknowledge" } } as const;
  await admin.call(billRequest, attend);
  expect((await visit())?.bill).toBeNull();
  expect((await ana.bill()).ok.billRequest).toEqual({ status: "ACKNOWLEDGED" });
  await bill("request");
  expect(server.events.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ type: "bill_request", status: "REQUESTED" }),
  );
  expect((await bill("cancel")).ok.status).toBe("CANCELLED");
});

test("another restaurant's code, locator or visit opens nothing", async () => {
  const here = await aGuestTable();
  const there = await aGuestTable();
  const ana = here.aPhone();
  await here.take((await ana.order()).ok.id);
  const mixed = { qrcode: there.qrcode, tableId: here.tableId };
  expect((await ana.call(readVisit, { params: mixed })).error.code).toBe("not_found");
  expect((await ana.call(readTableBill, { params: mixed })).error.code).toBe("not_found");
  const elsewhere = { qrcode: there.qrcode, tableId: there.tableId };
  expect((await ana.call(readTableBill, { params: elsewhere })).error.code).toBe("visit_not_joined");
  const otherTable = { qrcode: here.qrcode, tableId: await here.locatorOf(here.small.tables[1]) };
  expect((await ana.call(readTableBill, { params: otherTable })).error.code).toBe("visit_not_joined");
  const open = await here.visit();
  const foreign = await there.admin.call(closeVisit, { params: { visitId: String(open?.id) } });
  expect(foreign.error.code).toBe("not_found");
  expect((await there.admin.call(listVisits)).ok.visits).toEqual([]);
});

test("a party that moves takes its phones along", async () => {
  const { aPhone, take, small, admin, qrcode, locatorOf, visit } = await aGuestTable();
  const ana = aPhone();
  const orderId = await take((await ana.order()).ok.id);
  await admin.call(moveToTable, { body: { orderIds: [orderId], newTableId: small.tables[1] } });
  expect((await visit())?.table_id).toBe(small.tables[1]);
  expect((await ana.bill()).error.code).toBe("visit_not_joined");
  const params = { qrcode, tableId: await locatorOf(small.tables[1]) };
  expect((await ana.call(readTableBill, { params })).ok.orders).toHaveLength(1);
  await admin.call(renewTableCode, { params: { tableId: String(small.tables[1]) } });
  expect((await ana.call(readTableBill, { params })).error.code).toBe("not_found");
});

test("what waits is not in the total, and how it was is asked once all is served", async () => {
  const { aPhone, take, admin } = await aGuestTable();
  const ana = aPhone();
  const orderId = await take((await ana.order()).ok.id);
  const before = (await ana.bill()).ok;
  expect(before.is_served).toBe(false);
  const second = (await ana.order()).ok;
  const both = (await ana.bill()).ok;
  expect(both.waiting).toHaveLength(1);
  expect(both.summary.total).toBe(before.summary.total);
  await admin.call(serveOrders, { body: { orderIds: [orderId] } });
  // Something still waits for the restaurant.
  expect((await ana.bill()).ok.is_served).toBe(false);
  await admin.call(cancelQrOrder, { params: { id: String(second.id) } });
  expect((await ana.bill()).ok).toMatchObject({ is_served: true, waiting: [] });
});
