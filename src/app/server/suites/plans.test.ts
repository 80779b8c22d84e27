/** @module-tag further */
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { isMutation, type RouteDefinition } from "#platform/contract/define.ts";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { allRoutes } from "../../contract/routes.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { type ListeningServer, listeningServer } from "../testing/listening-server.ts";
import { aPerson } from "../testing/sessions.ts";
import { boundDefinitions, call, routeName } from "./call.ts";
import { DAYS_BACK, pastPurchasesSql, pastTaxDocumentsSql } from "./fill-tenant.ts";
import { inChunks } from "./in-chunks.ts";
import { inputOf } from "./input-of.ts";
import { type LoggedPlan, largeTables, logPlans, planFaults, watchPlans } from "./plan-watch.ts";
import { aWorld, type World } from "./suite-world.ts";

/** Past orders of each of the two restaurants. */
const ORDERS = 12_000;
/** Past tax documents of each: more than are read whole. */
const TAX_DOCUMENTS = 12_000;
/** Its store room: of a handful all are read at once, however they are asked for. */
const INGREDIENTS = 400;
/** After five runs PostgreSQL may change to a plan that fits any value. */
const RUNS = 7;

let server: ListeningServer;
let superuser: pg.Client;
interface Watched {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly plans: LoggedPlan[];
}

/** Servers that plan as PostgreSQL does by itself, always for the values at hand, and always for any value. */
let watched: Watched;
let each: readonly Watched[];
let world: World;
let large: string[];

beforeAll(async () => {
  server = await listeningServer();
  superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
  world = await aWorld(server, "Años de trabajo");
  await addPast(world);
  await addPast(await aWorld(server, "Otro con años"));
  await superuser.query("vacuum analyze");
  large = await largeTables(superuser);
  await logPlans(superuser, new URL(server.superuserUrl).pathname.slice(1));
  watched = await aWatched("auto");
  each = [await aWatched("force_custom_plan"), await aWatched("force_generic_plan")];
});

async function aWatched(mode: string): Promise<Watched> {
  const url = new URL(server.appUrl);
  url.searchParams.set("options", `-c plan_cache_mode=${mode}`);
  const pool = createPool({ url: url.href, max: 4 });
  const plans = watchPlans(pool);
  const db = createDatabase(pool, server.deps.realtime.publish);
  const app = await buildApp({ ...server.deps, db }, features, { secure: false, trustProxy: false });
  return { app, db, plans };
}

/**
 * The faults of the plans that `ask` makes: those for its values and those for any value. PostgreSQL takes the second only
 * where it expects no loss, so what is found there counts when it comes about without being told to.
 */
async function faultsOf(ask: (on: Watched) => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const on of each) {
    on.plans.length = 0;
    await ask(on);
    found.push(...on.plans.flatMap((plan) => planFaults(plan, large)));
  }
  if (found.length === 0) return [];
  watched.plans.length = 0;
  for (let run = 0; run < RUNS; run += 1) await ask(watched);
  return [...new Set(watched.plans.flatMap((plan) => planFaults(plan, large)))];
}

afterAll(async () => {
  for (const { app, db } of [watched, ...each]) {
    await app.close();
    await db.close();
  }
  await superuser.end();
  await server.close();
});

