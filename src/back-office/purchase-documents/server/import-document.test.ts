import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { z } from "zod";
import { aKey, eight } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { type SuppliedGoods, supplierDocument } from "#app/server/testing/supplier-document.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { cancelPurchase, readPurchase } from "#back-office/purchases/contract/purchases.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createInventoryItem } from "#db/seeds/stock.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import { purchaseDocumentTypes } from "#tax/documents/domain/reading/purchase-document.ts";
import { importDte } from "../contract/import-dte.ts";
import { type PreviewLine, previewDte } from "../contract/preview-dte.ts";

const folder = path.join(import.meta.dirname, "../../../tax/documents/domain/samples");

type ImportBody = z.input<typeof importDte.body>;
type Line = NonNullable<ImportBody["lines"]>[number];

/** A restaurant with tomatoes and beer, and somebody who records purchases. */
async function aStore() {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Comedor" });
  const keeper = await aPerson(server, tenantId, { scope: ["PURCHASES"] });
  const items = await server.db.inTenant(tenantId, async (tx) => ({
    tomato: await createInventoryItem(tx, { title: "Tomate", unit: "kg", quantity: 2_000, unitCost: 100 }),
    beer: await createInventoryItem(tx, { title: "Cerveza", unit: "pc" }),
  }));
  const send = (body: ImportBody) => keeper.call(importDte, { body, headers: aKey() });
  const preview = async (dte: ImportBody["dte"]) => (await keeper.call(previewDte, { body: { dte } })).ok;
  const purchase = async (id: number) => (await keeper.call(readPurchase, { params: { id } })).ok.purchase;
  /** What is in stock by title; checked against the ledger. */
  const stock = () =>
    server.db.inTenant(tenantId, async (tx) => {
      expect(await stockLedger.differences(tx)).toEqual([]);
      const rows = await tx.query<{ title: string; quantity: number; cost: number | null }>({
        text: `select title, quantity, unit_cost_micros as cost from inventory_items
          where tenant_id = $1 and archived_at is null order by title`,
        values: [tx.tenantId],
      });
      return Object.fromEntries(rows.map(({ title, quantity, cost }) => [title, [quantity, cost]]));
    });
  return { server, tenantId, keeper, items, send, preview, purchase, stock };
}

const tomatoes: SuppliedGoods = { title: "TOMATE DE COCINA", quantity: 10, price: 1, unit: 36, code: "T-1" };
const beers: SuppliedGoods = { title: "CERVEZA CAJA 24", quantity: 2, price: 24 };
const freight: SuppliedGoods = { title: "Flete", quantity: 1, price: 5, kind: 2 };
const untouched = { Tomate: [2_000, 1_000_000], Cerveza: [0, null] };

test("a document becomes a purchase: goods come into stock at what they cost", async () => {
  const { send, items, purchase, stock } = await aStore();
  const document = supplierDocument({ goods: [tomatoes, beers, freight] });
  const { ok } = await send({
    dte: JSON.stringify(document),
    lines: [
      { line: 1, quantity: 10, unit: "lb", inventoryItemId: items.tomato },
      { line: 2, quantity: 2, unit: "caja", factor: 24, inventoryItemId: items.beer },
    ],
  });
  expect(ok).toMatchObject({
    effect: "brings",
    message: `Purchase ${ok.number} was imported. Ingredients added to stock: 2.`,
    lines: [
      { line: 1, inventoryItemId: items.tomato, title: "Tomate", quantity: 4_536, unit: "kg", isNew: false },
      { line: 2, inventoryItemId: items.beer, title: "Cerveza", quantity: 48_000, unit: "pc", isNew: false },
    ],
  });
  // IVA stays with who has no NRC: $11.30 for 4.536 kg and $54.24 for 48 bottles; 2 kg at $1.00 were there.
  expect(await stock()).toEqual({ Tomate: [6_536, 2_034_884], Cerveza: [48_000, 1_130_000] });
  expect(await purchase(ok.id)).toMatchObject({
    source: "dte",
    document_type: "03",
    generation_code: document.identificacion.codigoGeneracion,
    control_number: document.identificacion.numeroControl,
    vendor: { name: "DISTRIBUIDORA LA CEIBA, S.A. DE C.V.", nit: "06142509871034" },
    invoice_date: "2026-11-20",
    subtotal: 6_300,
    tax: 819,
    total: 7_119,
    items: [
      {
        line: 1,
        code: "T-1",
        title: "TOMATE DE COCINA",
        quantity: 10_000,
        unit: "lb",
        unit_price: 1_000_000,
      },
      { line: 2, title: "CERVEZA CAJA 24", quantity: 2_000, unit: "caja", stock_quantity: 48_000 },
      { line: 3, title: "Flete", inventory_item_id: null, stock_quantity: null, total: 500 },
    ],
  });
});

