import type { AddonId, MenuItemId, ModifierGroupId, VariantId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** The two kinds of choices of an item, by their tables. */
export type ChoiceTable = "menu_variants" | "menu_addons";
export type ChoiceId = VariantId | AddonId;

export interface NewChoice {
  readonly title: string;
  readonly price: Cents;
  readonly position: number;
}

/** Adds a variant. */
export async function insertVariant(
  tx: Tx,
  itemId: MenuItemId,
  { title, price, position }: NewChoice,
): Promise<VariantId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("menu_variants")
      .values({ tenant_id: tx.tenantId, menu_item_id: itemId, title, price_cents: price, position })
      .returning("id"),
  );
  return id;
}

/** Adds an add-on, in a group or free. */
export async function insertAddon(
  tx: Tx,
  itemId: MenuItemId,
  addon: NewChoice & { readonly groupId?: ModifierGroupId | null; readonly isDefault?: boolean },
): Promise<AddonId> {
  const { title, price, position, groupId = null, isDefault = false } = addon;
  const { id } = await tx.one(
    sqlOf
      .insertInto("menu_addons")
      .values({
        tenant_id: tx.tenantId,
        menu_item_id: itemId,
        title,
        price_cents: price,
        position,
        group_id: groupId,
        is_default: isDefault,
      })
      .returning("id"),
  );
  return id;
}

/** Changes columns that both kinds have. */
export function writeChoice(
  tx: Tx,
  table: ChoiceTable,
  id: ChoiceId,
  changes: {
    readonly title?: string;
    readonly price_cents?: Cents;
    readonly position?: number;
    readonly archived_at?: Date | null;
  },
): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable(table)
      .set(changes)
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id as never),
  );
}

/** A choice that was deleted. */
export function archivedChoice(tx: Tx, table: ChoiceTable, itemId: MenuItemId, id: ChoiceId) {
  return tx.first(
    sqlOf
      .selectFrom(table)
      .select(["title", "price_cents as price"])
      .where("tenant_id", "=", tx.tenantId)
      .where("menu_item_id", "=", itemId)
      .where("id", "=", id as never)
      .where("archived_at", "is not", null),
  );
}

/** The place behind the last choice of an item, deleted ones too. */
export async function lastChoicePlace(tx: Tx, table: ChoiceTable, itemId: MenuItemId): Promise<number> {
  const { last } = await tx.one(
    sqlOf
      .selectFrom(table)
      .select(({ fn }) => fn.max("position").as("last"))
      .where("tenant_id", "=", tx.tenantId)
      .where("menu_item_id", "=", itemId),
  );
  return (last ?? -1) + 1;
}
