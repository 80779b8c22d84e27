import { MAX_STOCK } from "#inventory/inventory/domain/stock-movement.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { StockCountEntryId, StockCountId } from "#platform/domain/ids.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { saveCountEntry } from "../contract/stock-counts.ts";
import { lockOpenCount } from "./count-queries.ts";
import { isBlind, sheetItems } from "./read-sheet.ts";

type Entry = BodyOf<typeof saveCountEntry>;

/**
 * Saves one entry with the ledger's quantity at its moment. Locks no ingredient: counting never keeps a till waiting, and a
 * sale still in progress simply comes after. Throws `counted_meanwhile` when somebody else was faster, so that the person says
 * whether theirs is another place or the same.
 */
export function saveEntry(
  ctx: StaffContext,
  id: StockCountId,
  entry: Entry,
): Promise<ResponseOf<typeof saveCountEntry>> {
  return ctx.inTenant(async (tx) => {
    const count = await lockOpenCount(tx, id, "share");
    const itemId = entry.inventory_item_id;
    const { title, unit } = found(await lockSheetItem(tx, id, entry));
    const last = await lastEntry(tx, id, entry);
    if ((last?.id ?? null) !== entry.last_entry)
      throw new AppError("counted_meanwhile", { details: { title, name: last?.name ?? ctx.name } });
    await insertEntry(tx, ctx, id, {
      ...entry,
      inUnit: entry.kind === "clear" ? thousandths(0) : quantityOf(unit, entry),
      at: clamped(entry.counted_at, count.started_at, ctx.now),
    });
    tx.emit({ type: "stock_counts_changed", countId: id });
    const [item] = await sheetItems(tx, id, isBlind(count), itemId);
    const message = entry.kind === "clear" ? "stockCounts.reply.cleared" : "stockCounts.reply.entered";
    return { message: ctx.say(message, { title }), item: required(item, "the ingredient that was counted") };
  });
}

function quantityOf(unit: string, entry: Entry): Thousandths {
  const converted = stockLedger.quantityIn(unit, entry.quantity, entry.unit);
  if (converted > MAX_STOCK)
    throw new AppError("invalid_input", { fields: [{ field: "quantity", code: "too_large" }] });
  return converted;
}

/** A phone's clock may be wrong; nobody counts before the count was started or in the future. */
function clamped(at: Date, from: Date, to: Date): Date {
  return new Date(Math.min(to.getTime(), Math.max(from.getTime(), at.getTime())));
}

/** Two people who count the same ingredient take turns. */
function lockSheetItem(tx: Tx, id: StockCountId, { inventory_item_id }: Entry) {
  return tx.first(
    sqlOf
      .selectFrom("stock_count_items")
      .select(["title", "unit"])
      .where("tenant_id", "=", tx.tenantId)
      .where("count_id", "=", id)
      .where("inventory_item_id", "=", inventory_item_id)
      .forNoKeyUpdate(),
  );
}

async function lastEntry(tx: Tx, id: StockCountId, { inventory_item_id }: Entry) {
  const [last] = await tx.query<{ id: StockCountEntryId; name: string }>({
    text: `select e.id, u.name from stock_count_entries e
        join users u on u.tenant_id = $1 and u.id = e.created_by
      where e.tenant_id = $1 and e.count_id = $2 and e.inventory_item_id = $3 order by e.id desc limit 1`,
    values: [tx.tenantId, id, inventory_item_id],
  });
  return last;
}

interface DecidedEntry extends Entry {
  readonly inUnit: Thousandths;
  readonly at: Date;
}

/** Stores the ledger's quantity at the entry's moment: the stock less what moved after it. */
async function insertEntry(tx: Tx, ctx: StaffContext, id: StockCountId, entry: DecidedEntry): Promise<void> {
  await tx.query({
    text: `insert into stock_count_entries (tenant_id, client_uuid, count_id, inventory_item_id, kind, quantity, typed_quantity,
        typed_unit, counted_at, book, created_at, created_by)
      select $1, $2, $3, i.id, $5, $6, $7, $8, $9, i.quantity - coalesce((
          select sum(m.quantity) from stock_movements m
          where m.tenant_id = $1 and m.inventory_item_id = i.id and m.created_at > $9
        ), 0), $10, $11
      from inventory_items i where i.tenant_id = $1 and i.id = $4`,
    values: [
      tx.tenantId,
      entry.uuid,
      id,
      entry.inventory_item_id,
      entry.kind,
      entry.inUnit,
      entry.quantity,
      entry.unit,
      entry.at,
      ctx.now,
      ctx.userId,
    ],
  });
}
