import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { paymentSummary, payOrders, payPart, prevalidateCcf } from "../../contract/payments.ts";

const company = {
  phone: "2222-1111",
  type: "CREDITO_FISCAL",
  name: "Comercial El Sol",
  email: "facturas@sol.example",
  nit: "0614-010190-101-0",
  nrc: "123456-7",
  economicActivityCode: "46900",
  economicActivityDesc: "Venta al por mayor",
  departmentCode: "06",
  municipalityCode: "23",
  addressComplement: "Calle 1",
} as const;
const receptor = {
  nombre: "Comercial El Sol",
  nombreComercial: null,
  tipoDocumento: "36",
  numDocumento: "06140101901010",
  nrc: "1234567",
  codActividad: "46900",
  descActividad: "Venta al por mayor",
  correo: "facturas@sol.example",
  telefono: "2222-1111",
  withholdsVat: false,
  direccion: { departamento: "06", municipio: "23", distrito: null, complemento: "Calle 1" },
};

const addCustomer = (floor: Floor, over: Partial<Parameters<typeof createCustomer>[1]> = {}) =>
  floor.server.db.inTenant(floor.small.tenantId, (tx) => createCustomer(tx, { ...company, ...over }));

test("the customer decides the kind of invoice", async () => {
  const floor = await aFloor();
  const customerId = await addCustomer(floor);
  const orderId = await floor.sendReadyOrder({ customerType: "CUSTOMER", customerId });
  const { ok } = await floor.admin.call(payOrders, {
    body: await floor.payBody([orderId], { tipAmount: 1 }),
  });
  expect(ok).toMatchObject({ invoice_type: "CREDITO_FISCAL", receptor });
  await floor.rows("update customers set name = 'Otro', nit = null where tenant_id = $1 returning id");
  const [document] = await floor.rows<{ kind: string; sale: Record<string, unknown> }>(
    "select kind, sale from documents where tenant_id = $1",
  );
  expect(document).toMatchObject({
    kind: "03",
    sale: {
      invoiceNo: 1,
      receptor,
      issuer: { legal_name: "Comedor, S.A. de C.V.", nit: "06140101901010" },
      totals: { listed: 950, discount: 0, net: 898, tax: 78, serviceCharge: 0, tip: 100, total: 976 },
      payments: [{ title: "Efectivo", amount: 976, tip: 100, reference: null }],
      taxes: [
        { type: "exclusive", rate: 1300, net: 200, tax: 26 },
        { type: "inclusive", rate: 1300, net: 398, tax: 52 },
        { type: "other", rate: 0, net: 300, tax: 0 },
      ],
    },
  });
  expect(document?.sale.lines).toHaveLength(4);
});

test("every spelling of the specification's call names the buyer", async () => {
  const floor = await aFloor();
  const customerId = await addCustomer(floor);
  const buyers = [
    { customerId },
    { customer_id: customerId },
    { customerPhone: "2222 1111" },
    { customerId: { phone: "22221111" } },
    { customerId: { phone: company.phone }, customer_id: customerId, customerPhone: company.phone },
    { invoice_type: "CREDITO_FISCAL", receptor_json: JSON.stringify(receptor) },
    { invoiceType: "CREDITO_FISCAL", receptor },
  ] as const;
  for (const buyer of buyers) {
    const { uuid: _, ...body } = await floor.payBody([await floor.sendReadyOrder()], buyer);
    const { ok } = await floor.admin.call(payOrders, { body });
    expect(ok).toMatchObject({ invoice_type: "CREDITO_FISCAL", receptor });
  }
  const consumer = await floor.payBody([await floor.sendReadyOrder()], {
    customerId,
    invoiceType: "CONSUMIDOR_FINAL",
  });
  expect((await floor.admin.call(payOrders, { body: consumer })).ok.invoice_type).toBe("CONSUMIDOR_FINAL");
  const stranger = await floor.payBody([await floor.sendReadyOrder()], { customerPhone: "9999" });
  expect((await floor.admin.call(payOrders, { body: stranger })).error.code).toBe("customer_unknown");
  const two = await floor.payBody([await floor.sendReadyOrder()], {
    customerId,
    customer_id: floor.small.customerId,
  });
  expect((await floor.admin.call(payOrders, { body: two })).error.code).toBe("customer_unknown");
  const broken = await floor.payBody([await floor.sendReadyOrder()], { receptor_json: "{" });
  expect((await floor.admin.call(payOrders, { body: broken })).error.code).toBe("invalid_input");
});

