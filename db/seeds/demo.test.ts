import { beforeAll, expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { databaseBeside } from "#app/server/testing/database.ts";
import { testSecrets } from "#app/server/testing/secrets.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { callRoute, ownTestServer, type TestServer } from "#app/server/testing/test-server.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import { signIn } from "#core/auth/contract/auth.ts";
import { platformDemoSignIn, platformSignIn } from "#core/auth/contract/operator-session.ts";
import { demoSignIns as demoSignInsOf } from "#core/auth/server/demo-sign-ins.ts";
import { authRoutes } from "#core/auth/server/routes.ts";
import { paymentSummary, payOrders } from "#money/payments/contract/payments.ts";
import { listReceivables } from "#money/receivables/contract/receivables.ts";
import { hasDuiCheckDigit } from "#platform/domain/identity/tax-numbers.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { cancelOrders, completeOrders, listOrders } from "#service/orders/contract/orders.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { demoPassword, platformRoot } from "./demo/demo-people.ts";
import { unmatchedWords } from "./demo/unmatched-words.ts";
import {
  type DemoTenants,
  demoSignIns,
  mayHoldDemo,
  offeredOperator,
  offeredSignIns,
  refreshDemo,
  seedDemo,
} from "./demo.ts";
import { stockDifferences } from "./stock.ts";

const now = new Date("2031-05-14T13:10:00-06:00");
let server: TestServer;
let ids: DemoTenants;

beforeAll(async () => {
  server = await ownTestServer();
  expect(await mayHoldDemo(server.db)).toBe(true);
  // Nobody waits for it: it gives a courtesy with its PIN inside the one transaction that makes a restaurant.
  const db = databaseBeside(server.appUrl);
  ids = await seedDemo(db, { now, secrets: testSecrets });
  await db.close();
});

function inRestaurant<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return server.db.inTenant(ids.restaurant, work);
}

/** What the console's sign-in page offers. */
async function offeredByConsole() {
  const app = await buildApp({ ...server.deps, demoOperator: offeredOperator }, [authRoutes], {
    secure: false,
    trustProxy: false,
  });
  const [person] = (await callRoute(app, platformDemoSignIn, {})).ok.people;
  await app.close();
  if (!person) throw new Error("The demo offers its operator");
  return { username: person.username, password: person.password, code: person.code };
}

test("the whole menu is translated to every language, and no translation is left over", async () => {
  expect(await inRestaurant(unmatchedWords)).toEqual([]);
});

test("every demo sign-in that is printed works", async () => {
  expect(demoSignIns).toHaveLength(8);
  for (const line of demoSignIns) {
    const [username = "", password = ""] = line.split(/\s+/);
    expect(password).toBe(demoPassword);
    const isOperator = username === platformRoot.username;
    const reply = isOperator
      ? await callRoute(server.app, platformSignIn, { body: await offeredByConsole() })
      : await callRoute(server.app, signIn, { body: { username, password } });
    expect([username, reply.status]).toEqual([username, 200]);
  }
});

test("a database with the demo is not empty, and seeding again adds nothing", async () => {
  expect(await mayHoldDemo(server.db)).toBe(false);
  expect(await seedDemo(server.db, { now, secrets: testSecrets })).toEqual(ids);
});

test("what is in stock is the sum of its movements", async () => {
  for (const tenantId of Object.values(ids))
    expect(await server.db.inTenant(tenantId, stockDifferences)).toEqual([]);
});

