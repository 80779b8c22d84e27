import type { UserId } from "#platform/domain/ids.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { EXACT_WHOLE } from "#platform/domain/money/exact-decimal.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { demoVendors } from "./demo-vendors.ts";
import type { PlannedPurchase } from "./plan-purchases.ts";

/** Writes purchases and what is remembered of their vendors, as the product itself would have, a few statements for all. */
export async function insertPurchases(
  tx: Tx,
  purchases: readonly PlannedPurchase[],
  by: UserId | null,
): Promise<void> {
  const vendors = demoVendors.map(({ name, nit, phone, address }) => {
    return { name, sortName: searchText(name).slice(0, 100), nit, phone, address };
  });
  await tx.query({ text: VENDORS, values: [tx.tenantId, JSON.stringify(vendors)] });
  await tx.query({ text: PURCHASES, values: [tx.tenantId, JSON.stringify(purchases.map(headOf)), by] });
  const lines = purchases.flatMap(({ number, cancelledAt, lines }) =>
    lines.map((line, index) => ({
      ...line,
      number,
      line: index + 1,
      key: `title:${searchText(line.title)}`,
      bought: Math.round(line.quantity / line.pieces),
      factor: line.pieces * EXACT_WHOLE,
      price: line.cost === null ? null : line.cost * line.pieces,
      cancelled: cancelledAt === null ? null : line.quantity,
    })),
  );
  await tx.query({ text: LINES, values: [tx.tenantId, JSON.stringify(lines)] });
  for (const text of [RISES, MEMORY, UNITS, COUNTER]) await tx.query({ text, values: [tx.tenantId] });
}

/** Totals where every price is known. */
function headOf({ number, vendor, day, at, lines, cancelledAt }: PlannedPurchase) {
  const totals = lines.flatMap(({ total }) => (total === null ? [] : [total]));
  const total = totals.length === lines.length ? sumCents(totals) : null;
  return {
    number,
    vendor: vendor.name,
    nit: vendor.nit,
    invoice: `F-${1000 + number * 7}`,
    day,
    at,
    items: lines.length,
    total,
    cancelledAt,
    reason: cancelledAt === null ? null : "Se registró dos veces",
  };
}

const VENDORS = `insert into vendors (tenant_id, name, sort_name, nit, phone, address)
  select $1, v.name, v."sortName", v.nit, v.phone, v.address
  from json_to_recordset($2::json) as v(name text, "sortName" text, nit text, phone text, address text)`;

const PURCHASES = `insert into purchases (tenant_id, number, vendor_id, vendor_name, vendor_nit, vendor_address, source, effect,
    invoice_number, status, business_date, currency, subtotal_cents, total_cents, items_count, created_at, created_by, cancelled_at,
    cancelled_by, cancel_reason)
  select $1, p.number, v.id, v.name, v.nit, v.address, 'manual', 'brings', p.invoice,
    case when p."cancelledAt" is null then 'received' else 'cancelled' end, p.day, s.currency, p.total, p.total, p.items, p.at, $3,
    p."cancelledAt", case when p."cancelledAt" is not null then $3::bigint end, p.reason
  from json_to_recordset($2::json) as p(number integer, vendor text, invoice text, day date, at timestamptz, items integer, total bigint,
      "cancelledAt" timestamptz, reason text)
    join vendors v on v.tenant_id = $1 and v.name = p.vendor
    join store_settings s on s.tenant_id = $1
  order by p.number`;

const LINES = `insert into purchase_items (tenant_id, purchase_id, line, title, quantity, unit, supplier_key, inventory_item_id, factor,
    stock_quantity, moved_quantity, cancelled_quantity, unit_price_micros, unit_cost_micros, total_cents, vendor_id, business_date,
    is_price)
  select $1, p.id, l.line, l.title, l.bought, l.unit, l.key, l.item, l.factor, l.quantity, l.quantity, l.cancelled, l.price, l.cost, l.total,
    p.vendor_id, p.business_date, l.cost is not null and l.cancelled is null
  from json_to_recordset($2::json) as l(number integer, line integer, title text, bought bigint, unit text, key text, item bigint,
      factor bigint, quantity bigint, cancelled bigint, price bigint, cost bigint, total bigint)
    join purchases p on p.tenant_id = $1 and p.number = l.number
  order by l.number, l.line`;

const RISES = `update purchase_items l set previous_id = b.previous,
    rise_bp = case when l.unit_cost_micros > b.cost
      then nullif(round((l.unit_cost_micros - b.cost)::numeric * 10000 / b.cost), 0)::bigint end
  from (
    select id, lag(id) over past as previous, lag(unit_cost_micros) over past as cost from purchase_items
    where tenant_id = $1 and is_price window past as (partition by inventory_item_id order by id)
  ) b where l.tenant_id = $1 and l.id = b.id and b.previous is not null`;

const MEMORY = `insert into vendor_items (tenant_id, vendor_id, key, title, sort_title, inventory_item_id, unit, factor, last_item_id,
    bought_on, confirmed_at)
  select distinct on (l.vendor_id, l.supplier_key) $1::bigint, l.vendor_id, l.supplier_key, l.title, substr(l.supplier_key, 7),
    l.inventory_item_id, l.unit, l.factor, case when l.is_price then l.id end, l.business_date, p.created_at
  from purchase_items l join purchases p on p.tenant_id = $1 and p.id = l.purchase_id and p.status = 'received'
  where l.tenant_id = $1 order by l.vendor_id, l.supplier_key, l.id desc`;

const UNITS = `insert into purchase_units (tenant_id, inventory_item_id, vendor_id, name, name_key, factor)
  select distinct $1::bigint, m.inventory_item_id, m.vendor_id, m.unit, translate(m.unit, 'ó', 'o'), m.factor
  from vendor_items m join inventory_items i on i.tenant_id = $1 and i.id = m.inventory_item_id and i.unit <> m.unit
  where m.tenant_id = $1`;

const COUNTER = `insert into counters (tenant_id, series, value)
  select $1, 'purchase', max(number) from purchases where tenant_id = $1 having max(number) is not null`;
