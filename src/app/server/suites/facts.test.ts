import { expect, test } from "vitest";
import type { OrderId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { serveOrders } from "#service/orders/contract/orders.ts";
import { facts } from "../../../../scripts/check/table-reads.ts";
import { aDesk, type Desk } from "../testing/cash-desk.ts";
import { aCreditDesk } from "../testing/credit.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "../testing/refund.ts";

/** A restaurant that sold twice, gave one piece of the first sale back, and has an account open. */
async function aRestaurantWithFacts() {
  const desk = await aDesk();
  await desk.open();
  const returned = await desk.sell();
  const kept = await desk.sell();
  const sold = await desk.rows<{ id: OrderId }>("select id from orders where tenant_id = $1");
  await desk.admin.call(serveOrders, { body: { orderIds: sold.map(({ id }) => id) } });
  const body = await refundBody(desk, returned.id);
  const lines = body.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
  expect((await sendRefund(desk.admin, { ...body, lines })).status).toBe(200);
  const open = await desk.sendReadyOrder();
  await desk.rows(
    `insert into fiscal_settings (tenant_id, department_code, municipality_code) values ($1, '06', '23')
     on conflict (tenant_id) do update set department_code = '06', municipality_code = '23' returning 1`,
  );
  await desk.rows(
    `with shared as (insert into modifier_groups (tenant_id, title) values ($1, 'Términos') returning id)
     insert into menu_item_groups (tenant_id, menu_item_id, group_id) select $1, $2, id from shared`,
    desk.small.items.carne.id,
  );
  return { desk, returned, kept, open };
}

const factsOf = <Row>({ rows }: Desk, fact: keyof typeof facts, order: string) =>
  rows<Row>(`select * from ${fact} where tenant_id = $1 order by ${order}`);

test("facts say what happened in the restaurant", async () => {
  const { desk, returned, kept, open } = await aRestaurantWithFacts();
  expect(await factsOf(desk, "store_places", "1")).toEqual([
    { tenant_id: desk.small.tenantId, department_code: "06", municipality_code: "23" },
  ]);
  type Order = { readonly order_id: number; readonly order_no: number; readonly token_no: number | null };
  const orders = await factsOf<Order>(desk, "order_numbers", "order_no");
  expect(orders.map(({ order_id, token_no }) => [order_id === open, token_no !== null])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
  type Invoice = { readonly invoice_id: number; readonly invoice_no: number; readonly order_id: number };
  const invoices = await factsOf<Invoice>(desk, "invoice_numbers", "invoice_no");
  expect(invoices.map(({ invoice_id: id, invoice_no: no }) => ({ id, no }))).toEqual([returned, kept]);
  expect(invoices.map(({ order_id }) => order_id)).toEqual(
    orders.slice(0, 2).map(({ order_id }) => order_id),
  );
  type Line = { readonly refunded: number | null };
  const lines = await factsOf<Line>(desk, "refunded_lines", "order_line_id");
  expect(lines.flatMap(({ refunded }) => refunded ?? [])).toEqual([1]);
  type Payout = { readonly payment_type_id: number; readonly amount_cents: Cents };
  const payouts = await factsOf<Payout>(desk, "refund_payouts", "refund_id");
  const { refunded } = await readInvoiceToRefund(desk.admin, returned.id);
  expect(payouts).toMatchObject([
    { payment_type_id: desk.small.paymentTypes.cash, amount_cents: Number(refunded) },
  ]);
});

test("what was owed is no payout of a refund", async () => {
  const desk = await aCreditDesk();
  await desk.open();
  const owed = await desk.buy();
  expect((await sendRefund(desk.admin, await refundBody(desk, owed.id))).status).toBe(200);
  const [refund] = await desk.rows<{ amount: Cents; debt: Cents }>(
    "select amount_cents as amount, debt_cents as debt from refunds where tenant_id = $1",
  );
  expect(refund?.debt).toBe(refund?.amount);
  expect(await factsOf(desk, "refund_payouts", "refund_id")).toMatchObject([{ amount_cents: 0 }]);
});

test("facts stay within their restaurant, whatever is asked", async () => {
  const { desk: other } = await aRestaurantWithFacts();
  const { desk } = await aRestaurantWithFacts();
  const { tenantId } = desk.small;
  for (const fact of Object.keys(facts)) {
    const seen = await desk.rows(
      `select distinct tenant_id from ${fact} where tenant_id in ($1, $2)`,
      other.small.tenantId,
    );
    expect(seen, fact).toEqual([{ tenant_id: tenantId }]);
  }
});
