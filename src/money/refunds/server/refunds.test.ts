import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { paymentSummary, payOrders, payPart, undoPart } from "#money/payments/contract/payments.ts";
import { scopePresets } from "#platform/domain/access/scope-presets.ts";
import { type Id, toId } from "#platform/domain/ids.ts";
import { listPaidInvoices } from "../contract/refunds.ts";

test("a whole refund takes cash and tip, and the invoice tells its story", async () => {
  const desk = await aDesk();
  const session = await desk.open();
  const invoice = await desk.sell(desk.cashier, { tipAmount: 1 });
  expect((await readInvoiceToRefund(desk.cashier, invoice.id)).state).toBe("approval_required");
  const body = await refundBody(desk, invoice.id, { returns_tip: true });
  const refused = await sendRefund(desk.cashier, body);
  expect(refused.error).toMatchObject({
    code: "approval_required",
    details: { action: "sale.refund", subject: invoice.id, amount: 10.76, method: "Efectivo" },
  });
  const approval = await desk.approval(refused);
  const { ok } = await sendRefund(desk.cashier, { ...body, approval });
  expect(ok).toMatchObject({ refund_no: 1, amount: 976, tip: 100 });
  const after = await readInvoiceToRefund(desk.cashier, invoice.id);
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
  expect(await desk.rows("select kind from document_tasks where tenant_id = $1")).toEqual([
    { kind: "invalidation" },
  ]);
  const [audit] = await desk.rows(
    "select user_id, approver_id, reason from audit_entries where tenant_id = $1 and action = 'invoice.refunded' order by id",
  );
  expect(audit).toEqual({
    user_id: desk.cashier.userId,
    approver_id: desk.manager.userId,
    reason: "Plato frío",
  });
});

test("line by line in any order, all parts together are the invoice to the cent", async () => {
  const desk = await aDesk();
  await desk.open();
  const invoice = await desk.sell();
  const amounts: number[] = [];
  for (;;) {
    const seen = await readInvoiceToRefund(desk.admin, invoice.id);
    const line = seen.lines.findLast((sold) => sold.refunded < sold.quantity);
    if (!line) break;
    const body = await refundBody(desk, invoice.id, { lines: [{ id: line.id, quantity: 1 }] });
    amounts.push((await sendRefund(desk.admin, body)).ok.amount);
  }
  expect(amounts).toHaveLength(5);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(976);
  const [sums] = await desk.rows(
    `select sum(amount_cents)::bigint as amount, sum(tax_total_cents)::bigint as tax, max(refund_no) as last,
       (select sum(l.tax_cents)::bigint from refund_lines l where l.tenant_id = $1) as line_tax
      from refunds where tenant_id = $1`,
  );
  expect(sums).toEqual({ amount: 976, tax: 78, last: 5, line_tax: 78 });
  expect(
    new Set(
      (await desk.rows<{ kind: string }>("select kind from document_tasks where tenant_id = $1")).map(
        ({ kind }) => kind,
      ),
    ),
  ).toEqual(new Set(["return_event"]));
  const again = await sendRefund(
    desk.admin,
    await refundBody(desk, invoice.id, { lines: [{ id: 1, quantity: 1 }] }),
  );
  expect(again.status).toBe(404);
});

test("one refund asked eight times at once is given once", async () => {
  const desk = await aDesk();
  await desk.open();
  const [first, second] = [await desk.sell(), await desk.sell()];
  const same = await refundBody(desk, first.id);
  const replies = await Promise.all(eight.map(() => sendRefund(desk.admin, same)));
  expect(new Set(replies.map((reply) => reply.raw)).size).toBe(1);
  const { lines } = await readInvoiceToRefund(desk.admin, second.id);
  const [pupusa] = lines;
  if (!pupusa) throw new Error("An invoice has lines");
  const body = await refundBody(desk, second.id, { lines: [{ id: pupusa.id, quantity: 1 }] });
  const tries = await Promise.all(eight.map(() => sendRefund(desk.admin, { ...body, uuid: randomUUID() })));
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
  const { lines } = await readInvoiceToRefund(desk.admin, invoice.id);
  const [pupusas, ...others] = lines;
  if (!pupusas) throw new Error("An invoice has lines");
  for (const _ of [1, 2])
    await sendRefund(
      desk.admin,
      await refundBody(desk, invoice.id, { lines: [{ id: pupusas.id, quantity: 1 }], returns_stock: true }),
    );
  const rest = others.map(({ id, quantity }) => ({ id, quantity }));
  await sendRefund(desk.admin, await refundBody(desk, invoice.id, { lines: rest, returns_stock: true }));
  expect(await quantities()).toEqual(before);
  const second = await desk.sell();
  await sendRefund(desk.admin, await refundBody(desk, second.id));
  expect(await quantities()).toEqual(sold);
  expect(await desk.server.db.inTenant(desk.small.tenantId, stockDifferences)).toEqual([]);
});

