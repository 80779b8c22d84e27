import type { BodyOf, ResponseOf } from "../../../contract/define.ts";
import type { createOrder } from "../../../contract/pos.ts";
import { cartDemand } from "../../../domain/cart/cart-demand.ts";
import { decideSend, type SendRefusal } from "../../../domain/cart/decide-send.ts";
import type { InventoryItemId } from "../../../domain/ids.ts";
import type { OrderSource } from "../../../domain/orders/order-customer.ts";
import { businessDateOf } from "../../../domain/periods/business-day.ts";
import {
  decideStock,
  type RequiredQuantities,
  requiredQuantities,
} from "../../../domain/stock/decide-stock.ts";
import { decimalFromThousandths } from "../../../domain/stock/quantity.ts";
import { RunAgain } from "../../platform/db/in-tenant.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { type CartReading, lockStock, readCart } from "./cart-queries.ts";
import { type FrozenLine, insertOrder, type NewOrder, type SentOrder } from "./order-queries.ts";
import { type PricedCartLine, priceCart } from "./price-cart.ts";

type Cart = BodyOf<typeof createOrder>;
type Answer = ResponseOf<typeof createOrder>;

/**
 * Sends a cart to its stations as one order: the next round of the table's open account, or an account of its own.
 * One transaction; every refusal leaves nothing behind. A cart that has become an order already is answered with
 * that order, also when it arrives twice at the same moment.
 */
export function sendCart(ctx: StaffContext, cart: Cart): Promise<Answer> {
  const asked = askedOf(cart);
  return ctx.inTenant(async (tx) => {
    const reading = await readCart(tx, asked);
    const { orderId, orderNo, tokenNo } = reading;
    if (orderId !== null && orderNo !== null && tokenNo !== null) {
      return answerOf(ctx, { orderId, orderNo, tokenNo });
    }
    refuseUnknown(asked, reading);
    const lines = priceCart(cart.cart, reading.items, ctx.say("pos.an_item"));
    const required = await decideTaking(tx, lines);
    const rule = { zone: reading.timeZone, cutoffHour: reading.cutoffHour };
    const sent = await insertOnce(tx, {
      uuid: cart.uuid,
      now: ctx.now,
      businessDate: businessDateOf(ctx.now.getTime(), rule),
      userId: ctx.userId,
      tableId: asked.tableId,
      customerId: asked.customerId,
      diningOption: cart.deliveryType,
      source: cart.source ?? sources[cart.deliveryType],
      externalNumber: cart.externalNumber ?? null,
      lines: lines.map(frozen),
      required,
    });
    tx.emit({ type: "new_order", orderId: sent.orderId, tokenNo: sent.tokenNo });
    return answerOf(ctx, sent);
  });
}

/** Where an order comes from when the till does not say. */
const sources = { dinein: "table", delivery: "phone", takeaway: "counter" } as const satisfies Record<
  Cart["deliveryType"],
  OrderSource
>;

const sendRefusals = {
  empty_cart: "empty_cart",
  select_dining_option: "dining_option_required",
  select_table: "table_required",
} as const satisfies Record<SendRefusal, string>;

function askedOf(cart: Cart) {
  const decision = decideSend({ lines: cart.cart, diningOption: cart.deliveryType, tableId: cart.tableId });
  if (!decision.ok) throw new AppError(sendRefusals[decision.reason]);
  const isCustomer = cart.customerType === "CUSTOMER";
  if (isCustomer && cart.customerId === null)
    throw new AppError("customer_required", { field: "customerId" });
  // Guests' orders are loaded into a cart by their own feature; none is waiting under any id until it exists.
  if (cart.selectedQrOrderItem !== null) throw new AppError("not_found");
  return {
    uuid: cart.uuid,
    tableId: cart.deliveryType === "dinein" ? cart.tableId : null,
    customerId: isCustomer ? cart.customerId : null,
    itemIds: [...new Set(cart.cart.map((line) => line.id))],
  };
}

function refuseUnknown(asked: ReturnType<typeof askedOf>, reading: CartReading): void {
  if (asked.tableId !== reading.tableId) throw new AppError("table_unknown", { field: "tableId" });
  if (asked.customerId !== reading.customerId)
    throw new AppError("customer_unknown", { field: "customerId" });
}

/** What the whole cart takes from stock, with those ingredients locked; refused when one does not suffice. */
async function decideTaking(tx: Tx, lines: readonly PricedCartLine[]): Promise<RequiredQuantities> {
  const demands = cartDemand(lines, new Map(lines.map(({ item }) => [item.id, item.recipe])));
  const needed = requiredQuantities(demands);
  if (needed.size === 0) return needed;
  const decision = decideStock(demands, await lockStock(tx, [...needed.keys()]));
  if (decision.ok) return decision.required;
  const [shortage] = decision.shortages;
  throw new AppError("insufficient_stock", {
    details: {
      ingredient: shortage?.title ?? "",
      inventoryItemId: shortage?.inventoryItemId ?? null,
      required: shortage ? decimalFromThousandths(shortage.required) : 0,
      available: shortage ? decimalFromThousandths(shortage.available) : 0,
      ingredientIds: decision.shortages.map((one): InventoryItemId => one.inventoryItemId),
    },
  });
}

/** Constraints that only a race or a client's mistake can break, and what that means. */
const ROUND_TAKEN = "orders_tenant_id_account_id_round_key";
const LINE_SENT_BEFORE = "order_lines_tenant_id_client_uuid_key";

async function insertOnce(tx: Tx, order: NewOrder): Promise<SentOrder> {
  try {
    const sent = await insertOrder(tx, order);
    if (!sent) throw new RunAgain("The same cart was sent at the same moment");
    return sent;
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    if (constraint === ROUND_TAKEN)
      throw new RunAgain("A round joined the account meanwhile", { cause: error });
    if (constraint === LINE_SENT_BEFORE) throw new AppError("idempotency_key_reused", { cause: error });
    throw error;
  }
}

function frozen(line: PricedCartLine): FrozenLine {
  const { asked, item, variant, addons, unitPrice } = line;
  const demand = cartDemand([line], new Map([[item.id, item.recipe]]));
  return {
    uuid: asked.uuid,
    item: item.id,
    station: item.stationId,
    category: item.categoryId,
    category_title: item.categoryTitle,
    title: item.title,
    variant: variant?.id ?? null,
    variant_title: variant?.title ?? null,
    variant_price: variant?.price ?? null,
    addons,
    quantity: asked.quantity,
    price: unitPrice,
    tax: item.tax?.id ?? null,
    tax_title: item.tax?.title ?? null,
    tax_rate: item.tax?.rate ?? 0,
    tax_type: item.tax?.type ?? "other",
    notes: asked.notes,
    held: Object.fromEntries(requiredQuantities(demand)),
  };
}

function answerOf(ctx: StaffContext, { orderId, orderNo, tokenNo }: SentOrder): Answer {
  return { message: ctx.say("pos.order_sent", { orderNo, tokenNo }), tokenNo, orderId, orderNo };
}
