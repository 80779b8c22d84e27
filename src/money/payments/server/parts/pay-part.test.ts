import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { z } from "zod";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { refundSale } from "#money/refunds/contract/refunds.ts";
import { type Id, type OrderId, toId } from "#platform/domain/ids.ts";
import { mergeAccounts } from "#service/orders/contract/accounts.ts";
import { cancelOrders, listOrders } from "#service/orders/contract/orders.ts";
import { paymentSummary, payOrders, payPart, undoPart } from "../../contract/payments.ts";
import { sessionTakings } from "../session-money.ts";

type PartBody = z.input<typeof payPart.body>;

// The four lines of an order: 3.00 and 1.50 with IVA inside, 2.00 with IVA on top, 3.00 without tax: 9.76.
const TOTAL = 976;
const dollars = (amount: number) => amount / 100;

function partBody(
  floor: Floor,
  orderIds: readonly OrderId[],
  rest: Partial<PartBody> & { amount: number },
): PartBody {
  const { amount, ...body } = rest;
  return {
    uuid: randomUUID(),
    orderIds: [...orderIds],
    expectedBalance: dollars(TOTAL),
    part: { kind: "amount", amount: dollars(amount) },
    tenders: [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount: dollars(amount) }],
    ...body,
  };
}

const pay = (floor: Floor, body: PartBody) => floor.admin.call(payPart, { body, headers: aKey() });
const summaryOf = async (floor: Floor, orderIds: readonly OrderId[]) =>
  (await floor.admin.call(paymentSummary, { body: { orderIds: [...orderIds] } })).ok;

test("three equal parts with invoices of their own are the whole", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const amounts = [326, 325, 325];
  let balance = TOTAL;
  for (const [index, amount] of amounts.entries()) {
    const { ok } = await pay(
      floor,
      partBody(floor, [orderId], {
        amount,
        expectedBalance: dollars(balance),
        part: { kind: "share", parts: 3 - index },
      }),
    );
    balance -= amount;
    expect(ok).toMatchObject({ invoice_no: index + 1, balance });
    expect(ok.receipt.payableTotal).toBe(amount);
    const { groups } = (await floor.admin.call(listOrders)).ok;
    expect(groups[0]?.balance ?? 0).toBe(balance);
  }
  const [sums] = await floor.rows(
    `select (select sum(total_cents)::integer from invoices where tenant_id = $1) as total,
       (select sum(tax_total_cents)::integer from invoices where tenant_id = $1) as tax,
       (select sum(amount_cents)::integer from invoice_taxes where tenant_id = $1) as taxes,
       (select sum(line_total_cents)::integer from invoice_lines where tenant_id = $1) as listed,
       (select sum(amount_cents)::integer from payments where tenant_id = $1) as paid,
       (select count(*)::integer from documents where tenant_id = $1) as documents,
       (select closed_at is not null from accounts where tenant_id = $1) as closed`,
  );
  expect(sums).toEqual({
    total: TOTAL,
    tax: 78,
    taxes: 78,
    listed: 950,
    paid: TOTAL,
    documents: 3,
    closed: true,
  });
});

