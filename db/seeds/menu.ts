import type { Id, MenuItemId } from "../../src/domain/ids.ts";
import { type Cents, cents } from "../../src/domain/money/cents.ts";
import { type DefaultStation, defaultStation } from "../../src/domain/stations/default-station.ts";
import type { TaxType } from "../../src/domain/tax/tax-type.ts";
import { sqlOf, type Tx } from "../../src/server/platform/db/tx.ts";

export interface NewCategory {
  readonly title: string;
  readonly isEnabled?: boolean;
  readonly position?: number;
  /** Slug of its station; the specification's rule decides when it is left out. */
  readonly station?: DefaultStation;
}

/** A category of the menu, made at the station its title asks for. */
export async function createCategory(tx: Tx, category: NewCategory): Promise<Id<"Category">> {
  const slug = category.station ?? defaultStation({ id: null, title: category.title });
  const station = await tx.one(
    sqlOf.selectFrom("stations").select("id").where("tenant_id", "=", tx.tenantId).where("slug", "=", slug),
  );
  const { id } = await tx.one(
    sqlOf
      .insertInto("categories")
      .values({
        tenant_id: tx.tenantId,
        title: category.title,
        is_enabled: category.isEnabled ?? true,
        position: category.position ?? 0,
        station_id: station.id,
      })
      .returning("id"),
  );
  return id;
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
    addons: await insertChoices<"Addon">(tx, "menu_addons", id, item.addons ?? []),
  };
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
