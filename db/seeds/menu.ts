import type { TaxType } from "#core/pricing/domain/tax-type.ts";
import type { CategoryColour } from "#menu/menu/domain/category-colour.ts";
import { defaultStation } from "#menu/stations/domain/default-station.ts";
import type { Id, MenuItemId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { stationWithSlug } from "./stations.ts";

export interface NewCategory {
  readonly title: string;
  readonly isEnabled?: boolean;
  readonly position?: number;
  /** Slug of its station; the specification's rule decides when it is left out. */
  readonly station?: string;
  readonly colour?: CategoryColour;
}

/** A category of the menu, made at the station that its title or its id asks for, unless told. */
export async function createCategory(tx: Tx, category: NewCategory): Promise<Id<"Category">> {
  const slug = category.station ?? defaultStation({ id: null, title: category.title });
  const stationId = await stationWithSlug(tx, slug);
  const { id } = await tx.one(
    sqlOf
      .insertInto("categories")
      .values({
        tenant_id: tx.tenantId,
        title: category.title,
        is_enabled: category.isEnabled ?? true,
        position: category.position ?? 0,
        station_id: stationId,
        colour: category.colour ?? null,
      })
      .returning("id"),
  );
  if (category.station === undefined) await decideById(tx, id, category.title);
  return id;
}

/** The database gives the id, so the rule about it comes after: category 6 is the bar's. */
async function decideById(tx: Tx, id: Id<"Category">, title: string): Promise<void> {
  const slug = defaultStation({ id, title });
  if (slug === defaultStation({ id: null, title })) return;
  await tx.run(
    sqlOf
      .updateTable("categories")
      .set({ station_id: await stationWithSlug(tx, slug) })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

export interface NewTax {
  readonly title: string;
  /** Basis points: 1300 is 13 %. */
  readonly rate: number;
  readonly type: TaxType;
}

/** A tax that items can carry. */
export async function createTax(tx: Tx, tax: NewTax): Promise<Id<"Tax">> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("taxes")
      .values({ tenant_id: tx.tenantId, title: tax.title, rate_bp: tax.rate, type: tax.type })
      .returning("id"),
  );
  return id;
}

/** A variant (its own full price) or an add-on (a price on top), in cents. */
export interface NewChoice {
  readonly title: string;
  readonly price: number;
}

/** An add-on of a group, chosen at first when it is a default. */
export interface NewModifier extends NewChoice {
  readonly isDefault?: boolean;
}

/** Add-ons chosen together: "Tipo de masa", exactly one; "Salsas", at most two. */
export interface NewModifierGroup {
  readonly title: string;
  readonly min?: number;
  readonly max?: number | null;
  /** Most times that one of its add-ons is taken. */
  readonly maxEach?: number;
  readonly isRequired?: boolean;
  readonly addons: readonly NewModifier[];
}

export interface NewMenuItem {
  readonly title: string;
  readonly description?: string;
  /** In cents. */
  readonly price: number;
  readonly categoryId?: Id<"Category"> | null;
  readonly taxId?: Id<"Tax"> | null;
  readonly stationId?: Id<"Station"> | null;
  /** Hash of a stored picture. */
  readonly image?: string | null;
  readonly isEnabled?: boolean;
  readonly position?: number;
  readonly variants?: readonly NewChoice[];
  readonly addons?: readonly NewChoice[];
  /** Their add-ons come after the plain ones. */
  readonly groups?: readonly NewModifierGroup[];
}

export interface Choice<Name extends "Variant" | "Addon"> {
  readonly id: Id<Name>;
  readonly title: string;
  readonly price: Cents;
}

export interface CreatedMenuItem {
  readonly id: MenuItemId;
  readonly title: string;
  readonly price: Cents;
  readonly variants: readonly Choice<"Variant">[];
  /** Plain ones, then those of the groups, in their order. */
  readonly addons: readonly Choice<"Addon">[];
}

/** A menu item with its variants and add-ons, in the order given. */
export async function createMenuItem(tx: Tx, item: NewMenuItem): Promise<CreatedMenuItem> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("menu_items")
      .values({
        tenant_id: tx.tenantId,
        title: item.title,
        description: item.description ?? null,
        price_cents: cents(item.price),
        category_id: item.categoryId ?? null,
        tax_id: item.taxId ?? null,
        station_id: item.stationId ?? null,
        image: item.image ?? null,
        is_enabled: item.isEnabled ?? true,
        position: item.position ?? 0,
      })
      .returning("id"),
  );
  return {
    id,
    title: item.title,
    price: cents(item.price),
    variants: await insertChoices<"Variant">(tx, "menu_variants", id, item.variants ?? []),
    addons: [
      ...(await insertChoices<"Addon">(tx, "menu_addons", id, item.addons ?? [])),
      ...(await insertGroups(tx, id, item)),
    ],
  };
}

async function insertGroups(
  tx: Tx,
  itemId: MenuItemId,
  { addons = [], groups = [] }: NewMenuItem,
): Promise<Choice<"Addon">[]> {
  const made: Choice<"Addon">[] = [];
  let place = addons.length;
  for (const [position, group] of groups.entries()) {
    const { id } = await tx.one(
      sqlOf
        .insertInto("modifier_groups")
        .values({
          tenant_id: tx.tenantId,
          menu_item_id: itemId,
          title: group.title,
          min_choices: group.min ?? (group.isRequired ? 1 : 0),
          max_choices: group.max ?? null,
          max_each: group.maxEach ?? 1,
          is_required: group.isRequired ?? false,
          position,
        })
        .returning("id"),
    );
    for (const { title, price, isDefault = false } of group.addons) {
      const addon = { title, price_cents: cents(price), is_default: isDefault, position: place };
      const row = await tx.one(
        sqlOf
          .insertInto("menu_addons")
          .values({ tenant_id: tx.tenantId, menu_item_id: itemId, group_id: id, ...addon })
          .returning("id"),
      );
      made.push({ id: row.id, title, price: cents(price) });
      place += 1;
    }
  }
  return made;
}

/** Notes of one tap, in the order given; null is for every dish. */
export async function createQuickNotes(
  tx: Tx,
  categoryId: Id<"Category"> | null,
  notes: readonly string[],
): Promise<void> {
  for (const [position, note] of notes.entries())
    await tx.run(
      sqlOf
        .insertInto("quick_notes")
        .values({ tenant_id: tx.tenantId, category_id: categoryId, note, position }),
    );
}

async function insertChoices<Name extends "Variant" | "Addon">(
  tx: Tx,
  table: "menu_variants" | "menu_addons",
  itemId: MenuItemId,
  choices: readonly NewChoice[],
): Promise<Choice<Name>[]> {
  if (choices.length === 0) return [];
  const rows = await tx.query<{ id: Id<Name>; position: number }>({
    text: `insert into ${table} (tenant_id, menu_item_id, title, price_cents, position)
      select $1, $2, c.title, c.price, c.position
      from json_to_recordset($3::json) as c(title text, price bigint, position integer) order by c.position
      returning id, position`,
    values: [
      tx.tenantId,
      itemId,
      JSON.stringify(choices.map((choice, position) => ({ ...choice, position }))),
    ],
  });
  return rows.flatMap(({ id, position }) => {
    const choice = choices[position];
    return choice ? [{ id, title: choice.title, price: cents(choice.price) }] : [];
  });
}
