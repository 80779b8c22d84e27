import type { ComboChoiceId, ComboGroupId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { foldedSql } from "#platform/server/lists/search-sql.ts";
import type { ComboCandidate } from "../contract/combos.ts";

export interface ComboItem {
  readonly title: string;
  readonly price: Cents;
  readonly hasChoices: boolean;
  readonly partOf: readonly string[];
}

/** Reads the item with what keeps it from being a combo. */
export async function comboItem(tx: Tx, itemId: MenuItemId): Promise<ComboItem | undefined> {
  const [item] = await tx.query<ComboItem>({
    text: `select i.title, i.price_cents as price,
        exists (select from menu_variants v where v.tenant_id = $1 and v.menu_item_id = i.id and v.archived_at is null)
          or exists (select from item_addons a where a.tenant_id = $1 and a.menu_item_id = i.id and a.archived_at is null)
          as "hasChoices",
        ${COMBOS_OF} as "partOf"
      from menu_items i where i.tenant_id = $1 and i.id = $2 and i.archived_at is null`,
    values: [tx.tenantId, itemId],
  });
  return item;
}

/** Titles of the combos that offer the item. */
const COMBOS_OF = `array(
  select distinct c.title from combo_choices h
  join combo_groups g on g.tenant_id = $1 and g.id = h.combo_group_id
  join menu_items c on c.tenant_id = $1 and c.id = g.menu_item_id and c.archived_at is null
  where h.tenant_id = $1 and h.menu_item_id = i.id
  order by c.title
)`;

/**
 * Returns the titles of the combos that contain an item or one of its variants. While there are any, it is not
 * deleted (docs/decisions/0042).
 */
export async function combosWith(
  tx: Tx,
  itemId: MenuItemId,
  variantId: VariantId | null = null,
): Promise<string[]> {
  const rows = await tx.query<{ title: string }>({
    text: `select distinct c.title from combo_choices h
      join combo_groups g on g.tenant_id = $1 and g.id = h.combo_group_id
      join menu_items c on c.tenant_id = $1 and c.id = g.menu_item_id and c.archived_at is null
      where h.tenant_id = $1 and h.menu_item_id = $2 and ($3::bigint is null or h.variant_id = $3)
      order by c.title`,
    values: [tx.tenantId, itemId, variantId],
  });
  return rows.map(({ title }) => title);
}

/** A choice that a combo on the menu offers. */
interface OfferedPart {
  readonly itemId: MenuItemId;
  /** Null lets the guest choose the variant. */
  readonly variantId: VariantId | null;
  readonly combo: string;
}

interface CombosOnMenu {
  readonly ids: ReadonlySet<MenuItemId>;
  readonly parts: readonly OfferedPart[];
}

/** Reads all combos on the menu with their choices. */
export async function combosOnMenu(tx: Tx): Promise<CombosOnMenu> {
  const rows = await tx.query<OfferedPart & { readonly comboId: MenuItemId }>({
    text: `select c.id as "comboId", c.title as combo, h.menu_item_id as "itemId", h.variant_id as "variantId"
      from combo_groups g
      join menu_items c on c.tenant_id = $1 and c.id = g.menu_item_id and c.archived_at is null
      join combo_choices h on h.tenant_id = $1 and h.combo_group_id = g.id
      where g.tenant_id = $1 order by c.title`,
    values: [tx.tenantId],
  });
  return { ids: new Set(rows.map(({ comboId }) => comboId)), parts: rows };
}

const CANDIDATE = `json_build_object('item_id', i.id, 'title', i.title, 'category_title', c.title, 'price', i.price_cents,
  'is_enabled', i.is_enabled and coalesce(c.is_enabled, true),
  'variants', (select coalesce(json_agg(json_build_object('id', v.id, 'title', v.title, 'price', v.price_cents)
    order by v.position, v.id), '[]')
    from menu_variants v where v.tenant_id = $1 and v.menu_item_id = i.id and v.archived_at is null))`;

const CAN_BE_PART = `i.archived_at is null
  and not exists (select from combo_groups g where g.tenant_id = $1 and g.menu_item_id = i.id)`;

/** Finds items that can be a part, by a pattern of their title, in the order of the menu. */
export async function findCandidates(tx: Tx, pattern: string | null): Promise<ComboCandidate[]> {
  const rows = await tx.query<{ item: ComboCandidate }>({
    text: `select ${CANDIDATE} as item from menu_items i
      left join categories c on c.tenant_id = $1 and c.id = i.category_id
      where i.tenant_id = $1 and ${CAN_BE_PART} and ($2::text is null or ${foldedSql("i.title")} like $2)
      order by c.position nulls last, c.id, i.position, i.id limit 20`,
    values: [tx.tenantId, pattern],
  });
  return rows.map(({ item }) => item);
}

/** Returns those of these items that can be a part, with their variants. */
export async function candidatesById(tx: Tx, ids: readonly MenuItemId[]): Promise<ComboCandidate[]> {
  const rows = await tx.query<{ item: ComboCandidate }>({
    text: `select ${CANDIDATE} as item from menu_items i
      left join categories c on c.tenant_id = $1 and c.id = i.category_id
      where i.tenant_id = $1 and i.id = any($2::bigint[]) and ${CAN_BE_PART}`,
    values: [tx.tenantId, ids],
  });
  return rows.map(({ item }) => item);
}

export interface ComboChoiceRow {
  readonly id: ComboChoiceId;
  readonly item_id: MenuItemId;
  readonly variant_id: VariantId | null;
  readonly extra: Cents;
  readonly is_default: boolean;
  readonly item: ComboCandidate;
}

export interface ComboGroupRow {
  readonly id: ComboGroupId;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly ComboChoiceRow[];
}

/** Reads the groups of an item in their order, each with its choices. */
export const selectGroups = (tx: Tx, itemId: MenuItemId) =>
  tx.query<ComboGroupRow>({
    text: `select g.id, g.title, g.min_choices as min, g.max_choices as max,
        (select coalesce(json_agg(json_build_object('id', h.id, 'item_id', h.menu_item_id, 'variant_id', h.variant_id,
            'extra', h.extra_cents, 'is_default', h.is_default, 'item', ${CANDIDATE}) order by h.position, h.id), '[]')
          from combo_choices h
          join menu_items i on i.tenant_id = $1 and i.id = h.menu_item_id
          left join categories c on c.tenant_id = $1 and c.id = i.category_id
          where h.tenant_id = $1 and h.combo_group_id = g.id) as choices
      from combo_groups g where g.tenant_id = $1 and g.menu_item_id = $2
      order by g.position, g.id`,
    values: [tx.tenantId, itemId],
  });

export interface NewComboChoice {
  readonly id?: ComboChoiceId | undefined;
  readonly item_id: MenuItemId;
  readonly variant_id: VariantId | null;
  readonly extra: Cents;
  readonly is_default: boolean;
}

interface NewGroup {
  readonly id?: ComboGroupId | undefined;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly NewComboChoice[];
}

/**
 * Writes the groups of an item in their order. A group or choice with an id keeps its row, so that carts which hold
 * it stay valid. Rows that are not named are deleted; lines that were sold keep their own words.
 */
export async function putGroups(tx: Tx, itemId: MenuItemId, groups: readonly NewGroup[]): Promise<void> {
  const keptChoices = groups.flatMap(({ choices }) => choices.flatMap(({ id }) => id ?? []));
  await tx.query({
    text: `delete from combo_choices h using combo_groups g
      where h.tenant_id = $1 and g.tenant_id = $1 and g.id = h.combo_group_id and g.menu_item_id = $2
        and h.id <> all($3::bigint[])`,
    values: [tx.tenantId, itemId, keptChoices],
  });
  const ids: ComboGroupId[] = [];
  for (const [position, group] of groups.entries()) {
    const id = await putGroup(tx, itemId, group, position);
    await putChoices(tx, id, group.choices);
    ids.push(id);
  }
  await tx.query({
    text: "delete from combo_groups where tenant_id = $1 and menu_item_id = $2 and id <> all($3::bigint[])",
    values: [tx.tenantId, itemId, ids],
  });
}

async function putGroup(
  tx: Tx,
  itemId: MenuItemId,
  { id, title, min, max }: NewGroup,
  position: number,
): Promise<ComboGroupId> {
  const values = {
    menu_item_id: itemId,
    title,
    min_choices: min,
    max_choices: max,
    position,
  };
  const row =
    id === undefined
      ? sqlOf
          .insertInto("combo_groups")
          .values({ ...values, tenant_id: tx.tenantId })
          .returning("id")
      : sqlOf
          .updateTable("combo_groups")
          .set(values)
          .where("tenant_id", "=", tx.tenantId)
          .where("id", "=", id)
          .returning("id");
  return (await tx.one(row)).id;
}

async function putChoices(tx: Tx, groupId: ComboGroupId, choices: readonly NewComboChoice[]): Promise<void> {
  const rows = choices.map((choice, position) => ({ ...choice, position }));
  await tx.query({
    text: `update combo_choices h set combo_group_id = $2, menu_item_id = c.item_id, variant_id = c.variant_id,
        extra_cents = c.extra, is_default = c.is_default, position = c.position
      from jsonb_to_recordset($3::jsonb)
        as c(id bigint, item_id bigint, variant_id bigint, extra bigint, is_default boolean, position integer)
      where h.tenant_id = $1 and h.id = c.id`,
    values: [tx.tenantId, groupId, JSON.stringify(rows)],
  });
  await tx.query({
    text: `insert into combo_choices (tenant_id, combo_group_id, menu_item_id, variant_id, extra_cents, is_default, position)
      select $1, $2, c.item_id, c.variant_id, c.extra, c.is_default, c.position
      from jsonb_to_recordset($3::jsonb)
        as c(id bigint, item_id bigint, variant_id bigint, extra bigint, is_default boolean, position integer)
      where c.id is null order by c.position`,
    values: [tx.tenantId, groupId, JSON.stringify(rows)],
  });
}

/** Copies the groups and choices of a combo to an item that is not a combo yet. */
export async function copyCombo(tx: Tx, from: MenuItemId, to: MenuItemId): Promise<void> {
  await tx.query({
    text: `with copied as (
        insert into combo_groups (tenant_id, menu_item_id, title, min_choices, max_choices, position)
        select $1, $3, title, min_choices, max_choices, row_number() over (order by position, id) - 1
        from combo_groups where tenant_id = $1 and menu_item_id = $2
        returning id, position
      ), source as (
        select id, row_number() over (order by position, id) - 1 as place
        from combo_groups where tenant_id = $1 and menu_item_id = $2
      )
      insert into combo_choices (tenant_id, combo_group_id, menu_item_id, variant_id, extra_cents, is_default, position)
      select $1, c.id, h.menu_item_id, h.variant_id, h.extra_cents, h.is_default, h.position
      from source s join copied c on c.position = s.place
      join combo_choices h on h.tenant_id = $1 and h.combo_group_id = s.id`,
    values: [tx.tenantId, from, to],
  });
}
