import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { onDatabase } from "#app/server/testing/database.ts";
import { giveBackAsBefore } from "#app/server/testing/old-rows/give-back-as-before.ts";
import { takeOffAsBefore } from "#app/server/testing/old-rows/take-off-as-before.ts";
import { sumDays } from "#reporting/reports/server/sum-days.ts";
import { createDatabase, type Database } from "./in-tenant.ts";
import { migrate } from "./migrate.ts";
import { createPool } from "./pool.ts";

const NAME = "migrated_restaurants";
/** The release before subscriptions came. */
const BEFORE_SUBSCRIPTIONS = "0110";
/** One that summed days and no months. */
const BEFORE_MONTHS = "0116";
/** One whose refunds kept neither their service charge nor their dishes. */
const BEFORE_REFUNDS = "0177";
/** One that kept two texts of an announcement in two columns. */
const BEFORE_LANGUAGES = "0175";
/** One that counted tributes of invoices written by hand as tax. */
const BEFORE_TRIBUTES = "0183";
/** One in which voids and courtesies had no day of their own. */
const BEFORE_CORRECTIONS = "0200";

const urls = inject("postgres");
const [ownerUrl, appUrl] = [urls.ownerUrl, urls.appUrl].map((url) => onDatabase(url, NAME));
let owner: pg.Client;
let db: Database;

