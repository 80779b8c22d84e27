import { beforeAll, expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { buy, type PurchasePayload } from "#app/server/testing/purchase.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { exportPriceRises, listItemPrices, listPriceRises } from "../../contract/price-watch.ts";
import { deletePurchaseUnit, listPurchaseUnits, setPurchaseUnit } from "../../contract/purchase-units.ts";
import { exportPurchases, listPurchases } from "../../contract/purchases.ts";
import {
  deleteVendor,
  forgetVendorItem,
  listVendorItems,
  listVendorPurchases,
  listVendors,
  readVendor,
  restoreVendor,
  updateVendor,
} from "../../contract/vendors.ts";

const noon = new Date("2026-11-18T12:00:00-06:00");

let floor: Floor;
const vendors: Record<string, number> = {};

/** Bought so many days before the day that is looked at. */
async function bought(daysAgo: number, payload: PurchasePayload) {
  floor.server.clock.now = new Date(noon.getTime() - daysAgo * DAY_MS);
  const { ok } = await buy(floor.admin, payload);
  floor.server.clock.now = noon;
  if (payload.vendor?.name) vendors[payload.vendor.name] = ok.vendor_id ?? 0;
  return ok;
}

const line = (title: string, unit_price: number | null, quantity = 10) => ({
  title,
  quantity,
  unit: "kg",
  ...(unit_price === null ? {} : { unit_price }),
});

beforeAll(async () => {
  floor = await aFloor();
  const corral = { name: "Lácteos El Corral", nit: "0614-010101-101-0" };
  const ana = { name: "Verduras Añá" };
  await bought(40, { vendor: corral, items: [line("Queso", 4), line("Crema", 2)] });
  await bought(6, { vendor: corral, items: [line("Queso", 5)] });
  await bought(1, { vendor: ana, items: [line("Tomate", 1), line("Queso", 5.5)] });
  await bought(0, {
    vendor: { ...corral, invoice_number: "F-900" },
    items: [line("Crema", 3), line("Queso", 4)],
  });
  await bought(0, { vendor: ana, items: [line("Tomate", null)], note: "Sin precio" });
});

const pageOf = async (query: Record<string, string>) => (await floor.admin.call(listPurchases, { query })).ok;
type Page = Awaited<ReturnType<typeof pageOf>>;
const numbers = async (query: Record<string, string>) =>
  (await pageOf(query)).rows.map(({ number }) => number);

test("purchases of today unless told, of each period, searched and sorted", async () => {
  expect(await numbers({})).toEqual([5, 4]);
  expect(await numbers({ type: "yesterday" })).toEqual([3]);
  expect(await numbers({ type: "last_7days" })).toEqual([5, 4, 3, 2]);
  expect(await numbers({ type: "this_month", sort: "date" })).toEqual([2, 3, 4, 5]);
  expect(await numbers({ type: "last_month" })).toEqual([1]);
  expect(await numbers({ type: "custom", from: "2026-10-01", to: "2026-11-17" })).toEqual([3, 2, 1]);
  const month = { type: "this_month" };
  expect(await numbers({ ...month, sort: "-total" })).toEqual([4, 3, 2, 5]);
  expect(await numbers({ ...month, q: "anA" })).toEqual([5, 3]);
  expect(await numbers({ ...month, q: "0614-010101-101-0" })).toEqual([4, 2]);
  expect(await numbers({ ...month, q: "0614-01" })).toEqual([4, 2]);
  expect(await numbers({ ...month, q: "f-900" })).toEqual([4]);
  expect(await numbers({ ...month, q: "3" })).toEqual([3]);
  expect(await numbers({ ...month, status: "cancelled" })).toEqual([]);
  const reversed = await floor.admin.call(listPurchases, {
    query: { type: "custom", from: "2026-11-17", to: "2026-10-01" },
  });
  expect(reversed.error.fields).toMatchObject([{ field: "to", code: "ends_before_start" }]);
});

test("pages by cursor are the whole list, in every order", async () => {
  for (const sort of ["date", "-date", "total", "-total"]) {
    const query = { type: "custom", from: "2026-01-01", to: "2026-12-31", sort };
    const whole = await numbers(query);
    const walked: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page = await pageOf({ ...query, limit: "2", ...(cursor ? { cursor } : {}) });
      walked.push(...page.rows.map(({ number }) => number));
      cursor = page.next;
    }
    expect(walked).toEqual(whole);
    expect(walked.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  }
});

test("what became dearer: against the same vendor, else against anybody", async () => {
  const rises = async (query: Record<string, string>) =>
    (await floor.admin.call(listPriceRises, { query })).ok.rows.map(
      ({ title, percent, number, previous }) => [title, percent, number, previous.date],
    );
  const cream = ["Crema", 50, 4, "2026-10-09"];
  const fromAna = ["Queso", 10, 3, "2026-11-12"];
  const cheese = ["Queso", 25, 2, "2026-10-09"];
  expect(await rises({})).toEqual([cream, fromAna, cheese]);
  expect(await rises({ sort: "rise" })).toEqual([fromAna, cheese, cream]);
  expect(await rises({ q: "crema" })).toEqual([cream]);
  expect(await rises({ vendor: String(vendors["Verduras Añá"]) })).toEqual([fromAna]);
  expect(await rises({ item: String(floor.small.stock.queso), type: "yesterday" })).toEqual([fromAna]);
});

test("what an ingredient cost each time, the newest first", async () => {
  const { ok } = await floor.admin.call(listItemPrices, { params: { itemId: floor.small.stock.queso } });
  expect([ok.title, ok.unit]).toEqual(["Queso", "kg"]);
  expect(ok.rows.map(({ unit_cost, vendor_name }) => [unit_cost / 1_000_000, vendor_name])).toEqual([
    [4, "Lácteos El Corral"],
    [5.5, "Verduras Añá"],
    [5, "Lácteos El Corral"],
    [4, "Lácteos El Corral"],
  ]);
});

test("a vendor's page: what was bought each month, their purchases", async () => {
  const params = { id: vendors["Lácteos El Corral"] ?? 0 };
  const { vendor, months } = (await floor.admin.call(readVendor, { params })).ok;
  expect(vendor).toMatchObject({ purchases: 3, last_purchase_on: "2026-11-18", is_archived: false });
  expect(months).toEqual([
    { month: "2026-11-01", purchases: 2, bought: 12_000, returned: 0, balance: 12_000, unpriced: 0 },
    { month: "2026-10-01", purchases: 1, bought: 6_000, returned: 0, balance: 6_000, unpriced: 0 },
  ]);
  const listed = (await floor.admin.call(listVendorPurchases, { params })).ok.rows;
  expect(listed.map(({ number }) => number)).toEqual([4, 2, 1]);
  const items = (await floor.admin.call(listVendorItems, { params, query: { sort: "title" } })).ok.rows;
  expect(items.map(({ title, last_unit_cost }) => [title, last_unit_cost])).toEqual([
    ["Crema", 3_000_000],
    ["Queso", 4_000_000],
  ]);
  const found = (await floor.admin.call(listVendors, { query: { q: "0614-0101" } })).ok.rows;
  expect(found.map(({ name }) => name)).toEqual(["Lácteos El Corral"]);
  const byName = (await floor.admin.call(listVendors, { query: { q: "ana" } })).ok.rows;
  expect(byName.map(({ name }) => name)).toEqual(["Verduras Añá"]);
});

test("two who edit a vendor: the later is told; one NIT is one vendor", async () => {
  const { id, vendor_id } = await bought(0, { vendor: { name: "Fugaz" }, items: [line("Crema", 2)] });
  const params = { id: vendor_id ?? 0 };
  const { version } = (await floor.admin.call(readVendor, { params })).ok.vendor;
  const edit = (body: object) =>
    floor.admin.call(updateVendor, { params, body: { name: "Fugaz", version, ...body } });
  expect((await edit({ nit: "0614-010101-101-0" })).error).toMatchObject({ code: "vendor_exists" });
  expect((await edit({ nit: "12" })).error.fields).toMatchObject([{ field: "nit", code: "nit_malformed" }]);
  expect((await edit({ phone: "2222-1111" })).status).toBe(200);
  expect((await edit({ phone: "2222-2222" })).error.code).toBe("changed_meanwhile");
  const [goods] = (await floor.admin.call(listVendorItems, { params })).ok.rows;
  await floor.admin.call(forgetVendorItem, { params: { ...params, itemId: goods?.id ?? 0 } });
  expect((await floor.admin.call(listVendorItems, { params })).ok.rows).toEqual([]);
  await floor.admin.call(deleteVendor, { params });
  expect((await floor.admin.call(listVendors, { query: { q: "fugaz" } })).ok.rows).toEqual([]);
  expect((await edit({ version: undefined })).status).toBe(404);
  const kept = (await floor.admin.call(listVendorPurchases, { params })).ok.rows;
  expect(kept.map((row) => [row.id, row.vendor_name])).toEqual([[id, "Fugaz"]]);
  const back = () => floor.admin.call(restoreVendor, { params });
  expect((await back()).status).toBe(200);
  expect((await floor.admin.call(listVendors, { query: { q: "fugaz" } })).ok.rows).toMatchObject([params]);
  await floor.admin.call(deleteVendor, { params });
  const again = await bought(0, { vendor: { name: "Fugaz" }, items: [line("Crema", 2)] });
  expect(again.vendor_id).not.toBe(vendor_id);
  expect((await back()).error.code).toBe("vendor_exists");
});

test("a unit that an ingredient is bought in replaces the one of its name", async () => {
  const item = floor.small.stock.masa;
  const set = async (body: object) =>
    (
      await floor.admin.call(setPurchaseUnit, {
        body: { inventory_item_id: item, name: "Saco", factor: 45.36, ...body },
      })
    ).ok.id;
  const id = await set({});
  expect(await set({ name: "saco", factor: 50 })).toBe(id);
  await set({ vendor_id: vendors["Verduras Añá"], factor: 25 });
  const units = async () => (await floor.admin.call(listPurchaseUnits, { query: { item: String(item) } })).ok;
  expect(
    (await units()).units.map(({ name, factor, vendor_name }) => [name, factor / 1e8, vendor_name]),
  ).toEqual([
    ["saco", 50, null],
    ["Saco", 25, "Verduras Añá"],
  ]);
  expect((await units()).convertible).toEqual(["kg", "g", "lb", "oz"]);
  await floor.admin.call(deletePurchaseUnit, { params: { id } });
  expect((await units()).units).toHaveLength(1);
});

test("a unit's size that was wrong is mended or forgotten", async () => {
  const box = { title: "Nata", quantity: 1, unit: "Caja", stock_unit: "pc", factor: 2, unit_price: 24 };
  const { vendor_id } = await bought(0, { vendor: { name: "Cremería" }, items: [box] });
  const params = { id: vendor_id ?? 0 };
  const memory = async () =>
    (await floor.admin.call(listVendorItems, { params })).ok.rows.map(
      ({ unit, factor, last_unit_price: price }) => [unit, factor / 1e8, price],
    );
  const [goods] = (await floor.admin.call(listVendorItems, { params })).ok.rows;
  expect(await memory()).toEqual([["Caja", 2, 24_000_000]]);
  const unit = { inventory_item_id: goods?.inventory_item_id ?? 0, vendor_id, name: "caja" };
  const { id } = (await floor.admin.call(setPurchaseUnit, { body: { ...unit, factor: 24 } })).ok;
  expect(await memory()).toEqual([["Caja", 24, null]]);
  await floor.admin.call(deletePurchaseUnit, { params: { id } });
  expect(await memory()).toEqual([["pc", 1, null]]);
});

test("files have what the lists have, safe to be opened", async () => {
  const file = async (path: string) => {
    const { body, headers } = await floor.server.app.inject({
      url: `/api/v1${path}`,
      cookies: floor.admin.cookies,
    });
    return {
      name: String(headers["content-disposition"]),
      lines: body
        .replace(/^\uFEFF/, "")
        .trim()
        .split("\r\n"),
    };
  };
  const purchases = await file(`${exportPurchases.path}?type=last_7days&lang=es`);
  expect(purchases.name).toContain("Compras.csv");
  expect(purchases.lines[0]).toMatch(/^Número,Fecha,Proveedor,NIT/);
  expect(purchases.lines).toContain(
    "2,12/11/2026,Lácteos El Corral,0614-010101-101-0,,Compra,Recibida,1,50.00,,50.00,50.00,USD",
  );
  const rises = await file(`${exportPriceRises.path}?lang=en`);
  expect(rises.lines[1]).toMatch(/^18\/11\/2026,4,Lácteos El Corral,Crema,kg,2,3,50.00,09\/10\/2026/);
  const id = vendors["Lácteos El Corral"];
  for (const path of ["/vendors/export", `/vendors/${id}/months.csv`, `/vendors/${id}/items/export`])
    expect((await file(`${path}?lang=es`)).lines.length).toBeGreaterThan(1);
  const [first] = (await floor.admin.call(listPurchases)).ok.rows;
  const items = await file(`/purchases/${first?.id}/items.csv?lang=es`);
  expect(items.lines[0]).toMatch(/^Línea,Código,Descripción,Cantidad,Unidad/);
});
