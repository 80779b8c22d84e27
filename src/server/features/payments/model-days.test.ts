import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createMenuItem } from "../../../../db/seeds/menu.ts";
import { type Random, randomOf } from "../../../../db/seeds/random.ts";
import { payPart, undoPart } from "../../../contract/charge.ts";
import {
  cancelOrders,
  completeOrders,
  listOrders,
  paymentSummary,
  payOrders,
  updateLineStatus,
} from "../../../contract/orders.ts";
import type { InvoiceId, MenuItemId, OrderId, OrderLineId } from "../../../domain/ids.ts";
import { aFloor, aKey, type Floor } from "../../testing/floor.ts";
import { aCart, aLine } from "../../testing/till.ts";

/** Random days a run lives through; more by MODEL_DAYS (`MODEL_DAYS=5000 npx vitest run …/model-days.test.ts`). */
// biome-ignore lint/style/noProcessEnv: how long a test runs is no setting of the product
const DAYS = Number(process.env.MODEL_DAYS ?? 100);
const STEPS = 8;
const LONG_RUN_MS = 24 * 60 * 60_000;
/** One address may ask so much in a minute: a long run waits for the next one. */
const DAYS_A_MINUTE = 150;
const MINUTE = 60_000;

// The model: plain integers of cents and nothing of the product's arithmetic. IVA is 13 %.
type Kind = "added" | "inside" | "none";

interface ModelLine {
  readonly id: OrderLineId;
  readonly kind: Kind;
  readonly price: number;
  standing: boolean;
}

interface ModelOrder {
  readonly id: OrderId;
  readonly lines: readonly ModelLine[];
  state: "open" | "parts" | "paid" | "cancelled";
  readonly parts: {
    readonly id: InvoiceId;
    readonly amount: number;
    readonly tip: number;
    undone: boolean;
  }[];
}

interface World {
  readonly floor: Floor;
  readonly menu: readonly { readonly id: MenuItemId; readonly kind: Kind; readonly price: number }[];
  readonly service: number;
  readonly random: Random;
  readonly orders: ModelOrder[];
}

const halfUp = (top: number, bottom: number) => Math.floor((2 * top + bottom) / (2 * bottom));

/** Largest remainder, the earlier of equal ones first. */
function divided(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, one) => sum + one, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / total));
  const ranked = weights
    .map((weight, index) => ({ index, left: (amount * weight) % total }))
    .toSorted((a, b) => b.left - a.left || a.index - b.index);
  const rest = amount - parts.reduce((sum, one) => sum + one, 0);
  const lucky = new Set(ranked.slice(0, rest).map(({ index }) => index));
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0));
}

/** What an order costs, and the tax in it: each kind summed up with its service, then taxed once. */
function costOf({ lines }: ModelOrder, service: number): { total: number; tax: number } {
  const sums = (["added", "inside", "none"] as const).map((kind) =>
    lines.reduce((sum, line) => sum + (line.standing && line.kind === kind ? line.price : 0), 0),
  );
  const listed = sums.reduce((sum, one) => sum + one, 0);
  const charges = divided(halfUp(listed * service, 10_000), sums);
  const [added = 0, inside = 0, none = 0] = sums.map((sum, index) => sum + (charges[index] ?? 0));
  const onTop = halfUp(added * 13, 100);
  return { total: added + onTop + inside + none, tax: onTop + halfUp(inside * 13, 113) };
}

const paidOf = (order: ModelOrder) =>
  order.parts.reduce((sum, part) => sum + (part.undone ? 0 : part.amount), 0);
const dollars = (cents: number) => cents / 100;

