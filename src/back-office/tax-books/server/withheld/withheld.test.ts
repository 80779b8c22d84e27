import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { createExcludedPurchase } from "#back-office/manual-invoicing/contract/manual-invoicing.ts";
import { importDte } from "#back-office/purchase-documents/contract/import-dte.ts";
import { required } from "#platform/server/http/app-error.ts";
import { exportWithheld, readWithheld } from "../../contract/withheld.ts";

const october = { month: "2026-10-01" };

test("1 % that a vendor perceives stands in annex 8, and its credit note takes off", async () => {
  const floor = await issuingOn(await aFloor());
  const { admin } = floor;
  for (const type of ["03", "05"] as const) {
    const document = supplierDocument({
      type,
      goods: [{ title: "Flete", quantity: 1, price: type === "03" ? 300 : 100, kind: 2 }],
      issuedOn: "2026-10-12",
    });
    const perceived = type === "03" ? 3 : 1;
    const dte = JSON.stringify({ ...document, resumen: { ...document.resumen, ivaPerci1: perceived } });
    expect((await admin.call(importDte, { body: { dte, lines: [] }, headers: aKey() })).status).toBe(200);
  }
  const { sums, rows } = (await admin.call(readWithheld, { query: { ...october, list: "perceived" } })).ok;
  expect(sums.perceived).toEqual({ count: 2, base: 20_000, amount: 200 });
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["03", 300],
    ["05", -100],
  ]);
  const file = await admin.call(exportWithheld, { query: { ...october, list: "perceived", form: "annex" } });
  expect(
    file.raw
      .trim()
      .split("\r\n")
      .map((line) => line.split(";").slice(5)),
  ).toEqual([
    ["300.00", "3.00", "", "8"],
    ["100.00", "1.00", "", "8"],
  ]);
  const readable = (await admin.call(exportWithheld, { query: { ...october, list: "perceived" } })).raw;
  expect(readable.trim().split("\r\n").at(-1)).toMatch(/200\.00,2\.00$/);
});

test("F-14 has own documents of purchases and typed ones, by person", async () => {
  const floor = await issuingOn(await aFloor());
  const { admin, small } = floor;
  const seller = {
    name: "Ana Rivas",
    tipoDocumento: "13",
    numDocumento: "04589123-4",
    departamento: "06",
    municipio: "23",
    complemento: "Calle Arce 12",
  } as const;
  const item = {
    dte_tipo_item_codigo: "2",
    dte_unidad_medida: "99",
    descripcion: "Reparación",
    cantidad: 1,
    precioUni: 280,
  };
  const body = {
    seller,
    isNaturalPerson: true,
    items: [item],
    paymentTypeId: small.paymentTypes.cash,
  };
  const made = await admin.call(createExcludedPurchase, { body, headers: aKey() });
  expect(made).toMatchObject({ status: 200 });
  const { id } = required((await floor.documents()).at(-1), "a document");
  await floor.deliver(id);
  await floor.rows("update tax_documents set issued_on = '2026-10-20' where tenant_id = $1 and id = $2", id);
  const rent = [{ title: "Local", is_stocked: false, quantity: 1, unit: "pc", unit_price: 500 }];
  await buy(admin, {
    vendor: { name: "Luis Peña", nit: "0614-010190-101-0" },
    invoice_date: "2026-10-05",
    items: rent,
    withheld_income: 50,
    income_code: "27",
  });
  const { sums, rows } = (await admin.call(readWithheld, { query: { ...october, list: "income" } })).ok;
  expect(sums.income).toEqual({ count: 2, base: 78_000, amount: 7_800 });
  expect(rows.map((row) => [row.kind, row.party_number, row.base, row.amount])).toEqual([
    [null, "06140101901010", 50_000, 5_000],
    ["14", "045891234", 28_000, 2_800],
  ]);
  const file = await admin.call(exportWithheld, { query: { ...october, list: "income", form: "annex" } });
  const lines = file.raw
    .trim()
    .split("\r\n")
    .map((line) => line.split(";"));
  expect(lines.map((line) => [line.length, ...line.slice(2, 9), line[22]])).toEqual([
    [23, "Luis Peña", "06140101901010", "", "27", "500.00", "0.00", "50.00", "102026"],
    [23, "Ana Rivas", "", "045891234", "11", "280.00", "0.00", "28.00", "102026"],
  ]);
});
