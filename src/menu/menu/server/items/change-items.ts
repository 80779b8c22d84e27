import { filePath } from "#core/files/contract/files.ts";
import { insertFile, preparePicture } from "#core/files/server/public.ts";
import { copyCombo, refusePartOfCombo, setCombo } from "#menu/combos/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { AddonId, MenuItemId, ModifierGroupId, VariantId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import {
  type addMenuItem,
  billingOf,
  type duplicateMenuItem,
  type updateMenuItem,
} from "../../contract/menu-items.ts";
import { copyTitle } from "../../domain/copy-title.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";
import { insertVariants } from "../choices/change-choices.ts";
import { insertAddon, insertGroup, insertVariant } from "../choices/choice-queries.ts";
import { linkItems } from "../choices/shared-group-queries.ts";
import { refuseBilling, refuseMarks, refuseTakenTitle, refuseUnknownNames, titlesIn } from "./check-item.ts";
import { auditedItem, itemFields, itemVersion, ownAddons, ownRecipe } from "./item-fields.ts";
import { itemById, type MenuItemRow } from "./item-rows.ts";
import { billingColumns, insertItem, lastPlace, markColumns, writeItem } from "./write-item.ts";

/** Adds an item after the others of its category, with its variants or as a combo, all or nothing. */
export function addItem(
  ctx: StaffContext,
  body: BodyOf<typeof addMenuItem>,
): Promise<ResponseOf<typeof addMenuItem>> {
  return changeMenu(ctx, async (tx) => {
    const billing = billingOf(body);
    refuseBilling(billing);
    await refuseUnknownNames(tx, body);
    const { title, categoryId = null, variants = [], combo = [] } = body;
    await refuseTakenTitle(tx, { id: null, title, categoryId });
    if (variants.length > 0 && combo.length > 0)
      throw new AppError("combo_takes_no_choices", { field: "variants", details: { title } });
    const columns = {
      title,
      description: body.description || null,
      price_cents: body.price,
      net_price_cents: body.netPrice ?? null,
      category_id: categoryId,
      tax_id: body.taxId ?? null,
      station_id: body.stationId ?? null,
      ...billingColumns(billing),
      ...markColumns({ allergens: body.allergens ?? null, diets: body.diets ?? [] }),
    };
    const id = await insertItem(tx, columns, await lastPlace(tx, categoryId));
    const more = [
      ...(await insertVariants(tx, { id, title }, variants)),
      ...(combo.length > 0 ? [(await setCombo(tx, id, { groups: combo, field: "combo" })).record] : []),
    ];
    const item = await itemById(tx, id);
    return {
      audit: [...recordsOf("menu_item.added", id, null, auditedItem(item)), ...more],
      answer: { message: ctx.say("common.title_was_added", { title }), id, version: itemVersion(item) },
    };
  });
}

/** Changes an item. In another category it comes last. Orders keep the item as it was sold. */
export function updateItem(
  ctx: StaffContext,
  id: MenuItemId,
  body: BodyOf<typeof updateMenuItem>,
): Promise<ResponseOf<typeof updateMenuItem>> {
  return changeMenu(ctx, async (tx) => {
    const before = await itemById(tx, id);
    refuseStaleEdit(body.version, itemFields(before));
    const billing = billingOf(body, before);
    refuseBilling(billing);
    const { allergens = before.allergens, diets = before.diets } = body;
    refuseMarks({ allergens, diets });
    await refuseNewNames(tx, body, before);
    const { title, categoryId = before.categoryId } = body;
    const isMoved = categoryId !== before.categoryId;
    if (isMoved || searchText(title) !== searchText(before.title))
      await refuseTakenTitle(tx, { id, title, categoryId });
    await writeItem(tx, id, {
      title,
      description: body.description === undefined ? before.description : body.description || null,
      price_cents: body.price,
      net_price_cents: body.netPrice === undefined ? before.netPrice : body.netPrice,
      category_id: categoryId,
      tax_id: body.taxId === undefined ? before.taxId : body.taxId,
      station_id: body.stationId === undefined ? before.stationId : body.stationId,
      ...(isMoved && { position: await lastPlace(tx, categoryId) }),
      ...billingColumns(billing),
      ...markColumns({ allergens, diets }),
    });
    const after = await itemById(tx, id);
    return {
      audit: recordsOf("menu_item.updated", id, auditedItem(before), auditedItem(after)),
      answer: { message: ctx.say("common.title_was_saved", { title }), id, version: itemVersion(after) },
    };
  });
}

/** Refuses only new references: those that the item already has may stay, even if they were deleted. */
function refuseNewNames(tx: Tx, body: BodyOf<typeof updateMenuItem>, before: MenuItemRow): Promise<void> {
  const changed = <Value>(now: Value, kept: Value) => (now === kept ? undefined : now);
  return refuseUnknownNames(tx, {
    categoryId: changed(body.categoryId, before.categoryId),
    taxId: changed(body.taxId, before.taxId),
    stationId: changed(body.stationId, before.stationId),
  });
}

/** Deletes an item; orders and invoices keep what they name. */
export function deleteItem(ctx: StaffContext, id: MenuItemId): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, id);
    const { title } = item;
    await refusePartOfCombo(tx, { title, itemId: id });
    await writeItem(tx, id, { archived_at: ctx.now });
    return {
      audit: recordsOf("menu_item.deleted", id, auditedItem(item), null),
      answer: { message: ctx.say("common.title_was_deleted", { title }) },
    };
  });
}