test("before charging, every missing datum of buyer and restaurant is named", async () => {
  const floor = await aFloor();
  const customerId = await addCustomer(floor, { nit: "0614", email: null, economicActivityCode: null });
  const orderId = await floor.sendReadyOrder({ customerType: "CUSTOMER", customerId });
  await floor.rows(
    "update fiscal_settings set nrc = 'x', legal_name = null where tenant_id = $1 returning 1",
  );
  const headers = { "accept-language": "es" };
  const asked = await floor.admin.call(prevalidateCcf, {
    body: { orderIds: [orderId], receptor: null },
    headers,
  });
  expect(asked.error).toMatchObject({
    code: "ccf_data_missing",
    message:
      "Faltan datos de facturación o no son válidos. Comprador: NIT (no válido), actividad económica (falta) y correo (falta). Restaurante: nombre (falta) y NRC (no válido).",
    details: {
      fields: [
        "buyer.nit.nit_malformed",
        "buyer.activity.required",
        "buyer.email.required",
        "issuer.name.required",
        "issuer.nrc.nrc_malformed",
      ],
    },
    fields: [
      { field: "receptor.numDocumento", message: "El NIT tiene 14 dígitos, o 9 si es un DUI." },
      { field: "receptor.codActividad", message: "Complete este campo." },
      { field: "receptor.correo", message: "Complete este campo." },
      { field: "issuer.name" },
      { field: "issuer.nrc" },
    ],
  });
  const refused = await floor.admin.call(payOrders, { body: await floor.payBody([orderId]) });
  expect(refused.error.code).toBe("ccf_data_missing");
  expect(await floor.rows("select 1 from invoices where tenant_id = $1")).toEqual([]);
  await floor.rows(
    "update fiscal_settings set nrc = '1234567', legal_name = 'Comedor' where tenant_id = $1 returning 1",
  );
  const right = await floor.admin.call(prevalidateCcf, { body: { orderIds: [orderId], receptor } });
  expect(right.ok).toMatchObject({ invoice_type: "CREDITO_FISCAL", receptor });
});

test("the generation in force says whether a district is named", async () => {
  const floor = await aFloor();
  const orderIds = [await floor.sendReadyOrder()];
  const summary = async () => (await floor.admin.call(paymentSummary, { body: { orderIds } })).ok;
  const isNamed = async () => (await summary()).is_district_named;
  await floor.rows(
    "update store_settings set identification_threshold_cents = 122640 where tenant_id = $1 returning 1",
  );
  const threshold = async () => (await summary()).identification_threshold;
  expect(await threshold()).toBe(122_640);
  await floor.rows("update fiscal_settings set environment = '00' where tenant_id = $1 returning 1");
  expect(await isNamed()).toBe(false);
  const begins = (from: string, kind: string) =>
    floor.rows(
      `insert into generation_rules (tenant_id, kind, environment, from_day, generation)
       values ($1, $2, '00', $3, '2026-07') returning 1`,
      kind,
      from,
    );
  // The older factura takes nobody unnamed from 1,095.00 on, whatever the restaurant chose.
  expect(await threshold()).toBe(109_500);
  await begins("2020-01-01", "01");
  expect(await threshold()).toBe(122_640);
  await begins("2999-01-01", "03");
  expect(await isNamed()).toBe(false);
  await begins("2020-01-01", "03");
  expect(await isNamed()).toBe(true);
});

