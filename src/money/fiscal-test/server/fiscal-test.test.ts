import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { createCustomer } from "#db/seeds/store.ts";
import { payOrders, payPart } from "#money/payments/contract/payments.ts";
import { runFiscalTest } from "../contract/fiscal-preview.ts";

const run = async ({ admin }: Pick<Floor, "admin">, order_no: number | null = null) =>
  (await admin.call(runFiscalTest, { body: { order_no }, headers: { "accept-language": "en" } })).ok.data;

const numberOf = async (floor: Floor, orderId: number) =>
  Number(
    (
      await floor.rows<{ order_no: number }>(
        "select order_no from orders where tenant_id = $1 and id = $2",
        orderId,
      )
    )[0]?.order_no,
  );

test("the built-in sale is right in both kinds and generations", async () => {
  const floor = await issuingOn(await aFloor());
  await floor.rows("update fiscal_settings set district_code = '14' where tenant_id = $1 returning 1");
  const tested = await run(floor);
  expect(tested.documents.flatMap(({ errors }) => errors)).toEqual([]);
  expect(tested.fiscal_validation).toEqual({ isValid: true, errors: [] });
  expect(tested.is_issuing).toBe(true);
  expect(
    tested.documents.map(({ tipoDte, generation, is_in_force }) => [tipoDte, generation, is_in_force]),
  ).toEqual([
    ["01", "2022-12", true],
    ["01", "2026-07", false],
    ["03", "2022-12", true],
    ["03", "2026-07", false],
  ]);
  const { breakdown, fiscal_totals } = tested.summary;
  expect(breakdown.productos_total + breakdown.impuestos_total - breakdown.descuento).toBe(
    breakdown.total_final,
  );
  expect(fiscal_totals.totalPagar).toBe(breakdown.total_final + 150);
  expect(fiscal_totals.totalNoGravado).toBe(150);
  expect(fiscal_totals.totalExenta).toBe(270);
  expect(await floor.documents()).toEqual([]);
  expect(await floor.rows("select 1 from control_numbers where tenant_id = $1")).toEqual([]);
});

test("every check that fails is told in plain words, in the caller's language", async () => {
  const floor = await issuingOn(await aFloor());
  await floor.rows(
    "update fiscal_settings set district_code = null, activity_desc = null, email = null where tenant_id = $1 returning 1",
  );
  const { fiscal_validation, documents } = await run(floor);
  expect(fiscal_validation.isValid).toBe(false);
  expect(fiscal_validation.errors).toContain("Restaurant: email (missing).");
  expect(fiscal_validation.errors).toContainEqual(
    expect.stringContaining("Invoice, 2026-07: Restaurant, district: is empty or of the wrong type"),
  );
  expect(documents[0]?.errors).toContainEqual(expect.stringContaining("Restaurant, email: is too short"));
  const spanish = await floor.admin.call(runFiscalTest, {
    body: { order_no: null },
    headers: { "accept-language": "es" },
  });
  expect(spanish.ok.data.documents[0]?.errors).toContainEqual(expect.stringMatching(/correo.*cort/));
});

test("a restaurant that issues nothing yet sees the documents of an invented issuer", async () => {
  const floor = await aFloor();
  const tested = await run(floor);
  expect(tested.is_issuing).toBe(false);
  expect(tested.documents.every(({ isValid }) => isValid)).toBe(true);
});

test("an order is tested as it was paid, part by part", async () => {
  const desk = await aDesk();
  await desk.open();
  const orderId = await desk.sendReadyOrder();
  const orderNo = await numberOf(desk, orderId);
  const before = await run(desk, orderNo);
  expect(before.summary.breakdown.total_final).toBe(976);
  expect(before.documents.map(({ invoice_no }) => invoice_no)).toEqual([null, null, null, null]);
  const part = { kind: "share", parts: 2 } as const;
  const paid = await desk.admin.call(payPart, {
    body: {
      uuid: crypto.randomUUID(),
      orderIds: [orderId],
      expectedBalance: 9.76,
      part,
      tenders: [
        { uuid: crypto.randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 4.88, tip: 0.5 },
      ],
    },
    headers: aKey(),
  });
  expect(paid.ok.balance).toBe(488);
  const { summary, documents } = await run(desk, orderNo);
  expect(documents).toHaveLength(8);
  expect(documents[0]).toMatchObject({ invoice_no: paid.ok.invoice_no, totalPagar: 538 });
  expect(documents[4]).toMatchObject({ invoice_no: null, totalPagar: 488 });
  expect(summary.breakdown.total_final).toBe(488);
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
});

test("a customer's fiscal credit is tested under their own name, with what it lacks", async () => {
  const desk = await aDesk();
  await desk.open();
  const customerId = await desk.server.db.inTenant(desk.small.tenantId, (tx) =>
    createCustomer(tx, { phone: "2222-1111", type: "CREDITO_FISCAL", name: "Comercial El Sol" }),
  );
  const orderId = await desk.sendReadyOrder({ customerType: "CUSTOMER", customerId });
  const { documents } = await run(desk, await numberOf(desk, orderId));
  const credit = documents.find(({ tipoDte }) => tipoDte === "03");
  expect(credit?.receptor).toBe("Comercial El Sol");
  expect(credit?.errors).toContainEqual(expect.stringContaining("Buyer, NRC: is empty"));
  await desk.admin.call(payOrders, {
    body: await desk.payBody([orderId], { invoiceType: "CONSUMIDOR_FINAL" }),
    headers: aKey(),
  });
  const paid = await run(desk, await numberOf(desk, orderId));
  expect(paid.documents.map(({ isValid }) => isValid)).toEqual([true, true, true, true]);
});

test("an order of nobody and no number at all are refused", async () => {
  const floor = await aFloor();
  const tried = (order_no: unknown) => floor.admin.call(runFiscalTest, { body: { order_no } as never });
  expect((await tried(987_654)).error.code).toBe("not_found");
  for (const order_no of [0, -1, 1.5, "1", 1e300])
    expect((await tried(order_no)).error.fields?.map(({ field }) => field)).toContain("order_no");
  const cook = await aPerson(floor.server, floor.small.tenantId, { scope: ["KITCHEN"] });
  expect((await cook.call(runFiscalTest, { body: { order_no: null } })).error.code).toBe("not_permitted");
});
