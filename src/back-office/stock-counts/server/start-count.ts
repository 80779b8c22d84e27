import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId, StockCountId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import type { readCountChoices, startStockCount } from "../contract/stock-counts.ts";
import { MAX_CHOICES, MAX_COUNTED_ITEMS } from "../domain/stock-count.ts";

type NewCount = BodyOf<typeof startStockCount>;

/**
 * Opens a sheet of what is in stock now. An ingredient is in one open count at a time, because two would post its difference
 * twice. So `all` or a group takes what is in no other count, and chosen ingredients in another one are refused with
 * `items_being_counted`.
 */
export function startCount(ctx: StaffContext, wanted: NewCount): Promise<ResponseOf<typeof startStockCount>> {
  return ctx.inTenant(async (tx) => {
    const group = wanted.selection === "group" ? (wanted.group_title ?? "") : null;
    if (group === "")
      throw new AppError("invalid_input", { fields: [{ field: "group_title", code: "required" }] });
    const itemIds = await chosenItems(tx, wanted, group);
    const number = await takeNumber(tx, "stock_count");
    const { id } = await tx.one(
      sqlOf
        .insertInto("stock_counts")
        .values({
          tenant_id: tx.tenantId,
          number,
          title: wanted.title,
          selection: wanted.selection,
          group_title: group,
          is_blind: wanted.is_blind,
          note: wanted.note || null,
          started_at: ctx.now,
          started_by: ctx.userId,
        })
        .returning("id"),
    );
    if ((await insertItems(tx, id, itemIds)) < itemIds.length) {
      if (wanted.selection === "items") await refuseCounted(tx, id, { ids: itemIds, group });
      // Another count took some meanwhile, or ended and freed some: the free ingredients are others now.
      throw new RunAgain();
    }
    await recordAudit(tx, ctx, [
      {
        action: "stock_count.started",
        subject: "stock_count",
        subjectId: id,
        before: null,
        after: { title: wanted.title, items: itemIds.length },
      },
    ]);
    tx.emit({ type: "stock_counts_changed", countId: id });
    return { message: ctx.say("stockCounts.reply.started", { title: wanted.title }), id };
  });
}

async function chosenItems(tx: Tx, wanted: NewCount, group: string | null): Promise<InventoryItemId[]> {
  const ids = wanted.selection === "items" ? [...new Set(wanted.item_ids)] : null;
  const rows = await tx.query<{ id: InventoryItemId }>({
    text: `select id from inventory_items where tenant_id = $1 and archived_at is null
        and ($2::text is null or group_title = $2)
        and case when $3::bigint[] is not null then id = any($3) else not exists (
          select from stock_count_items where tenant_id = $1 and inventory_item_id = inventory_items.id and is_open) end
      order by id limit $4`,
    values: [tx.tenantId, group, ids, MAX_COUNTED_ITEMS + 1],
  });
  if (ids !== null && rows.length < ids.length) throw new AppError("not_found");
  if (rows.length === 0) {
    await refuseCounted(tx, null, { ids: null, group });
    throw new AppError("nothing_to_count");
  }
  if (rows.length > MAX_COUNTED_ITEMS)
    throw new AppError("too_many_to_count", { details: { most: MAX_COUNTED_ITEMS } });
  return rows.map(({ id }) => id);
}

/** Puts ingredients on the sheet, except those of another open count; returns how many. */
async function insertItems(tx: Tx, id: StockCountId, itemIds: readonly InventoryItemId[]): Promise<number> {
  const inserted = await tx.query({
    text: `insert into stock_count_items (tenant_id, count_id, inventory_item_id, title, unit, group_title)
      select $1, $2, id, title, unit, group_title from inventory_items where tenant_id = $1 and id = any($3)
      order by id on conflict do nothing returning inventory_item_id`,
    values: [tx.tenantId, id, itemIds],
  });
  return inserted.length;
}

interface Wanted {
  /** Null for all, or for those of the group. */
  readonly ids: readonly InventoryItemId[] | null;
  readonly group: string | null;
}

/** Throws `items_being_counted` when some of these are in an open count other than `own`. */
async function refuseCounted(tx: Tx, own: StockCountId | null, { ids, group }: Wanted): Promise<void> {
  const [other] = await tx.query<{ number: number; title: string }>({
    text: `select s.number, s.title from stock_count_items c
        join inventory_items i on i.tenant_id = $1 and i.id = c.inventory_item_id
        join stock_counts s on s.tenant_id = $1 and s.id = c.count_id
      where c.tenant_id = $1 and c.is_open and c.count_id is distinct from $2::bigint
        and ($3::bigint[] is null or i.id = any($3)) and ($4::text is null or i.group_title = $4)
      order by s.id limit 1`,
    values: [tx.tenantId, own, ids, group],
  });
  if (other) throw new AppError("items_being_counted", { details: { ...other } });
}

type Choices = ResponseOf<typeof readCountChoices>;

/**
 * Returns the choices for a new count: the first ingredients by title that match the words, and how much of each group is free.
 */
export function readChoices(ctx: StaffContext, q: string | undefined): Promise<Choices> {
  return ctx.inTenant(async (tx) => {
    const items = await tx.query<Choices["items"][number]>({
      text: `select ${choiceColumns} from inventory_items i
        left join stock_count_items c on c.tenant_id = $1 and c.inventory_item_id = i.id and c.is_open
        left join stock_counts s on s.tenant_id = $1 and s.id = c.count_id
        where i.tenant_id = $1 and i.archived_at is null and ($2::text is null or i.sort_title like $2)
        order by i.sort_title, i.id limit $3`,
      values: [tx.tenantId, searchPattern(q), MAX_CHOICES],
    });
    const parts = await tx.query<Choices["all"] & { title: string | null }>({
      text: `select i.group_title as title, count(*)::integer as items,
          (count(*) - count(c.inventory_item_id))::integer as free
        from inventory_items i
        left join stock_count_items c on c.tenant_id = $1 and c.inventory_item_id = i.id and c.is_open
        where i.tenant_id = $1 and i.archived_at is null group by i.group_title order by lower(i.group_title)`,
      values: [tx.tenantId],
    });
    const sum = (key: "items" | "free") => parts.reduce((total, part) => total + part[key], 0);
    return {
      items,
      all: { items: sum("items"), free: sum("free") },
      groups: parts.flatMap(({ title, ...part }) => (title === null ? [] : { title, ...part })),
    };
  });
}

const choiceColumns = columnsOf<Choices["items"][number]>({
  id: "i.id",
  title: "i.title",
  unit: "i.unit",
  group_title: "i.group_title",
  counted_in: "s.number",
});
