import { ownAddons, ownGroups } from "#menu/menu/server/items/item-fields.ts";
import { lockIngredients } from "#menu/menu/server/recipes/lock-ingredients.ts";
import { defaultStation } from "#menu/stations/domain/default-station.ts";
import {
  type AddonId,
  type CategoryId,
  type MenuItemId,
  type ModifierGroupId,
  toId,
  type VariantId,
} from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { MenuNames } from "./menu-names.ts";
import type { ImportPlan, PlannedItem } from "./plan-import.ts";

/**
 * Writes a plan without problems, in a handful of statements however many items there are.
 *
 * @param isBehind puts what is new behind what there is; else the order of the file is that of the menu
 */
export async function saveImport(
  tx: Tx,
  plan: ImportPlan,
  { names, isBehind = false }: { readonly names: MenuNames; readonly isBehind?: boolean },
): Promise<void> {
  const categoryIds = await saveCategories(tx, plan, { names, isBehind });
  const takeId = await idSupply(tx, countNewIds(plan.items));
  const items = plan.items.map((planned) => numbered(planned, takeId));
  const touched = items.filter(({ isSame }) => !isSame);
  await saveItems(tx, touched, names, categoryIds);
  await tx.planAnew();
  await saveVariants(tx, touched);
  await saveGroups(tx, touched);
  await tx.planAnew();
  await saveAddons(tx, touched);
  await saveRecipes(tx, touched, names);
  await putInOrder(tx, items, isBehind);
}

/** An item with its own id and those of its choices, old or new. */
interface NumberedItem extends PlannedItem {
  readonly id: MenuItemId;
  readonly variantIds: readonly VariantId[];
  readonly groupIds: readonly ModifierGroupId[];
  readonly addonIds: readonly AddonId[];
}

function numbered(planned: PlannedItem, takeId: () => number): NumberedItem {
  const { item, existing } = planned;
  const idsOf = <Name extends string>(
    parts: readonly { readonly title: string }[],
    known: readonly { readonly id: number; readonly title: string }[] = [],
  ) => {
    const idOf = new Map(known.toReversed().map(({ id, title }) => [searchText(title), id]));
    return parts.map(({ title }) => toId<Name>(idOf.get(searchText(title)) ?? takeId()));
  };
  return {
    ...planned,
    id: existing?.id ?? toId<"MenuItem">(takeId()),
    variantIds: idsOf<"Variant">(item.variants, existing?.variants),
    groupIds: idsOf<"ModifierGroup">(item.groups, existing ? ownGroups(existing) : []),
    addonIds: idsOf<"Addon">(item.addons, existing ? ownAddons(existing) : []),
  };
}

function countNewIds(items: readonly PlannedItem[]): number {
  const partsOf = ({ item }: PlannedItem) => item.variants.length + item.groups.length + item.addons.length;
  return items.reduce((sum, planned) => sum + 1 + partsOf(planned), 0);
}

/** Fetches so many ids at once and returns a function that gives the next. */
async function idSupply(tx: Tx, count: number): Promise<() => number> {
  const rows = await tx.query<{ id: number }>({
    text: "select next_id() as id from store_settings, generate_series(1, $2::integer) where tenant_id = $1",
    values: [tx.tenantId, count],
  });
  const ids = rows.values();
  return () => required(ids.next().value, "an id for each new row").id;
}

/**
 * Saves the categories of the file and returns the ids of all categories by folded title. A file that names the whole
 * menu sets their order; otherwise the order stays and new ones come last.
 */
