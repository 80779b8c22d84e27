import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { listToBuy } from "#back-office/stock-alerts/contract/to-buy.ts";
import { addInventoryItem, listInventory } from "#inventory/inventory/contract/items.ts";
import type { Permission } from "#platform/domain/access/permissions.ts";
import { listStockCounts, startStockCount } from "../contract/stock-counts.ts";

const item = { title: "Arroz", quantity: 5, unit: "lb", min_quantity_threshold: 1 };

test("who views the inventory reads, who manages it changes it as well", async () => {
  const floor = await aFloor();
  const statuses = async (permission: Permission) => {
    const who = await aPerson(floor.server, floor.small.tenantId, { scope: [permission] });
    const read = [await who.call(listInventory), await who.call(listToBuy), await who.call(listStockCounts)];
    const changed = [
      await who.call(addInventoryItem, { body: { ...item, title: permission }, headers: aKey() }),
      await who.call(startStockCount, {
        body: { title: permission, selection: "items", item_ids: [floor.small.stock.queso], is_blind: false },
        headers: aKey(),
      }),
    ];
    return [read.map(({ status }) => status), changed.map(({ status }) => status)];
  };
  expect(await statuses("VIEW_INVENTORY")).toEqual([
    [200, 200, 200],
    [403, 403],
  ]);
  expect(await statuses("MANAGE_INVENTORY")).toEqual([
    [200, 200, 200],
    [200, 200],
  ]);
  expect(await statuses("PURCHASES")).toEqual([
    [403, 403, 403],
    [403, 403],
  ]);
});
