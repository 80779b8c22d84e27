import type { SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { TestServer } from "../testing/test-server.ts";

export interface WorldDish {
  readonly id: number;
  readonly variant: number;
  readonly addon: number;
  readonly group: number;
  readonly recipe: number;
  readonly archivedVariant: number;
  readonly archivedAddon: number;
  readonly archivedCategory: number;
  readonly emptyCategory: number;
}

/** A dish that is set up with everything, and what of it was deleted. */
export function aDish(
  { db }: TestServer,
  { tenantId, categories, stock }: SmallRestaurant,
): Promise<WorldDish> {
  return db.inTenant(tenantId, async (tx) => {
    const [made] = await tx.query<WorldDish>({
      text: `with item as (
          insert into menu_items (tenant_id, title, price_cents, category_id) values ($1, 'Taco', 200, $2) returning id
        ), variants as (
          insert into menu_variants (tenant_id, menu_item_id, title, price_cents, archived_at)
          select $1, id, v.title, 250, v.gone from item, (values ('Grande', null), ('Gigante', now())) v(title, gone)
          returning id, archived_at
        ), made_group as (
          insert into modifier_groups (tenant_id, menu_item_id, title) select $1, id, 'Salsas' from item returning id
        ), addons as (
          insert into menu_addons (tenant_id, menu_item_id, title, price_cents, group_id, archived_at)
          select $1, item.id, a.title, 25, made_group.id, a.gone
          from item, made_group, (values ('Roja', null), ('Verde', now())) a(title, gone)
          returning id, archived_at
        ), recipe as (
          insert into recipe_items (tenant_id, menu_item_id, inventory_item_id, quantity)
          select $1, id, $3, 100 from item returning id
        ), more as (
          insert into categories (tenant_id, title, station_id, archived_at)
          select $1, c.title, (select station_id from categories where tenant_id = $1 and id = $2), c.gone
          from (values ('Postres', null), ('Navidad', now())) c(title, gone)
          returning id, archived_at
        )
        select item.id, made_group.id as "group", recipe.id as recipe,
          (select id from variants where archived_at is null) as variant,
          (select id from variants where archived_at is not null) as "archivedVariant",
          (select id from addons where archived_at is null) as addon,
          (select id from addons where archived_at is not null) as "archivedAddon",
          (select id from more where archived_at is null) as "emptyCategory",
          (select id from more where archived_at is not null) as "archivedCategory"
        from item, made_group, recipe`,
      values: [tenantId, categories.food, stock.queso],
    });
    return required(made, "a dish");
  });
}
