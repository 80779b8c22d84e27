import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { z } from "zod";
import { stockDifferences } from "../../../../db/seeds/stock.ts";
import { readCashSession } from "../../../contract/cash.ts";
import { listOrders, paymentSummary, payOrders } from "../../../contract/orders.ts";
import { giveCourtesy, readRefundable, refundSale } from "../../../contract/refunds.ts";
import { decimalFromCents } from "../../../domain/money/cents.ts";
import { aDesk, type Desk } from "../../testing/cash-desk.ts";
import { aKey, eight } from "../../testing/floor.ts";
import { aPerson, type Person } from "../../testing/sessions.ts";

type RefundBody = z.input<typeof refundSale.body>;

const look = async (who: Person, invoiceId: number) =>
  (await who.call(readRefundable, { params: { invoiceId } })).ok;

/** What a person sends who gives back all that is left, in cash. */
async function bodyOf(desk: Desk, invoiceId: number, rest: Partial<RefundBody> = {}): Promise<RefundBody> {
  const invoice = await look(desk.admin, invoiceId);
  return {
    uuid: randomUUID(),
    invoice_id: invoiceId,
    lines: invoice.lines
      .filter((line) => line.refunded < line.quantity)
      .map((line) => ({ id: line.id, quantity: line.quantity - line.refunded })),
    refunded_before: decimalFromCents(invoice.refunded),
    payment_type_id: desk.small.paymentTypes.cash,
    reason: "Plato frío",
    returns_stock: false,
    returns_tip: false,
    ...rest,
  };
}

const give = (who: Person, body: RefundBody) => who.call(refundSale, { body, headers: aKey() });

test("a whole refund: cash out of the drawer, the tip too, the invoice keeps its number and tells its story", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  const invoice = await desk.sell(desk.cashier, { tipAmount: 1 });
  expect((await look(desk.cashier, invoice.id)).state).toBe("approval_required");
  const body = await bodyOf(desk, invoice.id, { returns_tip: true });
  const refused = await give(desk.cashier, body);
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "sale.refund", subject: invoice.id },
  });
  const approval = await desk.approval("sale.refund", invoice.id);
  const { ok } = await give(desk.cashier, { ...body, approval });
  expect(ok).toMatchObject({ refund_no: 1, amount: 976, tip: 100 });
  const after = await look(desk.cashier, invoice.id);
  expect(after).toMatchObject({
    invoice_no: invoice.no,
    state: "nothing_left",
    refunded: 976,
    tip_refunded: 100,
  });
  expect(after.refunds).toMatchObject([
    { refund_no: 1, reason: "Plato frío", method: "Efectivo", approved_by: "Persona de prueba", amount: 976 },
  ]);
  const { figures } = (await desk.manager.call(readCashSession, { params: { sessionId: session } })).ok;
  expect(figures).toMatchObject({
    takings: { sales: 976, refunds: 976, tip_refunds: 100, expected_cash: 5_000 },
  });
  expect(await desk.rows("select kind from refund_consequences where tenant_id = $1")).toEqual([
    { kind: "invalidation" },
  ]);
  const [audit] = await desk.rows(
    "select user_id, approver_id, reason from audit_entries where tenant_id = $1 and action = 'invoice.refunded'",
  );
  expect(audit).toEqual({
    user_id: desk.cashier.userId,
    approver_id: desk.manager.userId,
    reason: "Plato frío",
  });
});

test("line by line in any order, all parts together are the invoice to the cent, its tax too", async () => {
  const desk = await aDesk();
  await desk.open();
  const invoice = await desk.sell();
  const amounts: number[] = [];
  for (;;) {
    const seen = await look(desk.admin, invoice.id);
    const line = seen.lines.findLast((one) => one.refunded < one.quantity);
    if (!line) break;
    const body = await bodyOf(desk, invoice.id, { lines: [{ id: line.id, quantity: 1 }] });
    amounts.push((await give(desk.admin, body)).ok.amount);
  }
  expect(amounts).toHaveLength(5);
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(976);
  const [sums] = await desk.rows(
    `select sum(amount_cents)::bigint as amount, sum(tax_total_cents)::bigint as tax, max(refund_no) as last,
       (select sum(l.tax_cents)::bigint from refund_lines l where l.tenant_id = $1) as line_tax
      from refunds where tenant_id = $1`,
  );
  expect(sums).toEqual({ amount: 976, tax: 78, last: 5, line_tax: 78 });
  expect(
    new Set(
      (await desk.rows<{ kind: string }>("select kind from refund_consequences where tenant_id = $1")).map(
        ({ kind }) => kind,
      ),
    ),
  ).toEqual(new Set(["return_event"]));
  const again = await give(desk.admin, await bodyOf(desk, invoice.id, { lines: [{ id: 1, quantity: 1 }] }));
  expect(again.status).toBe(404);
});

