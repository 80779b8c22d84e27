import { expect, test } from "vitest";
import { aFloor, aKey, eight, type Floor } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { readMenuItem } from "#menu/menu/contract/menu-items.ts";
import { addRecipeItem, deleteRecipeItem } from "#menu/menu/contract/recipes.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listAuditEntries } from "#reporting/audit/contract/audit.ts";
import {
  addInventoryItem,
  addStockMovement,
  adjustInventory,
  deleteInventoryItem,
  listInventory,
  readInventoryItem,
  updateInventoryItem,
} from "../contract/items.ts";
import { listStockLogs } from "../contract/movements.ts";

const crema = { title: "Crema", unit: "l", quantity: 8, min_quantity_threshold: 2 };

const add = (floor: Floor, body: Partial<typeof crema> & { group_title?: string; unit_cost?: number } = {}) =>
  floor.admin.call(addInventoryItem, { body: { ...crema, ...body }, headers: aKey() });

async function anItem(floor: Floor, body: Parameters<typeof add>[1] = {}): Promise<InventoryItemId> {
  return (await add(floor, body)).ok.item.id;
}

const list = async (floor: Floor, query: Record<string, string> = {}) =>
  (await floor.admin.call(listInventory, { query })).ok;

test("a new ingredient opens its ledger with what is there, at what it cost", async () => {
  const floor = await aFloor();
  const { item, message } = (await add(floor, { group_title: "Lácteos", unit_cost: 3.8 })).ok;
  expect(message).toContain("Crema");
  expect(item).toMatchObject({ title: "Crema", unit: "l", status: "in", group_title: "Lácteos" });
  expect([item.quantity, item.min_quantity_threshold, item.unit_cost, item.value]).toEqual([
    8_000, 2_000, 3_800_000, 3_040,
  ]);
  const { rows } = (await floor.admin.call(listStockLogs, { query: { item: String(item.id) } })).ok;
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    type: "IN",
    cause: "opening",
    quantity: 8_000,
    quantity_after: 8_000,
    unit_cost: 3_800_000,
  });
  expect(await floor.server.db.inTenant(floor.small.tenantId, stockDifferences)).toEqual([]);
  const [entry] = (await floor.admin.call(listAuditEntries, { query: { subject: "inventory_item" } })).ok
    .rows;
  expect(entry).toMatchObject({ action: "inventory_item.added", after: { title: "Crema", unit: "l" } });
});

test.each([
  ["title", { title: "  " }, "name_required"],
  ["quantity", { quantity: 0 }, "stock_above_zero"],
  ["unit", { unit: "" }, "unit_required"],
  ["min_quantity_threshold", { min_quantity_threshold: 0 }, "minimum_above_zero"],
  ["min_quantity_threshold", { min_quantity_threshold: 8.001 }, "minimum_above_stock"],
])("%s %o is refused in words of its own", async (field, body, code) => {
  const floor = await aFloor();
  expect((await add(floor, body)).error).toMatchObject({ code: "invalid_input", fields: [{ field, code }] });
});

test("a title is there once, whatever its case and accents, also for eight at once", async () => {
  const floor = await aFloor();
  const replies = await Promise.all(eight.map(() => add(floor, { title: "Chipilín" })));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect((await add(floor, { title: "CHIPILIN" })).error).toMatchObject({
    code: "inventory_item_exists",
    fields: [{ field: "title" }],
  });
});

test("the list is narrowed by status, group and words; its tiles count all of them", async () => {
  const floor = await aFloor();
  await anItem(floor, { title: "Crema", group_title: "Lácteos" });
  await anItem(floor, { title: "Limón", group_title: "Frutas", quantity: 2, min_quantity_threshold: 2 });
  const titles = async (query: Record<string, string>) =>
    (await list(floor, query)).items.map((item) => item.title);
  const { statusCounts, groups, total } = await list(floor);
  expect([statusCounts, groups, total]).toEqual([
    { all: 4, in: 3, low: 1, out: 0 },
    ["Frutas", "Lácteos"],
    4,
  ]);
  expect(await titles({})).toEqual(["Crema", "Limón", "Masa de maíz", "Queso"]);
  expect(await titles({ status: "low" })).toEqual(["Limón"]);
  expect(await titles({ status: "in", group: "Lácteos" })).toEqual(["Crema"]);
  expect(await titles({ q: "limon" })).toEqual(["Limón"]);
  expect(await titles({ sort: "-title", limit: "1" })).toEqual(["Queso"]);
  // The units of all ingredients, including those on other pages.
  await anItem(floor, { title: "Tortillas", unit: "paquete" });
  const { units } = await list(floor, { q: "nothing is called so" });
  expect(units).toEqual(["kg", "l", "paquete"]);
});

