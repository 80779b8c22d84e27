import { createTenant } from "#core/tenants/server/public.ts";
import type { BenchWorld } from "./bench-world.ts";
import type { Reader } from "./list-readings.ts";
import { accessCookie, signIn } from "./sign-in.ts";

/** A store room: its ingredients, and their movements over two years. */
export interface StockSize {
  readonly items: number;
  readonly movements: number;
}

export interface StockReader extends Reader {
  /** The ingredient that a fifth of all movements are of. */
  readonly busiest: number;
}

/** Seeds a store room and signs in who keeps it. */
export async function seedStockReader(
  { database }: BenchWorld,
  { items, movements }: StockSize,
  place: number,
): Promise<StockReader> {
  const label = `${items.toLocaleString("en")} items, ${movements.toLocaleString("en")} movements`;
  const tenantId = await createTenant(database.db, { name: label });
  await database.asSuperuser(ledgerOf(tenantId, items, movements));
  const [busiest] = await database.db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: "select id from inventory_items where tenant_id = $1 order by id limit 1",
      values: [tx.tenantId],
    }),
  );
  const token = await signIn(database.db, tenantId, ["INVENTORY"]);
  return {
    label,
    cookie: `${accessCookie}=${token}`,
    address: `10.3.0.${place}`,
    busiest: busiest?.id ?? 0,
  };
}

/**
 * Every fifth movement is of the first ingredient, the others go around. Of each ingredient the first of twenty comes in, the
 * tenth is thrown away, the rest is sold; so nothing goes below 0. As the product writes them, without its checks of each row.
 */
function ledgerOf(tenantId: number, items: number, movements: number): string {
  return `begin;
    set local session_replication_role = replica;
    select set_config('app.tenant_id', '${tenantId}', true);
    create temporary table item on commit drop as
      select n, next_id() as id from generate_series(0, ${items - 1}) n;
    create temporary table moved on commit drop as
      with drawn as (
        select n, case when n % 5 = 0 then 0 else (n / 5 * 4 + n % 5) % ${items} end as item,
          now() - interval '2 years' * (${movements} - n) / ${movements} as at
        from generate_series(1, ${movements}) n
      ), ordered as (
        select *, (row_number() over (partition by item order by n) - 1) % 20 as turn from drawn
      ), typed as (
        select n, item, at, case turn when 0 then 'IN' when 9 then 'WASTAGE' else 'OUT' end as type,
          case turn when 0 then 60000 else -3000 end as quantity from ordered
      )
      select *, sum(quantity) over past as quantity_after,
        sum(case when type = 'IN' then quantity else 0 end) over past as in_total,
        sum(case when type = 'WASTAGE' then -quantity else 0 end) over past as wastage_total,
        sum(case when type = 'OUT' then -quantity else 0 end) over past as sold_total
      from typed window past as (partition by item order by n);
    insert into inventory_items (tenant_id, id, title, unit, group_title, quantity, min_quantity_threshold, unit_cost_micros,
        in_total, wastage_total, sold_total)
      select ${tenantId}, i.id, (array['Queso', 'Crema', 'Loroco', 'Frijol', 'Masa'])[1 + i.n % 5] || ' número ' || i.n, 'kg',
        'Grupo ' || i.n % 12, coalesce(m.quantity_after, 0), 4000, 2500000, coalesce(m.in_total, 0),
        coalesce(m.wastage_total, 0), coalesce(m.sold_total, 0)
      from item i left join (select distinct on (item) * from moved order by item, n desc) m on m.item = i.n;
    insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, reason, unit_cost_micros, quantity_after,
        in_total, wastage_total, sold_total, lost_total, created_at)
      select ${tenantId}, i.id, m.type, m.quantity, case m.type when 'IN' then 'purchase' when 'OUT' then 'order' else 'wastage' end,
        case m.type when 'WASTAGE' then 'spoiled' end, 2500000, m.quantity_after, m.in_total, m.wastage_total, m.sold_total, 0, m.at
      from moved m join item i on i.n = m.item order by m.n;
    insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros)
      select ${tenantId}, i.id, m.at, 2500000 from moved m join item i on i.n = m.item where m.type = 'IN' order by m.n;
    insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros)
      select ${tenantId}, i.id, now() - interval '3 years', 2500000 from item i;
    commit`;
}
