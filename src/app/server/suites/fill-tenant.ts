import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type pg from "pg";
import { usualLanguage } from "#platform/domain/text/languages.ts";
import { tenantTables } from "./suite-database.ts";
import type { World } from "./suite-world.ts";

interface Column {
  name: string;
  type: string;
  is_needed: boolean;
  is_identity: boolean;
  choice: string | null;
}

interface ForeignKey {
  columns: string[];
  target: string;
  target_columns: string[];
}

/** Columns whose CHECK asks for more than a type: what to write there. A table that cannot be filled says so. */
const specialValues: Readonly<Record<string, (canary: string) => unknown>> = {
  // Entered and not undone.
  "subscription_payments.undone_at": () => null,
  "subscription_payments.undone_by": () => null,
  "subscription_payments.undone_reason": () => null,
  "subscription_payments.starts_on": () => "2026-11-01",
  "subscription_payments.expires_on": () => "2026-11-30",
  "api_keys.scopes": () => "{menu:read}",
  "webhooks.events": () => "{order.paid}",
  "webhook_deliveries.next_at": () => new Date("2027-01-01T00:00:00Z"),
  "stations.slug": () => "cocina-suite",
  "feedbacks.email": () => "persona@test.example",
  "feedbacks.phone": () => "+503 7777 8888",
  "files.hash": () => randomUUID().replaceAll("-", "").repeat(2),
  "users.username": (canary) => `${canary}-${randomUUID()}@test.example`.toLowerCase(),
  // Lines of a bill in progress refuse changes before any key is looked at.
  "orders.bill_id": () => null,
  "recipe_items.addon_id": () => null,
  "qr_orders.content_hash": () => randomBytes(32),
  "qr_orders.guest_token_hash": () => randomBytes(32),
  "qr_orders.guest_phone": () => "+503 7777 8888",
  "visit_phones.first_name": (canary) => canary.slice(0, 40),
  "visit_phones.token_hash": () => randomBytes(32),
  "visit_phones.sent_from": () => randomBytes(32),
  "guest_phones.token_hash": () => randomBytes(32),
  "guest_phones.sent_from": () => randomBytes(32),
  "guest_phones.phone": () => "+503 7777 8888",
  // Shown: hidden ones have a moment, a person and a reason.
  "feedbacks.hidden_at": () => null,
  "feedbacks.hidden_by": () => null,
  "feedbacks.hidden_reason": () => null,
  "feedbacks.guest_token_hash": () => randomBytes(32),
  "feedbacks.sent_from": () => randomBytes(32),
  "visits.pin": () => "0417",
  "waiter_calls.ended_by": () => null,
  "qr_orders.settled_at": () => null,
  "qr_orders.order_id": () => null,
  "item_limits.remaining": () => 1,
  // One operator looks into one restaurant at a time.
  "look_ins.operator_id": () => randomInt(1e9),
  "line_corrections.was": () => "sold",
  "line_corrections.becomes": () => "voided",
  "order_corrections.change": () => -1,
  "order_lines.claimed_by": () => null,
  // It has a courtesy, and such a line is free.
  "order_lines.unit_price_cents": () => 0,
  "manual_discounts.percent_bp": () => 1000,
  "manual_discounts.amount_cents": () => null,
  "bill_discounts.discount_id": () => null,
  "invoice_discounts.kind": () => "code",
  "invoice_discounts.code": (canary) => canary.slice(0, 40),
  "invoice_discounts.discount_id": () => null,
  // It is no part of a combo, or it would need its uuid and title.
  "order_lines.combo_item_id": () => null,
  "accounts.customer_type": () => "CUSTOMER",
  "cash_closings.difference_cents": () => 0,
  "cash_kept_counts.difference_cents": () => 0,
  "cash_kept_counts.pieces": () => "[]",
  "cash_kept_counts.methods": () => "[]",
  // The drawer was never closed before.
  "cash_openings.left_cents": () => null,
  "cash_openings.previous_session_id": () => null,
  "cash_openings.difference_cents": () => 0,
  "cash_method_counts.difference_cents": () => -1,
  "counters.series": () => "invoice",
  "customers.phone": () => "70000000",
  "establishments.code": () => "M001",
  "points_of_sale.code": () => "P001",
  "tax_book_downloads.month": () => "2026-11-01",
  "tax_comparisons.month": () => "2026-11-01",
  "tax_months.month": () => "2026-11-01",
  "tax_openings.month": () => "2026-11-01",
  "withholding_documents.generation_code": () => randomUUID(),
  "withholding_documents.related_to": () => "{}",
  "withholding_documents.sha256": () => randomUUID().replaceAll("-", "").repeat(2),
  "withholding_documents.is_own": () => false,
  "withholding_documents.removed_at": () => null,
  "withholding_documents.removed_by": () => null,
  "tax_credentials.user_name": () => "06142303181016",
  // Somebody asked for it.
  "tax_deliveries.cause": () => "staff",
  "tax_deliveries.is_sealed": () => null,
  "tax_documents.control_number": () => `DTE-01-M001P001-${String(randomInt(1e12)).padStart(15, "0")}`,
  "tax_documents.generation_code": () => randomUUID().toUpperCase(),
  "tax_documents.issued_at": () => "12:00:00",
  "tax_documents.total_cents": () => 100,
  "tax_exchanges.request_sha256": () => randomUUID().replaceAll("-", "").repeat(2),
  "kept_tax_documents.generation_code": () => randomUUID().toUpperCase(),
  "discount_codes.code": (canary) => canary.toUpperCase().slice(0, 40),
  "discount_codes.percent_bp": () => 1000,
  "menu_translations.addon_id": () => null,
  "menu_translations.category_id": () => null,
  "menu_translations.combo_group_id": () => null,
  "menu_translations.group_id": () => null,
  "menu_translations.variant_id": () => null,
  "menu_translations.title": (canary) => canary,
  "offer_hours.category_id": () => null,
  "offer_hours.price_rule_id": () => null,
  "offer_hours.weekdays": () => "{1}",
  "price_rule_prices.variant_id": () => null,
  "price_rule_targets.category_id": () => null,
  "price_rules.dining_options": () => "{dinein}",
  "price_rules.percent_bp": () => -1000,
  "price_rules.sources": () => "{table}",
  "tenant_visit_sums.before": () => "-infinity",
  "purchase_attachments.hash": () => randomUUID().replaceAll("-", "").repeat(2),
  "purchase_documents.generation_code": () => randomUUID(),
  "purchase_documents.related_to": () => "{}",
  "purchase_documents.sha256": () => randomUUID().replaceAll("-", "").repeat(2),
  // Its goods are kept in stock.
  "purchase_items.factor": () => 1,
  "purchase_items.moved_quantity": () => 1,
  "purchase_items.stock_quantity": () => 1,
  "purchases.currency": () => "USD",
  "purchases.vendor_name": (canary) => canary,
  "reservations.ends_at": () => new Date("2027-01-01T01:00:00Z"),
  "reservations.unique_code": () => "ABC234",
  "seatings.waiting_party_id": () => null,
  "sessions.ended_at": () => null,
  "sessions.ended_reason": () => null,
  // It is open.
  "stock_counts.ended_by": () => null,
  "test_document_runs.kinds": () => "{01}",
  // It has a table, and only who sits has one.
  "waiting_parties.table_id": () => null,
};

