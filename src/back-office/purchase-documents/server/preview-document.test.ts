import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { supplierDocument } from "#app/server/testing/supplier-document.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { createInventoryItem } from "#db/seeds/stock.ts";
import { listInventory } from "#inventory/inventory/contract/items.ts";
import { purchaseDocumentTypes } from "#tax/documents/domain/reading/purchase-document.ts";
import { previewDte } from "../contract/preview-dte.ts";

const folder = path.join(import.meta.dirname, "../../../tax/documents/domain/samples");

/** A restaurant with some ingredients, and somebody who records purchases. */
async function aStore(titles: readonly (readonly [title: string, unit: "kg" | "pc"])[] = []) {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Comedor" });
  const keeper = await aPerson(server, tenantId, { scope: ["INVENTORY"] });
  await server.db.inTenant(tenantId, async (tx) => {
    for (const [title, unit] of titles) await createInventoryItem(tx, { title, unit, quantity: 1000 });
  });
  return { server, tenantId, keeper };
}

const preview = async (who: Person, dte: string | Record<string, unknown>) =>
  (await who.call(previewDte, { body: { dte } })).ok;
const refused = async (who: Person, dte: string) => (await who.call(previewDte, { body: { dte } })).error;

test("a document is read as text, as an object, or by itself", async () => {
  const { keeper } = await aStore();
  const document = supplierDocument({
    code: "0C9B2F6E-93A1-4C07-8D6A-27F0B1C4E5A9",
    goods: [{ title: "TOMATE DE COCINA", quantity: 25, price: 0.8, unit: 36, code: "TOM-1" }],
  });
  const asText = await preview(keeper, JSON.stringify(document));
  expect(await preview(keeper, document)).toEqual(asText);
  expect((await keeper.call(previewDte, { body: document })).ok).toEqual(asText);
  expect(asText).toMatchObject({
    document: {
      type: "03",
      typeName: "Crédito fiscal",
      effect: "brings",
      generationCode: "0C9B2F6E-93A1-4C07-8D6A-27F0B1C4E5A9",
      issuedOn: "2026-11-20",
      net: 2000,
      vat: 260,
      total: 2260,
    },
    vendor: { id: null, name: "DISTRIBUIDORA LA CEIBA, S.A. DE C.V.", nit: "06142509871034", nrc: "2187654" },
    warnings: [],
    firstImport: null,
    originalDTE: document,
  });
  expect(asText.items).toMatchObject([
    {
      line: 1,
      kind: "goods",
      code: "TOM-1",
      originalTitle: "TOMATE DE COCINA",
      title: "Tomate de cocina",
      quantity: 25_000,
      unit: "lb",
      documentUnit: "Libra",
      inventoryItemId: null,
      suggestion: null,
      suggestions: [],
      newUnit: "lb",
    },
  ]);
});

test("the most alike ingredient is linked when it is alike enough", async () => {
  const { keeper } = await aStore([
    ["Tomate", "kg"],
    ["Tomatillo", "kg"],
    ["Cerveza Pilsener", "pc"],
    ["Servilletas", "pc"],
  ]);
  const { items } = await preview(
    keeper,
    supplierDocument({
      goods: [
        { title: "Tómate", quantity: 10, price: 1, unit: 36 },
        { title: "CERVEZA PILSENER CAJA 24", quantity: 2, price: 24 },
        { title: "Flete", quantity: 1, price: 3, kind: 2 },
      ],
    }),
  );
  const [tomato, beer, freight] = items;
  // 10 lb are 4.536 kg, of $10.00; without an NRC the IVA stays with the restaurant.
  expect(tomato).toMatchObject({
    matchedTitle: "Tomate",
    matchedUnit: "kg",
    suggestion: { score: 1, percent: 100, band: "strong" },
    factor: 45_359_237,
    needsConfirmation: false,
    unitCost: 2_491_182,
  });
  expect(tomato?.suggestions.map(({ title, band }) => [title, band])).toEqual([
    ["Tomate", "strong"],
    ["Tomatillo", "likely"],
  ]);
  expect(beer).toMatchObject({
    matchedTitle: "Cerveza Pilsener",
    unit: "pack",
    factor: 2_400_000_000,
    needsConfirmation: true,
    unitCost: null,
  });
  expect(freight).toMatchObject({ kind: "service", isGoods: false, inventoryItemId: null });
});

test("what is odd is said in words and stops nobody", async () => {
  const { keeper } = await aStore();
  const document = supplierDocument({ goods: [{ title: "Cable", quantity: 2, price: 5, unit: 1 }] });
  const { selloRecibido: _, ...unsealed } = document;
  const { warnings, items } = await preview(keeper, {
    ...unsealed,
    identificacion: { ...document.identificacion, ambiente: "00", version: 9 },
    resumen: { ...document.resumen, totalGravada: 12 },
  });
  expect(warnings.map(({ kind, line }) => [kind, line])).toEqual([
    ["test_environment", null],
    ["no_seal", null],
    ["unknown_version", null],
    ["summary_differs", null],
    ["summary_differs", null],
    ["summary_differs", null],
    ["unknown_unit", 1],
  ]);
  // A metre is no piece: it keeps its name, and how many pieces one is, is asked.
  expect(items[0]?.unit).toBe("metro");
  expect(warnings[3]?.message).toBe("Taxed sales: it should be 10.00; the document says 12.00.");
});