/** A restaurant in service: its settings, its people, an order of days ago that is not paid. */
async function aRestaurant(name: string, zone: string, subscriptionEnd: string | null): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into tenants (kind, name, email, is_active, subscription_start, subscription_end)
     values ('restaurant', $1, 'dueña@' || lower(replace($1, ' ', '')) || '.example', true, $2::date - 365, $2) returning id`,
    [name, subscriptionEnd],
  );
  const id = Number(rows[0]?.id);
  const run = (text: string, ...values: unknown[]) => owner.query(text, [id, ...values]);
  await owner.query("select set_config('app.tenant_id', $1, false)", [String(id)]);
  await run("insert into store_settings (tenant_id, store_name, time_zone) values ($1, $2, $3)", name, zone);
  await run(
    `insert into users (tenant_id, username, password_hash, name, role)
     select $1, role || $2, 'none', 'Persona', role from unnest(array['admin', 'staff']) as role`,
    `-${id}@test.example`,
  );
  await run(
    `insert into users (tenant_id, username, password_hash, name, role, scopes)
     values ($1, 'encargada' || $2, 'none', 'Encargada', 'staff', array['INVOICES', 'OPERATIONS_MANAGER']),
       ($1, 'cajero' || $2, 'none', 'Cajero', 'staff', array['ORDER_BILLING', 'INVOICES'])`,
    `-${id}@test.example`,
  );
  await run(
    `with item as (insert into menu_items (tenant_id, title, price_cents) values ($1, 'Carne', 900) returning id)
     insert into modifier_groups (tenant_id, menu_item_id, title, min_choices, max_choices, is_required)
     select $1, id, g.title, 0, 1, g.is_required from item, (values ('Término', true), ('Salsas', false)) as g(title, is_required)`,
  );
  await run(
    `with account as (
       insert into accounts (tenant_id, client_uuid, dining_option, business_date, opened_at, closed_at)
       values ($1, gen_random_uuid(), 'takeaway', current_date - 100, now() - interval '100 days', now() - interval '100 days')
       returning id, business_date
     ), sent as (
       insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, business_date, created_at)
       select $1, gen_random_uuid(), id, 1, 1, 1, business_date, now() - interval '100 days' from account returning id
     ), station as (
       insert into stations (tenant_id, slug, title) values ($1, 'prueba', 'Prueba') returning id
     ), item as (
       insert into menu_items (tenant_id, title, price_cents) values ($1, 'Pizza', 1000) returning id
     )
     insert into order_lines (tenant_id, client_uuid, order_id, menu_item_id, station_id, title, quantity, unit_price_cents, created_at)
     select $1, gen_random_uuid(), sent.id, item.id, station.id, 'Pizza', pieces, 1000, now() - interval '100 days'
     from sent, station, item, (values (1), (3)) as dish(pieces)`,
  );
  return id;
}

/** A drawer whose session was opened an hour ago, and one that was closed. */
const openCash = (id: number) =>
  owner.query(
    `with drawer as (insert into cash_drawers (tenant_id, title) values ($1, 'Caja de prueba') returning id)
     insert into cash_sessions (tenant_id, client_uuid, drawer_id, business_date, float_cents, opened_at, opened_by, closed_at)
     select $1, gen_random_uuid(), drawer.id, current_date, 5000, now() - s.ago, (select min(id) from users where tenant_id = $1),
       case when s.is_closed then now() - interval '2 hours' end
     from drawer, (values (interval '9 hours', true), (interval '1 hour', false)) as s (ago, is_closed)`,
    [id],
  );

/** Its days as the job of that release had summed them: until three days ago, and no month. */
const sumAsBefore = (id: number) =>
  owner.query(
    `with summed as (
       insert into report_watermarks (tenant_id, summed_until) values ($1, current_date - 3)
       on conflict (tenant_id) do update set summed_until = excluded.summed_until
     )
     insert into report_day_sums (tenant_id, business_date, dimension, key, detail, count, amount_cents, net_cents, tax_cents,
       service_cents, discount_cents, tip_cents)
     values ($1, current_date - 100, 'order', '', '', 77, 0, 0, 0, 0, 0, 0)`,
    [id],
  );

/** An invoice written by hand of a room with 5 % of tribute and something else, given back the day after. */
const writeByHand = (id: number) =>
  owner.query(
    `with method as (
       insert into payment_types (tenant_id, title, icon) values ($1, 'De prueba', 'card') returning id
     ), invoice as (
       insert into invoices (tenant_id, client_uuid, invoice_no, business_date, invoice_type, dining_option, sub_total_cents,
         tax_total_cents, total_cents)
       values ($1, gen_random_uuid(), 9001, current_date - 50, 'CREDITO_FISCAL', 'takeaway', 13885, 2493, 16378) returning id
     ), lines as (
       insert into invoice_lines (tenant_id, invoice_id, title, quantity, unit_price_cents, line_total_cents, tax_rate_bp, tax_type,
         discount_cents, net_cents, service_charge_cents, tax_cents)
       select $1, invoice.id, l.title, 1, l.net, l.net, 1300, 'exclusive', 0, l.net, 0, l.tax
       from invoice, (values ('Habitación', 13760, 2477), ('Agua', 125, 16)) as l(title, net, tax)
       returning id, net_cents, tax_cents
     ), taxes as (
       insert into invoice_taxes (tenant_id, invoice_id, rate_bp, type, base_cents, amount_cents)
       select $1, invoice.id, t.rate, 'exclusive', t.base, t.amount
       from invoice, (values (1300, 13885, 1805), (500, 13760, 688)) as t(rate, base, amount)
     ), frozen as (
       insert into documents (tenant_id, invoice_id, kind, sale)
       select $1, id, '03', '{"written": [{"dte_cod_tributo_adicional": "59", "dte_porcentaje_adicional": 500},
           {"dte_cod_tributo_adicional": null, "dte_porcentaje_adicional": null}],
         "taxes": [{"type": "exclusive", "rate": 1300, "net": 13885, "tax": 1805},
           {"type": "exclusive", "rate": 500, "net": 13760, "tax": 688}]}' from invoice
     ), refund as (
       insert into refunds (tenant_id, client_uuid, refund_no, invoice_id, payment_type_id, payment_type_title, reason,
         sub_total_cents, tax_total_cents, amount_cents, is_stock_returned, business_date, created_by)
       select $1, gen_random_uuid(), 1, invoice.id, method.id, 'De prueba', 'Se canceló', 13885, 2493, 16378, false,
         current_date - 49, (select min(id) from users where tenant_id = $1)
       from invoice, method returning id
     )
     insert into refund_lines (tenant_id, refund_id, invoice_line_id, quantity, net_cents, tax_cents, amount_cents,
       service_charge_cents, dishes)
     select $1, refund.id, lines.id, 1, lines.net_cents, lines.tax_cents, lines.net_cents + lines.tax_cents, 0, 0 from refund, lines`,
    [id],
  );

/** Credit notes of both generations, with and without the 1 % that was withheld; of the older one the total stood for what is to pay. */
const creditAsBefore = (id: number) =>
  owner.query(
    `insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, issued_on, issued_at, made_at,
       input, state, taxed_cents, vat_cents, withheld_cents, perceived_cents, outside_cents, total_cents, to_pay_cents)
     select $1, '05', '00', generation, upper(gen_random_uuid()::text), 'DTE-05-S001P001-00000000000000' || no, current_date - 50, '10:00:00',
       now(), '{}', 'generated', 9000, 1170, withheld, 0, 0, 10170, to_pay
     from (values (1, '2022-12', 90, 10170), (2, '2022-12', 0, 10170), (3, '2026-07', 90, 10080)) as note(no, generation, withheld, to_pay)`,
    [id],
  );

let summer: number;
let winter: number;
beforeAll(async () => {
  const superuser = new pg.Client({ connectionString: onDatabase(urls.superuserUrl, "postgres") });
  await superuser.connect();
  await superuser.query(`drop database if exists ${NAME} with (force)`);
  await superuser.query(`create database ${NAME} owner comanda_owner`);
  await superuser.end();
  await migrate(ownerUrl ?? "", undefined, BEFORE_SUBSCRIPTIONS);
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  summer = await aRestaurant("La Ceiba", "America/New_York", "2031-03-31");
  await openCash(summer);
  await sumAsBefore(summer);
  winter = await aRestaurant("El Norte", "America/Guatemala", null);
  await migrate(ownerUrl ?? "", undefined, BEFORE_MONTHS);
  for (const id of [summer, winter]) {
    await owner.query("select set_config('app.tenant_id', $1, false)", [String(id)]);
    await owner.query("delete from report_day_sums where tenant_id = $1", [id]);
    await sumAsBefore(id);
  }
  await migrate(ownerUrl ?? "", undefined, BEFORE_LANGUAGES);
  await owner.query(
    `insert into announcements (text_es, text_en, tone, from_at, until_at, created_at, updated_at)
     values ('El domingo', 'On Sunday', 'info', now(), now() + interval '1 day', now(), now())`,
  );
  await migrate(ownerUrl ?? "", undefined, BEFORE_REFUNDS);
  await owner.query("select set_config('app.tenant_id', $1, false)", [String(winter)]);
  await giveBackAsBefore(owner, winter);
  await migrate(ownerUrl ?? "", undefined, BEFORE_TRIBUTES);
  await owner.query("select set_config('app.tenant_id', $1, false)", [String(summer)]);
  await writeByHand(summer);
  await creditAsBefore(summer);
  await migrate(ownerUrl ?? "", undefined, BEFORE_CORRECTIONS);
  await owner.query("select set_config('app.tenant_id', $1, false)", [String(summer)]);
  await takeOffAsBefore(owner, summer);
  await migrate(ownerUrl ?? "");
  db = createDatabase(createPool({ url: appUrl ?? "", max: 2 }), () => undefined);
});
afterAll(async () => {
  await owner.end();
  await db.close();
});

const rowsOf = <Row>(id: number, text: string) =>
  db.inTenant(id, (tx) => tx.query<Row>({ text, values: [tx.tenantId] }));

test("the directory has what each restaurant's own rows said", async () => {
  const tenants = await db.directory(
    `select id, time_zone, subscription_kind, access_ends_at, in_service_since is not null as is_in_service, may_work(t, now()) as may_work
     from tenants t where id = any($1::bigint[]) order by id`,
    [[summer, winter]],
  );
  expect(tenants).toEqual([
    {
      id: summer,
      time_zone: "America/New_York",
      subscription_kind: "paid",
      // Midnight there, which has summer time on that day.
      access_ends_at: new Date("2031-04-01T04:00:00Z"),
      is_in_service: true,
      may_work: true,
    },
    {
      id: winter,
      time_zone: "America/Guatemala",
      subscription_kind: "complimentary",
      access_ends_at: null,
      is_in_service: false,
      may_work: true,
    },
  ]);
  const [open] = await rowsOf<{ since: boolean }>(
    summer,
    `select t.in_service_since = s.opened_at as since from cash_sessions s join tenants t on t.id = $1
     where s.tenant_id = $1 and s.closed_at is null`,
  );
  expect(open).toEqual({ since: true });
});

test("who had paid days keeps them, and who had none has no row", async () => {
  const text = "select given_until, card_status from subscriptions where tenant_id = $1";
  expect(await rowsOf(summer, text)).toEqual([{ given_until: "2031-03-31", card_status: null }]);
  expect(await rowsOf(winter, text)).toEqual([]);
});

test("the operator finds it by the words of its name", async () => {
  const found = await db.directory<{ id: number }>(
    "select tenant_id as id from tenant_words where word = any($1::text[]) order by tenant_id",
    [["ceiba", "norte"]],
  );
  expect(found.map(({ id }) => id)).toEqual([summer, winter]);
});

test("a required group that asked for none asks for one, and the others stay", async () => {
  for (const id of [summer, winter]) {
    const groups = await rowsOf(
      id,
      "select title, min_choices as least, max_each from modifier_groups where tenant_id = $1 order by title",
    );
    expect(groups).toEqual([
      { title: "Salsas", least: 0, max_each: 1 },
      { title: "Término", least: 1, max_each: 1 },
    ]);
  }
});

test("orders, people and settings are as they were", async () => {
  for (const id of [summer, winter]) {
    const [row] = await rowsOf(
      id,
      `select (select count(*) from orders where tenant_id = $1) as orders, (select count(*) from users where tenant_id = $1) as people,
         (select store_name from store_settings where tenant_id = $1) as name,
         (select jsonb_array_length(guest_order_hours) from store_settings where tenant_id = $1) as hours`,
    );
    expect(row).toEqual({
      orders: id === summer ? 2 : 1,
      people: 4,
      name: id === summer ? "La Ceiba" : "El Norte",
      hours: 0,
    });
  }
});

test("days that were summed without their month are summed anew, the month too", async () => {
  for (const id of [summer, winter]) {
    const [mark] = await rowsOf<{ until: string | null }>(
      id,
      "select summed_until as until from report_watermarks where tenant_id = $1",
    );
    expect(mark).toEqual({ until: null });
    while ((await db.inTenant(id, sumDays)) > 0);
    const sums = await rowsOf<{ day: number; month: number }>(
      id,
      `select d.count as day, m.count as month from report_day_sums d
       join report_month_sums m on m.tenant_id = $1 and m.dimension = d.dimension and m.key = d.key and m.detail = d.detail
         and m.month = date_trunc('month', d.business_date)
       where d.tenant_id = $1 and d.dimension = 'order' order by d.business_date`,
    );
    const cancelled = { day: -1, month: -1 };
    expect(sums).toEqual(id === summer ? [{ day: 2, month: 2 }, cancelled] : [{ day: 1, month: 1 }]);
  }
});

test("what was given back keeps its service charge and its whole dishes", async () => {
  const lines = await rowsOf<{ service: number; dishes: number }>(
    winter,
    `select g.service_charge_cents as service, g.dishes from refund_lines g join refunds r on r.tenant_id = $1 and r.id = g.refund_id
     where g.tenant_id = $1 order by r.refund_no`,
  );
  const thirds = [0, 0, 1].map((dishes) => ({ service: 33, dishes }));
  const pieces = [
    { service: 33, dishes: 1 },
    { service: 67, dishes: 2 },
  ];
  const written = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(written(lines)).toEqual(written([...thirds, ...pieces]));
});

test("what was voided or given before counts on the day on which it was done", async () => {
  const acts = await rowsOf<{ days: number; was: string; becomes: string; pieces: number; price: number }>(
    summer,
    `select (now() at time zone 'UTC')::date - business_date as days, was, becomes, quantity as pieces, unit_price_cents as price
     from line_corrections where tenant_id = $1 order by quantity`,
  );
  const isOld = (days: number) => ({ days, was: "sold", price: 1000 });
  expect(acts).toEqual([
    { ...isOld(50), becomes: "voided", pieces: 2 },
    { ...isOld(51), becomes: "free", pieces: 4 },
    { ...isOld(50), becomes: "voided", pieces: 5 },
  ]);
  const orders = await rowsOf<{ days: number; change: number }>(
    summer,
    "select (now() at time zone 'UTC')::date - business_date as days, change from order_corrections where tenant_id = $1",
  );
  expect(orders).toEqual([{ days: 50, change: -1 }]);
  expect(await rowsOf(winter, "select id from line_corrections where tenant_id = $1")).toEqual([]);
});

test("a note of the older generation is worth what was handed over", async () => {
  const notes = await rowsOf<{ to_pay: number }>(
    summer,
    "select to_pay_cents as to_pay from tax_documents where tenant_id = $1 order by control_number",
  );
  expect(notes.map(({ to_pay }) => to_pay)).toEqual([10_080, 10_170, 10_080]);
});

test("a restaurant of before sells on, and its cash closes", async () => {
  await db.inTenant(summer, (tx) =>
    tx.query({
      text: `insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, business_date)
        select tenant_id, gen_random_uuid(), account_id, 2, 2, 2, current_date from orders where tenant_id = $1 and order_no = 1`,
      values: [tx.tenantId],
    }),
  );
  await rowsOf(
    summer,
    "update cash_sessions set closed_at = now() where tenant_id = $1 and closed_at is null",
  );
  const [tenant] = await db.directory("select in_service_since from tenants where id = $1", [summer]);
  expect(tenant).toEqual({ in_service_since: null });
  expect(await rowsOf(summer, "select id from webhook_events where tenant_id = $1")).toEqual([]);
});

test("managers may refund alone from now on", async () => {
  for (const id of [summer, winter])
    expect(
      await rowsOf(
        id,
        "select name, scopes from users where tenant_id = $1 and name in ('Encargada', 'Cajero') order by name desc",
      ),
    ).toEqual([
      { name: "Encargada", scopes: ["INVOICES", "OPERATIONS_MANAGER", "REFUNDS"] },
      { name: "Cajero", scopes: ["ORDER_BILLING", "INVOICES"] },
    ]);
});

test("an announcement keeps its texts, by language", async () => {
  expect(await db.directory("select texts from announcements", [])).toEqual([
    { texts: { es: "El domingo", en: "On Sunday" } },
  ]);
});

test("tributes of what was written by hand are IVA no more", async () => {
  expect(
    await rowsOf(
      summer,
      `select i.tax_total_cents as tax, i.tributes_cents as tributes, r.tax_total_cents as given_tax, r.tributes_cents as given,
         (select json_agg(json_build_array(x.rate_bp, x.base_cents, x.amount_cents)) from invoice_taxes x
           where x.tenant_id = $1 and x.invoice_id = i.id) as taxes,
         (select json_agg(json_build_array(l.tax_cents, l.tributes_cents, g.tax_cents) order by l.id) from invoice_lines l
           join refund_lines g on g.tenant_id = $1 and g.invoice_line_id = l.id
           where l.tenant_id = $1 and l.invoice_id = i.id) as lines
       from invoices i join refunds r on r.tenant_id = $1 and r.invoice_id = i.id where i.tenant_id = $1`,
    ),
  ).toEqual([
    {
      tax: 1805,
      tributes: 688,
      given_tax: 1805,
      given: 688,
      taxes: [[1300, 13_885, 1805]],
      lines: [
        [1789, 688, 1789],
        [16, 0, 16],
      ],
    },
  ]);
});
