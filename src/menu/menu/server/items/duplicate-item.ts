import { copyCombo } from "#menu/combos/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { AddonId, MenuItemId, ModifierGroupId, VariantId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { duplicateMenuItem } from "../../contract/menu-items.ts";
import { copyTitle } from "../../domain/copy-title.ts";
import { changeMenu } from "../change-menu.ts";
import { insertAddon, insertVariant } from "../choices/choice-queries.ts";
import { insertGroup } from "../choices/group-queries.ts";
import { recordsOf } from "../menu-record.ts";
import { titlesIn } from "./check-item.ts";
import { auditedItem, itemVersion } from "./item-fields.ts";
import { type ItemRow, itemById } from "./item-rows.ts";
import { billingColumns, insertItem, markColumns } from "./write-item.ts";

/** Copies an item with its picture, choices, recipe and groups of a combo, right behind it; hidden, until it is what it is to be. */
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

/** The number of an item is its own: a copy has none. */
function itemColumns(item: ItemRow, title: string) {
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

/** Makes room behind an item, and gives that place. */
async function placeBehind(tx: Tx, { id, categoryId, position }: ItemRow): Promise<number> {
  await tx.query({
    text: `update menu_items set position = position + 1
      where tenant_id = $1 and category_id is not distinct from $2::bigint
        and (position > $3 or (position = $3 and id > $4))`,
    values: [tx.tenantId, categoryId, position, id],
  });
  return position;
}

async function copyChoices(tx: Tx, item: ItemRow, to: MenuItemId): Promise<void> {
  const groups = new Map<ModifierGroupId | null, ModifierGroupId>();
  for (const [position, group] of item.groups.entries())
    groups.set(group.id, await insertGroup(tx, to, group, position));
  const variants = new Map<VariantId | null, VariantId>();
  for (const [position, { id, ...variant }] of item.variants.entries())
    variants.set(id, await insertVariant(tx, to, { ...variant, position }));
  const addons = new Map<AddonId | null, AddonId>();
  for (const [position, { id, groupId, ...addon }] of item.addons.entries())
    addons.set(id, await insertAddon(tx, to, { ...addon, position, groupId: groups.get(groupId) ?? null }));
  for (const { variantId, addonId, ingredientId, quantity } of item.recipe)
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