test("title, group and minimum change, unit and quantity never", async () => {
  const floor = await aFloor();
  const id = await anItem(floor);
  const update = (body: object) =>
    floor.admin.call(updateInventoryItem, {
      params: { id },
      body: { title: "Crema", min_quantity_threshold: 2, ...body },
    });
  expect((await update({ unit: "ml" })).error.fields).toMatchObject([{ field: "unit", code: "unit_locked" }]);
  expect((await update({ min_quantity_threshold: 9 })).error.fields).toMatchObject([
    { field: "min_quantity_threshold", code: "minimum_above_stock" },
  ]);
  const { item } = (await update({ title: "Crema ácida", unit: "l", min_quantity_threshold: 8 })).ok;
  expect(item).toMatchObject({ title: "Crema ácida", quantity: 8_000, status: "low" });
  await floor.rows("update inventory_items set quantity = 1000 where tenant_id = $1 and id = $2", id);
  expect((await update({ title: "Crema pura", min_quantity_threshold: 8 })).ok.item.title).toBe("Crema pura");
  expect((await update({ title: "queso", min_quantity_threshold: 8 })).error.code).toBe(
    "inventory_item_exists",
  );
});

test("an edit that arrived before the newest movement leaves its time", async () => {
  const floor = await aFloor();
  const { queso: id } = floor.small.stock;
  const { clock, db, deps } = floor.server;
  const start = deps.clock().getTime();
  const at = (ms: number) => {
    clock.now = new Date(start + ms);
  };
  const waste = () =>
    floor.admin.call(addStockMovement, {
      params: { id },
      body: { movementType: "WASTAGE", quantity: 0.1 },
      headers: aKey(),
    });
  const broken = async () =>
    (await db.inTenant(floor.small.tenantId, stockDifferences)).map((each) => each.broken);
  at(1_000);
  expect((await waste()).status).toBe(200);
  at(500);
  const body = { title: "Queso duro", min_quantity_threshold: 1 };
  expect((await floor.admin.call(updateInventoryItem, { params: { id }, body })).status).toBe(200);
  at(800);
  expect((await waste()).status).toBe(200);
  const moved = await floor.rows<{ at: Date }>(
    `select created_at as at from stock_movements where tenant_id = $1 and inventory_item_id = $2 and cause = 'wastage' order by id`,
    id,
  );
  expect(moved.map((each) => each.at.getTime() - start)).toEqual([1_000, 1_000]);
  expect(await broken()).toEqual([]);
  // If the ingredient's time went back, the ledger would show it.
  await floor.rows(
    "update inventory_items set updated_at = updated_at - interval '1 second' where tenant_id = $1 and id = $2",
    id,
  );
  expect((await waste()).status).toBe(200);
  clock.now = undefined;
  expect(await broken()).toEqual([1]);
});

test("an ingredient that is used up is edited and may have its first minimum", async () => {
  const floor = await aFloor();
  await buy(floor.admin, { items: [{ title: "Loroco", quantity: 2, unit: "kg" }] });
  const made = required((await list(floor, { q: "loroco" })).items[0], "what was bought");
  expect(made.min_quantity_threshold).toBe(0);
  const update = (body: { title: string; min_quantity_threshold: number }) =>
    floor.admin.call(updateInventoryItem, { params: { id: made.id }, body });
  expect((await update({ title: "Loroco fresco", min_quantity_threshold: 0 })).status).toBe(200);
  const gone = { item_id: made.id, new_quantity: 0 };
  expect((await floor.admin.call(adjustInventory, { body: gone, headers: aKey() })).status).toBe(200);
  expect((await update({ title: "Loroco tierno", min_quantity_threshold: 0 })).status).toBe(200);
  expect((await update({ title: "Loroco tierno", min_quantity_threshold: 3 })).ok.item.status).toBe("out");
  expect((await update({ title: "Loroco tierno", min_quantity_threshold: 0 })).error.fields).toMatchObject([
    { field: "min_quantity_threshold", code: "minimum_above_zero" },
  ]);
});