async function saveCategories(
  tx: Tx,
  { categories }: ImportPlan,
  { names, isBehind }: { readonly names: MenuNames; readonly isBehind: boolean },
): Promise<ReadonlyMap<string, CategoryId>> {
  const takeId = await idSupply(tx, categories.length);
  const stationOf = (title: string, station: string | null) => {
    const known = names.categories.get(searchText(title));
    const named = station === null ? undefined : names.stations.get(searchText(station));
    if (named) return named.id;
    if (known) return known.stationId;
    const slug = defaultStation({ id: null, title });
    const fitting = [...names.stations.values()].find((candidate) => candidate.slug === slug);
    return required(fitting ?? names.stations.values().next().value, "a station of the restaurant").id;
  };
  const rows = categories.map(({ title, isVisible, station, course, colour }, index) => {
    const known = names.categories.get(searchText(title));
    return {
      id: known?.id ?? toId<"Category">(takeId()),
      title: known?.title ?? title,
      is_enabled: isVisible ?? known?.isEnabled ?? true,
      position: index + 1,
      station_id: stationOf(title, station),
      course: course === undefined ? (known?.course ?? null) : course,
      colour: colour === undefined ? (known?.colour ?? null) : colour,
    };
  });
  const named = new Set(rows.map(({ id }) => id));
  const isWholeMenu = !isBehind && [...names.categories.values()].every(({ id }) => named.has(id));
  await tx.query({
    text: `insert into categories (tenant_id, id, title, is_enabled, position, station_id, course, colour)
      select $1, r.id, r.title, r.is_enabled, r.position + case when $3 then 0 else (
          select coalesce(max(position), 0) from categories where tenant_id = $1 and archived_at is null) end,
        r.station_id, r.course, r.colour
      from jsonb_to_recordset($2::jsonb) as r(id bigint, title text, is_enabled boolean, position integer,
        station_id bigint, course smallint, colour text)
      on conflict (tenant_id, id) do update
        set is_enabled = excluded.is_enabled, station_id = excluded.station_id, course = excluded.course,
          colour = excluded.colour,
          position = case when $3 then excluded.position else categories.position end`,
    values: [tx.tenantId, JSON.stringify(rows), isWholeMenu],
  });
  const before = [...names.categories].map(([key, { id }]) => [key, id] as const);
  return new Map([...before, ...rows.map(({ id, title }) => [searchText(title), id] as const)]);
}

