import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { anIssuer, type IssuingFloor } from "#app/server/testing/ministry/issuer.ts";
import { aCompany, workOff } from "#app/server/testing/ministry/issuing-actions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { aLine } from "#app/server/testing/till.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { listAccounting } from "#back-office/accounting/contract/accounting.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { invoiceReceipt, mailInvoice } from "#money/receipts/contract/receipts.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { invalidateDocument } from "../../contract/corrections.ts";

const server = await ownTestServer();

/** Sells a dish of $30.00 and one of $20.00; the sealed invoice. */
async function sellFifty(floor: IssuingFloor): Promise<InvoiceId> {
  const { carne, horchata } = floor.small.items;
  const cart = [];
  for (const [{ id }, price] of [[carne, 30] as const, [horchata, 20] as const]) {
    await floor.rows(
      "update menu_items set price_cents = $3 where tenant_id = $1 and id = $2",
      id,
      price * 100,
    );
    cart.push(aLine({ id, price, quantity: 1 }));
  }
  const body = await floor.payBody([await floor.sendReadyOrder({ cart })]);
  const { invoice_id } = (await floor.admin.call(payOrders, { body, headers: aKey() })).ok;
  await workOff(floor);
  return invoice_id;
}

async function refundFirst(floor: IssuingFloor, invoiceId: InvoiceId): Promise<void> {
  const invoice = (await floor.admin.call(readRefundable, { params: { invoiceId } })).ok;
  const reply = await floor.admin.call(refundSale, {
    body: {
      uuid: randomUUID(),
      invoice_id: invoiceId,
      refunded_before: decimalFromCents(invoice.refunded),
      reason: "Plato frío",
      lines: invoice.lines.slice(0, 1).map(({ id }) => ({ id, quantity: 1 })),
      payment_type_id: floor.small.paymentTypes.card,
      returns_stock: false,
      returns_tip: false,
    },
    headers: aKey(),
  });
  expect(reply.status).toBe(200);
}

const receiptOf = async (floor: IssuingFloor, invoiceId: InvoiceId) =>
  (await floor.admin.call(invoiceReceipt, { params: { invoiceId } })).ok;

test("the receipt after a refund is of the document that stands for the rest", async () => {
  const floor = await anIssuer(server);
  const invoiceId = await sellFifty(floor);
  const whole = (await receiptOf(floor, invoiceId)).document;
  expect(whole).toMatchObject({ is_of_rest: false, to_pay: 5_000, state: "sealed" });
  await refundFirst(floor, invoiceId);
  await workOff(floor);
  const { document } = await receiptOf(floor, invoiceId);
  expect(document).toMatchObject({
    is_of_rest: true,
    to_pay: 2_000,
    state: "sealed",
    lines: [{ quantity: "1", amount: 2_000 }],
  });
  expect(document?.seal).not.toBe(whole?.seal);
  const listed = (await floor.admin.call(listAccounting, { query: {} })).ok.rows;
  expect(listed.map((row) => row.total)).toEqual([2_000]);

  const to = `${randomUUID()}@ejemplo.com`;
  expect((await floor.admin.call(mailInvoice, { params: { invoiceId }, body: { to } })).status).toBe(200);
  const [mail] = (await waitingJobs(floor.server)).filter(({ payload }) => payload.to === to);
  const text = String(mail?.payload.text);
  expect([text.includes("20.00"), text.includes("30.00"), text.includes("50.00")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the receipt of a factura that became a crédito fiscal has its type", async () => {
  const floor = await anIssuer(server);
  const invoiceId = await sellFifty(floor);
  expect(await receiptOf(floor, invoiceId)).toMatchObject({ invoiceType: "CONSUMIDOR_FINAL" });
  const person = { name: "Ana Prueba", document_type: "13", document_number: "01234567-8" };
  const [factura] = await floor.documents();
  const body = {
    kind: 3,
    reason: "Pidió crédito fiscal",
    as_fiscal: true,
    receptor: aCompany,
    responsible: person,
    applicant: person,
    even_if_late: false,
  } as const;
  const params = { id: factura?.id as never };
  expect((await floor.admin.call(invalidateDocument, { params, body, headers: aKey() })).status).toBe(200);
  await workOff(floor);
  expect(await receiptOf(floor, invoiceId)).toMatchObject({
    invoiceType: "CREDITO_FISCAL",
    customerName: aCompany.nombre,
    receptor: { nombre: aCompany.nombre, nrc: "1234567", correo: aCompany.correo },
    document: { type: "03", is_of_rest: false, state: "sealed" },
  });
});
