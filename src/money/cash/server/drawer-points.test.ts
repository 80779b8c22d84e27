import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openingOf } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { anIssuer } from "#app/server/testing/ministry/issuer.ts";
import { readInvoiceToRefund, sendRefund } from "#app/server/testing/refund.ts";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createExcludedPurchase } from "#back-office/manual-invoicing/contract/manual-invoicing.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { followDocument } from "#tax/tax-documents/server/corrections/follow-document.ts";
import { addEstablishment, archiveEstablishment } from "#tax/tax-issuer/contract/places.ts";
import { addDrawer, cashDesk, changeDrawer, openCashSession } from "../contract/cash.ts";

const server = await ownTestServer();

/** A restaurant of two places, a drawer at each, and somebody with each of them open. */
async function twoTills() {
  const floor = await anIssuer(server);
  const { admin, small } = floor;
  const branch = { title: "Sucursal", kind: "01", code: "S001", officialCode: "" } as const;
  await admin.call(addEstablishment, { body: branch });
  const desk = async () => (await admin.call(cashDesk)).ok;
  const point = required(
    (await desk()).points_of_sale.find(({ code }) => code === "S001 P001"),
    "the branch's point of sale",
  );
  expect(
    (await admin.call(addDrawer, { body: { title: "Sucursal", point_of_sale_id: point.id } })).status,
  ).toBe(200);
  const open = async (title: string): Promise<Person> => {
    const person = await aPerson(server, small.tenantId, { scope: ["ORDER_BILLING", "ACCOUNTING"] });
    const drawer_id = (await drawerOf(title)).id;
    const body = openingOf(drawer_id, 10);
    expect((await person.call(openCashSession, { body, headers: aKey() })).status).toBe(200);
    return person;
  };
  const drawerOf = async (title: string) =>
    required(
      (await desk()).drawers.find((drawer) => drawer.title === title),
      "a drawer",
    );
  const first = required((await desk()).drawers[0], "the first drawer").title;
  const sell = async (person: Person) => {
    const body = await floor.payBody([await floor.sendReadyOrder()]);
    return (await person.call(payOrders, { body, headers: aKey() })).ok.invoice_id;
  };
  return { floor, point, drawerOf, sell, main: await open(first), branch: await open("Sucursal") };
}

test("two tills at once number their documents apart, without a gap", async () => {
  const { floor, sell, main, branch } = await twoTills();
  await Promise.all([main, branch, main, branch, main, branch].map(sell));
  const numbers = (await floor.documents()).map(({ control_number }) => control_number).toSorted();
  const series = (place: string) => [1, 2, 3].map((no) => `DTE-01-${place}P001-00000000000000${no}`);
  expect(numbers).toEqual([...series("M001"), ...series("S001")]);
});

test("what follows a document is issued where it was", async () => {
  const { floor, sell, branch } = await twoTills();
  const { admin, deps, small } = floor;
  const invoiceId = await sell(branch);
  const [sold] = await floor.documents();
  const id = required(sold, "a document").id;
  await floor.deliver(id);
  const invoice = await readInvoiceToRefund(admin, invoiceId);
  const line = required(invoice.lines[0], "a line");
  await sendRefund(admin, {
    uuid: randomUUID(),
    invoice_id: invoiceId,
    lines: [{ id: line.id, quantity: 1 }],
    refunded_before: 0,
    payment_type_id: small.paymentTypes.card,
    reason: "Frío",
    returns_stock: false,
    returns_tip: false,
  });
  await deps.db.inTenant(small.tenantId, (tx) => followDocument(tx, id, deps.clock()));
  const tomatoes = {
    descripcion: "Tomate",
    cantidad: 10,
    precioUni: 1.25,
    dte_tipo_item_codigo: "1",
    dte_unidad_medida: "34",
  };
  const seller = {
    name: "Rosa Martínez",
    tipoDocumento: "13",
    numDocumento: "04567890-1",
    departamento: "06",
    municipio: "23",
    complemento: "Mercado Central",
  };
  const body = { seller, items: [tomatoes], paymentTypeId: small.paymentTypes.cash };
  expect((await branch.call(createExcludedPurchase, { body, headers: aKey() })).status).toBe(200);
  expect((await floor.documents()).map(({ control_number }) => control_number.slice(0, 15))).toEqual([
    "DTE-01-S001P001",
    "DTE-01-S001P001",
    "DTE-14-S001P001",
  ]);
});

test("a drawer whose point of sale was taken out of use issues from the usual one", async () => {
  const { floor, point, drawerOf, sell, branch } = await twoTills();
  const { admin } = floor;
  const { id: drawerId } = await drawerOf("Sucursal");
  const body = { title: "Feria", is_enabled: true };
  expect((await admin.call(changeDrawer, { params: { drawerId }, body })).status).toBe(200);
  expect(await drawerOf("Feria")).toMatchObject({ point_of_sale_id: point.id });
  const [place] = await floor.rows<{ id: number }>(
    "select id from establishments where tenant_id = $1 and code = 'S001'",
  );
  const params = { establishmentId: required(place, "the branch").id };
  expect((await admin.call(archiveEstablishment, { params })).status).toBe(200);
  await sell(branch);
  expect((await floor.documents()).map(({ control_number }) => control_number)).toEqual([
    "DTE-01-M001P001-000000000000001",
  ]);
  expect(await drawerOf("Feria")).toMatchObject({ point_of_sale_id: null });
  const again = await admin.call(changeDrawer, {
    params: { drawerId },
    body: { ...body, point_of_sale_id: point.id },
  });
  expect(again.error.fields).toMatchObject([{ field: "point_of_sale_id", code: "not_a_choice" }]);
});
