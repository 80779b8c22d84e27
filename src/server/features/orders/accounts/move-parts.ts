import type { AccountId, OrderId } from "../../../../domain/ids.ts";
import { type AccountsState, assignRounds } from "../../../../domain/orders/account-changes.ts";
import { takeNumber } from "../../../platform/db/take-number.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { required } from "../../../platform/http/app-error.ts";
import { splitLine } from "../lines/split-line.ts";
import type { OrderedLine, OrderWithLines } from "../reading/order-queries.ts";
import { copyOrder, moveLinesToOrders, moveOrdersToAccounts, roundsOf } from "./account-queries.ts";

export interface LinePart {
  readonly line: OrderedLine;
  readonly quantity: number;
}

type OrderPlaces = Pick<AccountsState, "orders" | "lines">;

export interface MovedParts {
  readonly before: OrderPlaces;
  readonly after: OrderPlaces;
  /** The orders that hold the dishes now. */
  readonly orderIds: readonly OrderId[];
  /** The moved lines as they are now, each with the account it comes from. */
  readonly lines: readonly { readonly line: OrderedLine; readonly account: AccountId }[];
}

export interface PartsMove {
  /** Locked, with all of their lines. */
  readonly orders: readonly OrderWithLines[];
  readonly parts: readonly LinePart[];
  readonly into: AccountId;
}

/** Puts the dishes into the account: an order that goes whole as it is, others as an order of their own each. */
export async function moveParts(tx: Tx, { orders, parts, into }: PartsMove): Promise<MovedParts> {
  const taken = await roundsOf(tx, into);
  const rounds = assignRounds(
    taken,
    orders.map(() => null),
  );
  const moves: MovedParts[] = [];
  for (const [index, order] of orders.entries()) {
    const own = parts.filter(({ line }) => line.order_id === order.id);
    const place = { accountId: into, round: required(rounds[index], "a free round") };
    moves.push(await (isWhole(order, own) ? moveOrder(tx, order, place) : moveOut(tx, order, own, place)));
  }
  return {
    before: mergePlaces(moves.map((move) => move.before)),
    after: mergePlaces(moves.map((move) => move.after)),
    orderIds: moves.flatMap((move) => move.orderIds),
    lines: moves.flatMap((move) => move.lines),
  };
}

function mergePlaces(places: readonly OrderPlaces[]): OrderPlaces {
  return {
    orders: places.flatMap((place) => place.orders),
    lines: places.flatMap((place) => place.lines),
  };
}

function isWhole(order: OrderWithLines, parts: readonly LinePart[]): boolean {
  return order.lines
    .filter((line) => line.status !== "cancelled")
    .every((line) => parts.some((part) => part.line.id === line.id && part.quantity === line.quantity));
}

interface RoundOfAccount {
  readonly accountId: AccountId;
  readonly round: number;
}

async function moveOrder(tx: Tx, order: OrderWithLines, place: RoundOfAccount): Promise<MovedParts> {
  const { id, account_id: account, round } = order;
  await moveOrdersToAccounts(tx, [{ id, ...place }]);
  const lines = order.lines.filter((line) => line.status !== "cancelled");
  return {
    before: { orders: [{ id, accountId: account, round }], lines: [] },
    after: { orders: [{ id, ...place }], lines: [] },
    orderIds: [id],
    lines: lines.map((line) => ({ line, account })),
  };
}

async function moveOut(
  tx: Tx,
  order: OrderWithLines,
  parts: readonly LinePart[],
  place: RoundOfAccount,
): Promise<MovedParts> {
  const orderId = await copyOrder(tx, order.id, { ...place, orderNo: await takeNumber(tx, "order") });
  const moved: OrderedLine[] = [];
  for (const { line, quantity } of parts) {
    if (quantity === line.quantity) {
      await moveLinesToOrders(tx, [{ id: line.id, orderId }]);
      moved.push({ ...line, order_id: orderId });
    } else moved.push((await splitLine(tx, line, { quantity, orderId })).part);
  }
  return {
    before: { orders: [], lines: moved.map(({ id }) => ({ id, orderId: order.id })) },
    after: { orders: [], lines: moved.map(({ id }) => ({ id, orderId })) },
    orderIds: [orderId],
    lines: moved.map((line) => ({ line, account: order.account_id })),
  };
}
