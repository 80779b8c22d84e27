import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { anIssuer, type IssuingFloor } from "#app/server/testing/ministry/issuer.ts";
import { issueIn } from "#app/server/testing/ministry/issuing-actions.ts";
import { aManualCompany as company, aManualLine as line } from "#app/server/testing/ministry/manual-sale.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { callRoute, ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { previewDte } from "#back-office/purchase-documents/contract/preview-dte.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { listInvoices, readInvoiceOrders } from "#money/invoices/contract/invoices.ts";
import { refundSale } from "#money/refunds/contract/refunds.ts";
import { required } from "#platform/server/http/app-error.ts";
import {
  createExcludedPurchase,
  createManualInvoice,
  validateManualCustomer,
} from "../contract/manual-invoicing.ts";
import { manualInvoicingRoutes } from "./routes.ts";

const server = await ownTestServer();
const newest = async (floor: IssuingFloor) => required((await floor.documents()).at(-1), "a document");

/** The mails that wait for the worker. */
const mailsOf = async ({ server, small }: Floor) =>
  (await waitingJobs(server)).flatMap(({ name, payload }) =>
    name === "send-mail" || (name === "deliver-tax-document" && payload.tenantId === small.tenantId)
      ? name
      : [],
  );

const guest = { name: "Ana Pérez", email: "ana@example.com" };
const bodyOf = (floor: IssuingFloor, more: object = {}) => ({
  customerData: guest,
  items: [line],
  paymentTypeId: floor.small.paymentTypes.cash,
  ...more,
});

test("what was written by hand is a sale, and its document is sealed", async () => {
  const floor = await anIssuer(server);
  const lodging = {
    ...line,
    descripcion: "Habitación",
    dte_cod_tributo_adicional: "59",
    dte_porcentaje_adicional: 5,
    is_accommodation: 1 as const,
  };
  const { ok } = await floor.admin.call(createManualInvoice, {
    body: bodyOf(floor, { items: [line, lodging], tipAmount: 1.5, total: 232.5 }),
    headers: aKey(),
  });
  const made = await newest(floor);
  expect(ok).toMatchObject({
    success: true,
    total: 23_250,
    emailSent: true,
    message: "Invoice 1 was issued and will be emailed to ana@example.com.",
    dteInfo: { codigoGeneracion: made.generation_code, numeroControl: made.control_number, isReady: true },
  });
  // 226.00 with IVA inside, 5 % of 100.00; the tip is beside the total.
  expect(made).toMatchObject({ kind: "01", state: "generated", total_cents: 23_100, to_pay_cents: 23_250 });
  expect(await mailsOf(floor)).toEqual([]);
  await floor.deliver(made.id);
  expect((await newest(floor)).state).toBe("sealed");
  expect(await mailsOf(floor)).toEqual(["deliver-tax-document"]);
  const { rows } = (await floor.admin.call(listInvoices, { query: { type: "today" } })).ok;
  expect(rows[0]).toMatchObject({
    invoice_id: ok.invoice_id,
    total: 23_100,
    tip: 150,
    table_id: null,
    orders: [],
  });
  const shown = (await floor.admin.call(readInvoiceOrders, { body: { invoiceId: ok.invoice_id } })).ok;
  expect(shown.items.map(({ title, quantity, line_total }) => [title, quantity, line_total])).toEqual([
    ["Evento privado", 2, 11_300],
    ["Habitación", 2, 11_300],
  ]);
  expect(shown.taxBreakdown).toEqual([{ rate: 1300, type: "inclusive", base: 20_000, amount: 2_600 }]);
  expect([shown.taxTotal, shown.tributesTotal, shown.total]).toEqual([2_600, 500, 23_100]);
  expect(await floor.rows("select amount_cents, tip_cents from payments where tenant_id = $1")).toEqual([
    { amount_cents: 23_100, tip_cents: 150 },
  ]);
});

