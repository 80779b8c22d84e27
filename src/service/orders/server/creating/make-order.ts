import { randomUUID } from "node:crypto";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { decideSource } from "#core/settings/domain/order-source.ts";
import { type RequiredQuantities, requiredQuantities } from "#inventory/inventory/domain/find-shortages.ts";
import { lockStock } from "#inventory/inventory/server/public.ts";
import { offersOf } from "#menu/price-rules/contract/offers.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId, MenuItemId } from "#platform/domain/ids.ts";
import { businessDateOf } from "#platform/domain/periods/business-day.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { cartDemand } from "#service/cart/domain/cart-demand.ts";
import { offersOfSale } from "#service/cart/domain/decide-offered-line.ts";
import { decideSend, type SendRefusal } from "#service/cart/domain/decide-send.ts";
import { customerOfGuest } from "#service/customers/server/public.ts";
import { endDraft } from "#service/drafts/server/public.ts";
import { remainingPortions, takePortions } from "#service/item-limits/server/public.ts";
import { lockQrOrders, markQrOrderProcessed } from "#service/qr-orders/server/public.ts";
import type { createOrder } from "../../contract/create-order.ts";
import { timeHeldCourses } from "../courses/time-held-courses.ts";
import { type CartReading, readCart } from "./cart-queries.ts";
import { type FrozenLine, insertOrder, type NewOrder, type SentOrder } from "./insert-order.ts";
import { lockJoinedAccount } from "./lock-joined-account.ts";
import type { OrderMaker } from "./order-maker.ts";
import { portionsOf } from "./portions-of.ts";
import { type PricedDish, priceCart } from "./price-cart.ts";
import { takersOf } from "./takers-of.ts";

type SentCart = BodyOf<typeof createOrder>;
export type OrderAnswer = ResponseOf<typeof createOrder>;

/** Sends a cart to its stations as one order, in one transaction. */
export function sendCart(ctx: StaffContext, cart: SentCart): Promise<OrderAnswer> {
  return ctx.inTenant((tx) => makeOrder(tx, ctx, cart));
}

/**
 * Makes the order of a cart inside the caller's transaction: the next round of the table's open account, of the account
 * that is named, or of an account of its own; with it countdowns, stock, the guests' order it came from and the draft it
 * was. Every refusal leaves nothing behind. Locks: the draft, the guests' order, the table, limited items, ingredients,
 * each in the order of their ids, and last the account that it joins.
 */
export async function makeOrder(tx: Tx, ctx: OrderMaker, cart: SentCart): Promise<OrderAnswer> {
  const checked = checkedCart(cart);
  if (cart.draft != null) await endDraft(tx, ctx, cart.draft);
  const qrOrder =
    cart.selectedQrOrderItem === null
      ? null
      : found((await lockQrOrders(tx, { id: cart.selectedQrOrderItem }))[0]);
  const [reading, wireOffers] = await Promise.all([
    readCart(tx, checked),
    // Of a combo the items of its parts are sold too.
    readOffers(tx, checked.choiceIds.length > 0 ? null : checked.itemIds),
  ]);
  if (qrOrder && qrOrder.status !== "pending") throw new AppError("qr_order_closed");
  refuseUnknownTableOrCustomer(checked, reading);
  const offers = offersOf(reading.timeZone, wireOffers);
  const source = cart.source ?? reading.accountSource ?? checked.origin.source;
  const instants = { now: ctx.now.getTime(), seenAt: qrOrder?.created_at.getTime() ?? null };
  const force = offersOfSale(offers, instants, { diningOption: cart.deliveryType, source });
  const lines = priceCart(ctx, cart.cart, { items: reading.items, offers, force });
  const dayRule = { zone: reading.timeZone, cutoffHour: reading.cutoffHour };
  const businessDate = businessDateOf(ctx.now.getTime(), dayRule);
  const portions = portionsOf(ctx, lines, remainingPortions(reading.limits, businessDate));
  const countdowns = new Map(
    reading.limits
      .filter(({ itemId }) => portions.has(itemId))
      .map((limit) => [limit.itemId, limit.countdownId]),
  );
  const required = await lockRequiredStock(tx, lines);
  const joined =
    cart.accountId == null ? null : await lockJoinedAccount(tx, cart.accountId, cart.deliveryType);
  const takers = await takersOf(tx, ctx, cart.cart);
  const sent = await insertRound(tx, {
    uuid: cart.uuid ?? randomUUID(),
    now: ctx.now,
    businessDate,
    userId: ctx.userId,
    tableId: checked.tableId,
    accountId: joined?.id ?? null,
    customerId: reading.customerId ?? (qrOrder && (await whoOrdered(tx, ctx, qrOrder))),
    diningOption: cart.deliveryType,
    ...((cart.source === undefined && joined?.origin) || checked.origin),
    lines: lines.map((line) => ({
      ...frozenLine(line, cart.deliveryType, countdowns),
      taken_by: takers.find((id) => id === line.sent.taken_by) ?? null,
    })),
    required,
  });
  if (lines.some(({ hold }) => hold))
    await timeHeldCourses(tx, ctx.now, { orderId: sent.orderId, minutes: reading.courseMinutes });
  tx.emit({ type: "new_order", orderId: sent.orderId, tokenNo: sent.tokenNo });
  await takePortions(tx, portions);
  if (qrOrder) await markQrOrderProcessed(tx, ctx, { id: qrOrder.id, orderId: sent.orderId });
  return orderAnswer(ctx, sent);
}