test("items and fractions: two pupusas, half a beer, the rest", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  const before = await summaryOf(floor, [orderId]);
  expect(before.lines.map((line) => line.amount)).toEqual([300, 226, 150, 300]);
  const [pupusas, , , beer] = before.lines;
  if (!pupusas || !beer) throw new Error("An order of four lines");
  const { cash, card } = floor.small.paymentTypes;
  const first = await pay(
    floor,
    partBody(floor, [orderId], {
      amount: 450,
      part: {
        kind: "lines",
        lines: [
          { order_line_id: pupusas.order_line_id, portion: { numerator: 1, denominator: 1 } },
          { order_line_id: beer.order_line_id, portion: { numerator: 1, denominator: 2 } },
        ],
      },
      tenders: [
        { uuid: randomUUID(), paymentTypeId: cash, amount: 2, received: 5, tip: 0.5 },
        { uuid: randomUUID(), paymentTypeId: card, amount: 2.5, reference: "A-17" },
      ],
    }),
  );
  expect(first.ok.balance).toBe(TOTAL - 450);
  expect(first.ok.receipt).toMatchObject({
    paymentMethod: "Efectivo + Tarjeta",
    payableTotal: 500,
    tipTotal: 50,
    received: 500,
    change: 250,
    lines: [
      { title: "Pupusa de queso", quantity: 2, line_total: 300 },
      { title: "Cerveza (1/2)", quantity: 1, line_total: 150 },
    ],
    payments: [
      { method: "Efectivo", amount: 200, tip: 50, reference: null },
      { method: "Tarjeta", amount: 250, tip: 0, reference: "A-17" },
    ],
  });
  const byCard = (reference: string) =>
    partBody(floor, [orderId], {
      amount: 100,
      expectedBalance: 5.26,
      tenders: [{ uuid: randomUUID(), paymentTypeId: card, amount: 1, reference }],
    });
  expect((await pay(floor, byCard("4111 1111 1111 1111"))).error.fields).toMatchObject([
    { field: "tenders.0.reference", code: "card_number" },
  ]);
  const after = await summaryOf(floor, [orderId]);
  expect(after).toMatchObject({
    balance: TOTAL - 450,
    parts: [{ invoice_no: 1, amount: 450, tip_amount: 50 }],
  });
  expect(after.lines.map((line) => line.amount)).toEqual([0, 226, 150, 150]);
  const last = await pay(
    floor,
    partBody(floor, [orderId], { amount: 526, expectedBalance: 5.26, part: { kind: "rest" } }),
  );
  expect(last.ok.balance).toBe(0);
  const [tips] = await floor.rows(
    "select sum(tip_cents)::integer as tips, count(distinct waiter_id)::integer as waiters from payments where tenant_id = $1",
  );
  expect(tips).toEqual({ tips: 50, waiters: 1 });
});

test("by seat, where the lines have one", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  await floor.rows(
    "update order_lines set seat = case when title = 'Cerveza' then 2 else 1 end where tenant_id = $1 returning id",
  );
  const seat = (number: number, amount: number, balance = TOTAL) =>
    pay(
      floor,
      partBody(floor, [orderId], {
        amount,
        expectedBalance: dollars(balance),
        part: { kind: "seat", seat: number },
      }),
    );
  expect((await seat(3, 0)).error.code).toBe("part_empty");
  expect((await seat(2, 300)).ok.balance).toBe(676);
  expect((await seat(2, 0, 676)).error.code).toBe("part_empty");
  expect((await seat(1, 676, 676)).ok.balance).toBe(0);
});

test("seats that share the table divide what is nobody's", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  // Quesadilla (2.26 with its tax) and pupusas (3.00) stand in the middle of the table.
  await floor.rows(
    "update order_lines set seat = case title when 'Cerveza' then 2 when 'Horchata' then 1 end where tenant_id = $1 returning id",
  );
  let balance = TOTAL;
  const seat = async (number: number, amount: number) => {
    const part = { kind: "seat", seat: number, sharesTable: true } as const;
    const receptor = { nombre: `Asiento ${number}` };
    const body = partBody(floor, [orderId], { amount, expectedBalance: dollars(balance), part, receptor });
    const { ok } = await pay(floor, body);
    balance = ok.balance;
    return ok;
  };
  const first = await seat(2, 300 + 263);
  expect(balance).toBe(413);
  const undone = await floor.admin.call(undoPart, {
    body: { uuid: randomUUID(), invoiceId: first.invoice_id, reason: "Se equivocó" },
  });
  expect(undone.ok.balance).toBe(TOTAL);
  balance = TOTAL;
  await seat(1, 150 + 263);
  const { parts, lines } = await summaryOf(floor, [orderId]);
  expect(parts.map(({ customer_name }) => customer_name)).toEqual(["Asiento 1"]);
  expect(lines.map(({ portion_left: left }) => left.numerator / left.denominator)).toEqual([0.5, 0.5, 0, 1]);
  expect((await seat(2, 563)).balance).toBe(0);
  const [sums] = await floor.rows(
    `select sum(i.total_cents)::integer as total from invoices i where i.tenant_id = $1
       and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)`,
  );
  expect(sums).toEqual({ total: TOTAL });
});