function fillerOf(table: string, column: Column, canary: string): unknown {
  const specialValue = specialValues[`${table}.${column.name}`];
  if (specialValue) return specialValue(canary);
  if (column.choice !== null) return column.choice;
  if (column.name === "language") return usualLanguage;
  switch (column.type) {
    case "text":
      return canary;
    case "uuid":
      return randomUUID();
    case "bytea":
      return Buffer.from(canary + randomUUID());
    case "jsonb":
      return JSON.stringify({ canary });
    case "date":
      return "2026-11-20";
    case "timestamp with time zone":
      return new Date("2027-01-01T00:00:00Z");
    case "boolean":
      return false;
    case "bigint":
    case "integer":
    case "smallint":
      return 1;
    default:
      throw new Error(
        `${table}.${column.name} has type ${column.type}: say in fill-tenant.ts what to write there`,
      );
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as is_identity,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as is_needed,
       (select (regexp_match(pg_get_constraintdef(k.oid), '= ANY \\(ARRAY\\[''([^'']+)'''))[1] from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[''' limit 1) as choice
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  );
  return rows;
}

/** The foreign keys of a table to other tenant tables. */
export async function foreignKeysOf(client: pg.Client, table: string): Promise<ForeignKey[]> {
  const names = (of: string, keys: string) =>
    `(select array_agg(a.attname::text order by u.place) from unnest(k.${keys}) with ordinality u (num, place)
      join pg_attribute a on a.attrelid = k.${of} and a.attnum = u.num)`;
  const { rows } = await client.query<ForeignKey>(
    `select k.confrelid::regclass::text as target, ${names("conrelid", "conkey")} as columns,
       ${names("confrelid", "confkey")} as target_columns
     from pg_constraint k where k.contype = 'f' and k.conrelid = $1::regclass and k.confrelid <> 'tenants'::regclass`,
    [table],
  );
  return rows;
}

/** Tables so that what is pointed at comes before what points. */
async function tablesByDependency(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const waiting = new Map<string, Set<string>>();
  for (const table of tables) {
    const targets = (await foreignKeysOf(client, table)).map(({ target }) => target);
    waiting.set(table, new Set(targets.filter((target) => target !== table)));
  }
  const order: string[] = [];
  while (order.length < tables.length) {
    const [next] =
      [...waiting].find(([, targets]) => [...targets].every((target) => order.includes(target))) ?? [];
    if (next === undefined)
      throw new Error(`These tables point at each other: ${[...waiting.keys()].join(", ")}`);
    order.push(next);
    waiting.delete(next);
  }
  return order;
}

async function targetKeyOf(
  client: pg.Client,
  tenantId: number,
  key: ForeignKey,
): Promise<Map<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(
    `select ${key.target_columns.join(", ")} from ${key.target} where tenant_id = $1 limit 1`,
    [tenantId],
  );
  const [row] = rows;
  return new Map(
    row ? key.columns.map((column, index) => [column, row[key.target_columns[index] ?? ""]]) : [],
  );
}

/**
 * Gives the tenant at least one row in every tenant table there is, each text marked with its canary word, by what the
 * catalogue says, and in those directories that are named. A table added later is filled too, or the suite says which of its columns needs a value here.
 */
export async function fillTenant(
  client: pg.Client,
  tenantId: number,
  canary: string,
  directories: readonly string[] = [],
): Promise<string[]> {
  const tables = await tablesByDependency(client, [...(await tenantTables(client)), ...directories]);
  for (const table of tables) {
    const existing = await client.query(`select from ${table} where tenant_id = $1 limit 1`, [tenantId]);
    if (existing.rowCount) continue;
    const row = new Map<string, unknown>();
    for (const key of await foreignKeysOf(client, table))
      for (const [column, value] of await targetKeyOf(client, tenantId, key)) row.set(column, value);
    for (const column of await columnsOf(client, table)) {
      const isPointer = row.has(column.name) && specialValues[`${table}.${column.name}`] === undefined;
      if (isPointer || column.is_identity) continue;
      if (column.is_needed || specialValues[`${table}.${column.name}`])
        row.set(column.name, fillerOf(table, column, canary));
    }
    row.set("tenant_id", tenantId);
    const names = [...row.keys()];
    await client
      .query(
        `insert into ${table} (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
        [...row.values()],
      )
      .catch((error: Error) => {
        throw new Error(
          `${table} could not be filled: ${error.message}. Say in fill-tenant.ts what to write there.`,
        );
      });
  }
  return tables;
}

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

/** Days back to the month whose books are looked at: the middle of what `pastTaxDocumentsSql` makes. */
export const DAYS_BACK = 300;

/** Sealed documents of sales of years in one series, one each hour and a half, a tenth of them fiscal credits; for `session_replication_role = replica`. */
export function pastTaxDocumentsSql({ small }: World, count: number): string {
  const t = small.tenantId;
  const past = "now() - (n * 90 || ' minutes')::interval";
  const kind = "case when n % 10 = 0 then '03' else '01' end";
  return `
    insert into documents (tenant_id, id, invoice_id, kind, sale)
      overriding system value
      select ${t}, ${t}000000 + n, ${t}000000 + n, ${kind}, '{}' from generate_series(1, ${count}) n;
    insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, sale_id, issued_on, issued_at,
        made_at, input, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents, withheld_cents, perceived_cents,
        outside_cents, total_cents, to_pay_cents, state, seal, sealed_at)
      select ${t}, ${kind}, '01', '2022-12', upper(gen_random_uuid()::text),
        'DTE-' || ${kind} || '-M001P001-' || lpad((${count} + 1 - n)::text, 15, '0'), ${t}000000 + n, (${past})::date, '12:00:00',
        ${past}, '{}', 0, 0, 650, 75, 0, 0, 0, 0, 650, 650, 'sealed', '2026' || repeat('A', 36), ${past}
      from generate_series(1, ${count}) n;`;
}
