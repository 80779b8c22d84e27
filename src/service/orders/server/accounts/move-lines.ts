import type { BodyOf } from "#platform/contract/define.ts";
import type { AccountChangeId, AccountId, OrderId } from "#platform/domain/ids.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { moveLines as definition } from "../../contract/accounts.ts";
import { type AccountsSnapshot, assignRounds } from "../../domain/account-changes.ts";
import { activeLines } from "../../domain/line-status.ts";
import { decideLinePart } from "../../domain/void-line.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { updateOrderStates } from "../closing/update-order-states.ts";
import { linesTogether, type RequestedPart, soldPieces, soldTitle } from "../lines/lines-together.ts";
import { recordSplitOffOrder } from "../lines/record-corrections.ts";
import { splitLine } from "../lines/split-line.ts";
import {
  type AccountRow,
  lockAccountRows,
  type OrderedLine,
  type OrderWithLines,
} from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import {
  copyOrder,
  insertAccountAt,
  moveLinesToOrders,
  moveOrdersToAccounts,
  selectRounds,
  selectUsableTable,
} from "./account-queries.ts";
import { recordAccountChange, recordMovedLines } from "./record-account-change.ts";

type LinesMove = BodyOf<typeof definition>;

/**
 * Moves dishes, or a part of their quantity, into another open account or a new one at a table; a combo moves
 * with all of its parts. The price, the reserved stock, the token and the age move along; an order whose dishes
 * all move is moved itself.
 */
export function moveLines(
  ctx: StaffContext,
  request: LinesMove,
): Promise<{ message: string; change_id: AccountChangeId }> {
  return ctx.inTenant(async (tx) => {
    const { orders } = await lockLines(
      tx,
      request.lines.map((part) => part.itemId),
    );
    const parts = linesTogether(orders, request.lines).map((requested) => checkedPart(orders, requested));
    await refusePartlyPaid(tx, orders);
    const { target, sources } = await lockSourcesAndTarget(tx, ctx, orders, request.target);
    const moved = await moveParts(tx, ctx.now, { orders, parts, into: target.id });
    const orderAccounts = [...orders, ...moved.orderIds.map((id) => ({ id, account_id: target.id }))];
    await updateOrderStates(tx, ctx.now, orderAccounts);
    await recordMovedLines(
      tx,
      ctx,
      moved.lines.map(({ line, account }) => {
        const source = sources.find(({ id }) => id === account);
        return { lines: [line], from: source?.table_id ?? null, to: target.table_id };
      }),
    );
    const change_id = await recordAccountChange(tx, ctx, {
      kind: "lines_moved",
      before: { ...moved.before, accounts: [] },
      after: { ...moved.after, accounts: [] },
      orderIds: orderAccounts.map((order) => order.id),
    });
    const count = soldPieces(parts);
    return { message: ctx.say("orders.account.reply.lines_moved", { count }), change_id };
  });
}

function checkedPart(orders: readonly OrderWithLines[], { line, part }: RequestedPart): MovingPart {
  const order = required(
    orders.find(({ id }) => id === line.order_id),
    "the order of the line",
  );
  const decision = decideLinePart({ ...line, orderPaid: order.payment_status === "paid" }, part);
  if (!decision.ok) throw new AppError(decision.reason, { details: { title: soldTitle(line) } });
  return { line, quantity: part.quantity };
}

type AccountAtTable = Pick<AccountRow, "id" | "table_id">;

/** Locks the accounts the dishes come from and the target, in id order; a new account is made after that. */
async function lockSourcesAndTarget(
  tx: Tx,
  ctx: StaffContext,
  orders: readonly OrderWithLines[],
  wanted: LinesMove["target"],
): Promise<{ target: AccountAtTable; sources: readonly AccountRow[] }> {
  const sourceIds = new Set(orders.map((order) => order.account_id));
  if ("tableId" in wanted) {
    const sources = await lockAccountRows(tx, [...sourceIds]);
    const table = await selectUsableTable(tx, wanted.tableId);
    if (!table) throw new AppError("table_unknown", { field: "target" });
    const { id } = await insertAccountAt(tx, {
      tableId: table.id,
      from: required(sources[0], "the account of the dishes"),
      now: ctx.now,
    });
    return { target: { id, table_id: table.id }, sources };
  }
  if (sourceIds.has(wanted.accountId)) throw new AppError("same_account", { field: "target" });
  const sources = await lockAccountRows(tx, [...sourceIds, wanted.accountId]);
  const target = found(sources.find((account) => account.id === wanted.accountId));
  if (target.closed_at !== null) throw new AppError("account_closed", { field: "target" });
  return { target, sources };
}

/** Pieces of a line that move: all of them, or fewer. */
interface MovingPart {
  readonly line: OrderedLine;
  readonly quantity: number;
}

type OrderPlaces = Pick<AccountsSnapshot, "orders" | "lines">;

interface MovedParts {
  readonly before: OrderPlaces;
  readonly after: OrderPlaces;
  /** Orders that now contain the dishes. */
  readonly orderIds: readonly OrderId[];
  /** The moved lines as they are now, each with the account it came from. */
  readonly lines: readonly { readonly line: OrderedLine; readonly account: AccountId }[];
}

interface PartsMove {
  /** Locked orders with all of their lines. */
  readonly orders: readonly OrderWithLines[];
  readonly parts: readonly MovingPart[];
  readonly into: AccountId;
}

/**
 * Puts the dishes into the account: a whole order as it is, other dishes as new orders, one per order they came
 * from.
 */
async function moveParts(tx: Tx, now: Date, { orders, parts, into }: PartsMove): Promise<MovedParts> {
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
      : movePartsToNewOrder(tx, now, { order, parts: orderParts, to });
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
  now: Date,
  {
    order,
    parts,
    to,
  }: { readonly order: OrderWithLines; readonly parts: readonly MovingPart[]; readonly to: RoundOfAccount },
): Promise<MovedParts> {
  const orderId = await copyOrder(tx, order.id, { ...to, orderNo: await takeNumber(tx, "order") });
  await recordSplitOffOrder(tx, now, orderId);
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