test("a repeated part is refused by its balance, the same one answered again", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  const body = partBody(floor, [orderId], { amount: 300 });
  const wrong = async (rest: Partial<PartBody>) =>
    (await pay(floor, { ...body, uuid: randomUUID(), ...rest })).error;
  expect(await wrong({ expectedBalance: 9.75 })).toMatchObject({
    code: "balance_changed",
    details: { newBalance: 9.76 },
    message: "$9.76 is now left to pay. Nothing was charged; check it and charge again.",
  });
  expect((await wrong({ part: { kind: "amount", amount: 9.77 } })).code).toBe("part_exceeds");
  expect((await wrong({ part: { kind: "amount", amount: 0 } })).code).toBe("part_empty");
  const [tender] = body.tenders;
  expect((await wrong({ tenders: tender ? [{ ...tender, amount: 2.99 }] : [] })).code).toBe("invalid_input");
  expect((await wrong({ tenders: tender ? [{ ...tender, received: 2.99 }] : [] })).fields).toMatchObject([
    { field: "tenders.0.received", code: "received_too_little" },
  ]);
  // Slips of the keypad: a tip of a hundred milliards, and a million handed over for three dollars.
  for (const [slip, code] of [
    [{ tip: 1e11 }, "too_large"],
    [{ tip: 100.01 }, "tip_too_large"],
    [{ received: 1e12 }, "too_large"],
    [{ received: 1_003.01 }, "received_too_much"],
  ] as const) {
    const { fields } = await wrong({ tenders: tender ? [{ ...tender, ...slip }] : [] });
    expect(fields).toMatchObject([{ field: `tenders.0.${Object.keys(slip)[0]}`, code }]);
  }
  expect(await floor.rows("select 1 from bills where tenant_id = $1")).toEqual([]);
  const paid = await pay(floor, body);
  expect((await pay(floor, body)).raw).toBe(paid.raw);
  const again = await pay(floor, { ...body, uuid: randomUUID() });
  expect(again.error.code).toBe("balance_changed");
  // What is being paid in parts can neither be changed nor paid as a whole, nor together with another account.
  const whole = await floor.payBody([orderId]);
  expect((await floor.admin.call(payOrders, { body: whole })).error.code).toBe("order_partly_paid");
  expect((await floor.admin.call(cancelOrders, { body: { orderIds: [orderId] } })).error.code).toBe(
    "order_partly_paid",
  );
  const other = await floor.sendReadyOrder();
  // What one guest gave for this bill is not taken again for another one.
  const spent = partBody(floor, [other], { amount: 300, tenders: body.tenders });
  expect(await pay(floor, spent)).toMatchObject({ status: 409, error: { code: "uuid_taken" } });
  const both = partBody(floor, [orderId, other], { amount: 100, expectedBalance: 6.76 });
  expect((await pay(floor, both)).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "orderIds" }],
  });
});

test("an account that is paid in part is merged with none", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const orderId = await floor.sendReadyOrder({ deliveryType: "dinein", tableId: first });
  await floor.sendReadyOrder({ deliveryType: "dinein", tableId: second });
  const accounts = (await floor.admin.call(listOrders)).ok.groups.flatMap((group) => group.accounts);
  const [account, other] = accounts.map(({ id }) => id);
  if (account === undefined || other === undefined) throw new Error("Both tables have an account");
  const merge = (from: typeof account, into: typeof account) =>
    floor.admin.call(mergeAccounts, { body: { accountIds: [from], intoAccountId: into }, headers: aKey() });
  const { ok: part } = await pay(floor, partBody(floor, [orderId], { amount: 300 }));
  expect((await merge(account, other)).error.code).toBe("order_partly_paid");
  expect((await merge(other, account)).error.code).toBe("order_partly_paid");
  expect((await floor.admin.call(listOrders)).ok.groups).toHaveLength(2);
  await floor.admin.call(undoPart, {
    body: { uuid: randomUUID(), invoiceId: part.invoice_id, reason: "Se equivocó" },
  });
  expect((await merge(account, other)).status).toBe(200);
  expect((await floor.admin.call(listOrders)).ok.groups).toHaveLength(1);
});

test("of eight equal parts at once one is taken", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  const replies = await Promise.all(eight.map(() => pay(floor, partBody(floor, [orderId], { amount: 400 }))));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(new Set(refused.map((reply) => reply.error.code))).toEqual(new Set(["balance_changed"]));
  const left = { amount: 576, expectedBalance: 5.76, part: { kind: "rest" } } as const;
  const rest = await Promise.all(
    eight.map((_, index) =>
      index % 2 === 0
        ? pay(floor, partBody(floor, [orderId], left))
        : pay(floor, partBody(floor, [orderId], { amount: 100, expectedBalance: 5.76 })),
    ),
  );
  const taken = rest.filter((reply) => reply.status === 200);
  expect(taken).toHaveLength(1);
  const [sums] = await floor.rows<{ paid: number }>(
    "select sum(amount_cents)::integer as paid from payments where tenant_id = $1",
  );
  expect(sums?.paid).toBe(TOTAL - (taken[0]?.ok.balance ?? 0));
});

