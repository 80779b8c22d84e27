import { randomUUID } from "node:crypto";
import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { decideSource } from "#core/settings/domain/order-source.ts";
import { type RequiredQuantities, requiredQuantities } from "#inventory/inventory/domain/recipe.ts";
import { lockStock } from "#inventory/inventory/server/public.ts";
import { offersOf } from "#menu/price-rules/contract/offers.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { AccountId, CustomerId, MenuItemId, UserId } from "#platform/domain/ids.ts";
import { businessDateOf } from "#platform/domain/periods/business-day.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { cartDemand } from "#service/cart/domain/cart-totals.ts";
import { offersOfSale } from "#service/cart/domain/decide-offered-line.ts";
import { decideSend, type SendRefusal } from "#service/cart/domain/decide-send.ts";
import { customerOfGuest } from "#service/customers/server/public.ts";
import { endDraft } from "#service/drafts/server/public.ts";
import { remainingPortions, takePortions } from "#service/item-limits/server/public.ts";
import { lockQrOrders, markQrOrderProcessed } from "#service/qr-orders/server/public.ts";
import type { createOrder } from "../../contract/create-order.ts";
import { selectUnpaidOrders } from "../accounts/account-queries.ts";
import { timeHeldCourses } from "../courses/held-courses.ts";
import { lockAccountRows } from "../reading/order-queries.ts";
import { type CartReading, readCart } from "./cart-queries.ts";
import { type FrozenLine, insertOrder, type NewOrder, type SentOrder } from "./insert-order.ts";
import { type PricedDish, portionsOf, priceCart } from "./price-cart.ts";

type WireCart = BodyOf<typeof createOrder>;
/** A cart that can be sent: it has lines and a dining option. */
type SentCart = WireCart & { readonly deliveryType: DiningOption };
export type OrderAnswer = ResponseOf<typeof createOrder>;

/** Sends a cart to its stations as one order, in one transaction. */
export function sendCart(ctx: StaffContext, cart: WireCart): Promise<OrderAnswer> {
  return ctx.inTenant((tx) => makeOrder(tx, ctx, cart));
}

/**
 * Makes the order of a cart inside the caller's transaction, as the next round of the table's open account or of
 * the named account, or in a new account. It also updates countdowns, stock, the guests' order and the draft it
 * came from. A refusal leaves nothing behind. Locks, each in id order: the draft, the guests' order, the table,
 * limited items, ingredients, and last the account that it joins.
 */
