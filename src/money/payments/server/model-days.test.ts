import { expect, inject, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import * as acts from "#app/server/testing/money-actions.ts";
import {
  costOf,
  inDrawer,
  lineCosts,
  type ModelOrder,
  type ModelPart,
  modelDiscounts,
  paidOf,
} from "#app/server/testing/money-model.ts";
import { createMenuItem } from "#db/seeds/menu.ts";
import { randomOf } from "#db/seeds/random.ts";
import { cashDesk } from "#money/cash/contract/cash.ts";
import { listCashSessions, readCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { readTips } from "#money/tips/contract/tips.ts";
import { required } from "#platform/server/http/app-error.ts";
import { listOrders } from "#service/orders/contract/orders.ts";
import { paymentSummary } from "../contract/payments.ts";

const { seed, times } = inject("chance");
/** Random days a run lives through; `npm run explore` lives through others. */
const DAYS = times > 1 ? 25 * times : 12;
const STEPS = 12;
const { open, voidLine, cancel, courtesy, pay, part, undo, refund, move, cut } = acts;
const chances = [
  open,
  open,
  voidLine,
  cancel,
  courtesy,
  pay,
  pay,
  part,
  part,
  part,
  undo,
  refund,
  refund,
  move,
  cut,
];

/** Database, cards and summaries against the model. */
async function compare({ call, floor, orders, service }: acts.World): Promise<void> {
  const parts = orders.flatMap((order) => order.parts);
  const activeParts = parts.filter((part) => !part.undone);
  const sum = (key: "amount" | "tip") => activeParts.reduce((total, part) => total + part[key], 0);
  const [money] = await floor.rows(
    `select count(*)::integer as invoices, coalesce(max(invoice_no), 0)::integer as last_no,
       coalesce(sum(total_cents) filter (where r.invoice_id is null), 0)::integer as total,
       coalesce(sum(tip_cents) filter (where r.invoice_id is null), 0)::integer as tips,
       coalesce(sum(sub_total_cents + tax_total_cents + service_charge_total_cents - discount_cents - total_cents), 0)::integer as apart,
       coalesce(sum(total_cents + tip_cents - (
         select sum(p.amount_cents + p.tip_cents) from payments p where p.tenant_id = $1 and p.invoice_id = i.id
       )), 0)::integer as unpaid,
       coalesce(sum(total_cents - (
         select sum(t.base_cents + t.amount_cents) from invoice_taxes t where t.tenant_id = $1 and t.invoice_id = i.id
       )), 0)::integer as untaxed,
       (select count(*)::integer from documents d where d.tenant_id = $1) as documents
     from invoices i left join invoice_reversals r on r.tenant_id = $1 and r.invoice_id = i.id where i.tenant_id = $1`,
  );
  expect(money).toEqual({
    invoices: parts.length,
    last_no: parts.length,
    documents: parts.length,
    total: sum("amount"),
    tips: sum("tip"),
    apart: 0,
    unpaid: 0,
    untaxed: 0,
  });
  // The tax of each invoice is that of its document: 13 of 113 of all that bears it.
  const otherTax = await floor.rows(
    `select i.id from invoices i join invoice_lines l on l.tenant_id = $1 and l.invoice_id = i.id
      where i.tenant_id = $1
      group by i.id, i.tax_total_cents
      having i.tax_total_cents <> round(13.0 * coalesce(sum(l.net_cents + l.service_charge_cents + l.tax_cents)
        filter (where l.tax_type <> 'other' and l.tax_rate_bp > 0), 0) / 113)`,
  );
  expect(otherTax).toEqual([]);
  const owed = new Map(
    orders
      .filter((order) => order.state === "open" || order.state === "parts")
      .map((order) => [order.id, costOf(order, service).total - paidOf(order)]),
  );
  const { groups } = (await call(listOrders)).ok;
  const unpaidGroups = groups.filter((group) => group.order_ids.length > 0);
  expect(new Map(unpaidGroups.map((group) => [group.order_ids[0], group.balance]))).toEqual(owed);
  for (const order of orders.filter(({ id }) => owed.has(id))) await compareSummary({ call, service }, order);
}

/** What a cashier is shown of an account that is not paid: the whole, what each line costs, the parts that were not undone. */
async function compareSummary(
  { call, service }: Pick<acts.World, "call" | "service">,
  order: ModelOrder,
): Promise<void> {
  const { ok } = await call(paymentSummary, { body: { orderIds: [order.id] } });
  const cost = costOf(order, service);
  const balance = cost.total - paidOf(order);
  expect(ok.summary).toMatchObject({
    total: cost.total,
    tax_total: cost.tax,
    service_charge_total: cost.service,
  });
  expect([ok.balance, ok.lines.reduce((total, line) => total + line.amount, 0)]).toEqual([balance, balance]);
  expect(ok.parts.map(({ invoice_id, amount, tip_amount }) => [invoice_id, amount, tip_amount])).toEqual(
    order.parts.filter((part) => !part.undone).map(({ id, amount, tip }) => [id, amount, tip]),
  );
  if (order.state === "open")
    expect(new Map(ok.lines.map((line) => [line.order_line_id, line.amount]))).toEqual(
      lineCosts(order, service),
    );
}

/** The report of tips: what guests gave, by way to pay, and what they got back. */
async function compareTips({ call, orders }: acts.World): Promise<void> {
  const report = (await call(readTips)).ok;
  const activeParts = orders.flatMap((order) => order.parts).filter((part) => !part.undone);
  const sum = (parts: readonly ModelPart[]) => parts.reduce((total, part) => total + part.tip, 0);
  const returned = activeParts.reduce((total, part) => total + part.tipRefunded, 0);
  expect([report.given, report.returned, report.kept]).toEqual([
    sum(activeParts),
    returned,
    sum(activeParts) - returned,
  ]);
  const given = (title: string) => report.methods.find(({ method }) => method === title)?.given ?? 0;
  expect([given("Efectivo"), given("Tarjeta")]).toEqual([
    sum(activeParts.filter((part) => part.isCash)),
    sum(activeParts.filter((part) => !part.isCash)),
  ]);
}

/** Every Z still says what was in its drawer, whatever happened since. */
async function compareZ({ call, orders, closed }: acts.World): Promise<void> {
  const parts = orders.flatMap((order) => order.parts).filter((part) => !part.undone);
  for (const [index, session] of closed.entries()) {
    const { closing, figures } = (await call(readCashSession, { params: { sessionId: session.id } })).ok;
    const own = parts.filter((part) => part.session === session.id);
    const sum = (key: "amount" | "tip") => own.reduce((total, part) => total + part[key], 0);
    expect([closing?.z_no, figures.takings?.expected_cash]).toEqual([index + 1, inDrawer(session)]);
    expect([figures.takings?.sales, figures.takings?.tips]).toEqual([sum("amount"), sum("tip")]);
    expect(figures.pay_in - figures.pay_out - figures.drops).toBe(session.moved);
    const card = closing?.methods.find(({ title }) => title === "Tarjeta");
    expect(card?.expected ?? 0).toBe(session.card);
  }
}

/** X of the open session, and the history of all Z, against the model; and every payment is in exactly one of them. */
async function compareCash({ call, floor, orders, session, closed }: acts.World): Promise<void> {
  const { figures } = (await call(readCashSession, { params: { sessionId: session.id } })).ok;
  expect(figures.takings?.expected_cash).toBe(inDrawer(session));
  const card = figures.takings?.methods.find((method) => !method.is_cash);
  expect(card ? card.amount + card.tips - card.refunds - card.tip_refunds : 0).toBe(session.card);
  const activeParts = orders.flatMap((order) => order.parts).filter((part) => !part.undone);
  const here = activeParts.filter((part) => part.session === session.id);
  const sum = (key: "amount" | "tip") => here.reduce((total, part) => total + part[key], 0);
  expect([figures.takings?.sales, figures.takings?.tips]).toEqual([sum("amount"), sum("tip")]);
  const zs = (await call(listCashSessions, { query: {} })).ok.rows.filter((row) => row.z_no !== null);
  expect(zs.map((row) => row.z_no)).toEqual(closed.map((_, index) => closed.length - index));
  const [refunds] = await floor.rows(
    `select coalesce(sum(amount_cents), 0)::integer as amount, coalesce(sum(tip_cents), 0)::integer as tips
      from refunds where tenant_id = $1`,
  );
  expect(refunds).toEqual({
    amount: activeParts.reduce((total, part) => total + part.refunded, 0),
    tips: activeParts.reduce((total, part) => total + part.tipRefunded, 0),
  });
  const [apart] = await floor.rows<{ count: number }>(
    "select count(*)::integer as count from payments where tenant_id = $1 and cash_session_id is null",
  );
  expect(apart?.count).toBe(0);
}

async function aDay(day: number): Promise<void> {
  const floor = await aFloor();
  const random = randomOf(day);
  // Limits count by address: a day is a restaurant at an address of its own.
  const address = `10.${Math.floor(day / 65_536)}.${Math.floor(day / 256) % 256}.${day % 256}`;
  const call: acts.World["call"] = (definition, input = {}) =>
    floor.admin.call(definition, { ...input, address });
  const menu = await aMenu(floor, day, random.between(1, 999));
  const discounts = await floor.server.db.inTenant(floor.small.tenantId, modelDiscounts);
  const service = random.pick([0, 0, 1000, 750]);
  await floor.rows(
    "update store_settings set service_charge_bp = $2 where tenant_id = $1 returning 1",
    service,
  );
  const [drawer] = (await call(cashDesk)).ok.drawers;
  const drawerId = required(drawer, "the drawer of the house").id;
  const world: acts.World = {
    floor,
    menu,
    discounts,
    service,
    drawerId,
    random,
    orders: [],
    call,
    closed: [],
    session: await acts.openSession({ call, drawerId }),
  };
  await open(world);
  for (let step = 0; step < STEPS; step += 1) await random.pick(chances)(world, random.pick(world.orders));
  await compare(world);
  await compareCash(world);
  await cut(world);
  await compareZ(world);
  await compareTips(world);
}

async function aMenu({ server, small }: Floor, day: number, price: number): Promise<acts.World["menu"]> {
  const { items, categories, taxes } = small;
  const added = await server.db.inTenant(small.tenantId, (tx) =>
    createMenuItem(tx, {
      categoryId: categories.food,
      taxId: taxes.exclusive,
      title: `Café ${day}`,
      price,
      position: 9,
    }),
  );
  return [
    { id: items.carne.id, kind: "inside", price: 650 },
    { id: items.horchata.id, kind: "inside", price: 150 },
    { id: items.cerveza.id, kind: "none", price: 300 },
    { id: added.id, kind: "added", price },
  ];
}

// A restaurant of its own for each day: what one leaves open is no matter of the next.
test.each(Array.from({ length: DAYS }, (_, index) => seed + index))(
  "random day %i: whatever is sold and undone is what plain arithmetic says",
  aDay,
);
