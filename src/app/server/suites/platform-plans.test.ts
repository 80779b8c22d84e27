/** @module-tag further */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { platformTenant } from "#core/tenants/server/public.ts";
import { findTenants } from "#operator/operations/contract/announcements.ts";
import { listTenantHealth, readTenantHealth } from "#operator/operations/contract/health.ts";
import { listSupportVisits } from "#operator/operations/contract/support-visits.ts";
import {
  platformAttentionList,
  platformDashboard,
  platformReport,
} from "#operator/platform-console/contract/figures.ts";
import { countTenants, exportTenants, listTenants } from "#operator/platform-console/contract/tenants.ts";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { listOperatorActions } from "#reporting/audit/contract/operator-actions.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson, type Person } from "../testing/sessions.ts";
import { call } from "./call.ts";
import { type LoggedPlan, largeTables, logPlans, planFaults, watchPlans } from "./plan-watch.ts";

const RESTAURANTS = 12_000;
/** After five runs PostgreSQL may change to a plan that fits any value: both are looked at. */
const RUNS = 7;

let server: ListeningServer;
let superuser: pg.Client;
let watched: { app: Awaited<ReturnType<typeof buildApp>>; db: Database; plans: LoggedPlan[] };
let operator: Person;
let large: string[];

beforeAll(async () => {
  server = await listeningServer();
  superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
  operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  await superuser.query(`begin;
    set local session_replication_role = replica;
    insert into tenants (name, email, is_active, subscription_start)
      select 'Comedor ' || n, 'cocina' || n || '@fonda.example', n % 9 <> 0, date '2030-01-01' - n % 700
      from generate_series(1, ${RESTAURANTS}) n;
    insert into tenant_words (word, tenant_id)
      select word, t.id from tenants t cross join lateral words_of_tenant(t.name, t.email) as word where t.kind = 'restaurant';
    insert into tenant_day_sums (tenant_id, business_date, currency, orders, sales_cents)
      select t.id, date '2030-02-10' - d, 'USD', 5, 5000
      from tenants t cross join generate_series(0, 9) d where t.kind = 'restaurant';
    insert into platform_day_sums (business_date, currency, orders, sales_cents)
      select business_date, currency, sum(orders), sum(sales_cents) from tenant_day_sums group by 1, 2;
    insert into tenant_item_sums (tenant_id, item_id, span, starts_on, quantity)
      select t.id, i, s.span, s.starts_on, case when t.id % 1000 = 0 then 5000 + t.id % 77 + i else i end
      from tenants t cross join generate_series(1, 8) i
      cross join (
        select 'day', date '2030-02-10' - d from generate_series(0, 1) d
        union all
        select 'month', (date '2030-01-01' - m * interval '1 month')::date from generate_series(0, 2) m
      ) s(span, starts_on)
      where t.kind = 'restaurant';
    -- A year that begins within a month: what sells well does so each day.
    insert into tenant_item_sums (tenant_id, item_id, span, starts_on, quantity)
      select t.id, i, 'day', d::date, 5000 + t.id % 77 + i
      from tenants t cross join generate_series(1, 8) i
      cross join (
        select generate_series(date '2029-02-11', date '2029-02-28', interval '1 day') as d
        union all
        select generate_series(date '2030-02-01', date '2030-02-08', interval '1 day')
      ) days
      where t.kind = 'restaurant' and t.id % 1000 = 0;
    insert into tenant_visit_sums (tenant_id, business_date, before, customers)
      select t.id, date '2030-02-10' - d, date '2030-02-09' - d - (t.id % 9)::integer, 3
      from tenants t cross join generate_series(0, 4) d where t.kind = 'restaurant';
    insert into platform_visit_sums (span, starts_on, before, customers)
      select 'day', date '2030-02-10' - d, date '2030-02-10' - d - n, 9 from generate_series(0, 400) d cross join generate_series(1, 60) n;
    insert into tenant_health (tenant_id, computed_at, last_order_at, rows_made)
      select id, timestamptz '2030-02-10 12:00Z' - id % 1800 * interval '1 second',
        timestamptz '2030-02-10 11:00Z' - (id % 200 = 0)::integer * interval '9 days', 1000
      from tenants where kind = 'restaurant';
    insert into look_ins (tenant_id, operator_tenant_id, operator_id, operator_session_id, operator_name, reason, token_hash,
        began_at, ends_at, ended_at, ended_by)
      select id, 1, 1, 1, 'Alguien', 'No imprime la comanda', decode(md5(id::text), 'hex'), now() - interval '9 days',
        now() - interval '9 days' + interval '15 minutes', now() - interval '9 days', 'time'
      from tenants where kind = 'restaurant';
    insert into audit_entries (tenant_id, at, action, subject, subject_id, after)
      select t.id, timestamptz '2030-01-01 06:00Z' + n * interval '1 minute', 'tenant.added', 'tenant', n,
        jsonb_build_object('name', t.name)
      from tenants t cross join lateral generate_series(1, case when t.kind = 'platform' then 2000 else 2 end) n;
    insert into deleted_day_sums (business_date, currency, orders, sales_cents)
      select date '2030-02-10' - d, 'USD', 5, 5000 from generate_series(0, 3000) d;
    commit`);
  await superuser.query("vacuum analyze");
  large = await largeTables(superuser);
  await logPlans(superuser, new URL(server.superuserUrl).pathname.slice(1));
  const pool = createPool({ url: server.appUrl, max: 4 });
  const plans = watchPlans(pool);
  const db = createDatabase(pool, server.deps.realtime.publish);
  const clock = () => new Date("2030-02-10T13:00:00-06:00");
  const deps = { ...server.deps, db, clock };
  watched = { app: await buildApp(deps, features, { secure: false, trustProxy: false }), db, plans };
});
afterAll(async () => {
  await watched.app.close();
  await watched.db.close();
  await superuser.end();
  await server.close();
});

