import { sql } from "kysely";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import { detailsText } from "#platform/domain/text/list-text.ts";
import { cleanTitle, searchText } from "#platform/domain/text/search-text.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { addInventoryItem, updateInventoryItem } from "../contract/items.ts";
import { minimumProblem } from "../domain/stock-state.ts";
import { decimalFromMicros, type Micros } from "../domain/unit-cost.ts";
import {
  type DishesWith,
  editedIngredientFields,
  type IngredientRow,
  ingredientById,
  ingredientView,
  itemColumns,
} from "./item-rows.ts";
import { lockItem, lockTitles, refuseTakenIngredientTitle } from "./lock-items.ts";
import { postStock } from "./post-stock.ts";
import { MOVED_AT } from "./write-movements.ts";

/** Adds an ingredient; its stock is its first movement in (back-office §3). */
export function createIngredient(
  ctx: StaffContext,
  body: BodyOf<typeof addInventoryItem>,
): Promise<ResponseOf<typeof addInventoryItem>> {
  return ctx.inTenant(async (tx) => {
    const { title, unit, quantity } = body;
    await refuseTakenIngredientTitle(tx, title, null);
    const fields = {
      title,
      group_title: body.group_title || null,
      min_quantity_threshold: body.min_quantity_threshold,
    };
    const { id } = await tx.one(
      sqlOf
        .insertInto("inventory_items")
        .values({ ...fields, unit, tenant_id: tx.tenantId, updated_at: ctx.now })
        .returning("id"),
    );
    await postStock(tx, ctx, [
      { itemId: id, delta: quantity, cause: "opening", unitCost: body.unit_cost ?? null },
    ]);
    const act = { action: "inventory_item.added", subject: "inventory_item", subjectId: id } as const;
    const opening = { unit, quantity: decimalFromThousandths(quantity) };
    await recordAudit(tx, ctx, [
      { ...act, before: null, after: { ...editedIngredientFields(fields), ...opening } },
    ]);
    const item = ingredientView(await ingredientById(tx, id));
    return { message: ctx.say("common.title_was_added", { title }), item };
  });
}

/** Changes title, group and minimum; the minimum has rules of its own (`minimumProblem`). */
export function updateIngredient(
  ctx: StaffContext,
  id: InventoryItemId,
  { version, unit, ...body }: BodyOf<typeof updateInventoryItem>,
): Promise<ResponseOf<typeof updateInventoryItem>> {
  return ctx.inTenant(async (tx) => {
    const locked = await lockItem(tx, id);
    const before = editedIngredientFields({
      title: locked.title,
      group_title: locked.group,
      min_quantity_threshold: locked.lowThreshold,
    });
    refuseStaleEdit(version, before);
    if (unit !== undefined && unit !== locked.unit)
      throw new AppError("invalid_input", { fields: [{ field: "unit", code: "unit_locked" }] });
    const minimum = body.min_quantity_threshold;
    const problem = minimumProblem(minimum, { quantity: locked.current, minimum: locked.lowThreshold });
    if (problem)
      throw new AppError("invalid_input", {
        fields: [{ field: "min_quantity_threshold", code: problem }],
      });
    const fields = {
      title: body.title,
      group_title: body.group_title || null,
      min_quantity_threshold: minimum,
    };
    const after = editedIngredientFields(fields);
    if (versionOf(after) !== versionOf(before)) {
      if (fields.title !== locked.title) await refuseTakenIngredientTitle(tx, fields.title, id);
      await tx.run(
        sqlOf
          .updateTable("inventory_items")
          // Never back, because later movements depend on it (docs/decisions/0059).
          .set({ ...fields, updated_at: sql<Date>`greatest(updated_at, ${ctx.now})` })
          .where("tenant_id", "=", tx.tenantId)
          .where("id", "=", id),
      );
      const act = { action: "inventory_item.updated", subject: "inventory_item", subjectId: id } as const;
      await recordAudit(tx, ctx, [{ ...act, before, after }]);
      tx.emit({ type: "inventory_changed" });
    }
    const item = ingredientView(await ingredientById(tx, id));
    return { message: ctx.say("common.title_was_saved", { title: item.title }), item };
  });
}

/** Most dishes that a refusal names. */
const NAMED_DISHES = 5;

/**
 * Deletes an ingredient from all lists; its movements stay. Refused while a recipe uses it (docs/decisions/0042).
 */
