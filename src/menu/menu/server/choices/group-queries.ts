import type { MenuItemId, ModifierGroupId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { GroupSettings } from "../../domain/modifier-group-problems.ts";

type GroupRules = Pick<GroupSettings, "min" | "max" | "required"> & { readonly title: string };

const rulesOf = ({ title, min, max, required }: GroupRules) => ({
  title,
  min_choices: min,
  max_choices: max,
  is_required: required,
});

/** Adds an empty group. */
export async function insertGroup(
  tx: Tx,
  itemId: MenuItemId,
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

/** Changes the rules of a group. */
export function writeGroup(tx: Tx, id: ModifierGroupId, group: GroupRules): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("modifier_groups")
      .set(rulesOf(group))
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

/** Puts groups of an item into this order; those that are not named, which nobody sees, come behind. */
export async function placeGroups(
  tx: Tx,
  itemId: MenuItemId,
  ids: readonly ModifierGroupId[],
): Promise<void> {
  await tx.query({
    text: `update modifier_groups g set position = coalesce(array_position($3::bigint[], g.id) - 1, cardinality($3::bigint[]))
      where g.tenant_id = $1 and g.menu_item_id = $2 and g.archived_at is null`,
    values: [tx.tenantId, itemId, ids],
  });
}

/** Frees every add-on of a group, deleted ones too. */
export function takeOutOfGroup(tx: Tx, id: ModifierGroupId): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("menu_addons")
      .set({ group_id: null, is_default: false })
      .where("tenant_id", "=", tx.tenantId)
      .where("group_id", "=", id),
  );
}

/** Puts add-ons into a group, in this order among the places that they have already. */
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
