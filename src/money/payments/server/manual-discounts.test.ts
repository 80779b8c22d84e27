import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { setChargingRules } from "#core/settings/contract/charging-rules.ts";
import { addDiscountCode } from "#money/discounts/contract/discount-codes.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { mergeAccounts, moveLines, voidLines } from "#service/orders/contract/accounts.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import {
  giveBillDiscount,
  giveLineDiscount,
  removeBillDiscount,
  removeLineDiscount,
} from "#service/orders/contract/discounts.ts";
import { listOrders, type TableGroup } from "#service/orders/contract/orders.ts";
import { paymentSummary, payOrders, payPart, undoPart, validateDiscount } from "../contract/payments.ts";

// The four lines of an order: two pupusas of 1.50 and a horchata of 1.50 with IVA inside, a quesadilla of 2.00 with IVA on top, a beer
// of 3.00 without tax: 9.50 at the prices of the menu, 9.76 to pay.

const items = async (desk: Desk) =>
  (await desk.admin.call(listOrders)).ok.groups.flatMap((group) =>
    group.orders.flatMap((order) => order.items),
  );
const itemOf = async (desk: Desk, title: string) => {
  const item = (await items(desk)).find((ordered) => ordered.item_title === title);
  if (!item) throw new Error(`${title} was not ordered`);
  return item;
};
const cardOf = async (desk: Desk, orderId: number): Promise<TableGroup> => {
  const { groups } = (await desk.admin.call(listOrders)).ok;
  const card = groups.find(({ order_ids }) => order_ids.some((id) => id === orderId));
  if (!card) throw new Error("the account is not open");
  return card;
};
const accountsOf = async (desk: Desk, orderId: number) =>
  (await cardOf(desk, orderId)).accounts.map(({ id }) => id);
const percent = (value: number, reason = "Se tardó") => ({
  discount_type: "percentage" as const,
  discount_value: value,
  reason,
});
const fixed = (value: number, reason = "Se tardó") => ({
  discount_type: "fixed" as const,
  discount_value: value,
  reason,
});
const summaryOf = async (desk: Desk, orderId: number, discountCode: string | null = null) =>
  (await desk.cashier.call(paymentSummary, { body: { orderIds: [orderId], discountCode } })).ok;
const dollars = (amount: number) => amount / 100;
type Summary = Awaited<ReturnType<typeof summaryOf>>;
const totalsOf = ({ summary }: Summary) => ({
  subTotal: dollars(summary.subtotal),
  taxTotal: dollars(summary.tax_total),
  serviceChargeTotal: dollars(summary.service_charge_total),
  total: dollars(summary.total),
});
const rowsOf = (desk: Desk) =>
  desk.rows<{ kind: string; code: string | null; reason: string | null; amount: number }>(
    `select x.kind, x.code, m.reason, x.amount_cents::integer as amount from invoice_discounts x
      left join manual_discounts m on m.tenant_id = $1 and m.id = x.discount_id
      where x.tenant_id = $1 order by x.invoice_id, x.place`,
  );

test("a cashier's discount on a dish asks for a PIN beyond the limit", async () => {
  const desk = await aDesk();
  await desk.open();
  const orderId = await desk.sendReadyOrder();
  const beer = await itemOf(desk, "Cerveza");
  const params = { itemId: beer.id };
  const give = (body: object) =>
    desk.cashier.call(giveLineDiscount, { params, body: { ...percent(10), ...body }, headers: aKey() });
  expect((await give({ discount_value: 101 })).error.fields).toMatchObject([
    { field: "discount_value", code: "percentage_invalid" },
  ]);
  expect((await give({ discount_value: 0 })).error.fields).toMatchObject([{ field: "discount_value" }]);
  expect((await give({ reason: " " })).error.fields).toMatchObject([{ field: "reason" }]);
  const refused = await give({});
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { title: "Cerveza", pieces: 1, amount: 0.3, reason: "Se tardó" },
  });
  await desk.admin.call(setChargingRules, { body: { discount_limit: 10 }, headers: aKey() });
  expect((await give({})).status).toBe(200);
  expect(await itemOf(desk, "Cerveza")).toMatchObject({
    price: 300,
    discount: { amount: 30, percent: 1000, reason: "Se tardó" },
  });
  const more = await give({ discount_value: 11 });
  expect(more.error.code).toBe("approval_required");
  expect((await give({ discount_value: 11, approval: await desk.approval(more) })).status).toBe(200);
  const [audit] = await desk.rows<{ reason: string; approver_id: number | null; after: object }>(
    "select reason, approver_id, after from audit_entries where tenant_id = $1 and action = 'order_line.discount' order by id desc limit 1",
  );
  expect(audit).toEqual({ reason: "Se tardó", approver_id: desk.manager.userId, after: { discount: 33 } });
  expect((await summaryOf(desk, orderId)).balance).toBe(943);
  expect((await desk.cashier.call(removeLineDiscount, { params, headers: aKey() })).status).toBe(200);
  expect((await desk.cashier.call(removeLineDiscount, { params, headers: aKey() })).error.code).toBe(
    "discount_gone",
  );
  expect((await summaryOf(desk, orderId)).balance).toBe(976);
});

