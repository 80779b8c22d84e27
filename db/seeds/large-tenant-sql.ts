import type { Tx } from "#platform/server/db/tx.ts";
import type { SeededItem } from "./demo/seed-menu.ts";

const CATEGORIES = 40;
const INGREDIENTS = 300;

/** Categories, ingredients and a menu of this many items, by set-based inserts. */
export async function fillMenu(
  tx: Tx,
  { items, images }: { items: number; images: readonly string[] },
): Promise<void> {
  const { tenantId } = tx;
  await tx.query({
    text: `insert into categories (tenant_id, title, position, station_id)
      select $1, 'Categoría ' || n, n, s.ids[1 + n % 4 / 3]
      from generate_series(1, $2::integer) n,
        (select array_agg(id order by position) as ids from stations where tenant_id = $1) s`,
    values: [tenantId, CATEGORIES],
  });
  await tx.query({
    text: `insert into inventory_items (tenant_id, title, unit, min_quantity_threshold)
      select $1, 'Ingrediente ' || n, (array['kg', 'l', 'pc'])[1 + n % 3], 5000 from generate_series(1, $2::integer) n`,
    values: [tenantId, INGREDIENTS],
  });
  await tx.query({
    text: `insert into taxes (tenant_id, title, rate_bp, type) values ($1, 'IVA', 1300, 'inclusive')`,
    values: [tenantId],
  });
  await tx.query({ text: ITEMS, values: [tenantId, items, images] });
  await tx.query({
    text: `insert into menu_variants (tenant_id, menu_item_id, title, price_cents, position)
      select $1, i.id, (array['Pequeño', 'Grande'])[n], i.price_cents + (n - 1) * 75, n
      from menu_items i, generate_series(1, 2) n where i.tenant_id = $1 and i.position % 3 = 0`,
    values: [tenantId],
  });
  await tx.query({
    text: `insert into menu_addons (tenant_id, menu_item_id, title, price_cents, position)
      select $1, i.id, (array['Extra queso', 'Aguacate'])[n], n * 35, n
      from menu_items i, generate_series(1, 2) n where i.tenant_id = $1 and i.position % 4 = 0`,
    values: [tenantId],
  });
  await tx.query({
    text: `insert into recipe_items (tenant_id, menu_item_id, inventory_item_id, quantity)
      select $1, i.id, g.ids[1 + (i.position * 7 + n * 101) % cardinality(g.ids)], 20 + n * 15
      from menu_items i, generate_series(1, 3) n,
        (select array_agg(id order by id) as ids from inventory_items where tenant_id = $1) g
      where i.tenant_id = $1`,
    values: [tenantId],
  });
}

const ITEMS = `
insert into menu_items (tenant_id, title, description, price_cents, category_id, tax_id, image, position)
select $1, (array['Pupusa', 'Tamal', 'Sopa', 'Plato', 'Licuado', 'Café', 'Postre'])[1 + n % 7] || ' número ' || n,
  'Preparado al momento con ingredientes de la casa, receta ' || n || '.', 100 + (n * 37) % 1400,
  c.ids[1 + n % cardinality(c.ids)], t.id, ($3::text[])[1 + n % cardinality($3::text[])], n
from generate_series(1, $2::integer) n,
  (select array_agg(id order by position) as ids from categories where tenant_id = $1) c,
  (select id from taxes where tenant_id = $1) t`;

/** The dishes of a large restaurant share this: no choices, and all are ordered alike. */
const plain = {
  variants: [],
  addons: [],
  defaults: [],
  recipe: [],
  weight: 1,
  hours: [0, 24],
} as const satisfies Partial<SeededItem>;

/** The dishes without choices, as lines are made of them. */
export async function sellableItems(tx: Tx): Promise<SeededItem[]> {
  const rows = await tx.query<Omit<SeededItem, keyof typeof plain>>({
    text: `select i.id, i.title, i.price_cents as price, c.id as "categoryId", c.title as "categoryTitle",
        c.station_id as "stationId",
        json_build_object('id', t.id, 'title', t.title, 'rate', t.rate_bp, 'type', t.type) as tax
      from menu_items i
      join categories c on c.tenant_id = i.tenant_id and c.id = i.category_id
      join taxes t on t.tenant_id = i.tenant_id and t.id = i.tax_id
      where i.tenant_id = $1 and i.position % 3 <> 0 order by i.id`,
    values: [tx.tenantId],
  });
  return rows.map((row) => ({ ...row, ...plain }));
}

/** One opening count of every ingredient. */
export async function fillStock(tx: Tx): Promise<void> {
  await tx.query({
    text: `with opened as (
        insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, quantity_after, in_total,
          wastage_total, sold_total, lost_total)
        select $1, id, 'IN', 900000000, 'opening', 900000000, 900000000, 0, 0, 0 from inventory_items where tenant_id = $1
        returning inventory_item_id, quantity
      )
      update inventory_items i set quantity = o.quantity, in_total = o.quantity from opened o
      where i.tenant_id = $1 and i.id = o.inventory_item_id`,
    values: [tx.tenantId],
  });
}
