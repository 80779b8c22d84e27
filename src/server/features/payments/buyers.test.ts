import { expect, test } from "vitest";
import { createCustomer } from "../../../../db/seeds/store.ts";
import { prevalidateCcf } from "../../../contract/charge.ts";
import { payOrders } from "../../../contract/orders.ts";
import { aFloor, type Floor } from "../../testing/floor.ts";

const company = {
  phone: "2222-1111",
  type: "CREDITO_FISCAL",
  name: "Comercial El Sol",
  email: "facturas@sol.example",
  ...{ nit: "0614-010190-101-0", nrc: "123456-7", economicActivityCode: "46900" },
  ...{ economicActivityDesc: "Venta al por mayor", departmentCode: "06", municipalityCode: "23" },
  addressComplement: "Calle 1",
} as const;
const receptor = {
  ...{ nombre: "Comercial El Sol", tipoDocumento: "36", numDocumento: "06140101901010", nrc: "1234567" },
  ...{ codActividad: "46900", descActividad: "Venta al por mayor", correo: "facturas@sol.example" },
  ...{ telefono: "2222-1111", direccion: { departamento: "06", municipio: "23", complemento: "Calle 1" } },
};

const addCustomer = (floor: Floor, over: Partial<Parameters<typeof createCustomer>[1]> = {}) =>
  floor.server.db.inTenant(floor.small.tenantId, (tx) => createCustomer(tx, { ...company, ...over }));

test("the customer decides the kind of invoice; the receptor is built from them and frozen, with the document's sale", async () => {
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
      ...{ invoiceNo: 1, receptor, issuer: { legal_name: "Comedor, S.A. de C.V.", nit: "06140101901010" } },
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
    { customerPhone: company.phone },
    { customerId: { phone: company.phone } },
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
    ...{ customerId, invoiceType: "CONSUMIDOR_FINAL" },
  });
  expect((await floor.admin.call(payOrders, { body: consumer })).ok.invoice_type).toBe("CONSUMIDOR_FINAL");
  const stranger = await floor.payBody([await floor.sendReadyOrder()], { customerPhone: "9999" });
  expect((await floor.admin.call(payOrders, { body: stranger })).error.code).toBe("customer_unknown");
  const two = await floor.payBody([await floor.sendReadyOrder()], {
    ...{ customerId, customer_id: floor.small.customerId },
  });
  expect((await floor.admin.call(payOrders, { body: two })).error.code).toBe("customer_unknown");
  const broken = await floor.payBody([await floor.sendReadyOrder()], { receptor_json: "{" });
  expect((await floor.admin.call(payOrders, { body: broken })).error.code).toBe("invalid_input");
});

test("before charging, every missing or malformed datum of buyer and restaurant is named", async () => {
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
      "Faltan datos de facturación o no son válidos. Comprador: NIT (no válido), actividad económica (falta), correo (falta). Restaurante: nombre (falta), NRC (no válido).",
    details: {
      fields: [
        ...["buyer.nit.malformed", "buyer.activity.missing", "buyer.email.missing"],
        ...["issuer.name.missing", "issuer.nrc.malformed"],
      ],
    },
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

test("from the restaurant's threshold on the buyer of a consumer invoice has to be named", async () => {
  const floor = await aFloor();
  await floor.rows(
    "update store_settings set identification_threshold_cents = 976 where tenant_id = $1 returning 1",
  );
  const pay = async (rest: Parameters<typeof floor.payBody>[1]) =>
    floor.admin.call(payOrders, { body: await floor.payBody([await floor.sendReadyOrder()], rest) });
  expect((await pay({})).error).toMatchObject({
    code: "identification_required",
    message:
      "From $9.76 on the buyer has to be identified: name, document type and number. Nothing was charged.",
  });
  const person = await addCustomer(floor, {
    ...{
      phone: "7000-9999",
      type: "CONSUMIDOR_FINAL",
      name: "Ana",
      docTypeCode: "13",
      docNumber: "045678901",
    },
  });
  expect((await pay({ customerId: person })).ok.receptor).toMatchObject({
    ...{ nombre: "Ana", tipoDocumento: "13", numDocumento: "04567890-1" },
  });
  await floor.rows(
    "update store_settings set identification_threshold_cents = 977 where tenant_id = $1 returning 1",
  );
  expect((await pay({})).status).toBe(200);
});
