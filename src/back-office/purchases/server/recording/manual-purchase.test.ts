import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { aPurchaseBody, buy, type PurchasePayload } from "#app/server/testing/purchase.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { addInventoryItem } from "#inventory/inventory/contract/items.ts";
import { findIngredients } from "../../contract/found-ingredients.ts";
import { createManualPurchase, readPurchase } from "../../contract/purchases.ts";
import { addVendor, listVendorItems, listVendors } from "../../contract/vendors.ts";

const NIT = "0614-010101-101-0";

const itemsOf = async (floor: Floor) =>
  new Map(
    (
      await floor.rows<{ title: string; quantity: number; cost: number | null; unit: string }>(
        "select title, quantity, unit_cost_micros as cost, unit from inventory_items where tenant_id = $1",
      )
    ).map(({ title, ...item }) => [title, item]),
  );

/** Each has a paper of its own. */
let papers = 0;

const cheese = (floor: Floor, rest: object = {}): PurchasePayload => ({
  vendor: { name: "Lácteos El Corral", nit: NIT, invoice_number: `F-${++papers}` },
  items: [
    { title: "Queso fresco", quantity: 10, unit: "kg", inventory_item_id: floor.small.stock.queso, ...rest },
  ],
});

const fieldsOf = async (floor: Floor, payload: PurchasePayload) =>
  (await buy(floor.admin, payload)).error.fields?.map(({ field, code }) => [field, code]);

test("goods come into stock at what they cost, in their unit", async () => {
  const floor = await aFloor();
  const before = (await itemsOf(floor)).get("Queso");
  const first = (await buy(floor.admin, cheese(floor, { unit_price: 4 }))).ok;
  expect(first).toMatchObject({ number: 1, price_rises: [], message: "Purchase 1 was recorded." });
  expect((await itemsOf(floor)).get("Queso")).toMatchObject({
    quantity: (before?.quantity ?? 0) + 10_000,
    cost: 4_000_000,
  });
  const second = (
    await buy(floor.admin, {
      ...cheese(floor, { unit: "lb", unit_price: 2.268 }),
      vendor: { nit: NIT.replaceAll("-", "") },
    })
  ).ok;
  expect(second.vendor_id).toBe(first.vendor_id);
  expect(second.price_rises).toEqual([
    expect.objectContaining({
      title: "Queso",
      unit: "kg",
      old_cost: 4_000_000,
      new_cost: 5_000_000,
      percent: 25,
    }),
  ]);
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id: second.id } })).ok;
  expect(purchase).toMatchObject({
    number: 2,
    status: "received",
    vendor: { id: first.vendor_id, name: "Lácteos El Corral", nit: "06140101011010" },
    vendor_name: "Lácteos El Corral",
    tax_id_no: "06140101011010",
    items_count: 1,
    currency: "USD",
    subtotal: 2268,
    total: 2268,
    items: [
      {
        title: "Queso fresco",
        quantity: 10_000,
        unit: "lb",
        purchase_order_id: second.id,
        inventory_item_name: "Queso",
        inventory_item_unit: "kg",
        stock_quantity: 4_536,
        moved_quantity: 4_536,
        unit_cost: 5_000_000,
        previous_unit_cost: 4_000_000,
      },
    ],
  });
  const memory = (await floor.admin.call(listVendorItems, { params: { id: first.vendor_id ?? 0 } })).ok;
  expect(memory.rows).toEqual([
    expect.objectContaining({ title: "Queso fresco", unit: "lb", last_unit_price: 2_268_000 }),
  ]);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("without a price the average stays and there is no total", async () => {
  const floor = await aFloor();
  await buy(floor.admin, cheese(floor, { unit_price: 4 }));
  const { vendor: _, ...nobody } = cheese(floor);
  const { id, vendor_id } = (await buy(floor.admin, nobody)).ok;
  expect(vendor_id).toBeNull();
  expect((await itemsOf(floor)).get("Queso")?.cost).toBe(4_000_000);
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id } })).ok;
  expect(purchase).toMatchObject({ vendor: null, vendor_name: null, subtotal: null, total: null });
});

