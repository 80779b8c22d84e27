import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCreditDesk } from "#app/server/testing/credit.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { readInvoiceToRefund, refundBody, sendRefund } from "#app/server/testing/refund.ts";
import { readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { listInvoices } from "#money/invoices/contract/invoices.ts";
import { payPart, undoPart } from "#money/payments/contract/payments.ts";
import { listPaidInvoices } from "#money/refunds/contract/refunds.ts";
import { toId } from "#platform/domain/ids.ts";
import { deleteCustomer, getCustomer, mergeCustomers } from "#service/customers/contract/customers.ts";
import { readStatement } from "../contract/receivables.ts";

test("a refund takes off what is owed first and pays out only what was paid", async () => {
  const desk = await aCreditDesk();
  const sessionId = toId<"CashSession">(await desk.open(desk.seller));
  const invoice = await desk.buy();
  await desk.pay(5);
  expect(await readInvoiceToRefund(desk.admin, invoice.id)).toMatchObject({
    open_debt: 476,
    payment_types: [{ title: "Efectivo" }, { title: "Tarjeta" }],
  });
  const all = await refundBody(desk, invoice.id);
  const [first, ...rest] = all.lines;
  if (!first) throw new Error("An invoice has lines");
  const one = { ...all, lines: [{ ...first, quantity: 1 }], payment_type_id: null };
  const small = await sendRefund(desk.admin, one);
  // A pupusa with cheese: all of it is owed still.
  expect(small.ok).toMatchObject({ amount: 150, on_account: 150 });
  expect(await desk.owed()).toBe(326);
  const last = await refundBody(desk, invoice.id, { payment_type_id: null });
  expect((await sendRefund(desk.admin, last)).error.code).toBe("payment_type_unknown");
  const onAccount = { ...last, payment_type_id: desk.onAccount };
  expect((await sendRefund(desk.admin, onAccount)).error.code).toBe("payment_type_unknown");
  const { cash } = desk.small.paymentTypes;
  const done = await sendRefund(desk.admin, { ...last, payment_type_id: cash });
  expect(done.ok).toMatchObject({ amount: 826, on_account: 326 });
  expect(await desk.owed()).toBe(0);
  expect((await readInvoiceToRefund(desk.admin, invoice.id)).refunds).toMatchObject([
    { method: "A la cuenta", amount: 150, on_account: 150 },
    { method: "Efectivo", amount: 826, on_account: 326 },
  ]);
  const { figures } = (await desk.manager.call(readCashSession, { params: { sessionId } })).ok;
  // 50.00 + 5.00 paid on account − 5.00 paid out.
  expect(figures.takings).toMatchObject({
    refunds: 500,
    expected_cash: 5_000,
    on_account: { payments: 1, amount: 976, returned: 476 },
  });
  expect(rest.length).toBeGreaterThan(0);
  const { lines } = (await desk.admin.call(readStatement, { params: { id: desk.debtor } })).ok;
  expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ["invoice", 976, 976],
    ["payment", -500, 476],
    ["refund", -150, 326],
    ["refund", -326, 0],
  ]);
});

test("a part that is taken back is not owed", async () => {
  const desk = await aCreditDesk();
  const orderId = await desk.sendReadyOrder();
  const owe = async (amount: number, expectedBalance: number) =>
    (
      await desk.seller.call(payPart, {
        body: {
          uuid: randomUUID(),
          orderIds: [orderId],
          expectedBalance,
          part: { kind: "amount", amount },
          tenders: [{ uuid: randomUUID(), paymentTypeId: desk.onAccount, amount }],
          customerId: desk.debtor,
        },
        headers: aKey(),
      })
    ).ok.invoice_id;
  const undo = (invoiceId: Awaited<ReturnType<typeof owe>>) =>
    desk.seller.call(undoPart, {
      body: { uuid: randomUUID(), invoiceId, reason: "Otra mesa" },
      headers: aKey(),
    });
  const [first, second] = [await owe(3, 9.76), await owe(2, 6.76)];
  expect((await undo(second)).ok.balance).toBe(676);
  expect(await desk.owed()).toBe(300);
  await desk.pay(1);
  expect((await undo(first)).error.code).toBe("account_debt_paid");
  expect(await desk.owed()).toBe(200);
});

test("lists of invoices say what is owed of one until it is paid", async () => {
  const desk = await aCreditDesk();
  await desk.open(desk.seller);
  await desk.buy();
  const states = async () => [
    (await desk.admin.call(listInvoices)).ok.rows.map(({ state }) => state),
    (await desk.admin.call(listPaidInvoices)).ok.rows.map(({ state }) => state),
  ];
  expect(await states()).toEqual([["owed"], ["owed"]]);
  await desk.pay(9);
  expect(await states()).toEqual([["owed"], ["owed"]]);
  await desk.pay(0.76);
  expect(await states()).toEqual([["paid"], ["paid"]]);
});

test("two who are one person owe what both owed, with the limit of whom has one", async () => {
  const desk = await aCreditDesk();
  const kept = await desk.aCustomer(null);
  await desk.buy();
  await desk.pay(3);
  const merged = await desk.admin.call(mergeCustomers, {
    params: { id: kept },
    body: { otherId: desk.debtor },
  });
  expect(merged.ok.customer).toMatchObject({ id: kept, credit_limit: 10_000, balance: 676 });
  expect((await desk.admin.call(getCustomer, { params: { id: desk.debtor } })).ok.customer.id).toBe(kept);
  await desk.buy();
  expect(await desk.owed(kept)).toBe(676 + 976);
  await desk.pay(16.52);
  const statement = (await desk.admin.call(readStatement, { params: { id: kept } })).ok;
  expect(statement).toMatchObject({ opening: 0, charged: 1_952, paid: 1_952, closing: 0, balance: 0 });
});

test("whoever owes is not deleted; once it is paid they are, and their invoices stay", async () => {
  const desk = await aCreditDesk();
  await desk.buy();
  const remove = () => desk.admin.call(deleteCustomer, { params: { id: desk.debtor } });
  expect((await remove()).error).toMatchObject({
    code: "customer_owes",
    message: "Rosa Díaz owes $9.76. Take a payment on account first.",
  });
  const { account_payment_id } = (await desk.pay(9.76)).ok;
  expect((await remove()).ok.became).toBe("nameless");
  expect(account_payment_id).toBeGreaterThan(0);
  expect(await desk.rows("select open_cents from customer_debts where tenant_id = $1")).toEqual([
    { open_cents: 0 },
  ]);
});

test("sales, payments and merging at once: what is owed is what is open", async () => {
  const desk = await aCreditDesk({ limit: 1000 });
  const kept = await desk.aCustomer(1000);
  await desk.buy();
  await Promise.all([
    ...eight.slice(0, 4).map(() => desk.buy()),
    ...eight.map(() => desk.pay(1)),
    desk.admin.call(mergeCustomers, { params: { id: kept }, body: { otherId: desk.debtor } }),
  ]);
  expect(await desk.owed(kept)).toBe(5 * 976 - 800);
  expect(
    await desk.rows(
      `select c.id, c.balance_cents::integer as balance from customers c where c.tenant_id = $1
        and c.balance_cents <> (select coalesce(sum(d.open_cents), 0) from customer_debts d
          where d.tenant_id = $1 and d.customer_id = c.id)`,
    ),
  ).toEqual([]);
});