/** Years of closed and paid orders, purchases, customers, devices and keys, made inside the database. */
async function addPast(world: World): Promise<void> {
  const { small, admin, cashDrawer } = world;
  const t = small.tenantId;
  // An order every ten minutes: the days that no sum holds yet are read as they are, and have the same few rows at any hour of the day.
  const past = `now() - (n * 10 || ' minutes')::interval`;
  const day = `(now() - (n * 10 || ' minutes')::interval)::date`;
  const each = `from generate_series(1, ${ORDERS}) n`;
  await superuser.query(`
    begin;
    set local session_replication_role = replica;
    insert into customers (tenant_id, phone, phone_key, name, search_text, sort_name)
      select ${t}, '71' || lpad(n::text, 6, '0'), '71' || lpad(n::text, 6, '0'), 'Cliente ' || n, 'cliente ' || n,
        'cliente ' || n ${each};
    insert into customer_words (tenant_id, customer_id, word)
      select ${t}, c.id, word from customers c, string_to_table(c.search_text, ' ') word
      where c.tenant_id = ${t} on conflict do nothing;
    insert into accounts (tenant_id, id, client_uuid, table_id, dining_option, business_date, opened_at, closed_at, waiter_id)
      overriding system value
      select ${t}, ${t}000000 + n, gen_random_uuid(), ${small.tables[0]}, 'dinein', ${day}, ${past}, ${past}, ${admin.userId} ${each};
    insert into orders (tenant_id, id, client_uuid, account_id, order_no, token_no, round, business_date, created_at, created_by, payment_status)
      overriding system value
      select ${t}, ${t}000000 + n, gen_random_uuid(), ${t}000000 + n, 1000 + n, n % 500, 1, ${day}, ${past}, ${admin.userId}, 'paid' ${each};
    insert into order_lines (tenant_id, id, client_uuid, order_id, menu_item_id, station_id, title, quantity, unit_price_cents, status)
      overriding system value
      select l.tenant_id, ${t}000000 + 2 * n + k, gen_random_uuid(), ${t}000000 + n, l.menu_item_id, l.station_id, l.title, 1, 650, 'delivered'
      ${each}, generate_series(0, 1) k, (select * from order_lines where tenant_id = ${t} limit 1) l;
    insert into inventory_items (tenant_id, id, title, unit)
      select ${t}, ${t}000000 + n, 'Insumo ' || n, 'kg' from generate_series(1, ${INGREDIENTS}) n;
    insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, order_id, created_at, quantity_after,
        in_total, wastage_total, sold_total, lost_total)
      select ${t}, ${small.stock.queso}, 'OUT', -50, 'order', ${t}000000 + n, ${past}, 5000, 0, 0, 0, 0 ${each};
    insert into invoices (tenant_id, id, client_uuid, invoice_no, account_id, business_date, invoice_type, dining_option, sub_total_cents, tax_total_cents, total_cents)
      overriding system value
      select ${t}, ${t}000000 + n, gen_random_uuid(), 1000 + n, ${t}000000 + n, ${day}, 'CONSUMIDOR_FINAL', 'dinein', 650 + n % 400, 75, 650 + n % 400 ${each};
    insert into invoice_orders (tenant_id, invoice_id, order_id) select ${t}, ${t}000000 + n, ${t}000000 + n ${each};
    insert into payments (tenant_id, client_uuid, invoice_id, payment_type_id, payment_type_title, amount_cents, business_date)
      select ${t}, gen_random_uuid(), ${t}000000 + n, ${small.paymentTypes.cash}, 'Efectivo', 650, ${day} ${each};
    insert into customer_debts (tenant_id, invoice_id, customer_id, amount_cents, open_cents, balance_cents, business_date, created_at)
      select ${t}, ${t}000000 + n, ${small.customerId}, 650, case when n <= 40 then 650 else 0 end, 650, ${day}, ${past} ${each};
    update customers set balance_cents = 40 * 650 where tenant_id = ${t} and id = ${small.customerId};
    insert into account_payments (tenant_id, client_uuid, payment_no, customer_id, payment_type_id, payment_type_title, amount_cents,
        balance_cents, business_date, created_at, created_by)
      select ${t}, gen_random_uuid(), 100 + n, ${small.customerId}, ${small.paymentTypes.cash}, 'Efectivo', 650, 0, ${day}, ${past},
        ${admin.userId} ${each};
    insert into cash_sessions (tenant_id, client_uuid, drawer_id, opened_by, business_date, opened_at, closed_at, float_cents)
      select ${t}, gen_random_uuid(), ${cashDrawer}, ${admin.userId}, ${day}, ${past}, ${past}, 0 ${each};
    insert into reservations (tenant_id, customer_id, table_id, starts_at, ends_at, people_count, unique_code, status)
      select ${t}, ${small.customerId}, ${small.tables[0]}, ${past} - interval '1 day', ${past} - interval '1439 minutes', 4,
        lpad(upper(to_hex(n)), 6, 'Y'), 'paid' ${each};
    insert into waiting_parties (tenant_id, name, people_count, joined_at, seated_at, table_id)
      select ${t}, 'Grupo ' || n, 4, ${past} - interval '1 day', ${past}, ${small.tables[0]} ${each};
    insert into seatings (tenant_id, table_id, waiting_party_id, people, seated_at, account_id)
      select ${t}, ${small.tables[0]}, w.id, 4, w.seated_at, ${t}000000 + row_number() over (order by w.id)
      from waiting_parties w where w.tenant_id = ${t} and w.seated_at is not null;
    insert into sessions (tenant_id, id, user_id, browser, system, device_ip, expires_at, ended_at, ended_reason)
      overriding system value
      select ${t}, ${t}000000 + n, ${admin.userId}, 'Chrome', 'Android', '10.0.0.1', ${past}, ${past}, 'signed_out' ${each};
    insert into session_tokens (tenant_id, token_hash, session_id, kind, expires_at, spent_at)
      select ${t}, sha256(('${t}-' || n)::bytea), ${t}000000 + n, 'access', ${past}, ${past} ${each};
    insert into idempotency_keys (tenant_id, actor, key, route, request_hash, created_at)
      select ${t}, 'user:1', 'clave-' || n, 'POST /pos/create-order', '\\x00', ${past} ${each};
    ${pastPurchasesSql(world, ORDERS)}
    ${pastTaxDocumentsSql(world, TAX_DOCUMENTS)}
    commit`);
}

