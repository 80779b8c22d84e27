// The acts of a random day (`money-model.ts`): each is done to the product and to the model.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Random } from "#db/seeds/random.ts";
import { moveCash, openCashSession } from "#money/cash/contract/cash.ts";
import { cashMovementKinds } from "#money/cash/domain/cash-session.ts";
import { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import {
  type PayableLine,
  paymentSummary,
  payOrders,
  payPart,
  undoPart,
} from "#money/payments/contract/payments.ts";
import { readRefundable, refundSale } from "#money/refunds/contract/refunds.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { giveCourtesy } from "#service/orders/contract/courtesies.ts";
import { cancelOrders, completeOrders, updateLineStatus } from "#service/orders/contract/orders.ts";
import { countOf, openingOf } from "./cash-desk.ts";
import { aKey, type Floor } from "./floor.ts";
import {
  costOf,
  type Discount,
  divided,
  inDrawer,
  type ModelDish,
  type ModelOrder,
  type ModelPart,
  type ModelSession,
  namedIn,
  paidOf,
} from "./money-model.ts";
import type { CallInput, Reply } from "./test-server.ts";
import { aCart, aLine } from "./till.ts";

export interface World {
  readonly floor: Floor;
  readonly menu: readonly ModelDish[];
  readonly discounts: readonly Discount[];
  readonly service: number;
  readonly drawerId: number;
  readonly random: Random;
  readonly orders: ModelOrder[];
  /** The open session. */
  session: ModelSession;
  /** The ones before it, in the order of their Z. */
  readonly closed: ModelSession[];
  call<D extends RouteDefinition>(definition: D, input?: CallInput<D>): Promise<Reply<D>>;
}

const dollars = (cents: number) => cents / 100;

export async function open(world: World): Promise<void> {
  const { floor, menu, random, orders } = world;
  const chosen = Array.from({ length: random.between(1, 4) }, () => ({
    item: random.pick(menu),
    quantity: random.between(1, 3),
  }));
  // One line each: the same dish twice would be one line.
  const lines = [...new Map(chosen.map((choice) => [choice.item.id, choice])).values()];
  const sent = await floor.send(
    aCart(lines.map(({ item, quantity }) => aLine({ id: item.id, price: dollars(item.price), quantity }))),
  );
  const id = sent.ok.orderId;
  // Seats are of tables, where rounds of a visit would be one account: written below the order instead.
  // By the place of a line and not by its id, which depends on the tests before: a seed is the same day again.
  await floor.rows(
    `update order_lines l set seat = 1 + n.place % 2
      from (select id, row_number() over (order by id)::integer as place from order_lines
        where tenant_id = $1 and order_id = $2) n
      where l.tenant_id = $1 and l.id = n.id`,
    id,
  );
  const rows = await floor.rows<{ id: OrderLineId; menu_item_id: ModelDish["id"]; seat: number }>(
    "select id, menu_item_id, seat from order_lines where tenant_id = $1 and order_id = $2 order by id",
    id,
  );
  await world.call(completeOrders, { body: { orderIds: [id] } });
  orders.push({
    id,
    state: "open",
    parts: [],
    discount: null,
    lines: rows.map((row) => {
      const line = lines.find(({ item }) => item.id === row.menu_item_id);
      if (!line) throw new Error("What was sent is in the order");
      const { kind, price } = line.item;
      return { id: row.id, kind, seat: row.seat, price: price * line.quantity, isActive: true };
    }),
  });
}

/** Cancels a line; while the order is being paid in parts, or paid, nothing changes. */
export async function voidLine({ call, random }: World, order: ModelOrder): Promise<void> {
  const line = random.pick(order.lines);
  const reply = await call(updateLineStatus, {
    params: { itemId: line.id },
    body: { status: "cancelled" },
  });
  if (order.state !== "open") return void expect(line.isActive ? reply.status : 409).toBe(409);
  expect(reply.status).toBe(200);
  line.isActive = false;
  if (order.lines.every((line) => !line.isActive)) order.state = "cancelled";
}

export async function cancel({ call }: World, order: ModelOrder): Promise<void> {
  const reply = await call(cancelOrders, { body: { orderIds: [order.id] } });
  if (order.state === "open") {
    order.state = "cancelled";
    for (const line of order.lines) line.isActive = false;
  }
  expect(reply.status).toBe(order.state === "cancelled" ? 200 : 409);
}

/** Gives a line for free; refused once anything of the order was paid. */
export async function courtesy({ call, random }: World, order: ModelOrder): Promise<void> {
  const line = random.pick(order.lines);
  const reply = await call(giveCourtesy, {
    params: { itemId: line.id },
    body: { reason: "Modelo" },
    headers: aKey(),
  });
  if (order.state !== "open" || !line.isActive || line.price === 0)
    return void expect(reply.status).not.toBe(200);
  expect(reply.status).toBe(200);
  line.price = 0;
}

/** Takes a code off an order of which nothing is paid, sometimes; null for none. */
function someDiscount({ random, discounts }: World, order: ModelOrder): Discount | null {
  return order.state === "open" && random.chance(30) ? random.pick(discounts) : order.discount;
}

export async function pay(world: World, order: ModelOrder): Promise<void> {
  const { call, floor, random, service } = world;
  const tip = random.chance(50) ? random.between(1, 300) : 0;
  const isCash = random.chance(50);
  const discount = someDiscount(world, order);
  const cost = costOf({ lines: order.lines, discount }, service);
  if (order.state === "open" && cost.total === 0) return;
  const { cash, card } = floor.small.paymentTypes;
  const body = await floor.payBody([order.id], {
    ...(tip > 0 ? { tipAmount: dollars(tip) } : {}),
    ...namedIn(discount),
    selectedPaymentType: isCash ? cash : card,
  });
  if (order.state === "open" && discount) Object.assign(body, await discounted(world, order, discount));
  const reply = await call(payOrders, { body, headers: aKey() });
  if (order.state !== "open") return void expect(reply.status).toBe(409);
  const { total, tax } = cost;
  expect(reply.ok.receipt).toMatchObject({
    payableTotal: total + tip,
    taxTotal: tax,
    tipTotal: tip,
    discountTotal: cost.discount,
    serviceChargeTotal: cost.service,
  });
  order.discount = discount;
  addPart(world, order, { id: reply.ok.invoice_id, amount: total, tip, isCash });
  order.state = "paid";
}

/** The totals that a cashier sends who saw them with the code. */
async function discounted({ call }: World, order: ModelOrder, discount: Discount) {
  const { summary } = (await call(paymentSummary, { body: { orderIds: [order.id], ...namedIn(discount) } }))
    .ok;
  return {
    subTotal: dollars(summary.subtotal),
    taxTotal: dollars(summary.tax_total),
    serviceChargeTotal: dollars(summary.service_charge_total),
    total: dollars(summary.total),
  };
}

type ModelPayment = Pick<ModelPart, "id" | "amount" | "tip" | "isCash">;

function addPart({ session }: World, order: ModelOrder, payment: ModelPayment): void {
  order.parts.push({
    ...payment,
    session: session.id,
    undone: false,
    refunded: 0,
    tipRefunded: 0,
    left: null,
  });
  session[payment.isCash ? "cash" : "card"] += payment.amount + payment.tip;
}

interface PlannedPart {
  readonly part: object;
  readonly amount: number;
}

/** By amount, in equal shares, by item or by seat; the latter two cost what the summary says, within the whole. */
async function planPart(
  world: World,
  order: ModelOrder,
  discount: Discount | null,
): Promise<PlannedPart | null> {
  const { call, random } = world;
  const balance = costOf({ lines: order.lines, discount }, world.service).total - paidOf(order);
  const kind = random.pick(["amount", "share", "line", "seat", "portion"]);
  if (kind === "amount") {
    const amount = random.between(1, balance);
    return { part: { kind: "amount", amount: dollars(amount) }, amount };
  }
  if (kind === "share") {
    const parts = random.between(1, 4);
    return { part: { kind: "share", parts }, amount: Math.ceil(balance / parts) };
  }
  const body = { orderIds: [order.id], ...namedIn(order.state === "open" ? discount : null) };
  const { lines } = (await call(paymentSummary, { body })).ok;
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(balance);
  const line = random.pick(order.lines);
  if (kind === "portion") return thirdOf(lines.filter((portion) => portion.order_line_id === line.id));
  const chosen = lines.filter((portion) => {
    return kind === "seat" ? portion.seat === line.seat : portion.order_line_id === line.id;
  });
  const amount = chosen.reduce((sum, portion) => sum + portion.amount, 0);
  if (amount === 0) return null;
  const [first] = chosen;
  const part =
    kind === "seat"
      ? { kind: "seat", seat: line.seat }
      : { kind: "lines", lines: [{ order_line_id: line.id, portion: first?.portion_left }] };
  return { part, amount };
}

/** A third of a line of which nothing is paid; the odd cent is in it unless its remainder is the smaller one. */
function thirdOf([line]: readonly PayableLine[]): PlannedPart | null {
  if (!line || line.portion_left.numerator !== line.portion_left.denominator) return null;
  const [amount = 0] = divided(line.amount, [1, 2]);
  if (amount === 0) return null;
  const lines = [{ order_line_id: line.order_line_id, portion: { numerator: 1, denominator: 3 } }];
  return { part: { kind: "lines", lines }, amount };
}

export async function part(world: World, order: ModelOrder): Promise<void> {
  const { call, floor, random, service } = world;
  if (order.state !== "open" && order.state !== "parts") return;
  const discount = someDiscount(world, order);
  const balance = costOf({ lines: order.lines, discount }, service).total - paidOf(order);
  if (balance === 0) return;
  const planned = await planPart(world, order, discount);
  if (planned === null) return;
  const { amount } = planned;
  const tip = random.chance(30) ? random.between(1, 99) : 0;
  const isCash = random.chance(50);
  const { cash, card } = floor.small.paymentTypes;
  const received = isCash ? { received: dollars(amount + tip + random.between(0, 500)) } : {};
  const reply = await call(payPart, {
    body: {
      uuid: randomUUID(),
      orderIds: [order.id],
      expectedBalance: dollars(balance),
      ...namedIn(order.state === "open" ? discount : null),
      part: planned.part as { kind: "rest" },
      tenders: [
        {
          uuid: randomUUID(),
          paymentTypeId: isCash ? cash : card,
          amount: dollars(amount),
          tip: dollars(tip),
          ...received,
        },
      ],
    },
    headers: aKey(),
  });
  expect(reply.ok.balance).toBe(balance - amount);
  expect(reply.ok.receipt.payableTotal).toBe(amount + tip);
  order.discount = discount;
  addPart(world, order, { id: reply.ok.invoice_id, amount, tip, isCash });
  order.state = amount === balance ? "paid" : "parts";
}

/** Takes a part back, while the order is being paid and the drawer that took it is open. */
export async function undo({ call, random, session }: World, order: ModelOrder): Promise<void> {
  if (order.parts.length === 0) return;
  const part = random.pick(order.parts);
  const reply = await call(undoPart, {
    body: { uuid: randomUUID(), invoiceId: part.id, reason: "Modelo" },
    headers: aKey(),
  });
  const isPossible =
    order.state === "parts" && !part.undone && part.session === session.id && part.refunded === 0;
  if (!isPossible) return void expect(reply.status).not.toBe(200);
  expect(reply.status).toBe(200);
  part.undone = true;
  session[part.isCash ? "cash" : "card"] -= part.amount + part.tip;
  if (paidOf(order) > 0) return;
  order.state = "open";
  order.discount = null;
}

/** Gives a paid invoice back: all that is left of it, or one piece. All pieces together are exactly what was paid. */
export async function refund({ orders, ...world }: World): Promise<void> {
  const paid = orders.filter((order) => order.state === "paid");
  const invoices = paid.flatMap(({ parts }) => parts.filter((part) => !part.undone));
  if (invoices.length === 0) return;
  const sale = world.random.pick(invoices);
  for (let times = world.random.between(1, 3); times > 0; times -= 1) await refundSome(world, sale);
}

async function refundSome(world: Omit<World, "orders">, sale: ModelPart): Promise<void> {
  const { call, floor, random, session } = world;
  const seen = (await call(readRefundable, { params: { invoiceId: sale.id } })).ok;
  expect([seen.total, seen.refunded, seen.tip_refunded]).toEqual([
    sale.amount,
    sale.refunded,
    sale.tipRefunded,
  ]);
  sale.left ??= new Map(seen.lines.map((line) => [line.id, line.quantity]));
  const left = [...sale.left].filter(([, pieces]) => pieces > 0);
  if (left.length === 0) return void expect(sale.refunded).toBe(sale.amount);
  const [single] = left;
  const isWhole = random.chance(50) || !single;
  const pieces = isWhole ? left : ([[single[0], 1]] as const);
  const isCash = random.chance(50);
  const { cash, card } = floor.small.paymentTypes;
  const returnsTip = random.chance(30);
  const { ok } = await call(refundSale, {
    body: {
      uuid: randomUUID(),
      invoice_id: sale.id,
      refunded_before: dollars(sale.refunded),
      reason: "Modelo",
      lines: pieces.map(([id, quantity]) => ({ id, quantity })),
      payment_type_id: isCash ? cash : card,
      returns_stock: false,
      returns_tip: returnsTip,
    },
    headers: aKey(),
  });
  const rest = sale.amount - sale.refunded;
  if (isWhole) expect(ok.amount).toBe(rest);
  expect(ok.amount).toBeGreaterThanOrEqual(0);
  expect(ok.amount).toBeLessThanOrEqual(rest);
  expect(ok.tip).toBe(returnsTip ? sale.tip - sale.tipRefunded : 0);
  sale.refunded += ok.amount;
  sale.tipRefunded += ok.tip;
  for (const [id, quantity] of pieces) sale.left.set(id, (sale.left.get(id) ?? 0) - quantity);
  session[isCash ? "cash" : "card"] -= ok.amount + ok.tip;
}

export async function move({ call, random, session }: World): Promise<void> {
  const [kind, amount] = [random.pick(cashMovementKinds), random.between(1, 900)];
  const body = { uuid: randomUUID(), kind, amount: dollars(amount), reason: "Modelo" };
  expect((await call(moveCash, { params: { sessionId: session.id }, body })).status).toBe(200);
  session.moved += kind === "pay_in" ? amount : -amount;
}

/** Opens the drawer with a float that no day empties. */
export async function openSession(world: Pick<World, "call" | "drawerId">): Promise<ModelSession> {
  const body = openingOf(world.drawerId, 500);
  const { session_id } = (await world.call(openCashSession, { body, headers: aKey() })).ok;
  return {
    id: required(session_id, "the session of the opened drawer"),
    float: 50_000,
    moved: 0,
    cash: 0,
    card: 0,
  };
}

/** Counts, a little wrong sometimes, and closes: the Z says so to the cent. A new session begins. */
export async function cut(world: World): Promise<void> {
  const { call, floor, random, session } = world;
  const wrong = { cash: random.between(-100, 100), card: random.between(0, 100) };
  const stated = session.card + wrong.card;
  const { ok } = await call(closeCashSession, {
    params: { sessionId: session.id },
    body: {
      counts: countOf(dollars(inDrawer(session) + wrong.cash)),
      methods: [
        {
          payment_type_id: floor.small.paymentTypes.card,
          vouchers: null,
          taken: dollars(Math.max(0, stated)),
          given_back: dollars(Math.max(0, -stated)),
        },
      ],
      difference_reason: null,
    },
    headers: aKey(),
  });
  world.closed.push(session);
  expect([ok.difference, ok.z_no]).toEqual([wrong.cash, world.closed.length]);
  expect(ok.methods.map((method) => method.difference)).toEqual(wrong.card === 0 ? [] : [wrong.card]);
  world.session = await openSession(world);
}
