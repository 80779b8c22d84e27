import { expect, test } from "vitest";
import type { z } from "zod";
import { aKey } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { type SuppliedGoods, supplierDocument } from "#app/server/testing/supplier-document.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { cancelPurchase } from "#back-office/purchases/contract/purchases.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createInventoryItem } from "#db/seeds/stock.ts";
import { importDte } from "../contract/import-dte.ts";
import { previewDte } from "../contract/preview-dte.ts";

/** A restaurant with beer, and somebody who records purchases. */
async function aStore() {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Comedor" });
  const keeper = await aPerson(server, tenantId, { scope: ["PURCHASES"] });
  const beer = await server.db.inTenant(tenantId, (tx) =>
    createInventoryItem(tx, { title: "Cerveza", unit: "pc" }),
  );
  const send = (body: z.input<typeof importDte.body>) => keeper.call(importDte, { body, headers: aKey() });
  const preview = async (dte: object) => (await keeper.call(previewDte, { body: { dte } })).ok;
  const line = (quantity: number) => ({ line: 1, quantity, unit: "pc", inventoryItemId: beer });
  return { keeper, send, preview, line };
}

const beers = (quantity: number): SuppliedGoods => ({ title: "CERVEZA", quantity, price: 1, code: "C-1" });
const code = "0C9B2F6E-93A1-4C07-8D6A-27F0B1C4E5A9";

test("a credit note names the purchase it corrects and what there is of its goods", async () => {
  const { keeper, send, preview, line } = await aStore();
  const { id } = (await send({ dte: supplierDocument({ code, goods: [beers(10)] }), lines: [line(10)] })).ok;
  const note = supplierDocument({ type: "05", corrects: [code.toLowerCase(), "S-77"], goods: [beers(12)] });
  const { corrects, items, warnings } = await preview(note);
  expect(corrects).toEqual([
    { reference: code.toLowerCase(), purchase: { purchaseId: id, number: 1, date: expect.any(String) } },
    { reference: "S-77", purchase: null },
  ]);
  expect(items[0]).toMatchObject({ matchedTitle: "Cerveza", matchedInStock: 10_000 });
  expect(warnings).toMatchObject([
    {
      kind: "more_than_bought",
      line: 1,
      message: "Line 1: the note returns 12; the purchase it corrects had 10.",
    },
  ]);
  const less = supplierDocument({ type: "05", corrects: [code], goods: [beers(4)] });
  expect((await preview(less)).warnings).toEqual([]);
  await keeper.call(cancelPurchase, { params: { id }, body: { reason: "No era nuestra" }, headers: aKey() });
  expect((await preview(less)).corrects).toEqual([{ reference: code, purchase: null }]);
});

test("a note of a purchase that was typed finds it by the number on its paper", async () => {
  const { keeper, preview, line } = await aStore();
  const vendor = { name: "La Ceiba", nit: "06142509871034", invoice_number: "s-77" };
  const { inventoryItemId } = line(1);
  const items = [
    { title: "Cerveza", quantity: 10, unit: "pc", inventory_item_id: inventoryItemId, unit_price: 1 },
  ];
  const { id } = (await buy(keeper, { vendor, items })).ok;
  const note = supplierDocument({ type: "05", corrects: ["S-77"], goods: [beers(1)] });
  expect((await preview(note)).corrects).toMatchObject([{ reference: "S-77", purchase: { purchaseId: id } }]);
});

test("a note that only lowers the price is kept and moves nothing", async () => {
  const { send, line, preview } = await aStore();
  await send({ dte: supplierDocument({ code, goods: [beers(10)] }), lines: [line(10)] });
  const note = supplierDocument({ type: "05", corrects: [code], goods: [beers(10)] });
  expect((await send({ dte: note, lines: [] })).ok).toMatchObject({ effect: "takes_back", lines: [] });
  const next = supplierDocument({ type: "05", corrects: [code], goods: [beers(1)] });
  expect((await preview(next)).items[0]).toMatchObject({ matchedInStock: 10_000 });
});

test("a purchase that was typed from the same paper is told", async () => {
  const { keeper, preview, line } = await aStore();
  const vendor = {
    name: "La Ceiba",
    nit: "06142509871034",
    invoice_number: "DTE-03-M001P001-000000000000042",
  };
  const { inventoryItemId } = line(1);
  const items = [{ title: "Cerveza", quantity: 10, unit: "pc", inventory_item_id: inventoryItemId }];
  await buy(keeper, { vendor, items });
  const { warnings } = await preview(supplierDocument({ goods: [beers(10)], issuedOn: "2199-01-01" }));
  expect(warnings.map(({ kind, message }) => [kind, message])).toEqual([
    ["future_day", "The document is dated in the future."],
    [
      "typed_before",
      "A manually entered purchase seems to be this same document: purchase 1. If it is, cancel one of them.",
    ],
  ]);
});

test("an object that is no document is told by the reader, whatever it is wrapped in", async () => {
  const { keeper } = await aStore();
  const dteJson = supplierDocument({ code, goods: [beers(1)] });
  const answered = await keeper.call(previewDte, { body: { dteJson, selloRecibido: "S".repeat(40) } });
  expect(answered.ok.document.generationCode).toBe(code);
  expect((await keeper.call(previewDte, { body: { factura: { total: 5 } } })).error.code).toBe(
    "dte_not_a_document",
  );
});

test("what the recording refuses is told with its line", async () => {
  const { send, line } = await aStore();
  const gold = { title: "AZAFRAN", quantity: 10, price: 800_000, unit: 36 };
  const sent = { line: 2, quantity: 0.001, unit: "lb", newItem: { title: "Azafrán", unit: "lb" } };
  const dte = supplierDocument({ goods: [beers(1), gold] });
  const { error } = await send({ dte, lines: [line(1), sent] });
  expect([error.code, error.details]).toMatchObject(["dte_lines_refused", { line: 2, title: "AZAFRAN" }]);
});