/** The customer of a guest who told name and phone with their order; null for one who did not. */
async function whoOrdered(
  tx: Tx,
  { now }: OrderMaker,
  {
    guest_name: name,
    guest_phone: phone,
  }: { readonly guest_name: string | null; readonly guest_phone: string | null },
): Promise<CustomerId | null> {
  return name === null || phone === null ? null : customerOfGuest(tx, now, { name, phone });
}

/** What POST /pos/create-order and processing a guests' order answer. */
export function orderAnswer(
  ctx: Pick<StaffContext, "say">,
  { orderId, orderNo, tokenNo }: SentOrder,
): OrderAnswer {
  return { message: ctx.say("pos.order_sent", { orderNo, tokenNo }), tokenNo, orderId, orderNo };
}

const sendRefusals = {
  empty_cart: "empty_cart",
  select_dining_option: "dining_option_required",
  select_table: "table_required",
} as const satisfies Record<SendRefusal, string>;

function checkedCart(cart: SentCart) {
  const decision = decideSend({ lines: cart.cart, diningOption: cart.deliveryType, tableId: cart.tableId });
  if (!decision.ok) throw new AppError(sendRefusals[decision.reason]);
  // A table has its account already.
  if (cart.accountId != null && cart.deliveryType === "dinein")
    throw new AppError("invalid_input", { field: "accountId" });
  const isCustomer = cart.customerType === "CUSTOMER";
  if (isCustomer && cart.customerId === null)
    throw new AppError("customer_required", { field: "customerId" });
  return {
    tableId: cart.deliveryType === "dinein" ? cart.tableId : null,
    customerId: isCustomer ? cart.customerId : null,
    accountId: cart.accountId ?? null,
    itemIds: [...new Set(cart.cart.map((line) => line.id))],
    choiceIds: cart.cart.flatMap(({ parts }) => (parts ?? []).map((part) => part.choice_id)),
    origin: originOf(cart),
  };
}

function originOf({ source, externalNumber, deliveryType: diningOption }: SentCart) {
  const requested = { source: source ?? null, externalNumber: externalNumber ?? null, diningOption };
  const decision = decideSource(requested);
  if (decision.ok) return { source: decision.source, externalNumber: decision.externalNumber };
  if (decision.reason === "source_unfit") throw new AppError("invalid_input", { field: "source" });
  throw new AppError("external_number_required", { field: "externalNumber" });
}

function refuseUnknownTableOrCustomer(checked: ReturnType<typeof checkedCart>, reading: CartReading): void {
  if (checked.tableId !== reading.tableId) throw new AppError("table_unknown", { field: "tableId" });
  if (checked.customerId !== null && reading.customerId === null)
    throw new AppError("customer_unknown", { field: "customerId" });
}

/** What the whole cart takes from stock, with those ingredients locked. Refuses `insufficient_stock`. */
async function lockRequiredStock(tx: Tx, lines: readonly PricedDish[]): Promise<RequiredQuantities> {
  const recipes = new Map(lines.map(({ item }) => [item.id, item.recipe]));
  const required = requiredQuantities(cartDemand(lines, recipes));
  await lockStock(tx, required);
  return required;
}

const ROUND_TAKEN = "orders_tenant_id_account_id_round_key";

async function insertRound(tx: Tx, order: NewOrder): Promise<SentOrder> {
  try {
    return await insertOrder(tx, order);
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    if (constraint === ROUND_TAKEN)
      throw new RunAgain("A round joined the account meanwhile", { cause: error });
    throw error;
  }
}

function frozenLine(
  line: PricedDish,
  diningOption: DiningOption,
  countdowns: ReadonlyMap<MenuItemId, string>,
): Omit<FrozenLine, "taken_by"> {
  const { sent, item, variant, addons, unitPrice, notes, rule, combo } = line;
  const demand = cartDemand([line], new Map([[item.id, item.recipe]]));
  const course = sent.course === undefined ? item.course : sent.course;
  return {
    uuid: (combo === null && sent.uuid) || randomUUID(),
    item: item.id,
    station: item.stationId,
    category: item.categoryId,
    category_title: item.categoryTitle,
    title: item.title,
    variant: variant?.id ?? null,
    variant_title: variant?.title ?? null,
    variant_price: variant?.price ?? null,
    addons,
    quantity: sent.quantity,
    price: unitPrice,
    price_rule: rule?.title ?? null,
    tax: item.tax?.id ?? null,
    tax_title: item.tax?.title ?? null,
    tax_rate: item.tax?.rate ?? 0,
    tax_type: item.tax?.type ?? "other",
    notes,
    seat: diningOption === "dinein" ? (sent.seat ?? null) : null,
    course,
    hold: course !== null && line.hold,
    held: Object.fromEntries(requiredQuantities(demand)),
    countdown: countdowns.get(item.id) ?? null,
    combo: combo?.uuid ?? null,
    combo_item: combo?.item.id ?? null,
    combo_title: combo?.item.title ?? null,
  };
}
