import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { payOrders, payPart } from "#money/payments/contract/payments.ts";
import { paymentRoutes } from "#money/payments/server/routes.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { invoiceReceipt, mailInvoice, orderReceipt } from "../contract/receipts.ts";

/** Pays an amount of an order by card; what is left then. */
async function payAmount({ admin, small }: Floor, orderId: OrderId, left: number, amount: number) {
  const body = {
    uuid: randomUUID(),
    orderIds: [orderId],
    expectedBalance: left / 100,
    part: { kind: "amount" as const, amount: amount / 100 },
    tenders: [{ uuid: randomUUID(), paymentTypeId: small.paymentTypes.card, amount: amount / 100 }],
  };
  return (await admin.call(payPart, { body })).ok.balance;
}

test("the receipt of an account says what was paid of it and what is left", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder({ deliveryType: "takeaway" });
  const receipt = async (...others: OrderId[]) =>
    (await floor.waiter.call(orderReceipt, { body: { orderIds: [orderId, ...others] } })).ok;
  const whole = await receipt();
  expect(whole).toMatchObject({ settled: null, invoiceNo: null, paymentMethod: null });
  const left = await payAmount(floor, orderId, whole.payableTotal, 500);
  expect(left).toBe(whole.payableTotal - 500);
  expect(await receipt()).toMatchObject({
    settled: { paid: 500, left },
    payableTotal: whole.payableTotal,
    invoiceNo: null,
    paymentMethod: null,
  });
  expect(await payAmount(floor, orderId, left, left)).toBe(0);
  expect(await receipt()).toMatchObject({ settled: null, invoiceNo: 2, payableTotal: left });
  const cancelled = await floor.sendOrder({ deliveryType: "takeaway" });
  await floor.admin.call(cancelOrders, { body: { orderIds: [cancelled] } });
  expect(await receipt(cancelled)).toMatchObject({ invoiceNo: 2, payableTotal: left });
});

test("an invoice is read and mailed again as it was written, to whatever address", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder({ deliveryType: "takeaway" });
  const paid = (await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) })).ok;
  const params = { invoiceId: paid.invoice_id };
  const to = `${randomUUID()}@ejemplo.com`;
  expect((await floor.admin.call(invoiceReceipt, { params })).ok).toEqual(paid.receipt);

  const mail = (address: string) => floor.admin.call(mailInvoice, { params, body: { to: address } });
  const { deps } = floor.server;
  const mailer = { ...deps.mailer, delivers: false };
  const app = await buildApp({ ...deps, mailer }, [paymentRoutes], { secure: false, trustProxy: false });
  const undelivered = await callRoute(app, mailInvoice, { params, body: { to } }, floor.admin.cookies);
  expect(undelivered.error.code).toBe("no_mail_server");
  await app.close();
  expect((await mail("nadie")).error.fields).toMatchObject([{ field: "to" }]);
  expect((await mail(to)).status).toBe(200);
  const mails = (await waitingJobs(floor.server)).filter(({ payload }) => payload.to === to);
  expect(mails).toMatchObject([{ payload: { subject: expect.stringContaining(String(paid.invoice_no)) } }]);
  const { html, text } = { ...mails[0]?.payload };
  const [, sum = "?"] = /^Total: (\$\d+\.\d\d) \(/m.exec(String(text)) ?? [];
  expect(html).toContain(`font-variant-numeric:tabular-nums">${sum}</p>`);
  // What was refused was not sent: the log tells of one mail.
  expect(
    await floor.rows(
      "select user_id, subject_id, after from audit_entries where tenant_id = $1 and action = 'invoice.mailed' order by id",
    ),
  ).toEqual([{ user_id: floor.admin.userId, subject_id: paid.invoice_id, after: { email: to } }]);
});
