import type { AddonId, MenuItemId, ModifierGroupId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { FoodMarks } from "../../domain/food-marks.ts";

export interface SharedAddonRow extends FoodMarks {
  readonly id: AddonId;
  readonly title: string;
  readonly price: Cents;
  readonly isDefault: boolean;
}

export interface SharedGroupRow {
  readonly id: ModifierGroupId;
  readonly title: string;
  readonly min: number;
  readonly max: number | null;
  readonly maxEach: number;
  readonly required: boolean;
  readonly addons: readonly SharedAddonRow[];
  /** Items on the menu that have it, in the order of the menu. */
  readonly items: readonly { readonly id: MenuItemId; readonly title: string }[];
}

const GROUP = columnsOf<SharedGroupRow>({
  id: "g.id",
  title: "g.title",
  min: "g.min_choices",
  max: "g.max_choices",
  maxEach: "g.max_each",
  required: "g.is_required",
  addons: `(select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'price', a.price_cents,
      'isDefault', a.is_default, 'allergens', a.allergens, 'diets', a.diets) order by a.position, a.id), '[]')
    from menu_addons a where a.tenant_id = $1 and a.group_id = g.id and a.archived_at is null)`,
  items: `(select coalesce(json_agg(json_build_object('id', i.id, 'title', i.title)
      order by c.position nulls last, c.id, i.position, i.id), '[]')
    from menu_item_groups l
    join menu_items i on i.tenant_id = $1 and i.id = l.menu_item_id and i.archived_at is null
    left join categories c on c.tenant_id = $1 and c.id = i.category_id
    where l.tenant_id = $1 and l.group_id = g.id)`,
});

/** Reads the shared groups by title. */
export function sharedGroups(tx: Tx): Promise<SharedGroupRow[]> {
  return tx.query({
    text: `select ${GROUP} from modifier_groups g
      where g.tenant_id = $1 and g.menu_item_id is null and g.archived_at is null order by g.title, g.id`,
    values: [tx.tenantId],
  });
}

/** Reads a shared group that was deleted. */
export async function archivedSharedGroup(tx: Tx, id: ModifierGroupId): Promise<SharedGroupRow | undefined> {
  const [row] = await tx.query<SharedGroupRow>({
    text: `select ${GROUP} from modifier_groups g
      where g.tenant_id = $1 and g.id = $2 and g.menu_item_id is null and g.archived_at is not null`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** An add-on as the form has it; without an id it is new. */
export interface SavedAddon {
  readonly id?: AddonId | undefined;
  readonly title: string;
  readonly price: Cents;
  readonly is_default: boolean;
  readonly allergens: FoodMarks["allergens"];
  readonly diets: FoodMarks["diets"];
}

const ADDONS_AS_SAVED = `jsonb_to_recordset($3::jsonb)
  as r(id bigint, title text, price bigint, is_default boolean, position integer, allergens text[], diets text[])`;

/** Makes the add-ons of a shared group these, in this order; the others are deleted. */
export async function writeSharedAddons(
  tx: Tx,
  groupId: ModifierGroupId,
  addons: readonly SavedAddon[],
  now: Date,
): Promise<void> {
  const kept = addons.flatMap(({ id }) => id ?? []);
  await tx.query({
    text: `update menu_addons set archived_at = $4
      where tenant_id = $1 and group_id = $2 and archived_at is null and not id = any($3::bigint[])`,
    values: [tx.tenantId, groupId, kept, now],
  });
  const rows = JSON.stringify(addons.map((addon, position) => ({ ...addon, position })));
  await tx.query({
    text: `update menu_addons a
      set title = r.title, price_cents = r.price, is_default = r.is_default, position = r.position,
        allergens = r.allergens, diets = r.diets
      from ${ADDONS_AS_SAVED}
      where a.tenant_id = $1 and a.group_id = $2 and a.id = r.id`,
    values: [tx.tenantId, groupId, rows],
  });
  await tx.query({
    text: `insert into menu_addons (tenant_id, menu_item_id, group_id, title, price_cents, is_default, position,
        allergens, diets)
      select $1, null, $2, r.title, r.price, r.is_default, r.position, r.allergens, r.diets
      from ${ADDONS_AS_SAVED}
      where r.id is null order by r.position`,
    values: [tx.tenantId, groupId, rows],
  });
}

/** Gives a shared group to items, each after the groups that it has. */
export async function linkItems(
  tx: Tx,
  groupId: ModifierGroupId,
  itemIds: readonly MenuItemId[],
): Promise<void> {
  await tx.query({
    text: `insert into menu_item_groups (tenant_id, menu_item_id, group_id, position)
      select $1, o.id, $2, (select coalesce(max(g.position), -1) + 1 from item_groups g
        where g.tenant_id = $1 and g.menu_item_id = o.id)
      from unnest($3::bigint[]) as o(id)
      on conflict do nothing`,
    values: [tx.tenantId, groupId, itemIds],
  });
}

export async function unlinkItems(
  tx: Tx,
  groupId: ModifierGroupId,
  itemIds: readonly MenuItemId[],
): Promise<void> {
  await tx.query({
    text: "delete from menu_item_groups where tenant_id = $1 and group_id = $2 and menu_item_id = any($3::bigint[])",
    values: [tx.tenantId, groupId, itemIds],
  });
}

/** The item with most of a kind among those that have a group: how many add-ons, and how many groups. */
export async function mostChoices(
  tx: Tx,
  groupId: ModifierGroupId,
): Promise<{ readonly addons: number; readonly groups: number }> {
  const [most] = await tx.query<{ addons: number; groups: number }>({
    text: `select coalesce(max(a.count), 0)::integer as addons, coalesce(max(g.count), 0)::integer as groups
      from menu_item_groups l
      cross join lateral (select count(*) from item_addons x
        where x.tenant_id = $1 and x.menu_item_id = l.menu_item_id and x.archived_at is null) a
      cross join lateral (select count(*) from item_groups x
        where x.tenant_id = $1 and x.menu_item_id = l.menu_item_id and x.archived_at is null) g
      where l.tenant_id = $1 and l.group_id = $2`,
    values: [tx.tenantId, groupId],
  });
  return most ?? { addons: 0, groups: 0 };
}

/** Takes a group of an item away from it, with its add-ons and their recipes; they keep their ids. */
export async function releaseGroup(tx: Tx, id: ModifierGroupId): Promise<void> {
  const values = [tx.tenantId, id];
  await tx.query({
    text: `update recipe_items set menu_item_id = null
      where tenant_id = $1 and addon_id in (select id from menu_addons where tenant_id = $1 and group_id = $2)`,
    values,
  });
  await tx.query({
    text: "update menu_addons set menu_item_id = null where tenant_id = $1 and group_id = $2",
    values,
  });
  await tx.query({
    text: "update modifier_groups set menu_item_id = null where tenant_id = $1 and id = $2",
    values,
  });
}

const LINES_OF_GROUP =
  "from recipe_items r join menu_addons a on a.tenant_id = $1 and a.id = r.addon_id and a.group_id = $2";

/** Removes lines of a shared group's recipes whose ingredient was deleted while the group was. */
export async function dropDeletedIngredientsOfGroup(tx: Tx, id: ModifierGroupId): Promise<void> {
  await tx.query({
    text: `select id from inventory_items where tenant_id = $1
      and id in (select r.inventory_item_id ${LINES_OF_GROUP} where r.tenant_id = $1) order by id for key share`,
    values: [tx.tenantId, id],
  });
  await tx.query({
    text: `delete from recipe_items where tenant_id = $1 and id in (
        select r.id ${LINES_OF_GROUP}
        join inventory_items i on i.tenant_id = $1 and i.id = r.inventory_item_id and i.archived_at is not null
        where r.tenant_id = $1)`,
    values: [tx.tenantId, id],
  });
}
