import { randomUUID } from "node:crypto";
import { closeCount, reviewCount } from "#back-office/stock-counts/server/close-count.ts";
import { countedItems, entriesVersion } from "#back-office/stock-counts/server/count-queries.ts";
import { saveEntry } from "#back-office/stock-counts/server/save-entry.ts";
import { startCount } from "#back-office/stock-counts/server/start-count.ts";
import type { InventoryItemId, StockCountId, UserId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { demoStock, type IngredientKey } from "./demo-stock.ts";
import { staffIn } from "./staff-in.ts";

interface PlannedCount {
  readonly title: string;
  readonly note: string;
  readonly isBlind: boolean;
  /** Counted ingredients with the difference to the book in thousandths; null when not counted yet. */
  readonly found: Partial<Record<IngredientKey, number | null>>;
  /** Lies in two places, counted one after the other while it is sold. */
  readonly inTwoPlaces?: IngredientKey;
  /** Counted again once the differences were seen. */
  readonly afterReview?: IngredientKey;
}

const bar: PlannedCount = {
  title: "Bebidas de la barra",
  note: "Antes de pedir",
  isBlind: true,
  inTwoPlaces: "cerveza",
  afterReview: "vino",
  found: { agua: 0, gaseosa: 2_000, cerveza: -4_000, artesanal: -1_000, ron: -350, tequila: 0, vino: -750 },
};

const storeRoom: PlannedCount = {
  title: "Bodega seca",
  note: "Los viernes",
  isBlind: true,
  found: { arroz: -450, azucar: 0, harina: null, cafe: -120, chocolate: null, horchata: null, frijol: null },
};

/**
 * A count of the bar by two people that was closed just now, with what was missing and found again, and one of the store room
 * that is under way.
 */
export async function seedStockCounts(
  tx: Tx,
  now: Date,
  { first, second }: { readonly first: UserId | undefined; readonly second: UserId | undefined },
): Promise<void> {
  if (first === undefined || second === undefined) return;
  const by =
    (userId: UserId): At =>
    (minutes) => ({
      ...staffIn(tx, { userId, now: new Date(now.getTime() - minutes * MINUTE_MS) }),
      scope: ["INVENTORY", "OPERATIONS_MANAGER"],
    });
  const people = [by(first), by(second)] as const;
  const [manager] = people;
  const closed = await seedCount(tx, bar, people, 90);
  const version = entriesVersion(await countedItems(tx, closed));
  await closeCount(manager(0), closed, { version, reason: "Una caja estaba detrás del congelador" });
  await seedCount(tx, storeRoom, people, 20);
}

/** Somebody so many minutes ago. */
type At = (minutes: number) => StaffContext;

/** A count that was begun so many minutes ago: its ingredients are counted in turn by one and the other. */
async function seedCount(
  tx: Tx,
  planned: PlannedCount,
  people: readonly [At, At],
  minutes: number,
): Promise<StockCountId> {
  const { title, note, isBlind, found, inTwoPlaces, afterReview } = planned;
  const [manager, other] = people;
  const items = await itemsOf(tx, Object.keys(found) as IngredientKey[]);
  const { id } = await startCount(manager(minutes), {
    title,
    note,
    selection: "items",
    item_ids: [...items.values()],
    is_blind: isBlind,
  });
  const books = await booksOf(tx, id);
  const enter = (ctx: StaffContext, key: IngredientKey, rest: Partial<Entry>) =>
    saveEntry(ctx, id, {
      uuid: randomUUID(),
      inventory_item_id: required(items.get(key), "an ingredient of the sheet"),
      kind: "set",
      quantity: thousandths(0),
      unit: demoStock[key].unit,
      last_entry: null,
      counted_at: ctx.now,
      ...rest,
    });
  for (const [no, [key, itemId]] of [...items].entries()) {
    const difference = found[key];
    if (difference === null || difference === undefined) continue;
    const quantity = thousandths(Math.max(0, (books.get(itemId) ?? 0) + difference));
    const counts = people[no % 2] ?? manager;
    if (key === inTwoPlaces) {
      const half = thousandths(Math.floor(quantity / 2_000) * 1_000);
      const { item } = await enter(manager(minutes - 1), key, { quantity: half });
      const rest = { quantity: thousandths(quantity - half), last_entry: item.last_entry };
      await enter(other(2), key, { ...rest, kind: "add" });
    } else if (key === afterReview) {
      await reviewCount(manager(1), id);
      await enter(other(0), key, { quantity });
    } else await enter(counts(2), key, { quantity });
  }
  return id;
}

type Entry = Parameters<typeof saveEntry>[2];

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