test("the older generation has no crédito fiscal of nothing", async () => {
  const floor = await aFloor();
  await floor.rows("update fiscal_settings set environment = '00' where tenant_id = $1 returning 1");
  const given = await floor.sendReadyOrder();
  await floor.rows("update order_lines set unit_price_cents = 0 where tenant_id = $1 returning 1");
  const pay = async (invoiceType: "CREDITO_FISCAL" | "CONSUMIDOR_FINAL") =>
    floor.admin.call(payOrders, {
      body: await floor.payBody([given], {
        ...(invoiceType === "CREDITO_FISCAL" && { receptor }),
        invoiceType,
      }),
    });
  expect((await pay("CREDITO_FISCAL")).error.code).toBe("ccf_of_nothing");
  expect((await pay("CONSUMIDOR_FINAL")).status).toBe(200);
});

test("from the restaurant's threshold on the buyer has to be named", async () => {
  const floor = await aFloor();
  await floor.rows(
    "update store_settings set identification_threshold_cents = 976 where tenant_id = $1 returning 1",
  );
  const pay = async (rest: Parameters<typeof floor.payBody>[1]) =>
    floor.admin.call(payOrders, { body: await floor.payBody([await floor.sendReadyOrder()], rest) });
  expect((await pay({ receptor: { nombre: "Ana" } })).error.fields).toMatchObject([
    { field: "receptor.tipoDocumento", code: "required", message: "This field is required." },
    { field: "receptor.numDocumento", code: "required" },
  ]);
  expect((await pay({})).error).toMatchObject({
    code: "identification_required",
    message: "From $9.76, the buyer must be identified: name, document type and number. Nothing was charged.",
  });
  const person = await addCustomer(floor, {
    phone: "7000-9999",
    type: "CONSUMIDOR_FINAL",
    name: "Ana",
    docTypeCode: "13",
    docNumber: "045678901",
  });
  expect((await pay({ customerId: person })).ok.receptor).toMatchObject({
    nombre: "Ana",
    tipoDocumento: "13",
    numDocumento: "04567890-1",
  });
  await floor.rows(
    "update store_settings set identification_threshold_cents = 977 where tenant_id = $1 returning 1",
  );
  expect((await pay({})).status).toBe(200);
});

test("a receptor written for one document stands on it without a customer", async () => {
  const floor = await aFloor();
  const orderIds = [await floor.sendReadyOrder()];
  const written = {
    nombre: " Comercial El Sol ",
    numDocumento: "0614-010190-101-0",
    nrc: "123456-7",
    codActividad: "46900",
    descActividad: "Venta al por mayor",
    telefono: "2222-1111",
    direccion: { departamento: "06", municipio: "99", complemento: "Calle 1" },
  };
  const check = (given: object) => floor.admin.call(prevalidateCcf, { body: { orderIds, receptor: given } });
  expect((await check(written)).error.fields).toMatchObject([
    { field: "receptor.correo", code: "required" },
    { field: "receptor.direccion.municipio", code: "not_a_choice" },
  ]);
  const whole = {
    ...written,
    correo: "facturas@sol.example",
    direccion: { ...written.direccion, municipio: "23" },
  };
  expect((await check(whole)).ok.receptor).toEqual(receptor);
  const body = await floor.payBody(orderIds, { invoiceType: "CREDITO_FISCAL", receptor: whole });
  const { ok } = await floor.admin.call(payOrders, { body });
  expect(ok).toMatchObject({ invoice_type: "CREDITO_FISCAL", receptor });
  expect(ok.receipt).toMatchObject({ customerName: "Comercial El Sol", customerPhone: "2222-1111" });
  expect(await floor.rows("select customer_id from invoices where tenant_id = $1")).toEqual([
    { customer_id: null },
  ]);
});