test("what was bought stands in the ledger at its price", async () => {
  const [row] = await inRestaurant((tx) =>
    tx.query({
      text: `select count(*) > 10 as purchases, max(number) = count(*) as numbered,
          (select value = max(p.number) from counters where tenant_id = $1 and series = 'purchase') as counted,
          count(*) filter (where status = 'cancelled')::integer as cancelled,
          (select count(*) > 5 from purchase_items where tenant_id = $1 and rise_bp is not null) as dearer,
          (select count(*)::integer from vendors where tenant_id = $1) as vendors,
          (select count(*)::integer from purchase_items l where l.tenant_id = $1 and l.moved_quantity <> (
            select sum(m.quantity) from stock_movements m join purchases q on q.tenant_id = $1 and q.id = m.purchase_id
            where m.tenant_id = $1 and m.purchase_id = l.purchase_id and m.inventory_item_id = l.inventory_item_id
              and m.cause = 'purchase' and m.unit_cost_micros is not distinct from l.unit_cost_micros)
            / (select count(*) from purchase_items s where s.tenant_id = $1 and s.purchase_id = l.purchase_id
              and s.inventory_item_id = l.inventory_item_id)) as unexplained
        from purchases p where p.tenant_id = $1`,
      values: [tx.tenantId],
    }),
  );
  expect(row).toEqual({
    purchases: true,
    numbered: true,
    counted: true,
    cancelled: 1,
    dearer: true,
    vendors: 5,
    unexplained: 0,
  });
});

test("invoices, their taxes and their payments say the same, and numbers have no gap", async () => {
  const wrong = await inRestaurant((tx) =>
    tx.query({
      text: `select i.invoice_no from invoices i where i.tenant_id = $1 and (
          i.total_cents <> i.sub_total_cents + i.tax_total_cents
          or i.total_cents <> (select sum(t.base_cents + t.amount_cents) from invoice_taxes t where t.tenant_id = $1 and t.invoice_id = i.id)
          or (i.total_cents, i.tip_cents) <> (select sum(p.amount_cents), sum(p.tip_cents) from payments p where p.tenant_id = $1 and p.invoice_id = i.id)
          or not exists (select from invoice_lines l where l.tenant_id = $1 and l.invoice_id = i.id))`,
      values: [tx.tenantId],
    }),
  );
  expect(wrong).toEqual([]);
  const [numbers] = await inRestaurant((tx) =>
    tx.query({
      text: `select (select max(order_no) = count(*) from orders where tenant_id = $1) as orders,
          (select max(invoice_no) = count(*) from invoices where tenant_id = $1) as invoices,
          (select value from counters where tenant_id = $1 and series = 'order')
            = (select max(order_no) from orders where tenant_id = $1) as counted,
          (select count(*) > 300 from invoices where tenant_id = $1) as enough,
          (select count(distinct business_date) >= 10 from invoices where tenant_id = $1) as days,
          (select bool_and(created_at <= $2) from orders where tenant_id = $1) as past`,
      values: [tx.tenantId, now],
    }),
  );
  expect(numbers).toEqual({
    orders: true,
    invoices: true,
    counted: true,
    enough: true,
    days: true,
    past: true,
  });
});

test("a sale was given back in full, with its reason and who approved it", async () => {
  const refunds = await inRestaurant((tx) =>
    tx.query({
      text: `select r.refund_no, r.reason, r.amount_cents = i.total_cents as whole, r.approver_id is not null as approved,
          r.created_at between s.opened_at and coalesce(s.closed_at, $2) as within, d.kind,
          (select sum(l.amount_cents) = r.amount_cents from refund_lines l where l.tenant_id = $1 and l.refund_id = r.id) as told
        from refunds r join invoices i on i.tenant_id = $1 and i.id = r.invoice_id
        join cash_sessions s on s.tenant_id = $1 and s.id = r.cash_session_id
        join document_tasks d on d.tenant_id = $1 and d.refund_id = r.id where r.tenant_id = $1`,
      values: [tx.tenantId, now],
    }),
  );
  expect(refunds).toEqual([
    {
      refund_no: 1,
      reason: "Se cobró dos veces",
      whole: true,
      approved: true,
      within: true,
      kind: "invalidation",
      told: true,
    },
  ]);
});

/** What a till would know of the days that SQL writes: who moved a dish last, and who took its ingredients. */
const unknownOfThePast = ["order_lines.status_changed_by", "stock_movements.created_by"];