test("a document is kept as it was sent, with its figures", async () => {
  const { send, purchase, keeper, server } = await aStore();
  const document = JSON.parse(readFileSync(path.join(folder, "03/03-v4-001.json"), "utf8"));
  const seal = "20261A2B3C4D5E6F7A8B9C0D1E2F3A4B5C6D7E8F";
  const { selloRecibido: _, ...unsealed } = document;
  const resumen = {
    ...document.resumen,
    ivaPerci: 1.13,
    totalPagar: document.resumen.montoTotalOperacion + 1.13,
  };
  const text = `\n${JSON.stringify({ dteJson: { ...unsealed, resumen }, selloRecibido: seal }, null, 1)}`;
  const { id } = (await send({ dte: text, lines: [] })).ok;
  await keeper.call(cancelPurchase, { params: { id }, body: { reason: "Doble" }, headers: aKey() });
  expect((await purchase(id)).tax_document).toMatchObject({
    seal,
    is_test: document.identificacion.ambiente === "00",
    issued_on: document.identificacion.fecEmi,
    taxed: Math.round(document.resumen.totalGravada * 100),
    perceived_vat: 113,
    total: Math.round(document.resumen.montoTotalOperacion * 100),
    to_pay: Math.round(resumen.totalPagar * 100),
  });
  const reply = await server.app.inject({ url: `/api/v1/purchases/${id}/document`, cookies: keeper.cookies });
  expect(reply.body).toBe(text);
  expect(reply.headers).toMatchObject({
    "content-disposition": `attachment; filename*=UTF-8''${document.identificacion.codigoGeneracion}.json`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

test("what was confirmed for a vendor is proposed first the next time", async () => {
  const { send, items, preview, stock } = await aStore();
  const lines = [
    { line: 1, quantity: 10, unit: "lb", inventoryItemId: items.tomato },
    { line: 2, quantity: 2, unit: "pack", factor: 20, inventoryItemId: items.beer },
  ];
  const first = supplierDocument({ goods: [tomatoes, beers] });
  expect((await send({ dte: first, lines })).status).toBe(200);
  // Another description under the same code, and the same one without a code.
  const next = supplierDocument({ goods: [{ ...tomatoes, title: "TOMATE GRANDE" }, beers] });
  const seen = await preview(next);
  expect(seen.vendor.id).not.toBeNull();
  expect(seen.items).toMatchObject([
    { matchedTitle: "Tomate", isRemembered: true, suggestion: { percent: 100 } },
    {
      matchedTitle: "Cerveza",
      isRemembered: true,
      unit: "pack",
      factor: 2_000_000_000,
      needsConfirmation: false,
    },
  ]);
  expect((await send({ dte: next })).ok.lines.map(({ quantity }) => quantity)).toEqual([4_536, 40_000]);
  expect(await stock()).toMatchObject({ Cerveza: [80_000, expect.any(Number)] });
  const unknown = supplierDocument({ goods: [tomatoes, { ...beers, title: "Cerveza negra" }] });
  expect((await send({ dte: unknown })).error).toMatchObject({
    code: "dte_lines_refused",
    message: "Nothing was imported. Line 2, Cerveza negra: choose which ingredient it is.",
  });
});

test("what came less is kept at what the line cost, not at the document's price", async () => {
  const { send, items, purchase } = await aStore();
  const lines = [{ line: 1, quantity: 8, unit: "lb", inventoryItemId: items.tomato }];
  const { id } = (await send({ dte: supplierDocument({ goods: [tomatoes] }), lines })).ok;
  expect((await purchase(id)).items[0]).toMatchObject({
    quantity: 8_000,
    unit_price: 1_250_000,
    total: 1_000,
  });
});

test("a vendor who was typed by name is the one of their document, in the preview too", async () => {
  const { send, items, preview, keeper } = await aStore();
  const vendor = { name: "Abarrotes Sol" };
  const typed = { title: "Tomate de cocina", quantity: 1, unit: "lb", inventory_item_id: items.tomato };
  const bought = await buy(keeper, { vendor, items: [typed] });
  const goods = { ...tomatoes, code: null };
  const dte = supplierDocument({ vendor: { name: "ABARROTES SOL", nit: "06142509871034" }, goods: [goods] });
  expect(await preview(dte)).toMatchObject({
    vendor: { id: bought.ok.vendor_id },
    items: [{ matchedTitle: "Tomate", isRemembered: true }],
  });
  expect((await send({ dte })).status).toBe(200);
});

test("what was confirmed for another unit or package names the ingredient alone", async () => {
  const { send, items, preview, stock } = await aStore();
  const sack: SuppliedGoods = { title: "Tomate, saco", quantity: 1, price: 50, code: "S-1" };
  const lines = [
    { line: 1, quantity: 10, unit: "lb", inventoryItemId: items.tomato },
    { line: 2, quantity: 2, unit: "pack", factor: 24, inventoryItemId: items.beer },
    { line: 3, quantity: 100, unit: "lb", inventoryItemId: items.tomato },
    { line: 4, quantity: 2, unit: "caja", factor: 24, inventoryItemId: items.beer },
    { line: 5, quantity: 2, unit: "caja", factor: 24, inventoryItemId: items.beer },
  ];
  const coded: SuppliedGoods = { ...beers, code: "C-1" };
  const named: SuppliedGoods = { ...beers, code: "C-2" };
  const bottles: SuppliedGoods = { ...beers, code: "C-3", quantity: 48 };
  await send({ dte: supplierDocument({ goods: [tomatoes, coded, sack, named, bottles] }), lines });
  const kilograms = { ...tomatoes, unit: 34 };
  const dozen = { ...coded, title: "CERVEZA CAJA 12" };
  const { items: seen } = await preview(
    supplierDocument({ goods: [kilograms, dozen, sack, named, bottles] }),
  );
  expect(seen).toMatchObject([
    { matchedTitle: "Tomate", isRemembered: true, unit: "kg", factor: 1e8, needsConfirmation: false },
    { matchedTitle: "Cerveza", isRemembered: true, factor: 12e8, needsConfirmation: true, unitCost: null },
    { matchedTitle: "Tomate", isRemembered: true, unit: "pc", factor: null, unitCost: null },
    { matchedTitle: "Cerveza", isRemembered: true, unit: "caja", factor: 24e8, needsConfirmation: false },
    { matchedTitle: "Cerveza", isRemembered: true, unit: "caja", factor: 24e8, needsConfirmation: true },
  ]);
  const before = await stock();
  for (const goods of [dozen, sack, bottles]) {
    const { error } = await send({ dte: supplierDocument({ goods: [goods] }) });
    expect([error.code, error.message]).toEqual([
      "dte_lines_refused",
      expect.stringMatching(/: enter how many (?:pc|kg) are in 1 (?:pack|pc|caja)\.$/),
    ]);
  }
  expect(await stock()).toEqual(before);
  expect((await send({ dte: supplierDocument({ goods: [kilograms] }) })).ok.lines).toMatchObject([
    { title: "Tomate", quantity: 10_000 },
  ]);
});

test("lines make new ingredients, the same title once", async () => {
  const { send, stock } = await aStore();
  const sugar: SuppliedGoods = { title: "AZUCAR 5 LB", quantity: 4, price: 2.5 };
  const newItem = { title: "Azúcar", unit: "lb" };
  const { ok } = await send({
    dte: supplierDocument({ goods: [sugar, sugar] }),
    lines: [
      { line: 1, quantity: 4, unit: "bolsa", factor: 5, newItem },
      { line: 2, quantity: 1, unit: "kg", newItem: { ...newItem, title: "azucar " } },
    ],
  });
  expect(ok.lines.map(({ title, quantity, isNew }) => [title, quantity, isNew])).toEqual([
    ["Azúcar", 20_000, true],
    ["Azúcar", 2_205, true],
  ]);
  expect(await stock()).toMatchObject({ Azúcar: [22_205, expect.any(Number)] });
});

test("a new item of two documents is made by the first", async () => {
  const { send, stock } = await aStore();
  const lettuce: SuppliedGoods = { title: "LECHUGA", quantity: 3, price: 1 };
  const lines = [{ line: 1, quantity: 3, unit: "pc", newItem: { title: "Lechuga", unit: "pc" } }];
  for (const isNew of [true, false])
    expect((await send({ dte: supplierDocument({ goods: [lettuce] }), lines })).ok.lines).toMatchObject([
      { title: "Lechuga", isNew },
    ]);
  expect(await stock()).toMatchObject({ Lechuga: [6_000, expect.any(Number)] });
});

test.each<[string, (items: { tomato: number; beer: number }) => Line, string]>([
  [
    "of a line there is not",
    ({ beer }) => ({ line: 9, quantity: 1, unit: "pc", inventoryItemId: beer }),
    "Line 9, : the document has no such line.",
  ],
  [
    "of an ingredient there is not",
    () => ({ line: 2, quantity: 1, unit: "pc", inventoryItemId: 999 }),
    "Line 2, CERVEZA CAJA 24: this ingredient no longer exists.",
  ],
  [
    "without a factor",
    ({ beer }) => ({ line: 2, quantity: 1, unit: "caja", inventoryItemId: beer }),
    "Line 2, CERVEZA CAJA 24: enter how many pc are in 1 caja.",
  ],
  [
    "that come to nothing",
    ({ tomato }) => ({ line: 2, quantity: 0.001, unit: "g", inventoryItemId: tomato }),
    "Line 2, CERVEZA CAJA 24: this quantity is zero in kg; check quantity and unit.",
  ],
  [
    "of a new item that is there in another unit",
    () => ({ line: 2, quantity: 1, unit: "kg", newItem: { title: "CERVEZA", unit: "kg" } }),
    "Line 2, CERVEZA CAJA 24: an ingredient called CERVEZA already exists; choose it.",
  ],
])("lines %s are refused by their number, and nothing is stored", async (_what, line, words) => {
  const { send, items, stock, preview } = await aStore();
  const dte = supplierDocument({ goods: [tomatoes, beers] });
  const good = { line: 1, quantity: 10, unit: "lb", inventoryItemId: items.tomato };
  const { error, status } = await send({ dte, lines: [good, line(items)] });
  expect([status, error.code, error.message]).toEqual([
    422,
    "dte_lines_refused",
    `Nothing was imported. ${words}`,
  ]);
  expect(error.details).toMatchObject({ line: line(items).line });
  expect(await stock()).toEqual(untouched);
  expect((await preview(dte)).vendor.id).toBeNull();
});

test("a faulty document or absurd quantities store nothing", async () => {
  const { send, items, stock } = await aStore();
  const dte = supplierDocument({ goods: [tomatoes] });
  const code = async (body: ImportBody) => (await send(body)).error.code;
  const line = { line: 1, quantity: 10, unit: "lb", inventoryItemId: items.tomato };
  expect(await code({ dte: "{", lines: [line] })).toBe("INVALID_DTE_JSON");
  expect(await code({ dte: { ...dte, cuerpoDocumento: [] }, lines: [] })).toBe("NO_ITEMS_IN_DTE");
  const half = { ...dte, cuerpoDocumento: [{ ...dte.cuerpoDocumento[0], cantidad: -4 }] };
  expect(await code({ dte: half, lines: [line] })).toBe("dte_fields_invalid");
  for (const wrong of [
    { ...line, quantity: -1 },
    { ...line, quantity: 1_000_001 },
    { ...line, inventoryItemId: null },
    { ...line, newItem: { title: "Otra", unit: "kg" } },
    { ...line, factor: 0 },
  ])
    expect(await code({ dte, lines: [wrong] })).toBe("invalid_input");
  expect(await code({ dte, lines: [line, line] })).toBe("invalid_input");
  expect(await stock()).toEqual(untouched);
});

test("a document is a purchase once, eight times at once too", async () => {
  const { send, items, stock, preview, keeper } = await aStore();
  const dte = supplierDocument({ goods: [tomatoes] });
  const lines = [{ line: 1, quantity: 10, unit: "lb", inventoryItemId: items.tomato }];
  const replies = await Promise.all(eight.map(() => send({ dte, lines })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.error.code).toBe("purchase_document_known");
  expect(await stock()).toMatchObject({ Tomate: [6_536, expect.any(Number)] });
  const { firstImport } = await preview(dte);
  const done = replies.find(({ status }) => status === 200)?.ok;
  expect(firstImport).toMatchObject({ purchaseId: done?.id, number: done?.number });
  const params = { id: done?.id ?? 0 };
  expect(
    (await keeper.call(cancelPurchase, { params, body: { reason: "Doble" }, headers: aKey() })).status,
  ).toBe(200);
  expect((await preview(dte)).firstImport).toBeNull();
  expect((await send({ dte, lines })).status).toBe(200);
});

test("a credit note takes stock back, and says when some of it is used", async () => {
  const { send, items, stock } = await aStore();
  const lines = [{ line: 1, quantity: 2, unit: "caja", factor: 24, inventoryItemId: items.beer }];
  await send({ dte: supplierDocument({ goods: [beers] }), lines });
  const back = { ...lines[0], quantity: 1 } as Line;
  const note = supplierDocument({ type: "05", goods: [{ ...beers, quantity: 1 }] });
  expect((await send({ dte: note, lines: [back] })).ok).toMatchObject({ effect: "takes_back" });
  expect(await stock()).toMatchObject({ Cerveza: [24_000, 1_130_000] });
  const more = supplierDocument({ type: "05", goods: [beers] });
  const { error } = await send({ dte: more, lines });
  expect([error.code, error.details?.missing]).toEqual(["purchase_goods_used", "Cerveza (24 pc)"]);
  expect(await stock()).toMatchObject({ Cerveza: [24_000, 1_130_000] });
  expect((await send({ dte: more, lines, takeWhatIsLeft: true })).status).toBe(200);
  expect(await stock()).toMatchObject({ Cerveza: [0, 1_130_000] });
});

test("a debit note raises what its goods cost and moves none", async () => {
  const { send, items, stock } = await aStore();
  const lines = [{ line: 1, quantity: 2, unit: "caja", factor: 24, inventoryItemId: items.beer }];
  await send({ dte: supplierDocument({ goods: [beers] }), lines });
  const note = supplierDocument({ type: "06", goods: [{ ...beers, price: 1.2 }] });
  expect((await send({ dte: note, lines })).ok.effect).toBe("reprices");
  // $2.40 and its IVA more for 48 bottles.
  expect(await stock()).toMatchObject({ Cerveza: [48_000, 1_186_500] });
});

/** A line as somebody would import it who makes every ingredient anew. */
const asNew = ({ line, quantity, unit, newUnit, factor }: PreviewLine): Line => ({
  line,
  quantity: quantity / 1000,
  unit,
  factor: factor === null ? 1 : factor / 1e8,
  newItem: { title: `Insumo ${line}`, unit: newUnit },
});

test.each(
  purchaseDocumentTypes.flatMap((type) =>
    readdirSync(path.join(folder, type)).map((file) => `${type}/${file}`),
  ),
)("%s is imported: its lines and totals are the purchase's", async (file) => {
  const { send, preview, purchase } = await aStore();
  const dte = readFileSync(path.join(folder, file), "utf8");
  const { items, document } = await preview(dte);
  const goods = items.filter(({ isGoods }) => isGoods);
  const { ok } = await send({ dte, lines: goods.map(asNew), takeWhatIsLeft: true });
  const recorded = await purchase(ok.id);
  const { net, vat, otherTributes, total, generationCode } = document;
  expect(recorded).toMatchObject({
    generation_code: generationCode,
    subtotal: net,
    tax: vat + otherTributes,
    total,
    effect: document.effect,
  });
  expect(recorded.items.map(({ line, title, quantity, code }) => [line, title, quantity, code])).toEqual(
    items.map(({ line, originalTitle, quantity, code }) => [line, originalTitle, quantity, code]),
  );
  expect(recorded.items.flatMap(({ line, inventory_item_id }) => (inventory_item_id ? [line] : []))).toEqual(
    goods.map(({ line }) => line),
  );
  expect(recorded.items.map((item) => item.total)).toEqual(
    items.map(({ amount }) => Math.round(amount / 1_000_000)),
  );
});