test("a name alone is no identification", async () => {
  const floor = await aFloor();
  const pay = async (rest: Parameters<typeof floor.payBody>[1]) =>
    floor.admin.call(payOrders, { body: await floor.payBody([await floor.sendReadyOrder()], rest) });
  const nobody = { tipoDocumento: null, numDocumento: null, nrc: null, direccion: null };
  expect((await pay({ receptor: { nombre: "Ana" } })).ok.receptor).toMatchObject({
    nombre: "Ana",
    ...nobody,
  });
  const person = await addCustomer(floor, {
    phone: "7000-8888",
    type: "CONSUMIDOR_FINAL",
    name: "Rosa",
    nit: null,
    nrc: null,
    departmentCode: null,
    municipalityCode: null,
    addressComplement: null,
  });
  expect((await pay({ customerId: person })).ok.receptor).toMatchObject({ nombre: "Rosa", ...nobody });
  expect((await pay({ receptor: { nombre: " ", direccion: {} } })).ok.receptor).toBeNull();
  expect(
    await floor.rows(
      "select count(*)::int as n from documents where tenant_id = $1 and sale ->> 'receptor' like '%36%'",
    ),
  ).toEqual([{ n: 0 }]);
  const wrong = await pay({ receptor: { nombre: "Ana", tipoDocumento: "13", numDocumento: "12" } });
  expect(wrong.error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "receptor.numDocumento", message: "A DUI has 9 digits." }],
  });
});

test("each part has a receptor of its own, and the kind of invoice that goes with it", async () => {
  const floor = await aFloor();
  const orderIds = [await floor.sendReadyOrder()];
  const pay = async (expectedBalance: number, parts: number, buyer: object) => {
    const amount = expectedBalance / parts;
    const tenders = [{ uuid: randomUUID(), paymentTypeId: floor.small.paymentTypes.cash, amount }];
    const part = { kind: "share", parts } as const;
    const body = { uuid: randomUUID(), orderIds, expectedBalance, part, tenders, ...buyer };
    return (await floor.admin.call(payPart, { body })).ok;
  };
  const first = await pay(9.76, 2, { invoiceType: "CREDITO_FISCAL", receptor });
  const second = await pay(4.88, 1, {
    receptor: { nombre: "Ana", tipoDocumento: "DUI", numDocumento: "045678901" },
  });
  expect(first).toMatchObject({ invoice_type: "CREDITO_FISCAL", receptor, balance: 488 });
  expect(second).toMatchObject({
    invoice_type: "CONSUMIDOR_FINAL",
    balance: 0,
    receptor: { nombre: "Ana", tipoDocumento: "13", numDocumento: "04567890-1" },
  });
  expect(await floor.rows("select kind from documents where tenant_id = $1 order by invoice_id")).toEqual([
    { kind: "03" },
    { kind: "01" },
  ]);
});

test("a buyer with an address gets the receipt by mail, once", async () => {
  const floor = await aFloor();
  const customerId = await addCustomer(floor, { email: "recibos@sol.example" });
  const orderId = await floor.sendReadyOrder({ customerType: "CUSTOMER", customerId });
  const body = await floor.payBody([orderId], { tipAmount: 1 });
  const emailSent = { success: true, to: "recibos@sol.example", error: null };
  expect((await floor.admin.call(payOrders, { body })).ok.emailSent).toEqual(emailSent);
  expect((await floor.admin.call(payOrders, { body })).ok.emailSent).toEqual(emailSent);
  const walkIn = await floor.payBody([await floor.sendReadyOrder()]);
  expect((await floor.admin.call(payOrders, { body: walkIn })).ok.emailSent).toBeNull();
  const mails = (await waitingJobs(floor.server)).filter(({ payload }) => payload.to === emailSent.to);
  expect(mails).toMatchObject([
    {
      name: "send-mail",
      payload: {
        subject: expect.stringMatching(/^Recibo de Comedor.*: factura 1$/),
        text: expect.stringContaining("Total: $10.76 (Efectivo)"),
      },
    },
  ]);
});