test("a paid sale of the demo has every column that one of the till has", async () => {
  const owner = await aPerson(server, ids.restaurant, { role: "admin" });
  const { menuItems, paymentTypes } = (await owner.call(posInit)).ok;
  const dish = menuItems.find((item) => item.variants.length === 0 && item.addons.length === 0);
  const cash = paymentTypes.find((type) => type.icon === "cash");
  if (!dish || !cash) throw new Error("the demo sells dishes for cash");
  const cart = aCart([aLine({ id: dish.id, price: decimalFromCents(dish.price) })], {
    deliveryType: "takeaway",
    tableId: null,
  });
  const { orderId } = (await owner.call(createOrder, { body: cart })).ok;
  const orderIds = [orderId];
  expect((await owner.call(completeOrders, { body: { orderIds } })).status).toBe(200);
  const { summary } = (await owner.call(paymentSummary, { body: { orderIds } })).ok;
  const body = {
    orderIds,
    subTotal: decimalFromCents(summary.subtotal),
    taxTotal: decimalFromCents(summary.tax_total),
    serviceChargeTotal: decimalFromCents(summary.service_charge_total),
    total: decimalFromCents(summary.total),
    received: 20,
    selectedPaymentType: cash.id,
  };
  expect((await owner.call(payOrders, { body })).status).toBe(200);
  const missing = await inRestaurant(async (tx) => {
    const [past] = await tx.query<{ id: OrderId }>({
      text: `select o.id from orders o join accounts a on a.tenant_id = $1 and a.id = o.account_id
        join invoice_orders io on io.tenant_id = $1 and io.order_id = o.id
        join payments p on p.tenant_id = $1 and p.invoice_id = io.invoice_id and p.received_cents is not null
        where o.tenant_id = $1 and o.id <> $2 and a.dining_option = 'takeaway' order by o.id limit 1`,
      values: [tx.tenantId, orderId],
    });
    const known = past ? await filledColumns(tx, past.id) : [];
    return (await filledColumns(tx, orderId)).filter((column) => !known.includes(column));
  });
  expect(missing).toEqual(unknownOfThePast);
});

/** Columns of the rows of an order and of its payment that hold something in at least one of them. */
async function filledColumns(tx: Tx, orderId: OrderId): Promise<string[]> {
  const rows = await tx.query<{ column: string }>({
    text: `with o as (select * from orders where tenant_id = $1 and id = $2),
      i as (select i.* from invoices i join invoice_orders io on io.tenant_id = $1 and io.invoice_id = i.id
        where i.tenant_id = $1 and io.order_id = $2),
      found as (
        select 'accounts' as name, to_jsonb(a) as row from accounts a, o where a.tenant_id = $1 and a.id = o.account_id
        union all select 'orders', to_jsonb(o) from o
        union all select 'order_lines', to_jsonb(l) from order_lines l where l.tenant_id = $1 and l.order_id = $2
        union all select 'stock_movements', to_jsonb(m) from stock_movements m where m.tenant_id = $1 and m.order_id = $2
        union all select 'invoices', to_jsonb(i) from i
        union all select 'invoice_lines', to_jsonb(l) from invoice_lines l, i where l.tenant_id = $1 and l.invoice_id = i.id
        union all select 'invoice_taxes', to_jsonb(t) from invoice_taxes t, i where t.tenant_id = $1 and t.invoice_id = i.id
        union all select 'payments', to_jsonb(p) from payments p, i where p.tenant_id = $1 and p.invoice_id = i.id
      )
      select distinct found.name || '.' || part.key as column
      from found, jsonb_each(found.row) as part where part.value <> 'null'::jsonb order by 1`,
    values: [tx.tenantId, orderId],
  });
  return rows.map(({ column }) => column);
}