test("lines first, then the code, then the bill: each of what is left", async () => {
  const desk = await aDesk();
  await desk.open();
  await desk.admin.call(addDiscountCode, {
    body: { code: "DIEZ", description: "Diez por ciento", discount_type: "percentage", discount_value: 10 },
    headers: aKey(),
  });
  const orderId = await desk.sendReadyOrder();
  const { id } = await itemOf(desk, "Cerveza");
  const params = { itemId: id };
  await desk.admin.call(giveLineDiscount, { params, body: fixed(1.5), headers: aKey() });
  const accountIds = await accountsOf(desk, orderId);
  await desk.admin.call(giveBillDiscount, { body: { ...percent(50), accountIds }, headers: aKey() });
  const shown = await summaryOf(desk, orderId, "DIEZ");
  // 9.50 − 1.50 = 8.00; ten percent of it are 0.80; half of what is left are 3.60.
  expect(shown.discountable_total).toBe(800);
  expect(shown.discounts).toEqual([
    { kind: "line", amount: 150, code: null, reason: null, percent: null },
    { kind: "code", amount: 80, code: "DIEZ", reason: null, percent: null },
    { kind: "bill", amount: 360, code: null, reason: "Se tardó", percent: 5000 },
  ]);
  const body = await desk.payBody([orderId], { discountCode: "DIEZ", ...totalsOf(shown) });
  const paid = (await desk.cashier.call(payOrders, { body, headers: aKey() })).ok;
  expect(paid.receipt.discountCode).toBe("DIEZ");
  expect(paid.receipt.discountTotal).toBe(590);
  expect(await rowsOf(desk)).toEqual([
    { kind: "line", code: null, reason: "Se tardó", amount: 150 },
    { kind: "code", code: "DIEZ", reason: null, amount: 80 },
    { kind: "bill", code: null, reason: "Se tardó", amount: 360 },
  ]);
  const open = await desk.rows("select id from accounts where tenant_id = $1 and discount_id is not null");
  expect(open).toEqual([]);
});

test("codes that combine stand together, shares first, and each counts its use", async () => {
  const desk = await aDesk();
  await desk.open();
  const add = (body: object) =>
    desk.admin.call(addDiscountCode, {
      body: { description: "Combina", is_combinable: true, ...body } as BodyOf<typeof addDiscountCode>,
      headers: aKey(),
    });
  await add({ code: "DOS", discount_type: "fixed", discount_value: 2 });
  await add({ code: "DIEZ", discount_type: "percentage", discount_value: 10 });
  await add({ code: "SOLO", discount_type: "percentage", discount_value: 5, is_combinable: false });
  const orderId = await desk.sendReadyOrder();
  const ask = (others: string[], code: string) =>
    desk.cashier.call(validateDiscount, { body: { code, subtotal: 9.5, others } });
  expect((await ask(["dos"], "DIEZ")).ok).toMatchObject({ discount_amount: 95, is_combinable: true });
  // 9.50 less 10 % are 8.55, of which the two dollars are taken.
  expect((await ask(["DIEZ"], "SOLO")).error).toMatchObject({
    code: "discount_invalid",
    details: { reasonCode: "not_combinable" },
  });
  const discountCodes = ["DOS", "DIEZ"];
  const body = { orderIds: [orderId], discountCodes };
  const shown = (await desk.cashier.call(paymentSummary, { body })).ok;
  expect(shown.discounts).toEqual([
    { kind: "code", amount: 95, code: "DIEZ", reason: null, percent: null },
    { kind: "code", amount: 200, code: "DOS", reason: null, percent: null },
  ]);
  const paid = await desk.cashier.call(payOrders, {
    body: await desk.payBody([orderId], { discountCodes, ...totalsOf(shown) }),
    headers: aKey(),
  });
  expect(paid.ok.receipt).toMatchObject({ discountCode: "DIEZ, DOS", discountTotal: 295 });
  expect(await rowsOf(desk)).toEqual([
    { kind: "code", code: "DIEZ", reason: null, amount: 95 },
    { kind: "code", code: "DOS", reason: null, amount: 200 },
  ]);
  const uses = await desk.rows<{ code: string; uses: number }>(
    "select code, times_used as uses from discount_codes where tenant_id = $1 order by code",
  );
  expect(uses).toEqual([
    { code: "DIEZ", uses: 1 },
    { code: "DOS", uses: 1 },
    { code: "SOLO", uses: 0 },
  ]);
});

