import type { Tx } from "#platform/server/db/tx.ts";
import type { ManyItem } from "../../contract/menu-changes.ts";

/** What is written of an item that is changed together with others; without a place it stands behind its new category. */
export type ManyRow = Omit<ManyItem, "version" | "position"> & { readonly position: number | null };

/** Writes many items with the prices of their choices. */
export async function writeMany(tx: Tx, rows: readonly ManyRow[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  await tx.query({
    text: `with wanted as (
        select * from jsonb_to_recordset($2::jsonb)
          as w(id bigint, price bigint, category_id bigint, tax_id bigint, is_enabled boolean, position integer,
            is_taxable boolean, tribute text, iva_rate integer, is_iva_included boolean, additional_tribute text,
            additional_rate integer)
      ), lasts as (
        select category_id, max(position) as position from menu_items
        where tenant_id = $1 and archived_at is null group by category_id
      ), placed as (
        select w.*, coalesce(l.position, 0) + row_number() over (partition by w.category_id order by i.position, i.id)
          as behind
        from wanted w join menu_items i on i.tenant_id = $1 and i.id = w.id
        left join lasts l on l.category_id is not distinct from w.category_id
      )
      update menu_items i set price_cents = p.price, category_id = p.category_id, tax_id = p.tax_id,
        is_enabled = p.is_enabled, is_taxable = p.is_taxable, tribute_code = p.tribute, iva_bp = p.iva_rate,
        is_iva_included = p.is_iva_included, additional_tribute_code = p.additional_tribute,
        additional_bp = p.additional_rate, position = coalesce(p.position, p.behind)
      from placed p where i.tenant_id = $1 and i.id = p.id`,
    values: [tx.tenantId, json],
  });
  await tx.query({
    text: `update menu_variants v set price_cents = c.price
      from jsonb_to_recordset($2::jsonb) as w(id bigint, variants jsonb),
        jsonb_to_recordset(w.variants) as c(id bigint, price bigint)
      where v.tenant_id = $1 and v.menu_item_id = w.id and v.id = c.id and v.price_cents <> c.price`,
    values: [tx.tenantId, json],
  });
  await tx.query({
    text: `update menu_addons a set price_cents = c.price
      from jsonb_to_recordset($2::jsonb) as w(id bigint, addons jsonb),
        jsonb_to_recordset(w.addons) as c(id bigint, price bigint)
      where a.tenant_id = $1 and a.menu_item_id = w.id and a.id = c.id and a.price_cents <> c.price`,
    values: [tx.tenantId, json],
  });
}
