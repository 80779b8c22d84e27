import { expect, test } from "vitest";
import { aDesk, countOf } from "#app/server/testing/cash-desk.ts";
import { aFloor, aKey, eight } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { closeCashSession, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { ordersInit } from "#service/orders/contract/orders.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import {
  addPaymentType,
  changePaymentType,
  deletePaymentType,
  listPaymentTypes,
  orderPaymentTypes,
  restorePaymentType,
  togglePaymentType,
} from "../contract/payment-types.ts";

async function aStore() {
  const floor = await aFloor();
  const { cash, card } = floor.small.paymentTypes;
  const titles = async () => (await floor.admin.call(listPaymentTypes)).ok.map(({ title }) => title);
  const offered = async () =>
    (await floor.admin.call(ordersInit)).ok.paymentTypes
      .filter(({ isActive }) => isActive)
      .map(({ title }) => title);
  const at = (paymentTypeId: typeof cash) => ({ params: { paymentTypeId } });
  return { ...floor, cash, card, titles, offered, at };
}

test("a new restaurant takes cash, as number 1, and cards", async () => {
  const server = await testServer();
  const admin = await aPerson(server, await createTenant(server.db, { name: "Nuevo" }), { role: "admin" });
  const types = (await admin.call(listPaymentTypes)).ok;
  expect(types).toMatchObject([
    { title: "Efectivo", icon: "cash", isActive: true, is_active: true },
    { title: "Tarjeta", icon: "card", isActive: true, is_active: true },
  ]);
  expect(Number(types[0]?.id) % 1_000_000_000).toBe(1);
});

test("a payment type is added behind the others and offered at once", async () => {
  const { admin, titles, offered, server, small, rows } = await aStore();
  const body = { title: "Transferencia", isActive: true, icon: "bank" } as const;
  expect((await admin.call(addPaymentType, { body })).ok.message).toBe("Transferencia was added.");
  expect(await titles()).toEqual(["Efectivo", "Tarjeta", "Transferencia"]);
  expect(await offered()).toEqual(["Efectivo", "Tarjeta", "Transferencia"]);
  const events = server.events.filter(({ tenantId }) => tenantId === small.tenantId);
  expect(events.map(({ event }) => event.type).slice(-2)).toEqual(["menu_changed", "charging_changed"]);
  const again = await admin.call(addPaymentType, { body: { ...body, title: "transferencía" } });
  expect(again.error).toMatchObject({ code: "payment_type_exists", fields: [{ field: "title" }] });
  for (const wrong of [
    { ...body, title: " " },
    { ...body, title: "Cheque", icon: "cheque" as never },
  ])
    expect((await admin.call(addPaymentType, { body: wrong })).error.code).toBe("invalid_input");
  expect(
    await rows(
      "select action from audit_entries where tenant_id = $1 and subject = 'payment_type' order by id",
    ),
  ).toEqual([{ action: "payment_type.added" }]);
});

test("one that is switched off is not offered and not taken", async () => {
  const { admin, at, cash, card, offered, sendReadyOrder, payBody } = await aStore();
  const toggle = (id: typeof cash, isActive: boolean) =>
    admin.call(togglePaymentType, { ...at(id), body: { isActive } });
  expect((await toggle(card, false)).ok.message).toBe("Tarjeta is no longer offered when charging.");
  expect(await offered()).toEqual(["Efectivo"]);
  const orderId = await sendReadyOrder();
  const paid = await admin.call(payOrders, { body: await payBody([orderId], { selectedPaymentType: card }) });
  expect(paid.error.code).toBe("payment_type_unknown");
  expect((await toggle(cash, false)).error.code).toBe("last_payment_type");
  expect((await admin.call(deletePaymentType, at(cash))).error.code).toBe("last_payment_type");
  const edited = await admin.call(changePaymentType, {
    ...at(cash),
    body: { title: "Efectivo", isActive: false, icon: "cash" },
  });
  expect(edited.error.code).toBe("last_payment_type");
  expect((await admin.call(deletePaymentType, at(card))).status).toBe(200);
});