export function deleteIngredient(
  ctx: StaffContext,
  id: InventoryItemId,
  dishesWith: DishesWith,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const item = found(await lockForDeletion(tx, id));
    const dishes = await dishesWith(tx, id);
    if (dishes.length > 0) {
      const named = dishes.slice(0, NAMED_DISHES).map((dish) => dish.title);
      const more = dishes.length > named.length ? ["…"] : [];
      throw new AppError("inventory_item_in_recipe", {
        details: {
          title: item.title,
          dishes: detailsText([...named, ...more], writingOf(ctx.language)),
          count: dishes.length,
        },
      });
    }
    await tx.query({
      text: "update inventory_items set archived_at = $3 where tenant_id = $1 and id = $2",
      values: [tx.tenantId, id, ctx.now],
    });
    const act = { action: "inventory_item.deleted", subject: "inventory_item", subjectId: id } as const;
    await recordAudit(tx, ctx, [{ ...act, before: editedIngredientFields(item), after: null }]);
    tx.emit({ type: "inventory_changed" });
    return { message: ctx.say("common.title_was_deleted", { title: item.title }) };
  });
}

/** Locks the ingredient against movements and against recipes that are about to name it. */
async function lockForDeletion(tx: Tx, id: InventoryItemId): Promise<IngredientRow | undefined> {
  const [row] = await tx.query<IngredientRow>({
    text: `select ${itemColumns} from inventory_items i where i.tenant_id = $1 and i.id = $2 and i.archived_at is null for update`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Sets the cost of one unit of an ingredient; costs and margins of recipes follow. */
export function setUnitCost(
  ctx: StaffContext,
  id: InventoryItemId,
  unitCost: Micros | null,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { title, before } = found(await writeUnitCost(tx, ctx, id, unitCost));
    const recorded = (cost: Micros | null) => ({
      title,
      unit_cost: cost === null ? null : String(decimalFromMicros(cost)),
    });
    await recordAudit(tx, ctx, [
      {
        action: "inventory_item.cost_set",
        subject: "inventory_item",
        subjectId: id,
        before: recorded(before),
        after: recorded(unitCost),
      },
    ]);
    return { message: ctx.say("menu.reply.cost_saved", { title }) };
  });
}

interface NamedIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  readonly isNew: boolean;
}

/**
 * Returns the ingredient with this title, ignoring case and accents. If there is none, adds it with a stock of 0: the
 * movement that follows fills it. It waits for others who set a title, so callers lock ingredients first.
 */
export async function addIngredient(
  tx: Tx,
  now: Date,
  { title, unit }: { readonly title: string; readonly unit: string },
): Promise<NamedIngredient> {
  await lockTitles(tx);
  const [there] = await tx.query<Omit<NamedIngredient, "isNew">>({
    text: `select id, title, unit from inventory_items
      where tenant_id = $1 and archived_at is null and sort_title = $2 order by id limit 1`,
    values: [tx.tenantId, searchText(title)],
  });
  if (there) return { ...there, isNew: false };
  const made = await tx.one(
    sqlOf
      .insertInto("inventory_items")
      .values({ tenant_id: tx.tenantId, title: cleanTitle(title), unit, updated_at: now })
      .returning(["id", "title", "unit"]),
  );
  return { ...made, isNew: true };
}

/**
 * Sets the cost of one unit from now on and notifies the screens. Returns the title and the earlier cost; undefined
 * when there is no such ingredient.
 */
export async function writeUnitCost(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  id: InventoryItemId,
  unitCost: Micros | null,
): Promise<{ readonly title: string; readonly before: Micros | null } | undefined> {
  // A separate statement, so that the next one sees a cost set by whoever held the lock.
  await tx.query({
    text: "select id from inventory_items where tenant_id = $1 and id = $2 for no key update",
    values: [tx.tenantId, id],
  });
  const [changed] = await tx.query<{ title: string; before: Micros | null }>({
    text: `with old as (
        select i.id, i.unit_cost_micros, ${MOVED_AT} as at from inventory_items i
        where i.tenant_id = $1 and i.id = $2 and i.archived_at is null
      ), costed as (
        insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros, created_by)
        select $1, id, at, $4::bigint, $5 from old where unit_cost_micros is distinct from $4::bigint
      )
      update inventory_items i set unit_cost_micros = $4::bigint, updated_at = old.at from old
      where i.tenant_id = $1 and i.id = old.id
      returning i.title, old.unit_cost_micros as before`,
    values: [tx.tenantId, id, now, unitCost, userId],
  });
  if (changed) tx.emit({ type: "inventory_changed" });
  return changed;
}