async function open({ floor, menu, random, orders }: World): Promise<void> {
  const chosen = Array.from({ length: random.between(1, 4) }, () => ({
    item: random.pick(menu),
    quantity: random.between(1, 3),
  }));
  // One line each: the same dish twice would be one line.
  const lines = [...new Map(chosen.map((one) => [one.item.id, one])).values()];
  const sent = await floor.send(
    aCart(lines.map(({ item, quantity }) => aLine({ id: item.id, price: dollars(item.price), quantity }))),
  );
  const id = sent.ok.orderId;
  const rows = await floor.rows<{ id: OrderLineId; menu_item_id: MenuItemId; quantity: number }>(
    "select id, menu_item_id, quantity from order_lines where tenant_id = $1 and order_id = $2 order by id",
    id,
  );
  await floor.admin.call(completeOrders, { body: { orderIds: [id] } });
  orders.push({
    ...{ id, state: "open", parts: [] },
    lines: rows.map((row) => {
      const item = menu.find((one) => one.id === row.menu_item_id);
      return {
        id: row.id,
        kind: item?.kind ?? "none",
        price: (item?.price ?? 0) * row.quantity,
        standing: true,
      };
    }),
  });
}

/** Cancels a line; while the order is being paid in parts, or paid, nothing changes. */
async function voidLine({ floor, random }: World, order: ModelOrder): Promise<void> {
  const line = random.pick(order.lines);
  const reply = await floor.admin.call(updateLineStatus, {
    params: { itemId: line.id },
    body: { status: "cancelled" },
  });
  if (order.state !== "open") return void expect(line.standing ? reply.status : 409).toBe(409);
  expect(reply.status).toBe(200);
  line.standing = false;
  if (order.lines.every((one) => !one.standing)) order.state = "cancelled";
}

async function cancel({ floor }: World, order: ModelOrder): Promise<void> {
  const reply = await floor.admin.call(cancelOrders, { body: { orderIds: [order.id] } });
  if (order.state === "open") {
    order.state = "cancelled";
    for (const line of order.lines) line.standing = false;
  }
  expect(reply.status).toBe(order.state === "cancelled" ? 200 : 409);
}

async function pay({ floor, random, service }: World, order: ModelOrder): Promise<void> {
  const tip = random.chance(50) ? random.between(1, 300) : 0;
  const body = await floor.payBody([order.id], tip > 0 ? { tipAmount: dollars(tip) } : {});
  const reply = await floor.admin.call(payOrders, { body, headers: aKey() });
  if (order.state !== "open") return void expect(reply.status).toBe(409);
  const { total, tax } = costOf(order, service);
  expect(reply.ok.receipt).toMatchObject({ payableTotal: total + tip, taxTotal: tax, tipTotal: tip });
  order.parts.push({ id: reply.ok.invoice_id, amount: total, tip, undone: false });
  order.state = "paid";
}

async function part({ floor, random, service }: World, order: ModelOrder): Promise<void> {
  if (order.state !== "open" && order.state !== "parts") return;
  const balance = costOf(order, service).total - paidOf(order);
  const guests = random.between(1, 4);
  const amount = random.chance(50) ? Math.ceil(balance / guests) : random.between(1, balance);
  const tip = random.chance(30) ? random.between(1, 99) : 0;
  const given = dollars(amount);
  const reply = await floor.admin.call(payPart, {
    body: {
      ...{ uuid: randomUUID(), orderIds: [order.id], expectedBalance: dollars(balance) },
      part: { kind: "amount", amount: given },
      tenders: [
        {
          uuid: randomUUID(),
          paymentTypeId: floor.small.paymentTypes.card,
          amount: given,
          tip: dollars(tip),
        },
      ],
    },
    headers: aKey(),
  });
  expect(reply.ok.balance).toBe(balance - amount);
  expect(reply.ok.receipt.payableTotal).toBe(amount + tip);
  order.parts.push({ id: reply.ok.invoice_id, amount, tip, undone: false });
  order.state = amount === balance ? "paid" : "parts";
}

