import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCreditDesk } from "#app/server/testing/credit.ts";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { listSessionPayments, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { payOrders, payPart } from "#money/payments/contract/payments.ts";
import { invoiceReceipt } from "#money/receipts/contract/receipts.ts";
import { toId } from "#platform/domain/ids.ts";
import { updateCustomer } from "#service/customers/contract/customers.ts";
import { readCustomerAccount } from "../contract/receivables.ts";

const SALE = 976;

test("a sale on account is invoiced, owed and no money", async () => {
  const desk = await aCreditDesk();
  const sessionId = await desk.open(desk.seller);
  const invoice = await desk.buy();
  const account = (await desk.seller.call(readCustomerAccount, { params: { id: desk.debtor } })).ok;
  expect(account).toMatchObject({
    credit_limit: 10_000,
    balance: SALE,
    left: 10_000 - SALE,
    ageing: { current: SALE, days_30: 0, days_60: 0, days_90: 0 },
    open_invoices: [{ invoice_id: invoice.id, amount: SALE, open: SALE, days: 0, age: "current" }],
    open_count: 1,
  });
  const [document] = await desk.rows<{ sale: { payments: unknown } }>(
    "select sale from documents where tenant_id = $1 and invoice_id = $2",
    invoice.id,
  );
  expect(document?.sale.payments).toMatchObject([
    { title: "A la cuenta", settles: "on_account", amount: SALE, tip: 0, creditDays: 30 },
  ]);
  const params = { invoiceId: toId<"Invoice">(invoice.id) };
  expect((await desk.seller.call(invoiceReceipt, { params })).ok.onAccount).toEqual({
    amount: SALE,
    balance: SALE,
  });
  const session = { params: { sessionId: toId<"CashSession">(sessionId) } };
  const report = (await desk.manager.call(readCashSession, session)).ok;
  expect(report.figures.takings).toMatchObject({
    methods: [],
    sales: 0,
    expected_cash: 5_000,
    on_account: { payments: 1, amount: SALE, returned: 0 },
  });
  expect(report.to_state.map(({ title }) => title)).toEqual(["Tarjeta"]);
  expect((await desk.manager.call(listSessionPayments, session)).ok.rows).toHaveLength(1);
  expect(desk.server.events.map(({ event }) => event)).toContainEqual({
    type: "customers_changed",
    customerId: desk.debtor,
  });
});

test("a sale on account that may not be is refused at the method", async () => {
  const desk = await aCreditDesk({ limit: 9.75 });
  const orderId = await desk.sendReadyOrder();
  const onAccount = { selectedPaymentType: desk.onAccount } as const;
  const pay = async (who: typeof desk.seller, rest: object) => {
    const body = await desk.payBody([orderId], { ...onAccount, ...rest });
    return (await who.call(payOrders, { body, headers: aKey() })).error;
  };
  const at = (code: string, field = "selectedPaymentType") => ({ code, fields: [{ field }] });
  expect(await pay(desk.cashier, { customerId: desk.debtor })).toMatchObject(at("account_not_permitted"));
  expect(await pay(desk.seller, {})).toMatchObject(at("account_customer_missing"));
  const none = await desk.aCustomer(null);
  expect(await pay(desk.seller, { customerId: none })).toMatchObject(at("account_not_granted"));
  const over = await pay(desk.seller, { customerId: desk.debtor });
  expect(over).toMatchObject(at("account_limit_reached"));
  expect(over.message).toBe("Rosa Díaz has $9.75 of credit left; this is $9.76. Nothing was charged.");
  expect(await pay(desk.seller, { customerId: desk.debtor, tipAmount: 1 })).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "tipAmount", code: "tip_on_account" }],
  });
  expect(await desk.rows("select from invoices where tenant_id = $1")).toEqual([]);
  expect(await desk.owed()).toBe(0);
  const known = {
    type: "CONSUMIDOR_FINAL",
    name: "Rosa Díaz",
    department_code: "06",
    municipality_code: "23",
  } as const;
  const change = (who: typeof desk.seller, rest: object) =>
    who.call(updateCustomer, { params: { id: desk.debtor }, body: { ...known, ...rest } });
  const sold = await change(desk.seller, { credit_limit: 9.76 });
  expect(sold.error).toMatchObject(at("not_permitted", "credit_limit"));
  const keeper = await aPerson(desk.server, desk.small.tenantId, { scope: ["MANAGE_CUSTOMERS"] });
  const longer = await change(desk.seller, { credit_days: 45 });
  expect(longer.error).toMatchObject(at("not_permitted", "credit_days"));
  expect((await change(keeper, { credit_limit: 9.76 })).ok.customer).toMatchObject({
    credit_limit: SALE,
    balance: 0,
  });
  expect((await change(desk.seller, { notes: "Llama antes" })).ok.customer.credit_limit).toBe(SALE);
  await desk.buy();
  expect(await desk.owed()).toBe(SALE);
});

test("a part is owed and the rest is money", async () => {
  const desk = await aCreditDesk();
  const other = await desk.aCustomer(50);
  const orderId = await desk.sendReadyOrder();
  const part = (amount: number, expectedBalance: number, customerId: number, tenders: [number, number][]) =>
    desk.seller.call(payPart, {
      body: {
        uuid: randomUUID(),
        orderIds: [orderId],
        expectedBalance,
        part: { kind: "amount", amount },
        tenders: tenders.map(([paymentTypeId, owed]) => ({
          uuid: randomUUID(),
          paymentTypeId: toId<"PaymentType">(paymentTypeId),
          amount: owed,
        })),
        customerId: toId<"Customer">(customerId),
      },
      headers: aKey(),
    });
  const { cash } = desk.small.paymentTypes;
  const first = await part(5, 9.76, desk.debtor, [
    [cash, 2],
    [desk.onAccount, 1],
    [desk.onAccount, 2],
  ]);
  expect(first.ok.receipt.onAccount).toEqual({ amount: 300, balance: 300 });
  const refused = await part(4.76, 4.76, desk.debtor, [
    [cash, 4.75],
    [desk.onAccount, 0.02],
  ]);
  expect(refused.error.fields).toMatchObject([{ field: "tenders", code: "amounts_differ" }]);
  expect((await part(4.76, 4.76, other, [[desk.onAccount, 4.76]])).status).toBe(200);
  expect([await desk.owed(), await desk.owed(other)]).toEqual([300, 476]);
});

test("of eight sales at once the limit takes as many as fit", async () => {
  const desk = await aCreditDesk({ limit: 3 * 9.76 });
  const bodies = await Promise.all(
    eight.map(async () => {
      const ready = await desk.sendReadyOrder();
      return desk.payBody([ready], { selectedPaymentType: desk.onAccount, customerId: desk.debtor });
    }),
  );
  const replies = await Promise.all(
    bodies.map((body) => desk.seller.call(payOrders, { body, headers: aKey() })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = replies.filter(({ status }) => status !== 200).map(({ error }) => error.code);
  expect(new Set(refused)).toEqual(new Set(["account_limit_reached"]));
  expect(await desk.owed()).toBe(3 * SALE);
});