export function showItem(
  ctx: StaffContext,
  id: MenuItemId,
  isEnabled: boolean,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { title, isEnabled: wasEnabled } = await itemById(tx, id);
    await writeItem(tx, id, { is_enabled: isEnabled });
    const before = { title, is_enabled: wasEnabled };
    const after = { title, is_enabled: isEnabled };
    return {
      audit: recordsOf("menu_item.visibility_set", id, before, after),
      answer: { message: ctx.say(isEnabled ? "menu.reply.shown" : "menu.reply.hidden", { title }) },
    };
  });
}

/** Sets the picture of an item. It is resized before anything is locked, because that takes time. */
export async function uploadPhoto(
  ctx: StaffContext,
  id: MenuItemId,
  upload: Uint8Array,
): Promise<{ message: string; image: string }> {
  const { mediaType, bytes } = await preparePicture(ctx, "image", upload);
  return changeMenu(ctx, async (tx) => {
    const { title, image: before } = await itemById(tx, id);
    const image = await insertFile(tx, mediaType, bytes);
    await writeItem(tx, id, { image });
    return {
      audit: recordsOf(
        "menu_item.photo_set",
        id,
        { title, photo: shortHash(before) },
        { title, photo: shortHash(image) },
      ),
      answer: { message: ctx.say("menu.reply.photo_saved"), image: filePath(image) },
    };
  });
}

export function removePhoto(ctx: StaffContext, id: MenuItemId): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { title, image } = await itemById(tx, id);
    await writeItem(tx, id, { image: null });
    return {
      audit: recordsOf(
        "menu_item.photo_removed",
        id,
        { title, photo: shortHash(image) },
        { title, photo: null },
      ),
      answer: { message: ctx.say("menu.reply.photo_removed") },
    };
  });
}

/** Shortens a picture's name; enough is left to tell it from the one before. */
const shortHash = (hash: string | null): string | null => hash?.slice(0, 8) ?? null;

/**
 * Copies an item with its picture, choices, recipe and combo groups; it has the shared groups of the item too. The copy follows the item and is hidden until
 * somebody shows it.
 */
export function duplicateItem(
  ctx: StaffContext,
  id: MenuItemId,
): Promise<ResponseOf<typeof duplicateMenuItem>> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, id);
    const others = await titlesIn(tx, item.categoryId);
    const title = copyTitle(
      item.title,
      others.map((other) => other.title),
    );
    const copyId = await insertItem(tx, itemColumns(item, title), await placeBehind(tx, item));
    await copyChoices(tx, item, copyId);
    await copyCombo(tx, id, copyId);
    const copy = await itemById(tx, copyId);
    return {
      audit: recordsOf("menu_item.duplicated", copyId, null, auditedItem(copy)),
      answer: {
        message: ctx.say("menu.reply.item_copied", { title }),
        id: copyId,
        title,
        version: itemVersion(copy),
      },
    };
  });
}

/** A copy has no internal code, because that belongs to one item. */
function itemColumns(item: MenuItemRow, title: string) {
  return {
    title,
    description: item.description,
    price_cents: item.price,
    net_price_cents: item.netPrice,
    image: item.image,
    category_id: item.categoryId,
    tax_id: item.taxId,
    station_id: item.stationId,
    is_enabled: false,
    ...billingColumns({ ...item, internalCode: null }),
    ...markColumns(item),
  };
}

/** Makes room after an item and returns that position. */
async function placeBehind(tx: Tx, { id, categoryId, position }: MenuItemRow): Promise<number> {
  await tx.query({
    text: `update menu_items set position = position + 1
      where tenant_id = $1 and category_id is not distinct from $2::bigint
        and (position > $3 or (position = $3 and id > $4))`,
    values: [tx.tenantId, categoryId, position, id],
  });
  return position;
}

async function copyChoices(tx: Tx, item: MenuItemRow, to: MenuItemId): Promise<void> {
  const groups = new Map<ModifierGroupId | null, ModifierGroupId>();
  for (const group of item.groups)
    if (group.isShared) await linkItems(tx, group.id, [to]);
    else
      groups.set(
        group.id,
        await insertGroup(tx, to, { ...group, max_each: group.maxEach }, item.groups.indexOf(group)),
      );
  const variants = new Map<VariantId | null, VariantId>();
  for (const [position, { id, ...variant }] of item.variants.entries())
    variants.set(id, await insertVariant(tx, to, { ...variant, position }));
  const addons = new Map<AddonId | null, AddonId>();
  for (const [position, { id, groupId, ...addon }] of ownAddons(item).entries())
    addons.set(id, await insertAddon(tx, to, { ...addon, position, groupId: groups.get(groupId) ?? null }));
  for (const { variantId, addonId, ingredientId, quantity } of ownRecipe(item))
    await tx.run(
      sqlOf.insertInto("recipe_items").values({
        tenant_id: tx.tenantId,
        menu_item_id: to,
        variant_id: variants.get(variantId) ?? null,
        addon_id: addons.get(addonId) ?? null,
        inventory_item_id: ingredientId,
        quantity,
      }),
    );
}