test("the menu is whole: ten categories, pictures of their own, choices and recipes", async () => {
  const owner = await aPerson(server, ids.restaurant, { role: "admin" });
  const { categories, menuItems, storeTables, paymentTypes } = (await owner.call(posInit)).ok;
  expect(categories.length).toBeGreaterThanOrEqual(8);
  expect(menuItems.length).toBeGreaterThanOrEqual(45);
  const alone = menuItems.filter((item) => item.combo === undefined);
  expect(new Set(alone.map((item) => item.image)).size).toBe(alone.length);
  expect(menuItems.every((item) => (item.description ?? "").length > 10)).toBe(true);
  expect(menuItems.some((item) => item.tax_type === "exclusive")).toBe(true);
  expect(storeTables).toHaveLength(12);
  expect(new Set(storeTables.map((table) => table.floor))).toEqual(new Set(["Salón", "Terraza"]));
  expect(paymentTypes.length).toBeGreaterThanOrEqual(4);
  const picture = await server.app.inject({
    url: `/api/v1${menuItems[0]?.image}`,
    cookies: owner.cookies,
  });
  expect(picture.headers["content-type"]).toBe("image/webp");
  expect(picture.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  expect(picture.rawPayload.length).toBeLessThan(20_000);
});

test("open accounts wait in different states", async () => {
  const owner = await aPerson(server, ids.restaurant, { role: "admin" });
  const { groups } = (await owner.call(listOrders)).ok;
  // What this file paid first is still waited for.
  expect(groups.filter((group) => group.order_ids.length > 0)).toHaveLength(9);
  const statuses = groups.flatMap((group) =>
    group.orders.flatMap((order) => order.items.map((item) => item.status)),
  );
  expect(new Set(statuses)).toEqual(new Set(["created", "preparing", "completed", "delivered"]));
  expect(groups.filter((group) => group.billRequest?.status === "REQUESTED")).toHaveLength(1);
});

test("cancelling an open order returns what it took, and stock still adds up", async () => {
  const owner = await aPerson(server, ids.restaurant, { role: "admin" });
  const { groups } = (await owner.call(listOrders)).ok;
  const fresh = groups.find(({ orders }) =>
    orders.every(({ items }) => items.every((item) => item.status === "created")),
  );
  const reply = await owner.call(cancelOrders, { body: { orderIds: [...(fresh?.order_ids ?? [])] } });
  expect(reply.status).toBe(200);
  expect(await inRestaurant(stockDifferences)).toEqual([]);
});

test("two companies buy on account and owe invoices of several ages", async () => {
  const owner = await aPerson(server, ids.restaurant, { role: "admin" });
  const { rows } = (await owner.call(listReceivables)).ok;
  expect(rows).toHaveLength(2);
  const left = rows.map(({ credit_limit, balance }) => (credit_limit ?? 0) - balance);
  expect(left.filter((cents) => cents > 0 && cents <= 1_000)).toHaveLength(1);
  const [counts] = await inRestaurant((tx) =>
    tx.query({
      text: `select (select count(*)::integer from account_payments where tenant_id = $1) as payments,
          (select bool_and(cash_session_id is not null) from account_payments where tenant_id = $1) as in_a_session,
          (select count(distinct width_bucket($2::date - business_date, array[31, 61, 91]))::integer from customer_debts
            where tenant_id = $1 and open_cents > 0) as ages`,
      values: [tx.tenantId, now],
    }),
  );
  expect(counts).toEqual({ payments: 2, in_a_session: true, ages: 4 });
});

test("customers have documents that fit", async () => {
  const customers = await inRestaurant((tx) =>
    tx.query<{ type: string; doc_number: string; nit: string | null; nrc: string | null }>({
      text: "select type, doc_number, nit, nrc from customers where tenant_id = $1",
      values: [tx.tenantId],
    }),
  );
  expect(customers).toHaveLength(30);
  for (const { type, doc_number, nit, nrc } of customers) {
    if (type === "CONSUMIDOR_FINAL") expect(hasDuiCheckDigit(doc_number)).toBe(true);
    else expect([nit, nrc]).toEqual([expect.stringMatching(/^\d{14}$/), expect.stringMatching(/^\d{6,7}$/)]);
  }
});

const here = { request: { headers: {} } } as unknown as PublicContext;

test("the sign-in page is offered the staff whose password is still the demo's", async () => {
  const people = async (demo: typeof offeredSignIns) => {
    const reply = await demoSignInsOf(here, { ...server.deps, demo });
    return reply.people.map(({ username }) => username);
  };
  expect(await people([])).toEqual([]);
  expect(await people(offeredSignIns)).toEqual(offeredSignIns.map(({ username }) => username));
  const change = (username: string, columns: string, value: unknown) =>
    inRestaurant((tx) =>
      tx.query({
        text: `update users set ${columns} = $3 where tenant_id = $1 and username = $2`,
        values: [tx.tenantId, username, value],
      }),
    );
  await change("barra@demo.comanda.test", "password_hash", await hashPassword("una-clave-propia-9"));
  await change("cocina@demo.comanda.test", "is_active", false);
  const left = await people(offeredSignIns);
  expect(left).toHaveLength(offeredSignIns.length - 2);
  expect(left).not.toContain("barra@demo.comanda.test");
  expect(left).not.toContain("cocina@demo.comanda.test");
});

test("days later what was left open is of the last hour again, in its order", async () => {
  const open = () =>
    inRestaurant((tx) =>
      tx.query<{ order_no: number; created_at: Date; token_no: number }>({
        text: `select order_no, created_at, token_no from orders
          where tenant_id = $1 and payment_status = 'unpaid' and cancelled_at is null order by created_at, order_no`,
        values: [tx.tenantId],
      }),
    );
  const before = await open();
  const later = new Date(now.getTime() + 3 * 24 * 3_600_000 + 5 * 3_600_000);
  await refreshDemo(server.db, new Date(now.getTime() + 10 * 60_000));
  expect(await open()).toEqual(before);
  const soon = new Date(now.getTime() + 30 * 60_000);
  await refreshDemo(server.db, soon);
  const newest = Math.max(...(await open()).map(({ created_at }) => created_at.getTime()));
  expect((soon.getTime() - newest) / 60_000).toBeCloseTo(2);
  await refreshDemo(server.db, later);
  const after = await open();
  expect(after.map(({ order_no }) => order_no)).toEqual(before.map(({ order_no }) => order_no));
  for (const { created_at } of after) {
    const minutes = (later.getTime() - created_at.getTime()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(2);
    expect(minutes).toBeLessThanOrEqual(52);
  }
  const [counter] = await inRestaurant((tx) =>
    tx.query<{ value: number }>({
      text: "select value from order_tokens where tenant_id = $1 order by day desc limit 1",
      values: [tx.tenantId],
    }),
  );
  expect(counter?.value).toBeGreaterThanOrEqual(Math.max(...after.map(({ token_no }) => token_no)));
  // The courtesy of an open account went along, and left nothing on the days where it was.
  const given = await inRestaurant((tx) =>
    tx.query<{ is_of_its_order: boolean; is_whole: boolean }>({
      text: `select k.business_date = max(o.business_date) as is_of_its_order,
          sum(case when k.becomes = 'free' then k.quantity else -k.quantity end) = max(l.quantity) as is_whole
        from line_corrections k
        join order_lines l on l.tenant_id = $1 and l.id = k.order_line_id
        join orders o on o.tenant_id = $1 and o.id = l.order_id and o.payment_status = 'unpaid'
        where k.tenant_id = $1 and k.courtesy_id is not null
        group by k.business_date, k.courtesy_id having sum(case when k.becomes = 'free' then 1 else -1 end) <> 0`,
      values: [tx.tenantId],
    }),
  );
  expect(given).toEqual([{ is_of_its_order: true, is_whole: true }]);
});

test("the price list of the delivery platform costs fifteen percent more", async () => {
  const rules = await inRestaurant((tx) =>
    tx.query<{ title: string; percent_bp: number }>({
      text: "select title, percent_bp from price_rules where tenant_id = $1",
      values: [tx.tenantId],
    }),
  );
  expect(rules).toEqual([{ title: "PedidosYa", percent_bp: 1_500 }]);
});
