import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { orderReceipt } from "#money/receipts/contract/receipts.ts";
import { toId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { cancelOrders, listOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { paymentSummary, payOrders } from "../contract/payments.ts";

// The four lines of an order: 3.00 and 1.50 with IVA inside, 2.00 with IVA on top, 3.00 without tax.
const figures = { net: 898, tax: 78, total: 976 };
const taxes = [
  { rate: 1300, type: "exclusive", base: 200, amount: 26 },
  { rate: 1300, type: "inclusive", base: 398, amount: 52 },
];

test("the summary is the server's own, in both forms, with a line for each tax", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const { ok } = await floor.admin.call(paymentSummary, { body: { orderIds: [orderId] } });
  expect(ok.summary).toEqual({
    subtotal: figures.net,
    tax_total: figures.tax,
    service_charge_total: 0,
    total: figures.total,
  });
  expect(ok.breakdown).toEqual({
    productos_total: figures.net,
    impuestos_total: figures.tax,
    cargo_servicio: 0,
    total_final: figures.total,
  });
  expect(ok.taxBreakdown).toEqual(taxes);
  expect(ok.orders.map((order) => order.id)).toEqual([orderId]);
});

test("two orders together are one sale, rounded once", async () => {
  const floor = await aFloor();
  const orderIds = [await floor.sendReadyOrder(), await floor.sendReadyOrder(), await floor.sendReadyOrder()];
  const [first] = orderIds;
  await floor.admin.call(payOrders, { body: await floor.payBody(first ? [first] : []) });
  const [line] = await floor.rows<{ id: number }>(
    "select max(id) as id from order_lines where tenant_id = $1 and title = 'Cerveza'",
  );
  await floor.admin.call(updateLineStatus, {
    params: { itemId: required(line, "a line of the order").id },
    body: { status: "cancelled" },
  });
  const { ok } = await floor.admin.call(paymentSummary, { body: { orderIds } });
  // 9.00 with IVA inside holds 1.04 of it: twice 0.52. 4.00 with IVA on top: 0.52. One beer of 3.00.
  expect(ok.summary).toMatchObject({ subtotal: 1496, tax_total: 156, total: 1652 });
  expect(ok.orders).toHaveLength(2);
});

test("paying makes the invoice, closes the account and answers with the receipt", async () => {
  const floor = await aFloor();
  floor.server.clock.now = new Date("2026-11-21T08:30:00Z");
  const orderId = await floor.sendReadyOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const body = await floor.payBody([orderId], { tipAmount: 1, received: 20 });
  const { ok } = await floor.admin.call(payOrders, { body, headers: { "accept-language": "es" } });
  floor.server.clock.now = undefined;
  expect(ok).toMatchObject({
    message: "Cobro realizado. Se emitió la factura 1.",
    invoice_no: 1,
    invoice_type: "CONSUMIDOR_FINAL",
    receptor: null,
  });
  expect(ok.receipt).toMatchObject({
    deliveryType: "dinein",
    tableTitle: "Mesa 1",
    floor: "Salón",
    customerName: null,
    itemsTotal: figures.net,
    taxTotal: figures.tax,
    serviceChargeTotal: 0,
    discountTotal: 0,
    tipTotal: 100,
    payableTotal: figures.total + 100,
    received: 2000,
    change: 2000 - figures.total - 100,
    tokenNo: 1,
    orderNos: [1],
    invoiceNo: 1,
    paymentMethod: "Efectivo",
    waiter: "Persona de prueba",
    taxBreakdown: taxes,
    date: new Date("2026-11-21T08:30:00Z"),
  });
  expect(ok.receipt.lines[0]).toEqual({
    title: "Pupusa de queso",
    variant_title: "De maíz",
    addons: [{ title: "Extra queso", price: 50 }],
    notes: "bien dorada",
    quantity: 2,
    price: 150,
    line_total: 300,
    discount: 0,
    is_courtesy: false,
    combo: null,
  });
  // Half past two in the night belongs to the business day before.
  const [money] = await floor.rows(
    `select i.business_date, i.total_cents, i.tip_cents as invoice_tip, p.amount_cents, p.tip_cents, p.received_cents,
        p.change_cents, p.business_date as paid_on, o.payment_status, a.closed_at is not null as closed,
        (select sum(base_cents + amount_cents)::integer from invoice_taxes t where t.tenant_id = $1) as taxed,
        (select sum(line_total_cents)::integer from invoice_lines l where l.tenant_id = $1) as listed
      from invoices i join payments p on p.tenant_id = $1 and p.invoice_id = i.id
      join invoice_orders x on x.tenant_id = $1 and x.invoice_id = i.id
      join orders o on o.tenant_id = $1 and o.id = x.order_id
      join accounts a on a.tenant_id = $1 and a.id = i.account_id
      where i.tenant_id = $1`,
  );
  expect(money).toEqual({
    business_date: "2026-11-20",
    paid_on: "2026-11-20",
    payment_status: "paid",
    closed: true,
    total_cents: figures.total,
    invoice_tip: 100,
    amount_cents: figures.total,
    tip_cents: 100,
    received_cents: 2000,
    change_cents: 924,
    taxed: figures.total,
    listed: 950,
  });
  expect((await floor.waiter.call(listOrders)).ok.groups).toEqual([]);
});

test("a payment sent twice under other keys gets the first answer", async () => {
  const floor = await aFloor();
  const [first, second] = [await floor.sendReadyOrder(), await floor.sendReadyOrder()];
  const body = await floor.payBody([first]);
  const paid = await floor.admin.call(payOrders, { body, headers: aKey() });
  const again = await floor.admin.call(payOrders, { body, headers: aKey() });
  expect(again.raw).toBe(paid.raw);
  const other = await floor.admin.call(payOrders, {
    body: await floor.payBody([second], { uuid: body.uuid }),
    headers: aKey(),
  });
  expect(other.error.code).toBe("idempotency_key_reused");
});

test("every refusal leaves nothing behind, not even a number", async () => {
  const floor = await aFloor();
  const ready = await floor.sendReadyOrder();
  const raw = await floor.sendOrder({ deliveryType: "dinein", tableId: floor.small.tables[0] });
  const gone = await floor.sendReadyOrder();
  await floor.admin.call(cancelOrders, { body: { orderIds: [gone] } });
  const body = await floor.payBody([ready]);
  const pay = async (rest: Partial<typeof body>) =>
    (await floor.admin.call(payOrders, { body: { ...body, ...rest } })).error;
  expect(await pay({ total: 9.75 })).toMatchObject({
    code: "total_changed",
    message: "The total has changed to $9.76. Nothing was charged; check it and charge again.",
    details: { newTotal: 9.76, newSubTotal: 8.98, newTaxTotal: 0.78 },
  });
  expect((await pay({ orderIds: [ready, raw] })).code).toBe("order_not_payable");
  expect((await pay({ orderIds: [ready, gone] })).code).toBe("order_cancelled");
  expect((await pay({ orderIds: [ready, toId<"Order">(999_999)] })).code).toBe("not_found");
  expect((await pay({ selectedPaymentType: toId<"PaymentType">(999_999) })).code).toBe(
    "payment_type_unknown",
  );
  expect((await pay({ customerId: toId<"Customer">(999_999) })).code).toBe("customer_unknown");
  expect((await pay({ tipAmount: 1, received: 10.75 })).fields).toMatchObject([
    { field: "received", code: "received_too_little" },
  ]);
  expect((await pay({ tipAmount: -1 })).code).toBe("invalid_input");
  expect(await floor.rows("select 1 from invoices where tenant_id = $1")).toEqual([]);
  expect(await floor.rows("select 1 from counters where tenant_id = $1 and series = 'invoice'")).toEqual([]);
  expect((await floor.admin.call(payOrders, { body })).ok.invoice_no).toBe(1);
  expect((await pay({ uuid: crypto.randomUUID() })).code).toBe("order_already_paid");
});

test("the invoice is of the customer named at the till, else of the account's", async () => {
  const floor = await aFloor();
  const { customerId, tenantId } = floor.small;
  const known = await floor.sendReadyOrder({ customerType: "CUSTOMER", customerId });
  const walkIn = await floor.sendReadyOrder();
  const other = await floor.server.db.inTenant(tenantId, (tx) =>
    createCustomer(tx, { phone: "7000-0002", name: "Otra clienta" }),
  );
  const first = await floor.admin.call(payOrders, { body: await floor.payBody([known]) });
  const receptor = {
    nombre: "Comercial",
    numDocumento: "06140101901010",
    nrc: "1234",
    codActividad: "56101",
    descActividad: "Restaurantes",
    correo: "facturas@comercial.example",
    telefono: null,
    direccion: { departamento: "06", municipio: "23", complemento: "Calle 1" },
  };
  const second = await floor.admin.call(payOrders, {
    body: await floor.payBody([walkIn], { customerId: other, invoiceType: "CREDITO_FISCAL", receptor }),
  });
  expect([first.ok.receipt.customerName, second.ok.receipt.customerName]).toEqual([
    "Cliente de prueba",
    "Comercial",
  ]);
  expect(second.ok).toMatchObject({
    invoice_type: "CREDITO_FISCAL",
    receptor: { ...receptor, tipoDocumento: "36" },
    receipt: { receptor: { numDocumento: "06140101901010", nrc: "1234", descActividad: "Restaurantes" } },
  });
  expect(first.ok.receipt.receptor).toEqual(first.ok.receptor);
});

test("the receipt of open orders shows what is not cancelled", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const [pupusa] = await floor.rows<{ id: number }>(
    "select min(id) as id from order_lines where tenant_id = $1",
  );
  await floor.waiter.call(updateLineStatus, {
    params: { itemId: required(pupusa, "the pupusa of the order").id },
    body: { status: "cancelled" },
  });
  const { ok } = await floor.waiter.call(orderReceipt, { body: { orderIds: [orderId] } });
  expect(ok.lines.map((line) => line.title)).toEqual(["Quesadilla", "Horchata", "Cerveza"]);
  expect(ok).toMatchObject({
    payableTotal: 676,
    tokenNo: 1,
    invoiceNo: null,
    paymentMethod: null,
    received: null,
  });
  await floor.admin.call(cancelOrders, { body: { orderIds: [orderId] } });
  const refused = await floor.waiter.call(orderReceipt, {
    body: { orderIds: [orderId] },
    headers: { "accept-language": "es" },
  });
  expect(refused.error).toMatchObject({
    code: "nothing_to_print",
    message: "No hay items para imprimir el recibo",
  });
});
