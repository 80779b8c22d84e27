import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { buy } from "#app/server/testing/purchase.ts";
import type { CallInput } from "#app/server/testing/test-server.ts";
import { setPurchaseUnit } from "#back-office/purchases/contract/purchase-units.ts";
import { cancelPurchase } from "#back-office/purchases/contract/purchases.ts";
import {
  createInventoryItem,
  insertMovements,
  type NewInventoryItem,
  type SeededMovement,
} from "#db/seeds/stock.ts";
import { deleteInventoryItem } from "#inventory/inventory/contract/items.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import { readStockAlerts } from "../contract/stock-alerts.ts";
import { exportToBuy, listToBuy, listToBuyByVendor } from "../contract/to-buy.ts";

interface UsedItem extends NewInventoryItem {
  /** Days ago it was opened. */
  readonly opened?: number;
  /** What left it, and how many days ago. */
  readonly left?: readonly (Pick<SeededMovement, "cause" | "quantity"> & { readonly ago: number })[];
}

/** The small restaurant with some ingredients more, and what was used of them. */
async function withItems(floor: Floor, items: readonly UsedItem[]) {
  const now = floor.server.deps.clock().getTime();
  return floor.server.db.inTenant(floor.small.tenantId, async (tx) => {
    const ids = [];
    for (const { opened = 30, left = [], ...item } of items) {
      const id = await createInventoryItem(tx, { ...item, countedAt: new Date(now - opened * DAY_MS) });
      await insertMovements(
        tx,
        left.map(({ ago, ...movement }) => ({ ...movement, item: id, at: new Date(now - ago * DAY_MS) })),
      );
      ids.push(id);
    }
    return ids;
  });
}

async function aClockedFloor(): Promise<Floor> {
  const floor = await aFloor();
  floor.server.clock.now = new Date();
  return floor;
}

const read = async (floor: Floor, query: CallInput<typeof listToBuy>["query"] = {}) =>
  (await floor.admin.call(listToBuy, { query })).ok;
const titles = (page: { rows: readonly { title: string }[] }) => page.rows.map(({ title }) => title);

const sold = (quantity: number, ago: number) => ({ cause: "order", quantity: -quantity, ago }) as const;
const some: readonly UsedItem[] = [
  { title: "Harina", unit: "kg", group: "Secos", quantity: 100_000, left: [sold(70_000, 3)] },
  {
    title: "Frijol",
    unit: "kg",
    group: "Secos",
    quantity: 40_000,
    lowThreshold: 1_000,
    unitCost: 150,
    left: [
      sold(9_000, 20),
      sold(12_000, 10),
      { cause: "wastage", quantity: -4_000, ago: 8 },
      { cause: "order_cancelled", quantity: 2_000, ago: 5 },
      { cause: "count", quantity: -10_500, ago: 1 },
    ],
  },
  { title: "Sal", unit: "kg", quantity: 0, lowThreshold: 500 },
  { title: "Aceite", unit: "l", quantity: 300, lowThreshold: 500 },
  { title: "Arroz", unit: "kg", quantity: 90_000 },
];

test("what the badge counts is what its link lists, soon used up or not", async () => {
  const floor = await aClockedFloor();
  await withItems(floor, some);
  const { low, out } = (await floor.admin.call(readStockAlerts)).ok;
  expect([low, out]).toEqual([1, 1]);
  const scarce = await read(floor, { only: "scarce" });
  expect(titles(scarce)).toEqual(["Sal", "Aceite"]);
  expect(scarce.total).toBe(low + out);
});

test("what is out leads, then what runs out first, then what is low and not used", async () => {
  const floor = await aClockedFloor();
  await withItems(floor, some);
  const page = await read(floor);
  expect(titles(page)).toEqual(["Sal", "Harina", "Frijol", "Aceite"]);
  expect(page).toMatchObject({ total: 4, groups: ["Secos"], currency: "USD" });
  const [salt, flour, beans, oil] = page.rows;
  expect(salt).toMatchObject({ status: "out", used: 0, days_left: null, proposed: 1_000, cost: null });
  expect(flour).toMatchObject({ status: "in", usage_per_day: 5_000, days_left: 6, proposed: 5_000 });
  // Nine kilos of three weeks ago and what a count found missing are no usage: 14 kg in 14 days.
  expect(beans).toMatchObject({
    quantity: 6_500,
    used: 14_000,
    usage_per_day: 1_000,
    days_left: 6.5,
    proposed: 2_000,
    cost: 300,
    last_purchase: null,
  });
  expect(oil).toMatchObject({ status: "low", used: 0, proposed: 1_000 });
  expect(titles(await read(floor, { days: "6" }))).toEqual(["Sal", "Aceite"]);
  expect(titles(await read(floor, { days: "60" }))).toHaveLength(4);
});

test("it is searched without accents, narrowed to a group, sorted and paged", async () => {
  const floor = await aClockedFloor();
  await withItems(floor, some);
  expect(titles(await read(floor, { q: "áCEI" }))).toEqual(["Aceite"]);
  expect(titles(await read(floor, { group: "Secos" }))).toEqual(["Harina", "Frijol"]);
  for (const sort of ["urgency", "-urgency", "title", "-title"] as const) {
    const all = titles(await read(floor, { sort }));
    const walked: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await read(floor, { sort, limit: "1", ...(cursor === undefined ? {} : { cursor }) });
      walked.push(...titles(page));
      cursor = page.next;
    }
    expect(walked).toEqual(all);
  }
});

