import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  type countEntry,
  readCountDifferences,
  readCountSheet,
  saveCountEntry,
  startStockCount,
} from "#back-office/stock-counts/contract/stock-counts.ts";
import { createInventoryItem } from "#db/seeds/stock.ts";
import type { InventoryItemId, StockCountId, TenantId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { aKey } from "./floor.ts";
import type { Person } from "./sessions.ts";
import type { TestServer } from "./test-server.ts";

interface Counting {
  readonly server: TestServer;
  readonly small: { readonly tenantId: TenantId };
  readonly admin: Person;
}

export interface CountOfOne {
  readonly id: StockCountId;
  readonly itemId: InventoryItemId;
}

let items = 0;

/** An open count of an ingredient that nothing else needs: ten kilos at two dollars each. */
export async function aCountOfOne({ server, small, admin }: Counting): Promise<CountOfOne> {
  const itemId = await server.db.inTenant(small.tenantId, (tx) =>
    createInventoryItem(tx, {
      title: `Insumo contado ${++items}`,
      unit: "kg",
      quantity: 10_000,
      unitCost: 200,
    }),
  );
  return { id: await aCount(admin, [itemId]), itemId };
}

/** An open count of these ingredients. */
export async function aCount(
  who: Person,
  itemIds: readonly InventoryItemId[],
  rest: Partial<z.input<typeof startStockCount.body>> = {},
): Promise<StockCountId> {
  const body = {
    title: "Conteo",
    selection: "items" as const,
    item_ids: [...itemIds],
    is_blind: false,
    ...rest,
  };
  return (await who.call(startStockCount, { body, headers: aKey() })).ok.id;
}

type EntryBody = z.input<typeof countEntry>;

/** An entry of so much of an ingredient as somebody who has just read the sheet sends it. */
export async function entryOf(
  who: Person,
  { id, itemId }: CountOfOne,
  quantity: number,
  rest: Partial<EntryBody> = {},
): Promise<EntryBody> {
  const sheet = (await who.call(readCountSheet, { params: { countId: id } })).ok;
  const item = required(
    sheet.items.find(({ inventory_item_id }) => inventory_item_id === itemId),
    "the ingredient",
  );
  return {
    uuid: randomUUID(),
    inventory_item_id: itemId,
    kind: "set",
    quantity,
    unit: item.unit,
    last_entry: item.last_entry,
    // Taken as now: nobody counts ahead.
    counted_at: "2100-01-01T00:00:00.000Z",
    ...rest,
  };
}

/** Enters so much of an ingredient. */
export async function enter(who: Person, count: CountOfOne, quantity: number, rest: Partial<EntryBody> = {}) {
  const body = await entryOf(who, count, quantity, rest);
  return who.call(saveCountEntry, { params: { countId: count.id }, body });
}

/** Returns the body for closing a count after its differences were read. */
export async function closingOf(who: Person, id: StockCountId, reason: string | null = null) {
  const { version } = (await who.call(readCountDifferences, { params: { countId: id } })).ok;
  return { params: { countId: id }, body: { uuid: randomUUID(), version, reason } };
}

/** An open count, and what somebody counted on it. */
export async function aBegunCount(world: Counting) {
  const count = await aCountOfOne(world);
  const { item } = (await enter(world.admin, count, 8)).ok;
  return { stockCount: count.id, stockCountEntry: required(item.last_entry, "an entry") };
}