test("the tables of the sale are large, and the watch hears nested statements too", async () => {
  expect(large).toEqual(
    expect.arrayContaining([
      "accounts",
      "orders",
      "order_lines",
      "purchases",
      "purchase_items",
      "sessions",
      "session_tokens",
      "idempotency_keys",
    ]),
  );
  await call(watched.app, boundRoute("GET /auth/me"), { cookies: world.admin.cookies });
  expect(watched.plans.some(({ query }) => /^select .* from actor_of_token/s.test(query))).toBe(true);
  expect(watched.plans.some(({ query }) => /from session_tokens k/.test(query))).toBe(true);
});

/** Tells whether a query is that of a list of the contract. */
function isList(query: RouteDefinition["query"]): query is z.ZodObject {
  return query instanceof z.ZodObject && "cursor" in query.shape && "sort" in query.shape;
}

function sortsIn({ query }: RouteDefinition): readonly string[] {
  if (!isList(query)) return [];
  const { sort } = query.shape;
  const choice = sort instanceof z.ZodDefault ? sort.unwrap() : sort;
  return choice instanceof z.ZodEnum ? choice.options.map(String) : [];
}

function boundRoute(name: string): RouteDefinition {
  const found = boundDefinitions(watched).find((definition) => routeName(definition) === name);
  if (!found) throw new Error(`${name} is not bound`);
  return found;
}

// Reads first, while the open orders are as the world made them; paying before what would cancel them; the session
// last, because whoever renews it is somebody else from then on.
function rank(definition: RouteDefinition): number {
  if (!isMutation(definition)) return 0;
  if (definition.path.includes("pay")) return 1;
  return definition.path.startsWith("/auth/") ? 3 : 2;
}

const tenantRoutes = [...allRoutes.values()]
  .filter(({ access, path }) => access !== "superadmin" && !path.includes("signout"))
  .toSorted((a, b) => rank(a) - rank(b));