test("a crédito fiscal of prices with IVA comes to its own arithmetic", async () => {
  const floor = await anIssuer(server);
  const items = [
    { ...line, cantidad: 1.5, precioUni: 3.5 },
    {
      ...line,
      descripcion: "Libro",
      precioUni: 5,
      dte_gravado: 0 as const,
      dte_precio_incluye_iva: 0 as const,
    },
  ];
  const { ok } = await floor.admin.call(createManualInvoice, {
    body: bodyOf(floor, { customerData: company, items }),
    headers: aKey(),
  });
  const made = await newest(floor);
  // 4.65 net and 0.60 of IVA, 10.00 exempt.
  expect(made).toMatchObject({ kind: "03", total_cents: 1_525, problems: null });
  expect(ok.total).toBe(1_525);
  await floor.deliver(made.id);
  expect((await newest(floor)).state).toBe("sealed");
});

test("a crédito fiscal of the newer generation says where its buyer is at home", async () => {
  const floor = await anIssuer(server);
  await issueIn(floor, "2026-07", "01", "03", "14");
  const sell = (customerData: object) =>
    floor.admin.call(createManualInvoice, { body: bodyOf(floor, { customerData }), headers: aKey() });
  const { error } = await sell(company);
  expect(error?.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "customerData.distrito required",
  ]);
  const wrong = await sell({ ...company, distrito: "99" });
  expect(wrong.error?.fields?.map(({ field }) => field)).toEqual(["customerData.distrito"]);
  expect(await floor.documents()).toEqual([]);
  await sell({ ...company, distrito: "14", nombreComercial: "El Valle" });
  const made = await newest(floor);
  expect(made).toMatchObject({ kind: "03", problems: null });
  const [{ buyer } = { buyer: null }] = await floor.rows<{ buyer: unknown }>(
    "select input -> 'buyer' as buyer from tax_documents where tenant_id = $1",
  );
  expect(buyer).toMatchObject({ tradeName: "El Valle", address: { district: "14" } });
  await floor.deliver(made.id);
  expect((await newest(floor)).state).toBe("sealed");
});

test("a restaurant that issues no documents mails the receipt", async () => {
  const floor = await aFloor(server);
  const body = {
    customerData: guest,
    items: [line],
    paymentTypeId: floor.small.paymentTypes.cash,
  };
  const { ok } = await floor.admin.call(createManualInvoice, { body, headers: aKey() });
  expect(ok).toMatchObject({ dteInfo: null, emailSent: true });
  expect(await mailsOf(floor)).toEqual(["send-mail"]);
  const { deps } = floor.server;
  const mailer = { ...deps.mailer, delivers: false };
  const app = await buildApp({ ...deps, mailer }, [manualInvoicingRoutes], {
    secure: false,
    trustProxy: false,
  });
  const mute = await callRoute(app, createManualInvoice, { body, headers: aKey() }, floor.admin.cookies);
  await app.close();
  expect(mute.ok).toMatchObject({
    emailSent: false,
    message: "Invoice 2 was issued, but will not be emailed. No mail server is set up.",
  });
});

test("where cash sessions are required, nothing is sold by hand without one", async () => {
  const floor = await anIssuer(server);
  await floor.rows("update store_settings set is_cash_session_required = true where tenant_id = $1");
  const { error } = await floor.admin.call(createManualInvoice, { body: bodyOf(floor), headers: aKey() });
  expect(error?.code).toBe("cash_session_required");
  expect(await floor.documents()).toEqual([]);
  expect(await floor.rows("select id from invoices where tenant_id = $1")).toEqual([]);
});

test("eight taps under one key sell once", async () => {
  const floor = await anIssuer(server);
  const [headers, uuid] = [aKey(), randomUUID()];
  const replies = await Promise.all(
    eight.map(() => floor.admin.call(createManualInvoice, { body: bodyOf(floor, { uuid }), headers })),
  );
  expect(new Set(replies.flatMap(({ status, raw }) => (status === 200 ? [raw] : []))).size).toBe(1);
  expect(await floor.documents()).toHaveLength(1);
});