test("several small discounts together are one large one", async () => {
  const desk = await aDesk();
  const orderId = await desk.sendReadyOrder();
  await desk.admin.call(setChargingRules, { body: { discount_limit: 10 }, headers: aKey() });
  const accountIds = await accountsOf(desk, orderId);
  const onBill = () =>
    desk.cashier.call(giveBillDiscount, { body: { ...percent(10), accountIds }, headers: aKey() });
  expect((await onBill()).status).toBe(200);
  const params = { itemId: (await itemOf(desk, "Cerveza")).id };
  const onLine = await desk.cashier.call(giveLineDiscount, { params, body: percent(10), headers: aKey() });
  expect(onLine.error.code).toBe("approval_required");
  await desk.cashier.call(removeBillDiscount, { body: { accountIds }, headers: aKey() });
  expect(
    (await desk.cashier.call(giveLineDiscount, { params, body: percent(10), headers: aKey() })).status,
  ).toBe(200);
  expect((await onBill()).error.code).toBe("approval_required");
});

test("the log says of which discount on the bill another one took the place", async () => {
  const desk = await aDesk();
  const orderId = await desk.sendReadyOrder();
  const accountIds = await accountsOf(desk, orderId);
  for (const given of [percent(10), fixed(2, "Cumpleaños")])
    await desk.admin.call(giveBillDiscount, { body: { ...given, accountIds }, headers: aKey() });
  const logged = await desk.rows(
    "select before, after from audit_entries where tenant_id = $1 and action = 'account.discount' order by id",
  );
  expect(logged).toEqual([
    { before: null, after: { percent: 1000, amount: 95 } },
    { before: { percent: 1000, reason: "Se tardó" }, after: { discount: 200, amount: 200 } },
  ]);
});

test("who only takes orders needs a PIN for any discount", async () => {
  const desk = await aDesk();
  await desk.sendReadyOrder();
  await desk.admin.call(setChargingRules, { body: { discount_limit: 100 }, headers: aKey() });
  const params = { itemId: (await itemOf(desk, "Cerveza")).id };
  const waiter = await aPerson(desk.server, desk.small.tenantId, { scope: ["POS"] });
  const given = await waiter.call(giveLineDiscount, { params, body: percent(1), headers: aKey() });
  expect(given.error.code).toBe("approval_required");
});

test("split, moved and voided pieces keep their share of the discount", async () => {
  const desk = await aDesk();
  const orderId = await desk.sendReadyOrder();
  const pupusas = await itemOf(desk, "Pupusa de queso");
  const params = { itemId: pupusas.id };
  await desk.admin.call(giveLineDiscount, { params, body: fixed(1.01), headers: aKey() });
  const part = { itemId: pupusas.id, quantity: 1, of: 2 };
  await desk.admin.call(moveLines, {
    body: { lines: [part], target: { tableId: desk.small.tables[1] } },
    headers: aKey(),
  });
  const shares = (await items(desk)).flatMap(({ discount }) => discount?.amount ?? []);
  expect(shares.toSorted()).toEqual([50, 51]);
  const kept = (await items(desk)).find(({ id }) => id === pupusas.id);
  const all = {
    orderId,
    lines: [{ itemId: pupusas.id, quantity: 1, of: 1 }],
    reason: "guest_changed" as const,
  };
  await desk.admin.call(voidLines, { body: all, headers: aKey() });
  const left = (await items(desk)).flatMap(({ discount }) => discount?.amount ?? []);
  expect(left).toEqual([101 - (kept?.discount?.amount ?? 0)]);
});

test("a dish that becomes a courtesy loses its discount", async () => {
  const desk = await aDesk();
  await desk.sendReadyOrder();
  const params = { itemId: (await itemOf(desk, "Cerveza")).id };
  await desk.admin.call(giveLineDiscount, { params, body: fixed(1), headers: aKey() });
  await desk.admin.call(giveCourtesy, { params, body: { reason: "Cumpleaños" }, headers: aKey() });
  expect(await itemOf(desk, "Cerveza")).toMatchObject({ price: 0, discount: null });
  const again = await desk.admin.call(giveLineDiscount, { params, body: fixed(1), headers: aKey() });
  expect(again.error.code).toBe("discount_refused");
});