async function undo({ floor, random }: World, order: ModelOrder): Promise<void> {
  if (order.parts.length === 0) return;
  const one = random.pick(order.parts);
  const reply = await floor.admin.call(undoPart, {
    body: { uuid: randomUUID(), invoiceId: one.id, reason: "Modelo" },
    headers: aKey(),
  });
  if (order.state !== "parts" || one.undone) return void expect(reply.status).not.toBe(200);
  expect(reply.status).toBe(200);
  one.undone = true;
  if (paidOf(order) === 0) order.state = "open";
}

const acts = [open, open, voidLine, cancel, pay, part, part, part, undo] as const;

/** Database, cards and summaries against the model. */
async function compare({ floor, orders, service }: World): Promise<void> {
  const parts = orders.flatMap((order) => order.parts);
  const standing = parts.filter((one) => !one.undone);
  const sum = (key: "amount" | "tip") => standing.reduce((total, one) => total + one[key], 0);
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
    ...{ invoices: parts.length, last_no: parts.length, documents: parts.length },
    ...{ total: sum("amount"), tips: sum("tip"), apart: 0, unpaid: 0, untaxed: 0 },
  });
  const [paidTax] = await floor.rows<{ tax: number }>(
    `select coalesce(sum(tax_total_cents), 0)::integer as tax from invoices i
      where tenant_id = $1 and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)
        and exists (select from invoice_orders x join orders o on o.tenant_id = $1 and o.id = x.order_id
          where x.tenant_id = $1 and x.invoice_id = i.id and o.payment_status = 'paid')`,
  );
  const settled = orders.filter((order) => order.state === "paid");
  expect(paidTax?.tax).toBe(settled.reduce((tax, order) => tax + costOf(order, service).tax, 0));
  const owed = new Map(
    orders
      .filter((order) => order.state === "open" || order.state === "parts")
      .map((order) => [order.id, costOf(order, service).total - paidOf(order)]),
  );
  const { groups } = (await floor.admin.call(listOrders)).ok;
  expect(new Map(groups.map((group) => [group.order_ids[0], group.balance]))).toEqual(owed);
  for (const [id, balance] of [...owed].slice(0, 2)) {
    const { ok } = await floor.admin.call(paymentSummary, { body: { orderIds: [id] } });
    expect([ok.balance, ok.lines.reduce((total, line) => total + line.amount, 0)]).toEqual([
      balance,
      balance,
    ]);
  }
}

let floor: Floor;

async function aDay(day: number): Promise<void> {
  const random = randomOf(day);
  const { items, categories, taxes } = floor.small;
  const added = await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    createMenuItem(tx, {
      ...{ categoryId: categories.food, taxId: taxes.exclusive, title: `Café ${day}` },
      ...{ price: random.between(1, 999), position: 9 },
    }),
  );
  const service = random.pick([0, 0, 1000, 750]);
  await floor.rows(
    "update store_settings set service_charge_bp = $2 where tenant_id = $1 returning 1",
    service,
  );
  const menu = [
    { id: items.carne.id, kind: "inside", price: 650 },
    { id: items.horchata.id, kind: "inside", price: 150 },
    { id: items.cerveza.id, kind: "none", price: 300 },
    { id: added.id, kind: "added", price: added.price },
  ] as const;
  const world: World = { floor, menu, service, random, orders: [] };
  await open(world);
  for (let step = 0; step < STEPS; step += 1) await random.pick(acts)(world, random.pick(world.orders));
  await compare(world);
}

test(
  `${DAYS} random days: whatever is opened, voided, split, paid and undone is what plain arithmetic says`,
  async () => {
    for (let day = 1; day <= DAYS; day += 1) {
      // A restaurant of its own for each day: what one leaves open is no matter of the next.
      floor = await aFloor();
      if (day % DAYS_A_MINUTE === 0) await new Promise((resolve) => setTimeout(resolve, MINUTE));
      await aDay(day).catch((error: Error) => {
        throw new Error(`Day ${day}: ${error.message}`, { cause: error });
      });
    }
  },
  LONG_RUN_MS,
);