test("an ingredient younger than 14 days is judged by its own days", async () => {
  const floor = await aClockedFloor();
  const [young, , gone] = await withItems(floor, [
    { title: "Loroco", unit: "kg", quantity: 20_000, opened: 3, left: [sold(12_000, 1)] },
    { title: "Chipilín", unit: "kg", quantity: 20_000, opened: 0.1, left: [sold(5_000, 0.05)] },
    { title: "Mora", unit: "kg", quantity: 500, lowThreshold: 900 },
  ]);
  await floor.admin.call(deleteInventoryItem, { params: { id: gone ?? 0 } });
  const { rows } = await read(floor);
  expect(rows).toMatchObject([
    { id: young, usage_per_day: 4_000, days_left: 2, proposed: 20_000 },
    // Two hours say nothing of a day: it is judged as one.
    { title: "Chipilín", usage_per_day: 5_000, days_left: 3, proposed: 20_000 },
  ]);
});

test("it says of whom it was bought last and for how much, and reckons with that price", async () => {
  const floor = await aClockedFloor();
  const [, beans] = await withItems(floor, some);
  const purchase = async (vendor: string, unit_price: number) => {
    const items = [
      { title: "Frijol", quantity: 0.001, unit: "kg", unit_price, inventory_item_id: beans ?? 0 },
    ];
    return (await buy(floor.admin, { vendor: { name: vendor }, items })).ok.id;
  };
  const ofBeans = async () => (await read(floor, { q: "frijol" })).rows[0];
  await purchase("Granos del Valle", 2);
  const last = await purchase("Mercado Central", 2.5);
  expect(await ofBeans()).toMatchObject({
    proposed: 2_000,
    last_purchase: { vendor_name: "Mercado Central", unit_cost: 2_500_000 },
    cost: 500,
  });
  expect((await floor.admin.call(exportToBuy, { query: { q: "frijol" } })).raw).toContain("Mercado Central");
  // What was cancelled is no price.
  await floor.admin.call(cancelPurchase, { params: { id: last }, body: { reason: "Se registró dos veces" } });
  expect(await ofBeans()).toMatchObject({
    last_purchase: { vendor_name: "Granos del Valle", unit_cost: 2_000_000 },
    cost: 400,
  });
});

test("it is proposed as it is bought: whole boxes of the last purchase", async () => {
  const floor = await aClockedFloor();
  const [water, sugar, salt] = await withItems(floor, [
    { title: "Agua", unit: "pc", quantity: 0, lowThreshold: 15_000 },
    { title: "Azúcar", unit: "kg", quantity: 0, lowThreshold: 30_000 },
    { title: "Sal", unit: "kg", quantity: 0, lowThreshold: 1_000 },
  ]);
  const unit = { name: "saco", factor: 45.359237, inventory_item_id: sugar ?? 0 };
  await floor.admin.call(setPurchaseUnit, { body: unit });
  const items = [
    { title: "Agua", quantity: 0.01, unit: "caja", factor: 24, unit_price: 6, inventory_item_id: water ?? 0 },
    // Grams are not counted one by one.
    { title: "Sal", quantity: 1, unit: "g", unit_price: 0.002, inventory_item_id: salt ?? 0 },
  ];
  await buy(floor.admin, { vendor: { name: "Distribuidora" }, items });
  const { rows } = await read(floor, { sort: "title" });
  expect(rows).toMatchObject([
    { title: "Agua", proposed: 48_000, pack: { name: "caja", factor: 2_400_000_000, count: 2 }, cost: 1_200 },
    { title: "Azúcar", proposed: 90_718, pack: { name: "saco", count: 2 }, cost: null },
    { title: "Sal", proposed: 2_000, pack: null, cost: 400 },
  ]);
  const file = (await floor.admin.call(exportToBuy, { query: { q: "agua" } })).raw;
  expect(file).toContain(",48,pc,2,caja,Distribuidora,");
  // By vendor, with what it comes to; of whom nobody knows at the end.
  const byVendor = (await floor.admin.call(listToBuyByVendor, { query: {} })).ok;
  expect(byVendor).toMatchObject({ cost: 1_600, uncosted: 1, more: false });
  expect(byVendor.vendors.map(({ name, cost, items: of }) => [name, cost, titles({ rows: of })])).toEqual([
    ["Distribuidora", 1_600, ["Agua", "Sal"]],
    [null, 0, ["Azúcar"]],
  ]);
});

test("the file has every row, and nothing in it is run by a spreadsheet", async () => {
  const floor = await aClockedFloor();
  await withItems(floor, [...some, { title: '=HYPERLINK("http://x")', unit: "kg", quantity: 0 }]);
  const { raw, headers } = await floor.admin.call(exportToBuy, { query: {} });
  expect(headers["content-disposition"]).toMatch(
    /filename\*=UTF-8''(shopping-list|lista-de-compras)-\d{4}-\d\d-\d\d\.csv$/,
  );
  const lines = raw.trim().split("\r\n");
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain("Ingredient");
  expect(raw).toContain("'=HYPERLINK");
  expect(lines.find((line) => line.startsWith("Frijol"))).toContain("6.5,1,14,6.5,2,kg,,");
});