test("restaurants, their words and their sums are large tables", () => {
  expect(large).toEqual(
    expect.arrayContaining([
      "tenants",
      "tenant_words",
      "tenant_day_sums",
      "tenant_item_sums",
      "tenant_health",
      "look_ins",
      "audit_entries",
    ]),
  );
});

/** A count goes through the entries of an index of the restaurants' own rows; nothing else may. */
const isCount = ({ query }: LoggedPlan) => /^select count\(\*\)/.test(query.trim());

test.each([
  [listTenants, {}],
  [listTenants, { page: "900" }],
  [listTenants, { status: "inactive" }],
  [listTenants, { q: "cocina777" }],
  [listTenants, { q: "cocina77 4321" }],
  [countTenants, {}],
  [listTenantHealth, {}],
  [listTenantHealth, { page: "150" }],
  [listTenantHealth, { only: "needing" }],
  [listTenantHealth, { q: "cocina777" }],
  [listTenantHealth, { q: "cocina77 4321", only: "needing" }],
  [readTenantHealth, {}, { tenantId: 4_321 }],
  [findTenants, { q: "cocina77" }],
  [findTenants, { q: "" }],
  [listSupportVisits, {}],
  [listSupportVisits, { tenant: "4321", page: "1" }],
  [listOperatorActions, {}],
  [listOperatorActions, { subject: "tenant", limit: "100" }],
  [exportTenants, { q: "cocina777" }, { status: "active" }],
  [platformDashboard, {}],
  [platformAttentionList, {}],
  [platformReport, { type: "today" }],
  [platformReport, { type: "custom", from: "2030-01-01", to: "2030-02-10" }],
  [platformReport, { type: "custom", from: "2029-02-11", to: "2030-02-10" }],
  [platformReport, { type: "custom", from: "2021-01-01", to: "2030-12-31" }],
] as const)(
  "%#: no statement of the console reads restaurant by restaurant",
  async (definition, query, params: Readonly<Record<string, string | number>> = {}) => {
    watched.plans.length = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const reply = await call(watched.app, definition, { query, params, cookies: operator.cookies });
      expect(reply.status, reply.raw).toBe(200);
    }
    expect(watched.plans.length).toBeGreaterThan(0);
    const faults = watched.plans.filter((plan) => !isCount(plan)).flatMap((plan) => planFaults(plan, large));
    expect([...new Set(faults)]).toEqual([]);
    const ofTenants = watched.plans.filter(isCount).flatMap((plan) => planFaults(plan, large));
    expect(ofTenants.filter((fault) => !/ of tenants?( in vain)?:|all of tenants:/.test(fault))).toEqual([]);
  },
);