test("what a document could not say is refused at its field, and nothing is written", async () => {
  const floor = await anIssuer(server);
  const refused = async (more: object) => {
    const { error } = await floor.admin.call(createManualInvoice, {
      body: bodyOf(floor, more),
      headers: aKey(),
    });
    return error?.fields?.map(({ field, code }) => `${field} ${code}`);
  };
  expect(await refused({ items: [] })).toEqual(["items required"]);
  expect(await refused({ customerData: { ...guest, email: "" } })).toEqual(["customerData.email required"]);
  expect(await refused({ customerData: { ...company, nit: "123" } })).toEqual([
    "customerData.nit nit_malformed",
  ]);
  expect(await refused({ customerData: { ...company, municipio: "13" } })).toEqual([
    "customerData.municipio not_a_choice",
  ]);
  expect(await refused({ items: [{ ...line, dte_cod_tributo: "", cantidad: 0 }] })).toEqual([
    "items.0.cantidad too_small",
    "items.0.dte_cod_tributo required",
  ]);
  expect(await refused({ items: [{ ...line, dte_unidad_medida: "0" }] })).toEqual([
    "items.0.dte_unidad_medida not_a_choice",
  ]);
  expect(await refused({ tipAmount: 500 })).toEqual(["tipAmount tip_too_large"]);
  const { error } = await floor.admin.call(createManualInvoice, {
    body: bodyOf(floor, { total: 1 }),
    headers: aKey(),
  });
  expect(error?.code).toBe("total_changed");
  // 1,130.00 of somebody who told no document.
  expect(await refused({ items: [{ ...line, cantidad: 20 }] })).toEqual([
    "customerData.tipoDocumento required",
    "customerData.numDocumento required",
  ]);
  expect(await floor.documents()).toEqual([]);
  expect(await floor.rows("select id from invoices where tenant_id = $1")).toEqual([]);
});

test("it is refunded as a whole, which calls for the document's invalidation", async () => {
  const floor = await anIssuer(server);
  const { ok } = await floor.admin.call(createManualInvoice, { body: bodyOf(floor), headers: aKey() });
  const [sold] = await floor.rows<{ id: number }>("select id from invoice_lines where tenant_id = $1");
  const refund = (quantity: number) =>
    floor.admin.call(refundSale, {
      body: {
        uuid: randomUUID(),
        invoice_id: ok.invoice_id,
        lines: [{ id: required(sold, "its line").id, quantity }],
        payment_type_id: floor.small.paymentTypes.card,
        reason: "Se canceló",
        returns_stock: false,
        returns_tip: false,
        refunded_before: 0,
      },
      headers: aKey(),
    });
  expect((await refund(1)).error?.code).toBe("refund_whole_only");
  expect((await refund(2)).ok.amount).toBe(11_300);
  expect(await floor.rows("select kind from document_tasks where tenant_id = $1")).toEqual([
    { kind: "invalidation" },
  ]);
});

test("a phone in any spelling finds the customer with what a document says of them", async () => {
  const floor = await anIssuer(server);
  await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    createCustomer(tx, { name: "Ana Pérez", phone: "7000-1234" }),
  );
  await floor.rows(`update customers set department_code = '06', municipality_code = '23', district_code = '14',
    address_complement = 'Calle 1', trade_name = 'Doña Ana' where tenant_id = $1 and phone = '7000-1234'`);
  const { ok } = await floor.admin.call(validateManualCustomer, { query: { phone: "+503 70001234" } });
  expect(ok).toMatchObject({
    exists: true,
    customer: { name: "Ana Pérez", nombreComercial: "Doña Ana", nit: "", distrito: "14" },
  });
  const nobody = await floor.admin.call(validateManualCustomer, { query: { phone: "70009999" } });
  expect(nobody.ok).toEqual({ exists: false, customer: null });
  const body = bodyOf(floor, { customerData: { ...guest, phone: "7000 1234" } });
  await floor.admin.call(createManualInvoice, { body, headers: aKey() });
  expect(
    await floor.rows("select customer_id is not null as is_known from invoices where tenant_id = $1"),
  ).toEqual([{ is_known: true }]);
});

