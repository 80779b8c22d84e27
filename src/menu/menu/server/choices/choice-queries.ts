import type { AddonId, MenuItemId, ModifierGroupId, VariantId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { FoodMarks } from "../../domain/food-marks.ts";
import type { GroupSettings } from "../../domain/group-problems.ts";

/** Tables of the two kinds of choices. */
export type ChoiceTable = "menu_variants" | "menu_addons";
export type ChoiceId = VariantId | AddonId;

/** Marks of a new choice; those that are left out are not declared. */
type NewMarks = { readonly [Mark in keyof FoodMarks]?: FoodMarks[Mark] | undefined };

export interface NewChoice extends NewMarks {
  readonly title: string;
  readonly price: Cents;
  readonly position: number;
}

const marksOf = ({ allergens = null, diets = [] }: NewMarks) => ({
  allergens: allergens && [...allergens],
  diets: [...diets],
});

export async function insertVariant(
  tx: Tx,
  itemId: MenuItemId,
  { title, price, position, ...marks }: NewChoice,
): Promise<VariantId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("menu_variants")
      .values({
        tenant_id: tx.tenantId,
        menu_item_id: itemId,
        title,
        price_cents: price,
        position,
        ...marksOf(marks),
      })
      .returning("id"),
  );
  return id;
}

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
        ...marksOf(addon),
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
    readonly allergens?: string[] | null;
    readonly diets?: string[];
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

/** Reads a deleted choice. */
export function archivedChoice(tx: Tx, table: ChoiceTable, itemId: MenuItemId, id: ChoiceId) {
  return tx.first(
    sqlOf
      .selectFrom(table)
      .select(["title", "price_cents as price", "allergens", "diets"])
      .where("tenant_id", "=", tx.tenantId)
      .where("menu_item_id", "=", itemId)
      .where("id", "=", id as never)
      .where("archived_at", "is not", null),
  );
}

/** Returns the position of the last choice of an item, with deleted ones. */
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

type GroupRules = Pick<GroupSettings, "min" | "max" | "max_each" | "required"> & { readonly title: string };

const rulesOf = ({ title, min, max, max_each, required }: GroupRules) => ({
  title,
  min_choices: min,
  max_choices: max,
  max_each,
  is_required: required,
});

/** Adds a group of an item, or without an item a shared one. */
export async function insertGroup(
  tx: Tx,
  itemId: MenuItemId | null,
  group: GroupRules,
  position: number,
): Promise<ModifierGroupId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("modifier_groups")
      .values({ tenant_id: tx.tenantId, menu_item_id: itemId, ...rulesOf(group), position })
      .returning("id"),
  );
  return id;
}

export function writeGroup(tx: Tx, id: ModifierGroupId, group: GroupRules): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("modifier_groups")
      .set(rulesOf(group))
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

/** Deletes a group, or with null brings it back. */
export function archiveGroup(tx: Tx, id: ModifierGroupId, archivedAt: Date | null): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("modifier_groups")
      .set({ archived_at: archivedAt })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

/** Puts groups of an item, its own and shared ones, into this order; unnamed ones, which nobody sees, come last. */
export async function placeGroups(
  tx: Tx,
  itemId: MenuItemId,
  ids: readonly ModifierGroupId[],
): Promise<void> {
  const values = [tx.tenantId, itemId, ids];
  await tx.query({
    text: `update modifier_groups g set position = coalesce(array_position($3::bigint[], g.id) - 1, cardinality($3::bigint[]))
      where g.tenant_id = $1 and g.menu_item_id = $2 and g.archived_at is null`,
    values,
  });
  await tx.query({
    text: `update menu_item_groups l
      set position = coalesce(array_position($3::bigint[], l.group_id) - 1, cardinality($3::bigint[]))
      where l.tenant_id = $1 and l.menu_item_id = $2`,
    values,
  });
}

/** Frees every add-on of a group, including deleted ones. */
export function takeOutOfGroup(tx: Tx, id: ModifierGroupId): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("menu_addons")
      .set({ group_id: null, is_default: false })
      .where("tenant_id", "=", tx.tenantId)
      .where("group_id", "=", id),
  );
}

/** Puts add-ons into a group in this order, among the positions that they already have. */
export async function putIntoGroup(
  tx: Tx,
  itemId: MenuItemId,
  id: ModifierGroupId,
  { addons_ids, default_ids }: Pick<GroupSettings, "addons_ids" | "default_ids">,
): Promise<void> {
  await tx.query({
    text: `with wanted as (
        select id, place from unnest($3::bigint[]) with ordinality as w(id, place)
      ), places as (
        select position, row_number() over (order by position, id) as place from menu_addons
        where tenant_id = $1 and menu_item_id = $2 and id = any($3::bigint[])
      )
      update menu_addons a set group_id = $4, is_default = a.id = any($5::bigint[]), position = p.position
      from wanted w join places p on p.place = w.place
      where a.tenant_id = $1 and a.menu_item_id = $2 and a.id = w.id`,
    values: [tx.tenantId, itemId, addons_ids, id, default_ids],
  });
}