test("documents call it as its picture says, or as was chosen", async () => {
  const { admin, at, card } = await aStore();
  const body = { title: "Tarjeta", isActive: true, icon: "card" } as const;
  const change = async (rest: object) => {
    await admin.call(changePaymentType, { ...at(card), body: { ...body, ...rest } });
    return (await admin.call(listPaymentTypes)).ok.find(({ id }) => id === card)?.tender_code;
  };
  expect(await change({})).toBeNull();
  expect(await change({ tender_code: "02" })).toBe("02");
  expect(await change({ title: "Débito" })).toBe("02");
  expect(await change({ tender_code: null })).toBeNull();
  const wrong = await admin.call(addPaymentType, { body: { ...body, tender_code: "06" as never } });
  expect(wrong.error.fields).toMatchObject([{ field: "tender_code" }]);
});

test("of two who switch off the last two at once one is refused", async () => {
  const { admin, at, cash, card, offered } = await aStore();
  const replies = await Promise.all(
    eight.map((_, index) =>
      admin.call(togglePaymentType, { ...at(index % 2 === 0 ? cash : card), body: { isActive: false } }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await offered()).toHaveLength(1);
});

test("one that was used is deleted from what is offered and stays in what was paid", async () => {
  const { admin, at, card, offered, titles, waiter, sendReadyOrder, payBody, rows } = await aStore();
  const orderId = await sendReadyOrder();
  const paid = await admin.call(payOrders, { body: await payBody([orderId], { selectedPaymentType: card }) });
  expect(paid.status).toBe(200);
  expect((await admin.call(deletePaymentType, at(card))).ok.message).toBe("Tarjeta was deleted.");
  expect(await offered()).toEqual(["Efectivo"]);
  expect((await waiter.call(posInit)).ok.paymentTypes.map(({ title }) => title)).toEqual(["Efectivo"]);
  const [kept] = await rows<{ title: string }>(
    "select t.title from payments p join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id where p.tenant_id = $1",
  );
  expect(kept?.title).toBe("Tarjeta");
  const next = await sendReadyOrder();
  const refused = await admin.call(payOrders, { body: await payBody([next], { selectedPaymentType: card }) });
  expect(refused.error.code).toBe("payment_type_unknown");
  const toggled = await admin.call(togglePaymentType, { ...at(card), body: { isActive: true } });
  expect(toggled.error.code).toBe("not_found");
  expect((await admin.call(restorePaymentType, at(card))).ok.message).toBe("Tarjeta was restored.");
  expect(await titles()).toEqual(["Efectivo", "Tarjeta"]);
  expect((await admin.call(restorePaymentType, at(card))).error.code).toBe("not_found");
  await admin.call(deletePaymentType, at(card));
  await admin.call(addPaymentType, { body: { title: "Tarjeta", isActive: true, icon: "card" } });
  expect((await admin.call(restorePaymentType, at(card))).error.code).toBe("payment_type_exists");
});

test("a drawer that was open when a payment type was deleted still counts it", async () => {
  const desk = await aDesk();
  const { card } = desk.small.paymentTypes;
  const sessionId = await desk.open();
  await desk.sell(desk.cashier, { selectedPaymentType: card });
  const admin = await aPerson(desk.server, desk.small.tenantId, { role: "admin" });
  await admin.call(deletePaymentType, { params: { paymentTypeId: card } });
  const report = async () => (await admin.call(readCashSession, { params: { sessionId } })).ok;
  expect((await report()).to_state).toMatchObject([{ id: card, title: "Tarjeta" }]);
  expect((await report()).figures.takings?.methods).toMatchObject([{ title: "Tarjeta", amount: 976 }]);
  const closed = await admin.call(closeCashSession, {
    params: { sessionId },
    body: {
      counts: countOf(50),
      methods: [{ payment_type_id: card, taken: 9.76, given_back: 0, vouchers: 1 }],
      difference_reason: null,
    },
    headers: aKey(),
  });
  expect(closed.status).toBe(200);
  expect((await report()).closing?.methods).toMatchObject([{ title: "Tarjeta", difference: 0 }]);
});

test("what was used does not become cash or stop being it; other pictures change", async () => {
  const { admin, at, card, sendReadyOrder, payBody } = await aStore();
  const change = (icon: "cash" | "reader" | "card") =>
    admin.call(changePaymentType, { ...at(card), body: { title: "Tarjeta", isActive: true, icon } });
  expect((await change("cash")).status).toBe(200);
  expect((await change("card")).status).toBe(200);
  const orderId = await sendReadyOrder();
  await admin.call(payOrders, { body: await payBody([orderId], { selectedPaymentType: card }) });
  expect((await change("cash")).error).toMatchObject({ code: "payment_type_was_used" });
  expect((await change("reader")).status).toBe(200);
});

test("the later of two who edit one is told, and the order is that of the owner", async () => {
  const { admin, at, cash, card, titles, offered } = await aStore();
  const version = (await admin.call(listPaymentTypes)).ok[1]?.version;
  const change = (title: string) =>
    admin.call(changePaymentType, { ...at(card), body: { title, isActive: true, icon: "card", version } });
  expect((await change("Tarjetas")).status).toBe(200);
  expect((await change("Visa")).error.code).toBe("changed_meanwhile");
  expect((await admin.call(orderPaymentTypes, { body: { ids: [card, cash] } })).status).toBe(200);
  expect(await titles()).toEqual(["Tarjetas", "Efectivo"]);
  expect(await offered()).toEqual(["Tarjetas", "Efectivo"]);
});

test("one payment type at most is owed on accounts", async () => {
  const { admin, at, cash, card } = await aStore();
  const later = { title: "A la cuenta", isActive: true, icon: "wallet", settles: "on_account" } as const;
  const inNotes = await admin.call(addPaymentType, { body: { ...later, icon: "cash" } });
  expect(inNotes.error.fields).toMatchObject([{ field: "icon", code: "cash_on_account" }]);
  const { id } = (await admin.call(addPaymentType, { body: later })).ok;
  const known = async () =>
    (await admin.call(listPaymentTypes)).ok.map(({ title, settles }) => [title, settles]);
  expect(await known()).toEqual([
    ["Efectivo", "now"],
    ["Tarjeta", "now"],
    ["A la cuenta", "on_account"],
  ]);
  const second = await admin.call(addPaymentType, { body: { ...later, title: "Fiado" } });
  expect(second.error).toMatchObject({
    code: "payment_type_on_account_exists",
    message: "A la cuenta is already the payment type for customers' accounts. Nothing was saved.",
    fields: [{ field: "settles" }],
  });
  const change = (type: typeof cash, rest: object) =>
    admin.call(changePaymentType, {
      ...at(type),
      body: { title: "Fiado", isActive: true, icon: "wallet", ...rest },
    });
  expect((await change(card, { settles: "on_account" })).error.code).toBe("payment_type_on_account_exists");
  expect((await change(id, {})).status).toBe(200);
  expect((await known()).at(-1)).toEqual(["Fiado", "on_account"]);
  expect((await admin.call(togglePaymentType, { ...at(card), body: { isActive: false } })).status).toBe(200);
  const last = await admin.call(togglePaymentType, { ...at(cash), body: { isActive: false } });
  expect(last.error.code).toBe("last_payment_type");
  await admin.call(deletePaymentType, at(id));
  expect((await admin.call(addPaymentType, { body: later })).status).toBe(200);
  expect((await admin.call(restorePaymentType, at(id))).error.code).toBe("payment_type_on_account_exists");
});

test("what was paid with one is not owed afterwards", async () => {
  const { admin, at, card, sendReadyOrder, payBody } = await aStore();
  const orderId = await sendReadyOrder();
  await admin.call(payOrders, { body: await payBody([orderId], { selectedPaymentType: card }) });
  const changed = await admin.call(changePaymentType, {
    ...at(card),
    body: { title: "Tarjeta", isActive: true, icon: "card", settles: "on_account" },
  });
  expect(changed.error).toMatchObject({ code: "payment_type_was_used", fields: [{ field: "settles" }] });
});