test("who may refund depends on role and days, nobody may after three months", async () => {
  const desk = await aDesk();
  await desk.open();
  const keeper = await aPerson(desk.server, desk.small.tenantId, { scope: ["REFUNDS"] });
  const looker = await aPerson(desk.server, desk.small.tenantId, { scope: ["INVOICES"] });
  const preset = await aPerson(desk.server, desk.small.tenantId, { scope: [...scopePresets.cashier] });
  const cook = await aPerson(desk.server, desk.small.tenantId, { scope: ["KITCHEN"] });
  const [first, second] = [await desk.sell(), await desk.sell()];
  const body = await refundBody(desk, first.id);
  expect((await sendRefund(cook, body)).error.code).toBe("not_permitted");
  expect((await sendRefund(looker, body)).error.code).toBe("not_permitted");
  expect((await readInvoiceToRefund(looker, first.id)).invoice_id).toBe(first.id);
  expect((await sendRefund(preset, body)).error.code).toBe("approval_required");
  expect(await desk.rows("select 1 from refunds where tenant_id = $1")).toEqual([]);
  expect((await sendRefund(keeper, body)).status).toBe(200);
  const late = await refundBody(desk, second.id);
  desk.server.clock.now = new Date(testNow().getTime() + 5 * 86_400_000);
  expect((await sendRefund(keeper, late)).error.code).toBe("approval_required");
  desk.server.clock.now = new Date(testNow().getTime() + 95 * 86_400_000);
  expect((await readInvoiceToRefund(desk.admin, second.id)).state).toBe("too_late");
  expect((await sendRefund(desk.admin, late)).error.code).toBe("refund_too_late");
  desk.server.clock.now = undefined;
});

test("cash is given back out of an open drawer only; a card needs none", async () => {
  const desk = await aDesk();
  const invoice = await desk.sell();
  const body = await refundBody(desk, invoice.id);
  expect((await sendRefund(desk.admin, body)).error.code).toBe("cash_session_required");
  const byCard = { ...body, payment_type_id: desk.small.paymentTypes.card };
  expect((await sendRefund(desk.admin, byCard)).status).toBe(200);
});

test("refunds are rows that nobody changes", async () => {
  const desk = await aDesk();
  await desk.open();
  const invoice = await desk.sell();
  await sendRefund(desk.admin, await refundBody(desk, invoice.id));
  for (const change of ["update refunds set amount_cents = 1", "delete from refund_lines"])
    await expect(desk.rows(`${change} where tenant_id = $1`)).rejects.toThrow(/permission denied/);
});

test("a refund of one part leaves the balance while others are to be paid", async () => {
  const desk = await aDesk();
  await desk.open();
  const orderId = await desk.sendReadyOrder();
  const summary = async () => (await desk.cashier.call(paymentSummary, { body: { orderIds: [orderId] } })).ok;
  const payFirst = async (amount: number, expectedBalance: number) => {
    const tender = { uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount, tip: 0.5 };
    const part = { kind: "amount" as const, amount };
    const body = { uuid: randomUUID(), orderIds: [orderId], expectedBalance, part, tenders: [tender] };
    return (await desk.cashier.call(payPart, { body, headers: aKey() })).ok.invoice_id;
  };
  const first = await payFirst(4, 9.76);
  expect((await readInvoiceToRefund(desk.admin, first)).is_account_open).toBe(true);
  expect((await sendRefund(desk.admin, await refundBody(desk, first))).ok.amount).toBe(400);
  expect((await summary()).balance).toBe(576);
  const undo = await desk.cashier.call(undoPart, {
    body: { uuid: randomUUID(), invoiceId: first, reason: "Se equivocó" },
    headers: aKey(),
  });
  expect(undo.error.code).toBe("part_refunded");
  const second = await payFirst(5.76, 5.76);
  expect((await readInvoiceToRefund(desk.admin, second)).is_account_open).toBe(false);
  await sendRefund(desk.admin, await refundBody(desk, second));
  const [sums] = await desk.rows(
    `select (select sum(total_cents)::integer from invoices where tenant_id = $1) as sold,
      (select sum(tax_total_cents)::integer from invoices where tenant_id = $1) as tax,
      (select sum(amount_cents)::integer from refunds where tenant_id = $1) as given,
      (select sum(tax_total_cents)::integer from refunds where tenant_id = $1) as tax_given`,
  );
  expect(sums).toEqual({ sold: 976, tax: 78, given: 976, tax_given: 78 });
});

interface TaskRow {
  kind: string;
  until: string;
  refund_id: number | null;
  detail: {
    reason: string;
    annulmentType: number | null;
    refundNo: number | null;
    amount: number;
    tip: number;
    lines:
      | {
          quantity: number;
          listed: number;
          discount: number;
          net: number;
          service: number;
          tax: number;
          amount: number;
        }[]
      | null;
  };
}

