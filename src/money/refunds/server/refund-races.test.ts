import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, countOf, type Desk } from "#app/server/testing/cash-desk.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { closeCashSession, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { payOrders, payPart, undoPart } from "#money/payments/contract/payments.ts";
import { toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import { listOrders } from "#service/orders/contract/orders.ts";

const sums = `select (select count(*)::integer from refunds where tenant_id = $1) as refunds,
  (select coalesce(sum(amount_cents), 0)::integer from refunds where tenant_id = $1) as given,
  (select coalesce(sum(tip_cents), 0)::integer from refunds where tenant_id = $1) as tips,
  (select count(*)::integer from invoice_reversals where tenant_id = $1) as undone`;
interface Sums {
  refunds: number;
  given: number;
  tips: number;
  undone: number;
}

test("eight refunds of different lines at once: nothing is given twice", async () => {
  const desk = await aDesk();
  await desk.open();
  const invoice = await desk.sell(desk.cashier, { tipAmount: 1 });
  const whole = await refundBody(desk, invoice.id, { returns_tip: true });
  const replies = await Promise.all(
    eight.map((_, index) => {
      const line = whole.lines[index % whole.lines.length];
      return sendRefund(desk.admin, {
        ...whole,
        uuid: randomUUID(),
        lines: line ? [{ ...line, quantity: 1 }] : [],
      });
    }),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const [before] = await desk.rows<Sums>(sums);
  expect(before).toMatchObject({ refunds: 1, tips: 100 });
  await sendRefund(desk.admin, await refundBody(desk, invoice.id, { returns_tip: true }));
  expect(await desk.rows<Sums>(sums)).toMatchObject([{ refunds: 2, given: 976, tips: 100 }]);
});

/** How often something was refunded or undone. */
async function actsOf(desk: Desk): Promise<number> {
  const [row] = await desk.rows<Sums>(sums);
  const { refunds, undone } = required(row, "a sum");
  return refunds + undone;
}

test("refunding and undoing one part eight times at once: one of the two happens, once", async () => {
  const desk = await aDesk();
  await desk.open();
  for (const _ of [1, 2, 3]) {
    const orderId = await desk.sendReadyOrder();
    const tender = { uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 4 };
    const part = { kind: "amount" as const, amount: 4 };
    const body = { uuid: randomUUID(), orderIds: [orderId], expectedBalance: 9.76, part, tenders: [tender] };
    const invoiceId = (await desk.cashier.call(payPart, { body, headers: aKey() })).ok.invoice_id;
    const refund = await refundBody(desk, invoiceId);
    const before = await actsOf(desk);
    const replies = await Promise.all(
      eight.map((_, index) =>
        index % 2 === 0
          ? sendRefund(desk.admin, { ...refund, uuid: randomUUID() })
          : desk.admin.call(undoPart, {
              body: { uuid: randomUUID(), invoiceId, reason: "A la vez" },
              headers: aKey(),
            }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(await actsOf(desk)).toBe(before + 1);
  }
});

test("refunds while the drawer is counted: each is in the Z or was not made out of it", async () => {
  const desk = await aDesk();
  const invoices = await Promise.all(eight.map(() => desk.sell()));
  const sessionId = toId<"CashSession">(await desk.open(desk.cashier, { float: 100 }));
  const bodies = await Promise.all(invoices.map((invoice) => refundBody(desk, invoice.id)));
  const close = () =>
    desk.manager.call(closeCashSession, {
      params: { sessionId },
      body: { counts: countOf(100), methods: [], difference_reason: "A la vez" },
      headers: aKey(),
    });
  const [closed, ...replies] = await Promise.all([
    close(),
    ...bodies.map((body) => sendRefund(desk.admin, body)),
  ]);
  expect(closed.status).toBe(200);
  const codes = replies.filter((reply) => reply.status !== 200).map((reply) => reply.error.code);
  expect(new Set([...codes, "cash_session_required"])).toEqual(new Set(["cash_session_required"]));
  const { figures } = (await desk.manager.call(readCashSession, { params: { sessionId } })).ok;
  const made = replies.filter((reply) => reply.status === 200).length;
  expect(figures.takings?.refunds).toBe(976 * made);
  expect(figures.takings?.expected_cash).toBe(10_000 - 976 * made);
  expect(await desk.rows<Sums>(sums)).toMatchObject([{ refunds: made, given: 976 * made }]);
});

test("a courtesy while the account is paid: it is paid without the dish, or refused", async () => {
  const desk = await aDesk();
  await desk.open();
  for (const _ of [1, 2, 3]) {
    const orderId = await desk.sendReadyOrder();
    const { groups } = (await desk.admin.call(listOrders)).ok;
    const items = groups.flatMap((group) => group.orders.flatMap((order) => order.items));
    const beer = items.find((item) => item.order_id === orderId && item.item_title === "Cerveza");
    const params = { itemId: toId<"OrderLine">(required(beer, "the beer of the order").id) };
    const pay = await desk.payBody([orderId]);
    const replies = await Promise.all(
      eight.map((_, index) =>
        index % 2 === 0
          ? desk.admin.call(giveCourtesy, { params, body: { reason: "A la vez" }, headers: aKey() })
          : desk.cashier.call(payOrders, { body: { ...pay, uuid: randomUUID() }, headers: aKey() }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const [state] = await desk.rows<{ paid: number | null; is_free: boolean }>(
      `select (select sum(i.total_cents)::integer from invoices i join invoice_orders x
          on x.tenant_id = $1 and x.invoice_id = i.id where i.tenant_id = $1 and x.order_id = $2) as paid,
        (select courtesy_id is not null from order_lines where tenant_id = $1 and id = $3) as is_free`,
      orderId,
      params.itemId,
    );
    expect([
      { paid: 976, is_free: false },
      { paid: null, is_free: true },
    ]).toContainEqual(state);
  }
});