test("one refund asked eight times at once is given once, under one uuid or under eight", async () => {
  const desk = await aDesk();
  await desk.open();
  const [first, second] = [await desk.sell(), await desk.sell()];
  const same = await bodyOf(desk, first.id);
  const replies = await Promise.all(eight.map(() => give(desk.admin, same)));
  expect(new Set(replies.map((reply) => reply.raw)).size).toBe(1);
  const { lines } = await look(desk.admin, second.id);
  const [pupusa] = lines;
  if (!pupusa) throw new Error("An invoice has lines");
  const one = await bodyOf(desk, second.id, { lines: [{ id: pupusa.id, quantity: 1 }] });
  const tries = await Promise.all(eight.map(() => give(desk.admin, { ...one, uuid: randomUUID() })));
  expect(tries.filter((reply) => reply.status === 200)).toHaveLength(1);
  const codes = tries.filter((reply) => reply.status !== 200).map((reply) => reply.error.code);
  expect(new Set(codes)).toEqual(new Set(["refund_exceeds"]));
  expect((await desk.rows("select id from refunds where tenant_id = $1")).length).toBe(2);
});

test("stock comes back when asked, exactly what the dishes took, and not otherwise", async () => {
  const desk = await aDesk();
  await desk.open();
  const quantities = () => desk.rows("select quantity from inventory_items where tenant_id = $1 order by id");
  const before = await quantities();
  const invoice = await desk.sell();
  const sold = await quantities();
  const { lines } = await look(desk.admin, invoice.id);
  const [pupusas, ...others] = lines;
  if (!pupusas) throw new Error("An invoice has lines");
  for (const _ of [1, 2])
    await give(
      desk.admin,
      await bodyOf(desk, invoice.id, { lines: [{ id: pupusas.id, quantity: 1 }], returns_stock: true }),
    );
  const rest = others.map(({ id, quantity }) => ({ id, quantity }));
  await give(desk.admin, await bodyOf(desk, invoice.id, { lines: rest, returns_stock: true }));
  expect(await quantities()).toEqual(before);
  const second = await desk.sell();
  await give(desk.admin, await bodyOf(desk, second.id));
  expect(await quantities()).toEqual(sold);
  expect(await desk.server.db.inTenant(desk.small.tenantId, stockDifferences)).toEqual([]);
});

test("windows and roles: the keeper of invoices alone on the first days, nobody after three months", async () => {
  const desk = await aDesk();
  await desk.open();
  const keeper = await aPerson(desk.server, desk.small.tenantId, { scope: ["INVOICES"] });
  const cook = await aPerson(desk.server, desk.small.tenantId, { scope: ["KITCHEN"] });
  const [first, second] = [await desk.sell(), await desk.sell()];
  const body = await bodyOf(desk, first.id);
  expect((await give(cook, body)).error.code).toBe("not_permitted");
  expect((await give(keeper, body)).status).toBe(200);
  const late = await bodyOf(desk, second.id);
  desk.server.clock.now = new Date(Date.now() + 5 * 86_400_000);
  expect((await give(keeper, late)).error.code).toBe("approval_required");
  desk.server.clock.now = new Date(Date.now() + 95 * 86_400_000);
  expect((await look(desk.admin, second.id)).state).toBe("too_late");
  expect((await give(desk.admin, late)).error.code).toBe("refund_too_late");
  desk.server.clock.now = undefined;
});

test("cash is given back out of an open drawer only; a card needs none", async () => {
  const desk = await aDesk();
  const invoice = await desk.sell();
  const body = await bodyOf(desk, invoice.id);
  expect((await give(desk.admin, body)).error.code).toBe("cash_session_required");
  const byCard = { ...body, payment_type_id: desk.small.paymentTypes.card };
  expect((await give(desk.admin, byCard)).status).toBe(200);
});

test("a courtesy: free with a reason and a manager, what it cost stays on record, and it is paid as nothing", async () => {
  const desk = await aDesk();
  await desk.open();
  const orderId = await desk.sendReadyOrder();
  const { groups } = (await desk.cashier.call(listOrders)).ok;
  const beer = groups[0]?.orders[0]?.items.find((item) => item.item_title === "Cerveza");
  const params = { itemId: beer?.id ?? 0 };
  const free = (rest: object = {}) =>
    desk.cashier.call(giveCourtesy, { params, body: { reason: "Cumpleaños", ...rest }, headers: aKey() });
  expect((await free()).error.code).toBe("approval_required");
  const approval = await desk.approval("sale.courtesy", params.itemId);
  expect((await free({ approval })).status).toBe(200);
  expect((await free()).error.code).toBe("courtesy_refused");
  const { summary } = (await desk.cashier.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  expect(summary.total).toBe(676);
  expect((await desk.cashier.call(payOrders, { body: await desk.payBody([orderId]) })).status).toBe(200);
  expect((await free()).error.code).toBe("courtesy_refused");
  expect(
    await desk.rows("select unit_price_cents, reason, approver_id from courtesies where tenant_id = $1"),
  ).toEqual([{ unit_price_cents: 300, reason: "Cumpleaños", approver_id: desk.manager.userId }]);
});

test("refunds are rows that nobody changes", async () => {
  const desk = await aDesk();
  await desk.open();
  const invoice = await desk.sell();
  await give(desk.admin, await bodyOf(desk, invoice.id));
  for (const change of ["update refunds set amount_cents = 1", "delete from refund_lines"])
    await expect(desk.rows(`${change} where tenant_id = $1`)).rejects.toThrow(/permission denied/);
});