test("one part is taken back without the others", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  const first = await pay(floor, partBody(floor, [orderId], { amount: 300 }));
  const second = await pay(floor, partBody(floor, [orderId], { amount: 200, expectedBalance: 6.76 }));
  const undo = (invoiceId: typeof first.ok.invoice_id, uuid: string = randomUUID()) =>
    floor.admin.call(undoPart, { body: { uuid, invoiceId, reason: "Otra tarjeta" }, headers: aKey() });
  const uuid = randomUUID();
  const replies = await Promise.all(eight.map(() => undo(first.ok.invoice_id, uuid)));
  expect(new Set(replies.map((reply) => reply.raw)).size).toBe(1);
  expect(replies[0]?.ok.balance).toBe(776);
  expect((await undo(first.ok.invoice_id)).error.code).toBe("not_found");
  expect((await summaryOf(floor, [orderId])).parts).toMatchObject([{ invoice_no: 2, amount: 200 }]);
  expect((await undo(second.ok.invoice_id)).ok.balance).toBe(TOTAL);
  // The numbers stay: the next invoice is the third.
  const whole = await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  expect(whole.ok.invoice_no).toBe(3);
  expect((await undo(whole.ok.invoice_id)).error.code).toBe("part_not_open");
  expect(
    await floor.rows("select count(*)::integer as kept from invoice_reversals where tenant_id = $1"),
  ).toEqual([{ kept: 2 }]);
});

test("a part of which something was refunded is not taken back", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  const first = await pay(floor, partBody(floor, [orderId], { amount: 300 }));
  const second = await pay(floor, partBody(floor, [orderId], { amount: 300, expectedBalance: 6.76 }));
  const [line] = await floor.rows<{ id: Id<"InvoiceLine"> }>(
    "select min(id) as id from invoice_lines where tenant_id = $1 and invoice_id = $2",
    first.ok.invoice_id,
  );
  const refund = await floor.admin.call(refundSale, {
    body: {
      uuid: randomUUID(),
      invoice_id: first.ok.invoice_id,
      refunded_before: 0,
      reason: "Frío",
      payment_type_id: floor.small.paymentTypes.card,
      returns_stock: false,
      returns_tip: false,
      lines: [{ id: line?.id ?? toId<"InvoiceLine">(1), quantity: 1 }],
    },
    headers: aKey(),
  });
  expect(refund.status).toBe(200);
  const undo = (invoiceId: typeof first.ok.invoice_id) =>
    floor.admin.call(undoPart, {
      body: { uuid: randomUUID(), invoiceId, reason: "Prueba" },
      headers: aKey(),
    });
  expect((await undo(first.ok.invoice_id)).error.code).toBe("part_refunded");
  expect((await undo(second.ok.invoice_id)).ok.balance).toBe(676);
});

test("what is taken back leaves the open drawer; a closed one keeps its figures", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  const orderId = await desk.sendReadyOrder();
  const part = async (amount: number, expected: number) => {
    const body = partBody(desk, [orderId], { amount, expectedBalance: dollars(expected) });
    return (await desk.cashier.call(payPart, { body, headers: aKey() })).ok.invoice_id;
  };
  const [first, second] = [await part(300, TOTAL), await part(200, TOTAL - 300)];
  const undo = (invoiceId: typeof first) =>
    desk.cashier.call(undoPart, {
      body: { uuid: randomUUID(), invoiceId, reason: "Prueba" },
      headers: aKey(),
    });
  const takings = () =>
    desk.server.db.inTenant(desk.small.tenantId, (tx) => sessionTakings(tx, toId<"CashSession">(session)));
  expect(await takings()).toMatchObject([{ payments: 2, amount: 500 }]);
  expect((await undo(first)).ok.balance).toBe(TOTAL - 200);
  expect(await takings()).toMatchObject([{ payments: 1, amount: 200 }]);
  await desk.rows("update cash_sessions set closed_at = opened_at where tenant_id = $1 returning id");
  expect((await undo(second)).error.code).toBe("cash_session_closed");
});

test("behind the use cases the database itself keeps the lines of a bill in progress", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendReadyOrder();
  await pay(floor, partBody(floor, [orderId], { amount: 300 }));
  const change = (what: string) =>
    floor.rows(`update order_lines set ${what} where tenant_id = $1 and order_id = $2 returning id`, orderId);
  await expect(change("status = 'cancelled'")).rejects.toThrow("is being paid in parts");
  await expect(change("unit_price_cents = 0")).rejects.toThrow("is being paid in parts");
  await expect(change("status = 'delivered'")).resolves.toHaveLength(4);
});