async function saveItems(
  tx: Tx,
  items: readonly NumberedItem[],
  names: MenuNames,
  categoryIds: ReadonlyMap<string, CategoryId>,
): Promise<void> {
  const idIn = <NamedId>(known: ReadonlyMap<string, { readonly id: NamedId }>, title: string | null) =>
    title === null ? null : required(known.get(searchText(title)), `the id of ${title}`).id;
  const rows = items.map(({ id, item }) => ({
    id,
    title: item.title,
    description: item.description,
    price_cents: item.price,
    category_id: item.category === null ? null : categoryIds.get(searchText(item.category)),
    tax_id: idIn(names.taxes, item.tax),
    station_id: idIn(names.stations, item.station),
    is_enabled: item.isVisible,
    item_type_code: item.billing.itemType,
    unit_code: item.billing.unit,
    is_taxable: item.billing.isTaxable,
    is_not_subject: item.billing.isNotSubject ?? false,
    tribute_code: item.billing.tribute,
    internal_code: item.billing.internalCode,
    iva_bp: item.billing.ivaRate,
    is_iva_included: item.billing.isIvaIncluded,
    additional_tribute_code: item.billing.additionalTribute,
    additional_bp: item.billing.additionalRate,
  }));
  await tx.query({
    text: `insert into menu_items (tenant_id, id, title, description, price_cents, category_id, tax_id, station_id, is_enabled,
        item_type_code, unit_code, is_taxable, is_not_subject, tribute_code, internal_code, iva_bp, is_iva_included,
        additional_tribute_code, additional_bp)
      select $1, r.id, r.title, r.description, r.price_cents, r.category_id, r.tax_id, r.station_id, r.is_enabled,
        r.item_type_code, r.unit_code, r.is_taxable, r.is_not_subject, r.tribute_code, r.internal_code, r.iva_bp, r.is_iva_included,
        r.additional_tribute_code, r.additional_bp
      from jsonb_to_recordset($2::jsonb) as r(id bigint, title text, description text, price_cents bigint,
        category_id bigint, tax_id bigint, station_id bigint, is_enabled boolean, item_type_code text, unit_code text,
        is_taxable boolean, is_not_subject boolean, tribute_code text, internal_code text, iva_bp integer, is_iva_included boolean,
        additional_tribute_code text, additional_bp integer)
      on conflict (tenant_id, id) do update set title = excluded.title, description = excluded.description,
        price_cents = excluded.price_cents, category_id = excluded.category_id, tax_id = excluded.tax_id,
        station_id = excluded.station_id, is_enabled = excluded.is_enabled, item_type_code = excluded.item_type_code,
        unit_code = excluded.unit_code, is_taxable = excluded.is_taxable, is_not_subject = excluded.is_not_subject, tribute_code = excluded.tribute_code,
        internal_code = excluded.internal_code, iva_bp = excluded.iva_bp, is_iva_included = excluded.is_iva_included,
        additional_tribute_code = excluded.additional_tribute_code, additional_bp = excluded.additional_bp`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

async function saveVariants(tx: Tx, items: readonly NumberedItem[]): Promise<void> {
  const rows = items.flatMap(({ id, item, variantIds }) =>
    item.variants.map(({ title, price }, index) => ({
      id: variantIds[index],
      menu_item_id: id,
      title,
      price_cents: price,
      position: index + 1,
    })),
  );
  await tx.query({
    text: "update menu_variants set archived_at = now() where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, removedChoices(items, "variants")],
  });
  await tx.query({
    text: `insert into menu_variants (tenant_id, id, menu_item_id, title, price_cents, position)
      select $1, r.id, r.menu_item_id, r.title, r.price_cents, r.position
      from jsonb_to_recordset($2::jsonb)
        as r(id bigint, menu_item_id bigint, title text, price_cents bigint, position integer)
      on conflict (tenant_id, id) do update
        set title = excluded.title, price_cents = excluded.price_cents, position = excluded.position`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

async function saveGroups(tx: Tx, items: readonly NumberedItem[]): Promise<void> {
  const groups = items.flatMap(({ id, item, groupIds }) =>
    item.groups.map(({ title, min, max, maxEach, isRequired }, index) => ({
      id: groupIds[index],
      menu_item_id: id,
      title,
      min_choices: min,
      max_choices: max,
      max_each: maxEach,
      is_required: isRequired,
      position: index + 1,
    })),
  );
  await tx.query({
    text: `insert into modifier_groups
        (tenant_id, id, menu_item_id, title, min_choices, max_choices, max_each, is_required, position)
      select $1, r.id, r.menu_item_id, r.title, r.min_choices, r.max_choices, r.max_each, r.is_required, r.position
      from jsonb_to_recordset($2::jsonb) as r(id bigint, menu_item_id bigint, title text, min_choices integer,
        max_choices integer, max_each smallint, is_required boolean, position integer)
      on conflict (tenant_id, id) do update set title = excluded.title, min_choices = excluded.min_choices,
        max_choices = excluded.max_choices, max_each = excluded.max_each, is_required = excluded.is_required, position = excluded.position`,
    values: [tx.tenantId, JSON.stringify(groups)],
  });
}

/** Saves the add-ons, which refer to their groups, and deletes the groups that are gone after them. */
async function saveAddons(tx: Tx, items: readonly NumberedItem[]): Promise<void> {
  const addons = items.flatMap(({ id, item, addonIds, groupIds }) => {
    const groupId = idsByTitle(item.groups, groupIds);
    return item.addons.map(({ title, price, group, isDefault }, index) => ({
      id: addonIds[index],
      menu_item_id: id,
      title,
      price_cents: price,
      position: index + 1,
      group_id: group === null ? null : groupId.get(group),
      is_default: isDefault,
    }));
  });
  await tx.query({
    text: "update menu_addons set archived_at = now() where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, removedChoices(items, "addons")],
  });
  await tx.query({
    text: `insert into menu_addons
        (tenant_id, id, menu_item_id, title, price_cents, position, group_id, is_default)
      select $1, r.id, r.menu_item_id, r.title, r.price_cents, r.position, r.group_id, r.is_default
      from jsonb_to_recordset($2::jsonb) as r(id bigint, menu_item_id bigint, title text, price_cents bigint,
        position integer, group_id bigint, is_default boolean)
      on conflict (tenant_id, id) do update set title = excluded.title, price_cents = excluded.price_cents,
        position = excluded.position, group_id = excluded.group_id, is_default = excluded.is_default`,
    values: [tx.tenantId, JSON.stringify(addons)],
  });
  await tx.query({
    text: "update modifier_groups set archived_at = now() where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, removedChoices(items, "groups")],
  });
}

async function saveRecipes(tx: Tx, items: readonly NumberedItem[], names: MenuNames): Promise<void> {
  const rows = items.flatMap(({ id, item, variantIds, addonIds }) => {
    const variantId = idsByTitle(item.variants, variantIds);
    const addonId = idsByTitle(item.addons, addonIds);
    return item.recipe.map(({ ingredient, variant, addon, quantity }) => ({
      menu_item_id: id,
      variant_id: variant === null ? null : variantId.get(variant),
      addon_id: addon === null ? null : addonId.get(addon),
      inventory_item_id: required(names.ingredients.get(searchText(ingredient)), "a known ingredient").id,
      quantity,
    }));
  });
  await lockIngredients(
    tx,
    rows.map((row) => row.inventory_item_id),
  );
  await tx.query({
    text: `delete from recipe_items r using unnest($2::bigint[]) as o (id)
      where r.tenant_id = $1 and r.menu_item_id = o.id`,
    values: [tx.tenantId, idsOf(items.filter(({ existing }) => existing !== null))],
  });
  await tx.query({
    text: `insert into recipe_items (tenant_id, menu_item_id, variant_id, addon_id, inventory_item_id, quantity)
      select $1, r.menu_item_id, r.variant_id, r.addon_id, r.inventory_item_id, r.quantity
      from jsonb_to_recordset($2::jsonb) as r(menu_item_id bigint, variant_id bigint, addon_id bigint,
        inventory_item_id bigint, quantity bigint)`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}

/**
 * Puts the items into the order of the file, before those that it does not name or behind them. It takes two steps, each
 * by an index: a prepared statement keeps its plan, and a join of the file with the menu read 5,000 × 5,000 rows.
 */
async function putInOrder(tx: Tx, items: readonly NumberedItem[], isBehind: boolean): Promise<void> {
  if (!isBehind)
    await tx.query({
      text: "update menu_items set position = position + $2::integer where tenant_id = $1 and archived_at is null",
      values: [tx.tenantId, items.length],
    });
  const [last] = isBehind
    ? await tx.query<{ place: number }>({
        text: `select coalesce(max(position), 0) as place from menu_items
          where tenant_id = $1 and archived_at is null and id <> all($2::bigint[])`,
        values: [tx.tenantId, idsOf(items)],
      })
    : [];
  await tx.query({
    text: `update menu_items i set position = $3::integer + o.place
      from unnest($2::bigint[]) with ordinality as o (id, place)
      where i.tenant_id = $1 and i.id = o.id`,
    values: [tx.tenantId, idsOf(items), last?.place ?? 0],
  });
}

const idsByTitle = (parts: readonly { readonly title: string }[], ids: readonly number[]) =>
  new Map(parts.map(({ title }, index) => [title, ids[index]]));

const idsOf = (items: readonly NumberedItem[]) => items.map(({ id }) => id);

/** Returns the choices that the items have on the menu but not in the file. */
function removedChoices(items: readonly NumberedItem[], parts: "variants" | "addons" | "groups"): number[] {
  return items.flatMap(({ existing, variantIds, addonIds, groupIds }) => {
    const kept = new Set<number>({ variants: variantIds, addons: addonIds, groups: groupIds }[parts]);
    if (existing === null) return [];
    const known = {
      variants: existing.variants,
      addons: ownAddons(existing),
      groups: ownGroups(existing),
    }[parts];
    return known.map(({ id }) => id).filter((id) => !kept.has(id));
  });
}