test("a box has a factor once and is known from then on", async () => {
  const floor = await aFloor();
  const box = { unit: "Caja", quantity: 2, unit_price: 48 };
  expect(await fieldsOf(floor, cheese(floor, box))).toEqual([["payload.items.0.factor", "factor_unknown"]]);
  expect((await itemsOf(floor)).get("Queso")?.cost).toBeNull();
  await buy(floor.admin, cheese(floor, { ...box, factor: 12 }));
  expect((await itemsOf(floor)).get("Queso")?.cost).toBe(4_000_000);
  const again = (await buy(floor.admin, cheese(floor, { ...box, unit: "caja", title: "Queso en caja" }))).ok;
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id: again.id } })).ok;
  expect(purchase.items[0]).toMatchObject({ stock_quantity: 24_000, factor: 1_200_000_000 });
});

test("a title without an ingredient is the ingredient of that name, else a new one", async () => {
  const floor = await aFloor();
  const { ok } = await buy(floor.admin, {
    items: [
      { title: "QUESO ", quantity: 500, unit: "g" },
      { title: "Tomate", quantity: 3, unit: "kg", unit_price: 1 },
      { title: "tomate", quantity: 1, unit: "kg", unit_price: 3 },
      { title: "Jabón", quantity: 2, unit: "fardo", stock_unit: "pc", factor: 24 },
    ],
  });
  expect(ok.number).toBe(1);
  const items = await itemsOf(floor);
  expect(items.get("Tomate")).toEqual({ quantity: 4_000, cost: 1_500_000, unit: "kg" });
  expect(items.get("Jabón")).toEqual({ quantity: 48_000, cost: null, unit: "pc" });
  expect([...items.keys()].filter((title) => /queso/i.test(title))).toEqual(["Queso"]);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("what is wrong is told at its field, and nothing is stored", async () => {
  const floor = await aFloor();
  const empty = await fieldsOf(floor, { items: [] });
  expect(empty).toEqual([["payload.items", "no_valid_item"]]);
  const { error } = await floor.admin.call(createManualPurchase, {
    body: aPurchaseBody({ items: [] }),
    query: { lang: "es" },
  });
  expect(error.fields?.[0]?.message).toBe("Agregue al menos un producto válido.");
  expect(await fieldsOf(floor, cheese(floor, { quantity: 0 }))).toEqual([
    ["payload.items.0.quantity", "too_small"],
  ]);
  expect(await fieldsOf(floor, cheese(floor, { title: " " }))).toEqual([
    ["payload.items.0.title", "required"],
  ]);
  const pinch = { unit: "pizca", factor: 0.001, quantity: 1, unit_price: 2000 };
  expect(await fieldsOf(floor, cheese(floor, pinch))).toEqual([["payload.items.0.unit_price", "too_large"]]);
  expect(await fieldsOf(floor, { ...cheese(floor), vendor: { name: "X", nit: "123" } })).toEqual([
    ["payload.vendor.nit", "nit_malformed"],
  ]);
  expect(await fieldsOf(floor, { ...cheese(floor), vendor: { nit: NIT } })).toEqual([
    ["payload.vendor.name", "required"],
  ]);
  const noJson = await floor.admin.call(createManualPurchase, { body: { payload: "{half" } });
  expect(noJson.error.fields).toMatchObject([{ field: "payload", code: "malformed" }]);
  const unknown = await buy(floor.admin, cheese(floor, { inventory_item_id: 9_000_000_001 }));
  expect(unknown.status).toBe(404);
  expect(await floor.rows("select 1 from purchases where tenant_id = $1")).toEqual([]);
  expect(await floor.rows("select 1 from vendors where tenant_id = $1")).toEqual([]);
});

test("a vendor or an ingredient of another restaurant is one that does not exist", async () => {
  const [floor, other] = [await aFloor(), await aFloor()];
  const theirs = (await buy(other.admin, cheese(other))).ok;
  const refusals = [
    await buy(floor.admin, { ...cheese(floor), vendor: { id: theirs.vendor_id } }),
    await buy(floor.admin, cheese(other)),
  ];
  expect(refusals.map(({ error }) => error.code)).toEqual(["not_found", "not_found"]);
  expect(await floor.rows("select 1 from purchases where tenant_id = $1")).toEqual([]);
});

test("two who buy the same things in another order never wait in a circle", async () => {
  const floor = await aFloor();
  const { queso, masa } = floor.small.stock;
  const line = (title: string, inventory_item_id?: number) => ({
    title,
    quantity: 1,
    unit: "kg",
    ...(inventory_item_id === undefined ? {} : { inventory_item_id }),
  });
  const orders = [
    [line("Nuevo 1"), line("Queso"), line("Masa", masa)],
    [line("Nuevo 2"), line("Masa"), line("Queso", queso)],
  ];
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => buy(floor.admin, { items: orders[index % 2] ?? [] })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect([...(await itemsOf(floor)).keys()].filter((title) => title.startsWith("Nuevo"))).toHaveLength(2);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test("sent eight times at once it is recorded once", async () => {
  const floor = await aFloor();
  const body = aPurchaseBody(cheese(floor, { unit_price: 4 }));
  const same = await Promise.all(
    Array.from({ length: 8 }, () => floor.admin.call(createManualPurchase, { body })),
  );
  expect(new Set(same.map(({ raw }) => raw)).size).toBe(1);
  const different = await Promise.all(
    Array.from({ length: 8 }, () =>
      buy(floor.admin, {
        vendor: { name: "Verduras Ana", nit: "0614-020202-101-1" },
        items: [{ title: "Yuca", quantity: 1, unit: "kg", unit_price: 1 }],
      }),
    ),
  );
  expect(different.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(different.map(({ ok }) => ok.number).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(different.map(({ ok }) => ok.vendor_id)).size).toBe(1);
  expect((await itemsOf(floor)).get("Yuca")).toEqual({ quantity: 8_000, cost: 1_000_000, unit: "kg" });
  expect(
    (await floor.admin.call(listVendors)).ok.rows.map(({ name, purchases }) => [name, purchases]),
  ).toEqual([
    ["Lácteos El Corral", 1],
    ["Verduras Ana", 8],
  ]);
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
});

test.each([
  ["of 120 letters", "Queso ".repeat(20).trim(), "queso ".repeat(20).trim()],
  ["with two spaces inside", "Frijol  rojo", "FRIJOL ROJO"],
  ["with letters that no accent of ours has", "Žemaitė ý", "žemaitė  ý"],
])("a title %s is found again: bought three times it is one ingredient", async (_, title, again) => {
  const floor = await aFloor();
  for (const named of [title, again, title])
    await buy(floor.admin, { items: [{ title: named, quantity: 1, unit: "kg", unit_price: 1 }] });
  const kept = title.replaceAll("  ", " ");
  expect((await itemsOf(floor)).get(kept)).toEqual({ quantity: 3_000, cost: 1_000_000, unit: "kg" });
  const body = { title: again, unit: "kg", quantity: 1, min_quantity_threshold: 1 };
  const taken = await floor.admin.call(addInventoryItem, { body, headers: aKey() });
  expect(taken.error.code).toBe("inventory_item_exists");
});

test("a note of several lines is kept as it is typed", async () => {
  const floor = await aFloor();
  const note = "Llegó tarde.\nFaltaba una caja.";
  const { id } = (await buy(floor.admin, { ...cheese(floor), note })).ok;
  expect((await floor.admin.call(readPurchase, { params: { id } })).ok.purchase.note).toBe(note);
});

test("a vendor without a NIT is found by name", async () => {
  const floor = await aFloor();
  const { id } = (await floor.admin.call(addVendor, { body: { name: "Granja Sol" } })).ok;
  const named = await buy(floor.admin, { ...cheese(floor), vendor: { name: "granja  sol" } });
  const withNit = await buy(floor.admin, { ...cheese(floor), vendor: { name: "Granja Sol", nit: NIT } });
  const byNit = await buy(floor.admin, { ...cheese(floor), vendor: { name: "Otra razón", nit: NIT } });
  expect([named, withNit, byNit].map(({ ok }) => ok.vendor_id)).toEqual([id, id, id]);
});

test("who buys needs the permission for it, and hears of what others record", async () => {
  const floor = await aFloor();
  const may = async (scope: "INVENTORY" | "PURCHASES" | "POS") =>
    (await buy(await aPerson(floor.server, floor.small.tenantId, { scope: [scope] }), cheese(floor))).status;
  expect([await may("INVENTORY"), await may("PURCHASES"), await may("POS")]).toEqual([200, 200, 403]);
  expect(floor.server.events).toContainEqual({
    tenantId: floor.small.tenantId,
    event: { type: "purchases_changed" },
  });
});

test("a new product's size holds for the ingredient there is", async () => {
  const floor = await aFloor();
  const before = (await itemsOf(floor)).get("Queso")?.quantity ?? 0;
  const named = (rest: object): PurchasePayload => ({
    items: [{ title: "Queso", quantity: 2, unit: "bolsa", ...rest }],
  });
  expect(await fieldsOf(floor, named({ stock_unit: "pc", factor: 24 }))).toEqual([
    ["payload.items.0.factor", "factor_unknown"],
  ]);
  await buy(floor.admin, named({ stock_unit: "g", factor: 500 }));
  expect((await itemsOf(floor)).get("Queso")?.quantity).toBe(before + 1_000);
});

test("units of a family convert by their legal sizes, once, whatever size was typed", async () => {
  const floor = await aFloor();
  const before = (await itemsOf(floor)).get("Queso")?.quantity ?? 0;
  await buy(floor.admin, cheese(floor, { unit: "g", quantity: 500, factor: 5 }));
  expect((await itemsOf(floor)).get("Queso")?.quantity).toBe(before + 500);
  const items = [
    { title: "Harina", quantity: 1, unit: "lb" },
    { title: "Harina", quantity: 500_000, unit: "g" },
  ];
  await buy(floor.admin, { items: items.slice(0, 1) });
  await buy(floor.admin, { items: items.slice(1) });
  expect((await itemsOf(floor)).get("Harina")?.quantity).toBe(1_000 + 1_102_311);
});

test("IVA on top is cost where the restaurant has no NRC", async () => {
  const floor = await aFloor();
  const items = [
    { title: "Arroz", quantity: 10, unit: "kg", unit_price: 1 },
    { title: "Flete", quantity: 1, unit: "pc", unit_price: 10, is_stocked: false },
  ];
  await floor.rows("update fiscal_settings set nrc = null where tenant_id = $1");
  await buy(floor.admin, { items, tax: 2.6 });
  expect((await itemsOf(floor)).get("Arroz")).toMatchObject({ quantity: 10_000, cost: 1_130_000 });
  expect((await itemsOf(floor)).has("Flete")).toBe(false);
  await floor.rows("update fiscal_settings set nrc = '1456789' where tenant_id = $1");
  await buy(floor.admin, { items: [{ title: "Frijol", quantity: 10, unit: "kg", unit_price: 1 }], tax: 1.3 });
  expect((await itemsOf(floor)).get("Frijol")?.cost).toBe(1_000_000);
});

test("who only buys finds ingredients by words of their titles", async () => {
  const floor = await aFloor();
  const buyer = await aPerson(floor.server, floor.small.tenantId, { scope: ["PURCHASES"] });
  const { ingredients } = (await buyer.call(findIngredients, { query: { q: "qués" } })).ok;
  expect(ingredients).toEqual([{ id: floor.small.stock.queso, title: "Queso", unit: "kg" }]);
});

test("income tax withheld needs a NIT or DUI, and is no more than what is paid", async () => {
  const floor = await aFloor();
  const items = [{ title: "Reparación", is_stocked: false, quantity: 1, unit: "pc", unit_price: 50 }];
  const withheld = { items, withheld_income: 5 };
  expect(await fieldsOf(floor, { ...withheld, vendor: { name: "Ana Rivas" } })).toEqual([
    ["payload.withheld_income", "vendor_number_missing"],
  ]);
  const vendor = { name: "Ana Rivas", nit: "04589123-4" };
  expect(await fieldsOf(floor, { ...withheld, vendor, withheld_income: 50.01 })).toEqual([
    ["payload.withheld_income", "too_large"],
  ]);
  const { id } = (await buy(floor.admin, { ...withheld, vendor })).ok;
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id } })).ok;
  expect(purchase).toMatchObject({ withheld_income: 500, income_code: "11", total: 5_000 });
});