test.each(
  purchaseDocumentTypes.flatMap((type) =>
    readdirSync(path.join(folder, type)).map((file) => `${type}/${file}`),
  ),
)("%s is read by the API, line by line", async (file) => {
  const { keeper } = await aStore();
  const text = readFileSync(path.join(folder, file), "utf8");
  const written = JSON.parse(text) as {
    readonly cuerpoDocumento: readonly { readonly descripcion: string; readonly cantidad: number }[];
  };
  const { items, document, originalDTE } = await preview(keeper, text);
  expect(document.type).toBe(file.slice(0, 2));
  expect(items.map(({ originalTitle }) => originalTitle)).toEqual(
    written.cuerpoDocumento.map(({ descripcion }) => descripcion),
  );
  expect(items.map(({ quantity }) => quantity)).toEqual(
    written.cuerpoDocumento.map(({ cantidad }) => Math.round(cantidad * 1000)),
  );
  expect(originalDTE).toEqual(written);
});

const line = { descripcion: "Azúcar", cantidad: 1, uniMedida: 36, precioUni: 1, ventaGravada: 1 };
const withLines = (lines: unknown) => ({ ...supplierDocument({ goods: [] }), cuerpoDocumento: lines });

test.each([
  ["nothing", "", "INVALID_DTE_JSON"],
  ["words", "buenos días", "INVALID_DTE_JSON"],
  ["half a document", JSON.stringify(withLines([line])).slice(0, 400), "INVALID_DTE_JSON"],
  ["a million brackets", "[".repeat(1_000_000), "INVALID_DTE_JSON"],
  ["a million brackets that close", `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`, "INVALID_DTE_JSON"],
  ["six million characters", JSON.stringify("x".repeat(6_000_000)), "dte_too_large"],
  ["a number", "12", "dte_not_a_document"],
  ["another object", '{"__proto__":{"tipoDte":"03"}}', "dte_not_a_document"],
  ["two documents", JSON.stringify([withLines([line]), withLines([line])]), "dte_several_documents"],
  [
    "a document of another type",
    JSON.stringify({ identificacion: { tipoDte: "04", codigoGeneracion: "x" } }),
    "dte_type_unsupported",
  ],
  ["no lines", JSON.stringify(withLines([])), "NO_ITEMS_IN_DTE"],
  ["a hundred thousand lines", JSON.stringify(withLines(Array(100_000).fill(0))), "dte_too_many_lines"],
  [
    "numbers as text",
    JSON.stringify(withLines([line, { ...line, cantidad: "1,000" }])),
    "dte_fields_invalid",
  ],
])("%s is refused by its code", async (_what, text, code) => {
  const { keeper } = await aStore();
  expect((await refused(keeper, text)).code).toBe(code);
});

test("faulty fields are named with their lines, in the caller's language", async () => {
  const { keeper } = await aStore();
  const text = JSON.stringify(withLines([line, { ...line, cantidad: "1,000" }, { ...line, precioUni: -1 }]));
  const { message, details } = await refused(keeper, text);
  expect(message).toBe(
    "The document cannot be read. Line 2: cantidad: is not a number (1,000). Errors found: 2.",
  );
  expect(details).toMatchObject({ line: 2, field: "cantidad", count: 2 });
  expect(details?.problems).toHaveLength(2);
  const broken = await refused(keeper, '{\n"identificacion": {,\n}');
  expect(broken.message).toBe("This JSON is incomplete. Copy all of it, or choose the file. Check line 2.");
});

test("a till is answered while a long document is compared with many ingredients", async () => {
  const { server, tenantId, keeper } = await aStore();
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: `insert into inventory_items (tenant_id, title, unit)
        select $1, 'Insumo ' || md5(n::text) || ' de la casa', 'kg' from generate_series(1, 3000) n`,
      values: [tx.tenantId],
    }),
  );
  const goods = Array.from({ length: 300 }, (_, n) => ({
    title: `INSUMO ${n} CASA GRANDE`,
    quantity: 1,
    price: 1,
  }));
  const answered: string[] = [];
  const compared = preview(keeper, supplierDocument({ goods })).then(({ items }) => {
    answered.push("document");
    return items;
  });
  // Until the comparing has begun.
  for (let waits = 0; waits < 8; waits += 1) await keeper.call(listInventory);
  answered.push("till");
  const items = await compared;
  expect(answered).toEqual(["till", "document"]);
  expect(items.every(({ suggestions }) => suggestions.length === 10)).toBe(true);
});

test("names of the prototype are fields like any other", async () => {
  const { keeper } = await aStore();
  const text = JSON.stringify(
    supplierDocument({ goods: [{ title: "Sal", quantity: 1, price: 1, unit: 36 }] }),
  );
  const poisoned = text.replace(
    "{",
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},',
  );
  expect((await preview(keeper, poisoned)).items).toHaveLength(1);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

test("a body of twenty megabytes, or one nested without end, is refused", async () => {
  const { server, keeper } = await aStore();
  const send = (payload: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/purchases/preview-dte",
      headers: { "content-type": "application/json" },
      cookies: keeper.cookies,
      payload,
    });
  const large = await send(JSON.stringify({ dte: "x".repeat(20_000_000) }));
  expect([large.statusCode, large.json().code]).toEqual([413, "payload_too_large"]);
  const nested = await send(`{"dte":{"a":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}}`);
  expect([nested.statusCode, nested.json().code]).toEqual([400, "invalid_input"]);
});
