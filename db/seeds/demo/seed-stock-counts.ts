import { randomUUID } from "node:crypto";
import type { InventoryItemId, StockCountId, UserId } from "../../../src/domain/ids.ts";
import { type Thousandths, thousandths } from "../../../src/domain/inventory/quantity.ts";
import { closeCount } from "../../../src/server/features/stock-counts/close-count.ts";
import { countedItems, entriesVersion } from "../../../src/server/features/stock-counts/counted-items.ts";
import { saveEntry } from "../../../src/server/features/stock-counts/save-entry.ts";
import { startCount } from "../../../src/server/features/stock-counts/start-count.ts";
import type { Tx } from "../../../src/server/platform/db/tx.ts";
import type { StaffContext } from "../../../src/server/platform/http/context.ts";
import { demoStock, type IngredientKey } from "./demo-stock.ts";
import { staffIn } from "./staff-in.ts";

const MINUTE = 60_000;

interface PlannedCount {
  readonly title: string;
  readonly note: string;
  readonly isBlind: boolean;
  /** What is counted, by how much it differs from the book, in thousandths; null: nobody counted it yet. */
  readonly found: Partial<Record<IngredientKey, number | null>>;
}

const bar: PlannedCount = {
  title: "Bebidas de la barra",
  note: "Antes de pedir",
  isBlind: false,
  found: { agua: 0, gaseosa: 2_000, cerveza: -4_000, artesanal: -1_000, ron: -350, tequila: 0, vino: -750 },
};

const storeRoom: PlannedCount = {
  title: "Bodega seca",
  note: "Los viernes",
  isBlind: true,
  found: { arroz: -450, azucar: 0, harina: null, cafe: -120, chocolate: null, horchata: null, frijol: null },
};

/** A count of the bar that was closed just now, with what was missing and found again, and one of the store room that is under way. */
export async function seedStockCounts(tx: Tx, now: Date, userId: UserId | undefined): Promise<void> {
  if (userId === undefined) return;
  const at = (minutes: number): StaffContext => ({
    ...staffIn(tx, { userId, now: new Date(now.getTime() - minutes * MINUTE) }),
    scope: ["INVENTORY", "OPERATIONS_MANAGER"],
  });
  const closed = await seedCount(tx, bar, { begin: at(45), end: at(0) });
  const version = entriesVersion(await countedItems(tx, closed));
  await closeCount(at(0), closed, { version, reason: "Una caja estaba detrás del congelador" });
  await seedCount(tx, storeRoom, { begin: at(20), end: at(0) });
}

async function seedCount(
  tx: Tx,
  { title, note, isBlind, found }: PlannedCount,
  { begin, end }: { readonly begin: StaffContext; readonly end: StaffContext },
): Promise<StockCountId> {
  const keys = Object.keys(found) as IngredientKey[];
  const items = await itemsOf(tx, keys);
  const { id } = await startCount(begin, {
    title,
    note,
    selection: "items",
    item_ids: [...items.values()],
    is_blind: isBlind,
  });
  const books = await booksOf(tx, id);
  for (const [key, itemId] of items) {
    const difference = found[key];
    if (difference === null || difference === undefined) continue;
    await saveEntry(end, id, {
      uuid: randomUUID(),
      inventory_item_id: itemId,
      kind: "set",
      quantity: thousandths(Math.max(0, (books.get(itemId) ?? 0) + difference)),
      unit: demoStock[key].unit,
      last_entry: null,
      counted_at: end.now,
    });
  }
  return id;
}

async function itemsOf(tx: Tx, keys: readonly IngredientKey[]): Promise<Map<IngredientKey, InventoryItemId>> {
  const titles = keys.map((key) => demoStock[key].title);
  const rows = await tx.query<{ id: InventoryItemId; title: string }>({
    text: "select id, title from inventory_items where tenant_id = $1 and title = any($2)",
    values: [tx.tenantId, titles],
  });
  return new Map(
    keys.flatMap((key) => {
      const row = rows.find(({ title }) => title === demoStock[key].title);
      return row ? [[key, row.id] as const] : [];
    }),
  );
}

async function booksOf(tx: Tx, id: StockCountId): Promise<Map<InventoryItemId, Thousandths>> {
  const rows = await tx.query<{ id: InventoryItemId; quantity: Thousandths }>({
    text: `select i.id, i.quantity from stock_count_items c
      join inventory_items i on i.tenant_id = $1 and i.id = c.inventory_item_id
      where c.tenant_id = $1 and c.count_id = $2`,
    values: [tx.tenantId, id],
  });
  return new Map(rows.map((row) => [row.id, row.quantity]));
}
