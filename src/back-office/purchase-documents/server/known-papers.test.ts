import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { collide } from "#app/server/testing/collide.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { buy, type PurchasePayload } from "#app/server/testing/purchase.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { cancelPurchase } from "#back-office/purchases/contract/purchases.ts";
import { deleteVendor } from "#back-office/purchases/contract/vendors.ts";
import { importDte } from "../contract/import-dte.ts";
import { previewDte } from "../contract/preview-dte.ts";

const CEIBA = { name: "DISTRIBUIDORA LA CEIBA, S.A. DE C.V.", nit: "06142509871034" };
const CONTROL = "DTE-03-M001P001-000000000000042";
const goods = [{ title: "Flete", quantity: 1, price: 5, kind: 2 }];

/** Somebody who types and imports purchases of one vendor; nothing of them is kept in stock. */
async function aDeskOfPapers() {
  const floor = await aFloor();
  const { admin } = floor;
  const typed = (invoice_number: string, rest: Partial<PurchasePayload> = {}, vendor: object = CEIBA) =>
    buy(admin, {
      vendor: { ...vendor, invoice_number },
      items: [{ title: "Flete", is_stocked: false, quantity: 1, unit: "pc", unit_price: 5 }],
      ...rest,
    });
  const imported = (document: ReturnType<typeof supplierDocument>, despiteKnown?: boolean) =>
    admin.call(importDte, { body: { dte: document, lines: [], despiteKnown }, headers: aKey() });
  return { ...floor, typed, imported };
}

test("one invoice of a vendor twice is told with the earlier purchase", async () => {
  const { typed, admin } = await aDeskOfPapers();
  const first = (await typed("F-0077")).ok;
  for (const again of ["F-0077", "f 0077", "F0077"]) {
    const { status, error } = await typed(again);
    expect([status, error.code, error.details]).toEqual([
      409,
      "purchase_paper_known",
      { purchase_id: first.id, number: first.number, date: expect.any(String), vendor: CEIBA.name },
    ]);
  }
  expect((await typed("F-0078")).status).toBe(200);
  expect((await typed("F-0077", {}, { name: "Otra distribuidora" })).status).toBe(200);
  expect((await typed("F-0077", { despite_known: true })).status).toBe(200);
  const third = (await typed("0042")).ok;
  expect((await typed("42")).error.details).toMatchObject({ number: third.number });
  const params = { id: third.id };
  await admin.call(cancelPurchase, { params, body: { reason: "Doble" }, headers: aKey() });
  expect((await typed("42")).status).toBe(200);
});

test("a vendor who was deleted and added again is known by their NIT", async () => {
  const { typed, admin } = await aDeskOfPapers();
  const first = (await typed("F-0077")).ok;
  await admin.call(deleteVendor, { params: { id: first.vendor_id ?? 0 } });
  expect((await typed("F-0077")).error).toMatchObject({
    code: "purchase_paper_known",
    details: { purchase_id: first.id },
  });
  expect((await typed("F-0078")).ok.vendor_id).not.toBe(first.vendor_id);
});

test("a document that was imported is told when its number is typed", async () => {
  const { typed, imported } = await aDeskOfPapers();
  const document = supplierDocument({ goods, vendor: CEIBA });
  const { number } = (await imported(document)).ok;
  expect((await typed(CONTROL)).error).toMatchObject({ code: "purchase_paper_known", details: { number } });
  // Its generation code is of no other paper: that is refused whatever somebody chooses.
  const code = document.identificacion.codigoGeneracion.toLowerCase();
  const refused = (await typed(code, { despite_known: true })).error;
  expect(refused).toMatchObject({ code: "purchase_document_known", details: { number } });
});

test("a paper that was typed is told before its document is imported", async () => {
  const { typed, imported, admin } = await aDeskOfPapers();
  const { id } = (await typed(CONTROL)).ok;
  const document = supplierDocument({ goods, vendor: CEIBA });
  const { warnings } = (await admin.call(previewDte, { body: { dte: document } })).ok;
  expect(warnings).toContainEqual(expect.objectContaining({ kind: "typed_before", purchaseId: id }));
  expect((await imported(document)).error).toMatchObject({
    code: "purchase_paper_known",
    details: { purchase_id: id },
  });
  expect((await imported(document, true)).status).toBe(200);
});

test("two documents of a vendor with one number are two: numbers begin anew each year", async () => {
  const { imported } = await aDeskOfPapers();
  const replies = [supplierDocument({ goods }), supplierDocument({ goods })].map((document) =>
    imported(document),
  );
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
});

test("a generation code for two sellers at once is one purchase and one refusal", async () => {
  const desk = await aDeskOfPapers();
  const code = randomUUID().toUpperCase();
  const of = (nit: string) => supplierDocument({ code, goods, vendor: { name: `Vendedor ${nit}`, nit } });
  // A first purchase makes the counter of numbers, which both wait for after they looked for the document.
  await desk.typed("F-1");
  const replies = await collide(desk, {
    hold: "select value from counters where tenant_id = $1 and series = 'purchase' for update",
    calls: [CEIBA.nit, "06140511991028"].map((nit) => () => desk.imported(of(nit))),
  });
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.error).toMatchObject({
    code: "purchase_document_known",
    details: { number: 2 },
  });
});

test("a typed generation code is refused with any vendor, at once and for its document", async () => {
  const desk = await aDeskOfPapers();
  const { typed, imported } = desk;
  const code = randomUUID();
  await typed("F-1");
  const replies = await collide(desk, {
    hold: "select value from counters where tenant_id = $1 and series = 'purchase' for update",
    calls: ["Uno", "Dos"].map((name) => () => typed(code, {}, { name })),
  });
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const known = { code: "purchase_document_known", details: { number: 2 } };
  expect(replies.find(({ status }) => status === 409)?.error).toMatchObject(known);
  expect((await typed(code.toUpperCase(), {}, { name: "Tres" })).error).toMatchObject(known);
  const document = supplierDocument({ code: code.toUpperCase(), goods, vendor: CEIBA });
  expect((await imported(document)).error).toMatchObject(known);
});