export async function makeOrder(tx: Tx, ctx: OrderMaker, wire: WireCart): Promise<OrderAnswer> {
  const cart = sendableCart(wire);
  const checked = checkedCart(cart);
  if (cart.draft != null) await endDraft(tx, ctx, cart.draft);
  const qrOrder =
    cart.selectedQrOrderItem === null
      ? null
      : found((await lockQrOrders(tx, { id: cart.selectedQrOrderItem }))[0]);
  const [reading, wireOffers] = await Promise.all([
    readCart(tx, checked),
    // With combos, the items of their parts are sold too.
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
  const authors = await lineAuthors(tx, ctx, cart.cart);
  const sent = await insertRound(tx, {
    uuid: cart.uuid ?? randomUUID(),
    now: ctx.now,
    businessDate,
    userId: ctx.userId,
    tableId: checked.tableId,
    accountId: joined?.id ?? null,
    customerId: reading.customerId ?? (qrOrder && (await guestCustomer(tx, ctx, qrOrder))),
    diningOption: cart.deliveryType,
    ...((cart.source === undefined && joined?.origin) || checked.origin),
    lines: lines.map((line) => ({
      ...frozenLine(line, cart.deliveryType, countdowns),
      taken_by: authors.find((id) => id === line.sent.taken_by) ?? null,
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

/** Finds the customer of a guest who gave name and phone with the order; null for any other guest. */
async function guestCustomer(
  tx: Tx,
  { now }: OrderMaker,
  {
    guest_name: name,
    guest_phone: phone,
  }: { readonly guest_name: string | null; readonly guest_phone: string | null },
): Promise<CustomerId | null> {
  return name === null || phone === null ? null : customerOfGuest(tx, now, { name, phone });
}

/** Builds the answer of POST /pos/create-order and of processing a guests' order. */
export function orderAnswer(
  ctx: Pick<StaffContext, "say">,
  { orderId, orderNo, tokenNo }: SentOrder,
): OrderAnswer {
  return { message: ctx.say("pos.order_sent", { orderNo, tokenNo }), tokenNo, orderId, orderNo };
}

const sendRefusals = {
  empty_cart: { code: "empty_cart", field: "cart" },
  select_dining_option: { code: "dining_option_required", field: "deliveryType" },
  select_table: { code: "table_required", field: "tableId" },
} as const satisfies Record<SendRefusal, { code: string; field: string }>;

function sendableCart(cart: WireCart): SentCart {
  const { cart: lines, deliveryType, tableId } = cart;
  const diningOption = deliveryType === "" ? null : deliveryType;
  const decision = decideSend({ lines, diningOption, tableId });
  if (decision.ok) return { ...cart, deliveryType: required(diningOption, "the dining option") };
  const { code, field } = sendRefusals[decision.reason];
  throw new AppError(code, { field });
}

function checkedCart(cart: SentCart) {
  // A table already has its account.
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

/** Returns what the whole cart takes from stock, with those ingredients locked. Refuses `insufficient_stock`. */
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

/**
 * Locks the account that a further order joins and returns its source. Payments and closing come before or after
 * it: refuses `account_closed` when nothing is left to pay, when the account has ended, or when its dining option
 * is a different one by now.
 */
async function lockJoinedAccount(tx: Tx, id: AccountId, diningOption: DiningOption) {
  const account = found((await lockAccountRows(tx, [id]))[0]);
  // This query comes after the lock, so that it sees a payment that held the lock.
  const unpaid = await selectUnpaidOrders(tx, [id]);
  if (account.dining_option !== diningOption || unpaid.length === 0) throw new AppError("account_closed");
  return { id, origin: { source: account.source, externalNumber: account.external_number } };
}

/** Hours within which somebody at a shared till may have begun a cart that is sent now: a day's work. */
const SITTING_HOURS = 16;

/**
 * Returns the people named in lines as having entered them, if they were signed in at the same shared till within
 * this day's work. The sender is left out, and so is everybody who was not there. A person who never belonged to
 * the restaurant is `not_found`.
 */
async function lineAuthors(
  tx: Tx,
  { userId, sessionId, now }: OrderMaker,
  lines: readonly { readonly taken_by?: UserId | undefined }[],
): Promise<UserId[]> {
  const named = new Set(lines.flatMap(({ taken_by }) => taken_by ?? []));
  named.delete(userId);
  if (named.size === 0) return [];
  const since = new Date(now.getTime() - SITTING_HOURS * HOUR_MS);
  await refuseStrangers(tx, [...named]);
  const found = await tx.query<{ user_id: UserId }>({
    text: `select distinct there.user_id
      from sessions mine
      join sessions there on there.tenant_id = mine.tenant_id and there.shared_till_id = mine.shared_till_id
      where mine.tenant_id = $1 and mine.id = $2 and there.user_id = any($3::bigint[])
        and coalesce(there.ended_at, $5) > $4`,
    values: [tx.tenantId, sessionId, [...named], since, now],
  });
  return found.map(({ user_id }) => user_id);
}

async function refuseStrangers(tx: Tx, named: readonly UserId[]): Promise<void> {
  const known = await tx.query({
    text: "select id from users where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, named],
  });
  if (known.length !== named.length) throw new AppError("not_found");
}

/** The author of an order: a signed-in person, or for a guest's phone the waiter of the table. */
export type OrderMaker = Pick<StaffContext, "now" | "say" | "language" | "userId"> & {
  readonly sessionId: StaffContext["sessionId"] | null;
};