test.for(inChunks(tenantRoutes))(
  "%s: no statement reads a large table whole, or a thousand rows in vain",
  async ([, definitions]) => {
    const faults: Record<string, string[]> = {};
    for (const definition of definitions) {
      const routeFaults = await faultsOf(async ({ app }) => {
        const reply = await call(app, definition, {
          ...(await inputOf(definition, world)),
          cookies: world.admin.cookies,
        });
        expect(reply.status, `${routeName(definition)}: ${reply.raw}`).toBeLessThan(500);
      });
      if (routeFaults.length > 0) faults[routeName(definition)] = routeFaults;
    }
    expect(faults).toEqual({});
  },
);

test("every list, in every order, from its begin and behind a row, reads about a page", async () => {
  // Those of the console are looked at among many restaurants, in platform-plans.test.ts.
  const lists = boundDefinitions(watched).filter(
    ({ access, method, query, csv }) => access !== "superadmin" && method === "GET" && isList(query) && !csv,
  );
  expect(lists.length).toBeGreaterThan(2);
  // The database does this by itself later: the routes above wrote the first rows of tables that were empty
  // until then.
  await superuser.query("analyze");
  const found: Record<string, string[]> = {};
  const owner = await aPerson(server, world.small.tenantId, { role: "admin" });
  for (const definition of lists) {
    const { params, query = {} } = await inputOf(definition, world);
    for (const sort of sortsIn(definition)) {
      const faults = await faultsOf(async ({ app }) => {
        let cursor: string | undefined;
        for (let page = 0; page < 2; page += 1) {
          const reply = await call(app, definition, {
            ...(params === undefined ? {} : { params }),
            query: { ...query, sort, ...(cursor === undefined ? {} : { cursor }) },
            cookies: owner.cookies,
          });
          // An id that a route before has deleted is not found; who asks is known all the same.
          expect([200, 404], `${routeName(definition)} ${reply.raw}`).toContain(reply.status);
          if (reply.status === 200) cursor = JSON.parse(reply.raw).next ?? undefined;
        }
      });
      if (faults.length > 0) found[`${routeName(definition)} by ${sort}`] = faults;
    }
  }
  expect(found).toEqual({});
});

test("the movements of stock are read by the page whatever narrows them", async () => {
  const item = String(world.small.stock.queso);
  // The session of the world's admin ended with the routes that end sessions.
  const owner = await aPerson(server, world.small.tenantId, { role: "admin" });
  const period = { type: "custom", from: "2020-01-01", to: "2099-12-31" };
  const asked: readonly (readonly [string, Record<string, string>])[] = [
    ["GET /inventory/logs", { ...period }],
    ["GET /inventory/logs", { ...period, movementType: "IN" }],
    ["GET /inventory/logs", { ...period, movementType: "WASTAGE" }],
    ["GET /inventory/logs", { ...period, movementType: "OUT" }],
    ["GET /inventory/logs", { ...period, item }],
    ["GET /inventory/logs", { ...period, item, movementType: "WASTAGE" }],
    ["GET /inventory/logs", { ...period, q: "queso" }],
    ["GET /inventory/dashboard", { ...period }],
    ["GET /inventory/dashboard", { ...period, table: "usage", q: "queso" }],
    ["GET /inventory/wastage", { ...period }],
    ["GET /inventory/value", { day: "2026-01-01" }],
    ["GET /inventory/:id", { days: "92" }],
  ];
  for (const [name, query] of asked) {
    const definition = boundRoute(name);
    const params = definition.params ? { params: { id: item } } : {};
    const faults = await faultsOf(async ({ app }) => {
      const reply = await call(app, definition, { ...params, query, cookies: owner.cookies });
      expect(reply.status, `${name} ${reply.raw}`).toBe(200);
    });
    expect(faults, `${name} ${JSON.stringify(query)}`).toEqual([]);
  }
});

