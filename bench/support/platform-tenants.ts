import { platformTenant } from "#core/tenants/server/public.ts";
import type { BenchWorld } from "./bench-world.ts";
import type { Reader } from "./list-readings.ts";
import { signIn } from "./sign-in.ts";

/** The cookie of a session at the console's door. */
const CONSOLE_COOKIE = "comanda_console_access";

/** What is kept of each restaurant: days of sums, days of visits, days and months of each item. */
const KEPT = { days: 365, itemDays: 45, visitDays: 45, months: 13, items: 15 } as const;

/** Signs an operator in. */
export async function seedOperator({ database: { db } }: BenchWorld): Promise<Omit<Reader, "label">> {
  const token = await signIn(db, await platformTenant(db), [], "superadmin");
  return { cookie: `${CONSOLE_COOKIE}=${token}`, address: "10.9.0.1" };
}

/**
 * Fills the platform up to so many restaurants, with a year of sums as the jobs leave them: rows alone, none of the restaurants has
 * data of its own. Popular dishes stay popular: one in five of a menu sells much more than the others, more or less by day.
 */
export async function seedPlatform({ database }: BenchWorld, count: number): Promise<void> {
  const today = "(now() at time zone 'America/El_Salvador')::date";
  const sold = "1 + (i % 5 = 0)::integer * (20 + t.id % 50) + (t.id * 31 + d * 17 + i * 13) % 6";
  const restaurants =
    "tenants t cross join generate_series(1, $items) as i where t.kind = 'restaurant'".replace(
      "$items",
      String(KEPT.items),
    );
  await database.asSuperuser(`begin;
    set local session_replication_role = replica;
    insert into tenants (name, email, is_active, subscription_start, subscription_kind)
      select (array['Comedor', 'Pupusería', 'Café', 'Cevichería', 'Panadería'])[1 + n % 5] || ' '
          || (array['Santa Ana', 'Sonsonate', 'La Unión', 'Usulután', 'Ahuachapán', 'Cojutepeque'])[1 + n % 6] || ' ' || n,
        'cocina' || n || '@fonda' || n % 97 || '.example', n % 10 <> 0, ${today} - (n % 900)::integer, 'paid'
      from generate_series((select count(*) + 1 from tenants where kind = 'restaurant'), ${count}) as n;
    insert into tenant_words (word, tenant_id)
      select word, t.id from tenants t cross join lateral words_of_tenant(t.name, t.email) as word
      where t.kind = 'restaurant' on conflict do nothing;
    insert into tenant_day_sums (tenant_id, business_date, currency, orders, sales_cents)
      select t.id, ${today} - d, 'USD', 20 + (t.id + d) % 20, 15000 + (t.id * 37 + d * 101) % 9000
      from tenants t cross join generate_series(0, ${KEPT.days - 1}) as d where t.kind = 'restaurant' on conflict do nothing;
    insert into tenant_item_sums (tenant_id, item_id, span, starts_on, quantity)
      select t.id, i, 'day', ${today} - d, ${sold}
      from generate_series(0, ${KEPT.itemDays - 1}) as d cross join ${restaurants} on conflict do nothing;
    insert into tenant_item_sums (tenant_id, item_id, span, starts_on, quantity)
      select t.id, i, 'month', (date_trunc('month', ${today}) - d * interval '1 month')::date, 30 * (${sold})
      from generate_series(0, ${KEPT.months - 1}) as d cross join ${restaurants} on conflict do nothing;
    delete from platform_day_sums;
    insert into platform_day_sums (business_date, currency, orders, sales_cents)
      select business_date, currency, sum(orders), sum(sales_cents) from tenant_day_sums group by 1, 2;
    insert into tenant_visit_sums (tenant_id, business_date, before, customers)
      select t.id, ${today} - d, case n when 0 then date '-infinity' else ${today} - d - n * (1 + (t.id % 9)::integer) end, 1 + n
      from tenants t cross join generate_series(0, ${KEPT.visitDays - 1}) as d cross join generate_series(0, 4) as n
      where t.kind = 'restaurant' on conflict do nothing;
    delete from platform_visit_sums;
    insert into platform_visit_sums (span, starts_on, before, customers)
      select 'day', ${today} - d, ${today} - d - n, 20 * ${count} / n
      from generate_series(0, ${KEPT.days - 1}) as d cross join generate_series(1, ${KEPT.days}) as n;
    insert into platform_visit_sums (span, starts_on, before, customers)
      select 'month', date_trunc('month', starts_on)::date as month, before, sum(customers)
      from platform_visit_sums where span = 'day' and before < date_trunc('month', starts_on) group by 2, 3;
    insert into tenant_health (tenant_id, computed_at, last_order_at, rows_made)
      select id, now() - id % 1800 * interval '1 second', now() - id % 4 * interval '1 day', 1000 * (id % 90)
      from tenants where kind = 'restaurant' on conflict do nothing;
    commit`);
  await database.asSuperuser("vacuum analyze");
}