test("what the tax document needs is frozen with the refund", async () => {
  const desk = await aDesk();
  await desk.open();
  await desk.rows("update store_settings set service_charge_bp = 1000 where tenant_id = $1");
  const [whole, lines] = [await desk.sell(), await desk.sell()];
  await sendRefund(desk.admin, await refundBody(desk, whole.id, { returns_tip: true }));
  for (;;) {
    const line = (await readInvoiceToRefund(desk.admin, lines.id)).lines.find(
      (sold) => sold.refunded < sold.quantity,
    );
    if (!line) break;
    await sendRefund(desk.admin, await refundBody(desk, lines.id, { lines: [{ id: line.id, quantity: 1 }] }));
  }
  const tasks = await desk.rows<TaskRow>(
    "select kind, until, refund_id, detail from document_tasks where tenant_id = $1 order by id",
  );
  const [first, ...others] = tasks;
  expect(first).toMatchObject({
    kind: "invalidation",
    detail: { annulmentType: 2, lines: null, refundNo: 1 },
  });
  expect(others.map(({ kind }) => kind)).toEqual(others.map(() => "return_event"));
  const returned = others.flatMap(({ detail }) => detail.lines ?? []);
  const [sold] = await desk.rows(
    `select sum(line_total_cents)::integer as listed, sum(discount_cents)::integer as discount,
      sum(net_cents)::integer as net, sum(service_charge_cents)::integer as service, sum(tax_cents)::integer as tax,
      sum(net_cents + service_charge_cents + tax_cents)::integer as amount
      from invoice_lines where tenant_id = $1 and invoice_id = $2`,
    lines.id,
  );
  const sum = (key: "listed" | "discount" | "net" | "service" | "tax" | "amount") =>
    returned.reduce((total, line) => total + line[key], 0);
  expect({
    listed: sum("listed"),
    discount: sum("discount"),
    net: sum("net"),
    service: sum("service"),
    tax: sum("tax"),
    amount: sum("amount"),
  }).toEqual(sold);
});

test("a part that is taken back leaves its tax document a task too", async () => {
  const desk = await aDesk();
  await desk.open();
  const orderId = await desk.sendReadyOrder();
  const tender = { uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 3 };
  const part = { kind: "amount" as const, amount: 3 };
  const body = { uuid: randomUUID(), orderIds: [orderId], expectedBalance: 9.76, part, tenders: [tender] };
  const invoiceId = (await desk.cashier.call(payPart, { body, headers: aKey() })).ok.invoice_id;
  await desk.cashier.call(undoPart, {
    body: { uuid: randomUUID(), invoiceId, reason: "Otra tarjeta" },
    headers: aKey(),
  });
  const [task] = await desk.rows<TaskRow>(
    "select kind, refund_id, detail from document_tasks where tenant_id = $1",
  );
  expect(task).toMatchObject({
    kind: "invalidation",
    refund_id: null,
    detail: { reason: "Otra tarjeta", annulmentType: 2, refundNo: null, amount: 300, lines: null },
  });
});

test("a paid invoice is found by its number, its token, its table or its customer", async () => {
  const desk = await aDesk();
  await desk.open();
  const [tableId] = desk.small.tables;
  const seated = await desk.sendReadyOrder({ deliveryType: "dinein", tableId });
  const pay = await desk.payBody([seated]);
  const first = (await desk.cashier.call(payOrders, { body: pay, headers: aKey() })).ok;
  const second = await desk.sell();
  const find = async (q?: string) =>
    (await desk.cashier.call(listPaidInvoices, { query: q === undefined ? {} : { q } })).ok;
  const numbers = async (q?: string) => (await find(q)).rows.map((row) => row.invoice_no);
  expect(await numbers()).toEqual([second.no, first.invoice_no]);
  expect((await numbers(String(second.no)))[0]).toBe(second.no);
  const [token] = (await find(String(second.no))).rows[0]?.tokens ?? [];
  expect(await numbers(`#${token}`)).toContain(second.no);
  const table = (await find()).rows[1]?.table_title ?? "";
  expect(table).not.toBe("");
  expect(await numbers(table.toUpperCase())).toEqual([first.invoice_no]);
  expect(await numbers("nadie así")).toEqual([]);
  const [line] = await desk.rows<{ id: Id<"InvoiceLine"> }>(
    "select min(id) as id from invoice_lines where tenant_id = $1 and invoice_id = $2",
    second.id,
  );
  await sendRefund(
    desk.admin,
    await refundBody(desk, second.id, { lines: [{ id: line?.id ?? toId<"InvoiceLine">(1), quantity: 1 }] }),
  );
  await sendRefund(desk.admin, await refundBody(desk, first.invoice_id));
  const [partly, whole] = (await find()).rows;
  expect([partly, whole]).toMatchObject([
    { state: "partly_refunded", figures: null },
    { state: "refunded", figures: null },
  ]);
  const overseen = (await desk.admin.call(listPaidInvoices)).ok.rows;
  expect(overseen[1]).toMatchObject({
    figures: { methods: ["Efectivo"], total: 976, tip: 0, refunded: 976 },
  });
});