test("books, closing and comparison of a month read that month's documents alone", async () => {
  const owner = await aPerson(server, world.small.tenantId, { role: "admin" });
  // Where series count together, what the others used in a year is read beside the month.
  await superuser.query("update fiscal_settings set number_scope = 'point_of_sale' where tenant_id = $1", [
    world.small.tenantId,
  ]);
  const month = new Date(Date.now() - DAYS_BACK * 86_400_000).toISOString().slice(0, 10);
  expect(large).toContain("tax_documents");
  const asked: readonly (readonly [string, Record<string, string>])[] = [
    ["GET /tax-books", { month }],
    ["GET /tax-books/consumer-days", { month }],
    ["GET /tax-books/documents", { month, book: "taxpayers" }],
    ["GET /tax-books/documents", { month, book: "voided" }],
    ["GET /tax-books/export", { month, book: "taxpayers", form: "annex" }],
    ["GET /tax-books/gaps", { month }],
    ["GET /tax-books/closing", { month }],
    ["GET /tax-books/unsealed", {}],
    ["GET /tax-books/withheld", { month, list: "expected" }],
    ["GET /tax-books/settlement", { month }],
    ["GET /journal", { month }],
    ["POST /tax-books/compare", { month }],
  ];
  for (const [name, given] of asked) {
    const definition = boundRoute(name);
    const input = isMutation(definition) ? { body: given } : { query: given };
    const faults = await faultsOf(async ({ app }) => {
      const reply = await call(app, definition, { ...input, cookies: owner.cookies });
      expect(reply.status, `${name} ${reply.raw}`).toBe(200);
    });
    expect(faults, `${name} ${JSON.stringify(given)}`).toEqual([]);
  }
});

test("the list of accounting reads a page, whatever narrows, orders or finds it", async () => {
  const owner = await aPerson(server, world.small.tenantId, { role: "admin" });
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const month = { from: day(DAYS_BACK + 30), to: day(DAYS_BACK) };
  const narrowed: readonly Record<string, string>[] = [
    {},
    { environment: "01" },
    { kind: "03" },
    { kind: "01", environment: "01", estado: "PROCESADO" },
    { estado: "to_mend" },
    { estado: "PENDIENTE" },
    { estado: "none" },
  ];
  const asked = [
    ...narrowed.flatMap((query) =>
      ["date", "-date", "total", "-total"].flatMap((sort) => [
        { sort, ...query },
        { sort, ...month, ...query },
      ]),
    ),
    ...["cliente", "650", "#1200", "DTE-01-M001P001-000000000000042", "A1B2C3D4"].map((q) => ({ q })),
  ];
  const definition = boundRoute("GET /accounting/documents");
  const found: Record<string, string[]> = {};
  for (const query of asked) {
    const faults = await faultsOf(async ({ app }) => {
      const reply = await call(app, definition, { query, cookies: owner.cookies });
      expect(reply.status, `${JSON.stringify(query)} ${reply.raw}`).toBe(200);
    });
    if (faults.length > 0) found[JSON.stringify(query)] = faults;
  }
  expect(found).toEqual({});
});

test("the sockets' questions are answered by key", async () => {
  watched.plans.length = 0;
  const { small, admin } = world;
  for (let run = 0; run < RUNS; run += 1) {
    await watched.db.directory("select id from live_sessions($1::bigint[], $2::bigint[])", [
      [small.tenantId],
      [admin.sessionId],
    ]);
  }
  expect(watched.plans.some(({ query }) => /from sessions s/.test(query))).toBe(true);
  expect(watched.plans.flatMap((plan) => planFaults(plan, large))).toEqual([]);
});

test("the watch would report a statement that filters much, and one that reads much", async () => {
  watched.plans.length = 0;
  await watched.db.inTenant(world.small.tenantId, async (tx) => {
    await tx.query({
      text: "select count(*) from orders where tenant_id = $1 and token_no + 1 = 7",
      values: [world.small.tenantId],
    });
    await tx.query({
      text: "select max(notes) from order_lines where tenant_id = $1",
      values: [world.small.tenantId],
    });
  });
  const faults = watched.plans.flatMap((plan) => planFaults(plan, large));
  expect(faults).toContainEqual(expect.stringMatching(/reads \d{4,} rows of orders in vain/));
  expect(faults).toContainEqual(expect.stringMatching(/reads 2\d{4} rows of order_lines: /));
});
