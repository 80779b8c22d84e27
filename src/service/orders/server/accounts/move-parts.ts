import type { AccountId, OrderId } from "#platform/domain/ids.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type AccountsSnapshot, assignRounds } from "../../domain/account-changes.ts";
import { activeLines } from "../../domain/line-status.ts";
import { splitLine } from "../lines/split-line.ts";
import type { OrderedLine, OrderWithLines } from "../reading/order-queries.ts";
import { copyOrder, moveLinesToOrders, moveOrdersToAccounts, selectRounds } from "./account-queries.ts";

/** So many pieces of a line; all of them, or fewer. */
export interface MovingPart {
  readonly line: OrderedLine;
  readonly quantity: number;
}

type OrderPlaces = Pick<AccountsSnapshot, "orders" | "lines">;

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
  readonly parts: readonly MovingPart[];
  readonly into: AccountId;
}

/** Puts the dishes into the account: an order that goes whole as it is, others as an order of their own each. */
export async function moveParts(tx: Tx, { orders, parts, into }: PartsMove): Promise<MovedParts> {
  const takenRounds = await selectRounds(tx, into);
  const rounds = assignRounds(
    takenRounds,
    orders.map(() => null),
  );
  const moves: MovedParts[] = [];
  for (const [index, order] of orders.entries()) {
    const orderParts = parts.filter(({ line }) => line.order_id === order.id);
    const to = { accountId: into, round: required(rounds[index], "a free round") };
    const move = movesWhole(order, orderParts)
      ? moveWholeOrder(tx, order, to)
      : movePartsToNewOrder(tx, order, orderParts, to);
    moves.push(await move);
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

function movesWhole(order: OrderWithLines, parts: readonly MovingPart[]): boolean {
  return activeLines(order.lines).every((line) =>
    parts.some((part) => part.line.id === line.id && part.quantity === line.quantity),
  );
}

interface RoundOfAccount {
  readonly accountId: AccountId;
  readonly round: number;
}

async function moveWholeOrder(tx: Tx, order: OrderWithLines, to: RoundOfAccount): Promise<MovedParts> {
  const { id, account_id: account, round } = order;
  await moveOrdersToAccounts(tx, [{ id, ...to }]);
  const lines = activeLines(order.lines);
  return {
    before: { orders: [{ id, accountId: account, round }], lines: [] },
    after: { orders: [{ id, ...to }], lines: [] },
    orderIds: [id],
    lines: lines.map((line) => ({ line, account })),
  };
}

async function movePartsToNewOrder(
  tx: Tx,
  order: OrderWithLines,
  parts: readonly MovingPart[],
  to: RoundOfAccount,
): Promise<MovedParts> {
  const orderId = await copyOrder(tx, order.id, { ...to, orderNo: await takeNumber(tx, "order") });
  const movedLines: OrderedLine[] = [];
  const combos = new Map<string, string>();
  for (const { line, quantity } of parts) {
    if (quantity === line.quantity) {
      await moveLinesToOrders(tx, [{ id: line.id, orderId }]);
      movedLines.push({ ...line, order_id: orderId });
    } else movedLines.push((await splitLine(tx, line, { quantity, orderId, combos })).part);
  }
  return {
    before: { orders: [], lines: movedLines.map(({ id }) => ({ id, orderId: order.id })) },
    after: { orders: [], lines: movedLines.map(({ id }) => ({ id, orderId })) },
    orderIds: [orderId],
    lines: movedLines.map((line) => ({ line, account: order.account_id })),
  };
}
