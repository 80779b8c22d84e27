import type { z } from "zod";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { AddonId, InventoryItemId, MenuItemId, RecipeItemId, VariantId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { deleteRecipeItem, recipeBody } from "../../contract/recipes.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";
import { recipeFields } from "../items/item-fields.ts";
import { itemById, type MenuItemRow, type RecipeRow } from "../items/item-rows.ts";

type RecipeBody = z.output<typeof recipeBody>;

interface NamedLine {
  readonly itemId: MenuItemId;
  readonly id: RecipeItemId;
}

export function addRecipeItem(
  ctx: StaffContext,
  itemId: MenuItemId,
  body: RecipeBody,
): Promise<{ message: string; id: RecipeItemId }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const line = await decideLine(tx, item, body, null);
    const { id } = await tx.one(
      sqlOf
        .insertInto("recipe_items")
        .values({ ...columnsOfLine(line), tenant_id: tx.tenantId, menu_item_id: ownerOf(item, line) })
        .returning("id"),
    );
    return {
      audit: recordsOf("recipe_item.added", itemId, null, auditedLine(await itemById(tx, itemId), id)),
      answer: { message: ctx.say("menu.reply.recipe_saved"), id },
    };
  });
}

/** Changes a line of a recipe; existing orders keep what they took. */
export function updateRecipeItem(
  ctx: StaffContext,
  { itemId, id }: NamedLine,
  { version, ...body }: RecipeBody & { readonly version?: string | undefined },
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    refuseStaleEdit(version, recipeFields(lineOf(item, id)));
    const line = await decideLine(tx, item, body, id);
    await tx.run(
      sqlOf
        .updateTable("recipe_items")
        .set({ ...columnsOfLine(line), menu_item_id: ownerOf(item, line) })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id),
    );
    const after = auditedLine(await itemById(tx, itemId), id);
    return {
      audit: recordsOf("recipe_item.updated", itemId, auditedLine(item, id), after),
      answer: { message: ctx.say("menu.reply.recipe_saved") },
    };
  });
}

export function removeRecipeItem(
  ctx: StaffContext,
  { itemId, id }: NamedLine,
  { variant, addon }: QueryOf<typeof deleteRecipeItem>,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const line = lineOf(item, id);
    const isOther =
      (variant !== undefined && line.variantId !== variant) ||
      (addon !== undefined && line.addonId !== addon);
    if (isOther) throw new AppError("not_found");
    await tx.run(sqlOf.deleteFrom("recipe_items").where("tenant_id", "=", tx.tenantId).where("id", "=", id));
    return {
      audit: recordsOf("recipe_item.deleted", itemId, auditedLine(item, id), null),
      answer: { message: ctx.say("menu.reply.recipe_deleted", { title: line.ingredient }) },
    };
  });
}

interface DecidedLine {
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly ingredientId: InventoryItemId;
  readonly quantity: RecipeRow["quantity"];
}

/**
 * Returns the line that a body describes. Everything it names must belong to this item and restaurant, and the
 * ingredient must not be in the recipe yet.
 */
async function decideLine(
  tx: Tx,
  item: MenuItemRow,
  { menuItemId = item.id, ingredientId, quantity: typed, unit, ...of }: RecipeBody,
  id: RecipeItemId | null,
): Promise<DecidedLine> {
  const variantId = of.variantId || null;
  const addonId = of.addonId || null;
  const isKnown =
    menuItemId === item.id &&
    (variantId === null || item.variants.some((variant) => variant.id === variantId)) &&
    (addonId === null || item.addons.some((addon) => addon.id === addonId));
  if (!isKnown) throw new AppError("not_found");
  const ingredient = found(await ingredientOf(tx, ingredientId));
  const isThere = item.recipe.some(
    (line) =>
      line.id !== id &&
      line.ingredientId === ingredientId &&
      line.variantId === variantId &&
      line.addonId === addonId,
  );
  if (isThere)
    throw new AppError("recipe_has_ingredient", {
      field: "ingredientId",
      details: { title: ingredient.title },
    });
  const quantity = stockLedger.quantityIn(ingredient.unit, typed, unit ?? ingredient.unit);
  return { variantId, addonId, ingredientId, quantity };
}

/** Locks the ingredient, so that nobody deletes it before the recipe refers to it. */
function ingredientOf(tx: Tx, id: InventoryItemId) {
  return tx.first(
    sqlOf
      .selectFrom("inventory_items")
      .select(["title", "unit"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null)
      .forKeyShare(),
  );
}

const columnsOfLine = ({ variantId, addonId, ingredientId, quantity }: DecidedLine) => ({
  variant_id: variantId,
  addon_id: addonId,
  inventory_item_id: ingredientId,
  quantity,
});

/** Returns the item that a line belongs to; null for an add-on that items share, whose recipe they share too. */
function ownerOf({ id, addons }: MenuItemRow, { addonId }: DecidedLine): MenuItemId | null {
  return addons.some((addon) => addon.id === addonId && addon.isShared) ? null : id;
}

function lineOf({ recipe }: MenuItemRow, id: RecipeItemId): RecipeRow {
  return found(recipe.find((line) => line.id === id));
}

/** Returns a line for the audit log, with names. */
function auditedLine(item: MenuItemRow, id: RecipeItemId) {
  const { variantId, addonId, ingredient, quantity, unit } = lineOf(item, id);
  return {
    item: item.title,
    variant: item.variants.find((variant) => variant.id === variantId)?.title ?? null,
    addon: item.addons.find((addon) => addon.id === addonId)?.title ?? null,
    ingredient,
    recipe_quantity: `${quantity / 1000} ${unit}`,
  };
}