test("the later of two who edit one is told", async () => {
  const floor = await aFloor();
  const { item } = (await add(floor)).ok;
  const update = (title: string) =>
    floor.admin.call(updateInventoryItem, {
      params: { id: item.id },
      body: { title, min_quantity_threshold: 2, version: item.version },
    });
  expect((await update("Crema pura")).status).toBe(200);
  const late = (await update("Crema rala")).error;
  expect(late).toMatchObject({ code: "changed_meanwhile" });
  expect(late.details?.version).not.toBe(item.version);
});

test("an ingredient of a recipe is not deleted and the dishes are named", async () => {
  const floor = await aFloor();
  const { quesadilla } = floor.small.items;
  const id = await anItem(floor);
  const { admin } = floor;
  const line = { params: { itemId: quesadilla.id }, body: { ingredientId: id, quantity: 30, unit: "ml" } };
  const { id: recipeId } = (await admin.call(addRecipeItem, line)).ok;
  const [taken] = await floor.rows<{ quantity: number }>(
    "select quantity from recipe_items where tenant_id = $1 and id = $2",
    recipeId,
  );
  expect(taken?.quantity).toBe(30);
  const refused = await admin.call(deleteInventoryItem, { params: { id } });
  expect(refused.error).toMatchObject({
    code: "inventory_item_in_recipe",
    details: { dishes: "Quesadilla", count: 1 },
  });
  await admin.call(deleteRecipeItem, { params: { itemId: quesadilla.id, recipeId }, query: {} });
  expect((await admin.call(deleteInventoryItem, { params: { id } })).status).toBe(200);
  expect((await list(floor, { q: "crema" })).items).toEqual([]);
  const offered = (await admin.call(readMenuItem, { params: { id: quesadilla.id } })).ok.inventoryItems;
  expect(offered.map((each) => each.title)).not.toContain("Crema");
  expect((await admin.call(addRecipeItem, line)).error.code).toBe("not_found");
  const past = (await admin.call(readInventoryItem, { params: { id }, query: {} })).ok;
  expect(past.item.title).toBe("Crema");
  expect(past.deleted_at).not.toBeNull();
  const { rows } = (await admin.call(listStockLogs, { query: { q: "crema" } })).ok;
  expect(rows.map((row) => [row.title, row.cause, row.is_deleted])).toEqual([["Crema", "opening", true]]);
  expect((await add(floor)).status).toBe(200);
});

test("a recipe in a unit of another family is refused", async () => {
  const floor = await aFloor();
  const params = { itemId: floor.small.items.horchata.id };
  const put = (quantity: number, unit: string) =>
    floor.admin.call(addRecipeItem, {
      params,
      body: { ingredientId: floor.small.stock.queso, quantity, unit },
    });
  expect((await put(1, "l")).error.fields).toMatchObject([{ field: "unit", code: "unit_differs" }]);
  expect((await put(2.5, "g")).error.fields).toMatchObject([{ field: "quantity", code: "unit_too_big" }]);
  expect((await put(85, "g")).status).toBe(200);
});

test("an id that is none is an invalid request, and what is another's is not found", async () => {
  const floor = await aFloor();
  const ask = (url: string, method: "DELETE" | "GET") =>
    floor.server.app.inject({ url: `/api/v1${url}?lang=es`, method, cookies: floor.admin.cookies });
  const refused = (await ask("/inventory/undefined", "DELETE")).json();
  expect(refused).toMatchObject({ code: "invalid_request" });
  expect(refused.message).toContain("Solicitud no válida");
  expect((await ask("/inventory/999", "GET")).json()).toMatchObject({ code: "not_found" });
});

test("only who has INVENTORY sees and works in the store room", async () => {
  const floor = await aFloor();
  const keeper = await aPerson(floor.server, floor.small.tenantId, { scope: ["INVENTORY"] });
  const waiter = await aPerson(floor.server, floor.small.tenantId, { scope: ["POS"] });
  expect((await keeper.call(listInventory, { query: {} })).status).toBe(200);
  expect((await keeper.call(addInventoryItem, { body: crema, headers: aKey() })).status).toBe(200);
  expect((await waiter.call(listInventory, { query: {} })).error.code).toBe("not_permitted");
});

test("who adds an ingredient tells the open lists", async () => {
  const floor = await aFloor();
  const from = floor.server.events.length;
  await anItem(floor);
  const heard = floor.server.events.slice(from).map(({ event }) => event);
  expect(heard).toEqual([{ type: "inventory_changed" }]);
  expect(required(heard[0], "an event").type).toBe("inventory_changed");
});
