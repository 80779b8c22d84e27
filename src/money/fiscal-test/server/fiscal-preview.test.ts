import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { toId } from "#platform/domain/ids.ts";
import { cancelOrders } from "#service/orders/contract/orders.ts";
import { paymentStructure, previewItems } from "../contract/fiscal-preview.ts";

test("the items of an order are its document to the cent", async () => {
  const floor = await issuingOn(await aFloor());
  const orderId = await floor.sendReadyOrder();
  const ask = async (id: typeof orderId) =>
    (await floor.admin.call(previewItems, { body: { orderId: id } })).ok;
  const consumer = await ask(orderId);
  expect(consumer).toMatchObject({
    order_id: orderId,
    order_no: 1,
    invoice_type: "CONSUMIDOR_FINAL",
    totals: { gravada: 676, exenta: 300, noSuj: 0, noGravado: 0, iva: 78, totalPagar: 976 },
  });
  expect(consumer.ItemsProducts.map(({ numItem }) => numItem)).toEqual([1, 2, 3, 4]);
  expect(consumer.ItemsProducts[3]).toMatchObject({ ventaExenta: 3, ventaGravada: 0, tributos: [] });
  const body = await floor.payBody([orderId], { tipAmount: 1.5 });
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  const paid = await ask(orderId);
  const [document] = await floor.documents();
  expect(paid.totals).toMatchObject({ noGravado: 150, totalPagar: document?.to_pay_cents });
  expect(paid.ItemsProducts.slice(0, 4)).toEqual(
    consumer.ItemsProducts.map((item) => ({ ...item, invoice_no: 1 })),
  );
  const customerId = await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    createCustomer(tx, { phone: "2222-1111", type: "CREDITO_FISCAL", name: "Comercial El Sol" }),
  );
  const credit = await ask(await floor.sendOrder({ customerType: "CUSTOMER", customerId }));
  expect(credit).toMatchObject({
    invoice_type: "CREDITO_FISCAL",
    totals: { gravada: 598, exenta: 300, noSuj: 0, noGravado: 0, iva: 78, totalPagar: 976 },
  });
  // Prices without IVA have eight decimals (guide §7); what its tributes come to stands with each line.
  const [line] = credit.ItemsProducts;
  expect(line?.tributos).toMatchObject([{ codigo: "20", descripcion: expect.stringContaining("13%") }]);
  expect(line?.tributos[0]?.valor).toBeCloseTo((line?.ventaGravada ?? 0) * 0.13, 8);
});

test("the items of an order are found by the number that people see", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  const byId = (await floor.admin.call(previewItems, { body: { orderId } })).ok;
  expect((await floor.admin.call(previewItems, { body: { orderNo: 1 } })).ok).toEqual(byId);
  const file = await floor.server.app.inject({
    url: "/api/v1/orders/dte/items-preview/export?orderNo=1",
    cookies: floor.admin.cookies,
  });
  expect(file.headers["content-disposition"]).toContain("ItemsProducts_1.csv");
  const [head, ...lines] = file.body
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
  expect(head).toBe("numItem,descripcion,cantidad,uniMedida,precioUni,ventaGravada,ventaExenta,iva");
  expect(lines).toHaveLength(4);
  expect(lines[3]).toContain(",0.00,3.00,0.00");
});

test("an order without an active item, of nobody, or no id at all is refused", async () => {
  const floor = await aFloor();
  const orderId = await floor.sendOrder();
  await floor.admin.call(cancelOrders, { body: { orderIds: [orderId], reason: "guest_left" } });
  expect((await floor.admin.call(previewItems, { body: { orderId } })).error.code).toBe("nothing_payable");
  expect((await floor.admin.call(previewItems, { body: { orderNo: 99 } })).error.code).toBe("not_found");
  expect((await floor.admin.call(previewItems, { body: {} })).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "orderId", code: "required" }],
  });
  const unknown = { orderId: toId<"Order">(987_654_321) };
  expect((await floor.admin.call(previewItems, { body: unknown })).error.code).toBe("not_found");
  for (const orderIdText of ["1", 0, -1, 1.5, null]) {
    const body = { orderId: orderIdText } as never;
    expect((await floor.admin.call(previewItems, { body })).error).toMatchObject({
      code: "invalid_input",
      fields: [{ field: "orderId" }],
    });
  }
  const cook = await aPerson(floor.server, floor.small.tenantId, { scope: ["KITCHEN"] });
  expect((await cook.call(previewItems, { body: { orderId } })).error.code).toBe("not_permitted");
});

test("the structure of a payment follows the restaurant's settings", async () => {
  const floor = await aFloor();
  const ask = async () =>
    (await floor.admin.call(paymentStructure, { headers: { "accept-language": "en" } })).ok.data;
  const plain = await ask();
  expect(plain).toMatchObject({
    summary: {
      breakdown: {
        productos_total: 885,
        impuestos_total: 115,
        cargo_servicio: 0,
        descuento: 0,
        total_final: 1000,
      },
      fiscal_totals: {
        totalGravada: 1000,
        totalExenta: 0,
        totalNoGravado: 0,
        totalIva: 115,
        totalPagar: 1000,
      },
    },
    fiscal_validation: { isValid: true, errors: [] },
    invoice_types: ["CONSUMIDOR_FINAL", "CREDITO_FISCAL"],
  });
  expect(plain.payment_types.map(({ title }) => title)).toContain("Efectivo");
  await floor.rows(
    "update store_settings set service_charge_bp = 1000, is_service_charge_taxed = false where tenant_id = $1 returning 1",
  );
  await floor.rows("update fiscal_settings set nrc = 'x', email = null where tenant_id = $1 returning 1");
  expect(await ask()).toMatchObject({
    summary: { fiscal_totals: { totalGravada: 1000, totalNoGravado: 100, totalPagar: 1100 } },
    fiscal_validation: {
      isValid: false,
      errors: ["Restaurant: NRC (invalid).", "Restaurant: email (missing)."],
    },
  });
});