test("issuing needs the right to charge, to invoices or to accounting", async () => {
  const floor = await anIssuer(server);
  const cook = await floor.cook.call(createManualInvoice, { body: bodyOf(floor), headers: aKey() });
  expect(cook.status).toBe(403);
  const accountant = await aPerson(floor.server, floor.small.tenantId, { scope: ["ACCOUNTING"] });
  const made = await accountant.call(createManualInvoice, { body: bodyOf(floor), headers: aKey() });
  expect(made.status).toBe(200);
});

const stall = {
  name: "Rosa Martínez",
  tipoDocumento: "13",
  numDocumento: "04567890-1",
  departamento: "06",
  municipio: "23",
  distrito: "14",
  complemento: "Mercado Central, puesto 12",
};
const tomatoes = {
  descripcion: "Tomate",
  cantidad: 10,
  precioUni: 1.25,
  dte_tipo_item_codigo: "1",
  dte_unidad_medida: "34",
};

test("a purchase of somebody without NRC is a 14 that is sealed", async () => {
  const floor = await anIssuer(server);
  const service = {
    ...tomatoes,
    descripcion: "Música en vivo",
    cantidad: 1,
    precioUni: 280,
    dte_tipo_item_codigo: "2",
  };
  const buy = (more: object = {}) =>
    floor.admin.call(createExcludedPurchase, {
      body: {
        seller: stall,
        items: [tomatoes, service],
        paymentTypeId: floor.small.paymentTypes.cash,
        ...more,
      },
      headers: aKey(),
    });
  expect((await buy()).ok).toMatchObject({ bought: 29_250, withheld: 2_800, toPay: 26_450 });
  const made = await newest(floor);
  expect(made).toMatchObject({ kind: "14", state: "generated", to_pay_cents: 26_450, problems: null });
  await floor.deliver(made.id);
  expect((await newest(floor)).state).toBe("sealed");
  const wrong = await buy({ seller: { ...stall, numDocumento: "12", municipio: "13" } });
  expect(wrong.error?.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "seller.numDocumento dui_malformed",
    "seller.municipio not_a_choice",
  ]);
  expect(await floor.documents()).toHaveLength(1);
});

test("the newer generation names the seller's district", async () => {
  const floor = await anIssuer(server);
  await issueIn(floor, "2026-07", "01", "03", "14");
  await floor.admin.call(createExcludedPurchase, {
    body: { seller: stall, items: [tomatoes], paymentTypeId: floor.small.paymentTypes.cash },
    headers: aKey(),
  });
  const made = await newest(floor);
  expect(made).toMatchObject({ kind: "14", problems: null });
  await floor.deliver(made.id);
  expect((await newest(floor)).state).toBe("sealed");
});

test("goods that were bought so come with the document that becomes their purchase", async () => {
  const floor = await anIssuer(server);
  const buy = async (item: object) =>
    (
      await floor.admin.call(createExcludedPurchase, {
        body: { seller: stall, items: [item], paymentTypeId: floor.small.paymentTypes.cash } as never,
        headers: aKey(),
      })
    ).ok;
  expect((await buy({ ...tomatoes, dte_tipo_item_codigo: "2" })).dte).toBeNull();
  const dte = required((await buy(tomatoes)).dte, "a document of goods");
  const look = async () => (await floor.admin.call(previewDte, { body: { dte } })).ok;
  expect(await look()).toMatchObject({
    document: { type: "14", seal: null, total: 1_250 },
    vendor: { name: "Rosa Martínez" },
    items: [{ title: "Tomate", quantity: 10_000, unit: "kg", isGoods: true }],
  });
  const made = await newest(floor);
  await floor.deliver(made.id);
  const { seal } = await newest(floor);
  expect((await look()).document.seal).toBe(seal);
  const { ok } = await floor.admin.call(importDte, {
    body: {
      dte,
      lines: [{ line: 1, quantity: 10, unit: "kg", newItem: { title: "Tomate", unit: "kg" } }],
    },
    headers: aKey(),
  });
  expect(ok.lines).toMatchObject([{ title: "Tomate", quantity: 10_000, isNew: true }]);
  expect(await floor.rows("select seal from purchase_documents where tenant_id = $1")).toEqual([{ seal }]);
});