test("parts of a divided bill share every discount to the cent, and freeze it", async () => {
  const desk = await aDesk();
  await desk.open();
  await desk.admin.call(addDiscountCode, {
    body: { code: "UNO", description: "Uno", discount_type: "fixed", discount_value: 1 },
    headers: aKey(),
  });
  const orderId = await desk.sendReadyOrder();
  const params = { itemId: (await itemOf(desk, "Cerveza")).id };
  await desk.admin.call(giveLineDiscount, { params, body: fixed(0.5), headers: aKey() });
  const accountIds = await accountsOf(desk, orderId);
  await desk.admin.call(giveBillDiscount, { body: { ...fixed(2), accountIds }, headers: aKey() });
  const paid: number[] = [];
  const pay = async (parts: number) => {
    const discountCode = paid.length === 0 ? "UNO" : null;
    const { balance } = await summaryOf(desk, orderId, discountCode);
    const amount = dollars(Math.ceil(balance / parts));
    const body = {
      uuid: randomUUID(),
      orderIds: [orderId],
      expectedBalance: dollars(balance),
      part: { kind: "amount" as const, amount },
      tenders: [{ uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount }],
      discountCode,
    };
    paid.push((await desk.cashier.call(payPart, { body, headers: aKey() })).ok.invoice_id);
  };
  await pay(3);
  const refused = await desk.admin.call(giveLineDiscount, { params, body: fixed(1), headers: aKey() });
  expect(refused.error.code).toBe("order_partly_paid");
  const onBill = await desk.admin.call(removeBillDiscount, { body: { accountIds }, headers: aKey() });
  expect(onBill.error.code).toBe("order_partly_paid");
  await pay(2);
  const undo = { uuid: randomUUID(), invoiceId: paid[1] ?? 0, reason: "Otra tarjeta" };
  expect((await desk.admin.call(undoPart, { body: undo, headers: aKey() })).status).toBe(200);
  await pay(1);
  const sums = await desk.rows<{ kind: string; amount: number }>(
    `select x.kind, sum(x.amount_cents)::integer as amount from invoice_discounts x where x.tenant_id = $1
      and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = x.invoice_id)
      group by 1 order by 1`,
  );
  expect(sums).toEqual([
    { kind: "bill", amount: 200 },
    { kind: "code", amount: 100 },
    { kind: "line", amount: 50 },
  ]);
  const invoices = await desk.rows<{ differs: number }>(
    `select (i.discount_cents - (select coalesce(sum(x.amount_cents), 0) from invoice_discounts x
      where x.tenant_id = $1 and x.invoice_id = i.id))::integer as differs from invoices i where i.tenant_id = $1`,
  );
  expect(invoices.map(({ differs }) => differs)).toEqual([0, 0, 0]);
});

test("an amount on the bill of two accounts that are charged apart is given once", async () => {
  const desk = await aDesk();
  await desk.open();
  const [one, other] = [await desk.sendReadyOrder(), await desk.sendReadyOrder()];
  const accountIds = [...(await accountsOf(desk, one)), ...(await accountsOf(desk, other))];
  await desk.admin.call(giveBillDiscount, { body: { ...fixed(2), accountIds }, headers: aKey() });
  const shown = await summaryOf(desk, one);
  expect(shown.fiscal_totals.discount_total).toBe(200);
  const body = await desk.payBody([one], totalsOf(shown));
  expect((await desk.cashier.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  expect((await summaryOf(desk, other)).fiscal_totals.discount_total).toBe(0);
});

test("two who charge with one amount at the same time do not both take it off", async () => {
  const desk = await aDesk();
  await desk.open();
  for (const _ of [1, 2, 3]) {
    const [one, other] = [await desk.sendReadyOrder(), await desk.sendReadyOrder()];
    const accountIds = [...(await accountsOf(desk, one)), ...(await accountsOf(desk, other))];
    await desk.admin.call(giveBillDiscount, { body: { ...fixed(2), accountIds }, headers: aKey() });
    const bodies = await Promise.all(
      [one, other].map(async (id) => desk.payBody([id], totalsOf(await summaryOf(desk, id)))),
    );
    const replies = await Promise.all(
      bodies.map((body) => desk.cashier.call(payOrders, { body, headers: aKey() })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test("an account that is merged into another takes the terms of that one", async () => {
  const desk = await aDesk();
  const [one, other] = [await desk.sendReadyOrder(), await desk.sendReadyOrder()];
  const [from, into] = [await accountsOf(desk, one), await accountsOf(desk, other)];
  await desk.admin.call(giveBillDiscount, { body: { ...fixed(2), accountIds: from }, headers: aKey() });
  const merged = await desk.admin.call(mergeAccounts, {
    body: { accountIds: from, intoAccountId: into[0] ?? 0 },
    headers: aKey(),
  });
  expect(merged.status).toBe(200);
  expect((await summaryOf(desk, other)).fiscal_totals.discount_total).toBe(0);
});
