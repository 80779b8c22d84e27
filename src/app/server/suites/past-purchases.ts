import type { World } from "./suite-world.ts";

/** Vendors of each restaurant, so that what is one vendor's is few among all. */
const VENDORS = 900;

/** SQL of years of purchases of many vendors, as many as there are past orders, with two lines each. */
export function pastPurchasesSql({ small }: World, purchases: number): string {
  const t = small.tenantId;
  const day = `(now() - (n || ' minutes')::interval)::date`;
  const each = `from generate_series(1, ${purchases}) n`;
  const vendor = `${t}000000 + n % ${VENDORS}`;
  return `
    insert into vendors (tenant_id, id, name, sort_name, nit)
      select ${t}, ${t}000000 + n, 'Proveedor ' || n, 'proveedor ' || n, lpad(n::text, 14, '0') from generate_series(0, ${VENDORS - 1}) n;
    insert into purchases (tenant_id, id, number, vendor_id, vendor_name, source, effect, business_date, currency, total_cents,
        items_count, created_at)
      select ${t}, ${t}000000 + n, 1000 + n, ${vendor}, 'Proveedor', 'manual', 'brings', ${day}, 'USD', n % 7000, 2,
        now() - (n || ' minutes')::interval ${each};
    insert into purchase_items (tenant_id, id, purchase_id, line, title, quantity, unit, inventory_item_id, factor, stock_quantity,
        moved_quantity, unit_cost_micros, vendor_id, business_date, is_price, previous_id, rise_bp, supplier_key)
      select ${t}, ${t}000000 + 2 * n + k, ${t}000000 + n, k + 1, 'Queso', 1000, 'kg', ${small.stock.queso}, 100000000, 1000, 1000,
        4000000 + n, ${vendor}, ${day}, true, ${t}000000 + 2 * n + k, case when n % 10 = 0 then n end, 'title:queso ' || n % 20
      ${each}, generate_series(0, 1) k;
    insert into vendor_items (tenant_id, vendor_id, key, title, sort_title, inventory_item_id, unit, factor, last_item_id, bought_on,
        confirmed_at)
      select ${t}, ${vendor}, 'title:queso ' || n, 'Queso ' || n, 'queso ' || n, ${small.stock.queso}, 'kg', 100000000,
        ${t}000000 + 2 * n, ${day}, now() ${each};
    insert into purchase_units (tenant_id, inventory_item_id, vendor_id, name, name_key, factor)
      select ${t}, ${small.stock.masa}, ${t}000000 + n, 'caja', 'caja', 100000000 from generate_series(0, ${VENDORS - 1}) n;`;
}
