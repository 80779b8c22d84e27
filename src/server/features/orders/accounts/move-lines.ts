import type { moveLines as definition } from "../../../../contract/accounts.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import type { AccountChangeId } from "../../../../domain/ids.ts";
import type { AccountsState } from "../../../../domain/orders/account-changes.ts";
import { decideLinePart } from "../../../../domain/orders/void-line.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError, found, required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { updateOrderStates } from "../closing/update-order-states.ts";
import {
  type AccountRow,
  lockAccountRows,
  type OrderedLine,
  type OrderWithLines,
} from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import { openAccountAt, selectUsableTable } from "./account-queries.ts";
import { type LinePart, moveParts } from "./move-parts.ts";
import { recordAccountChange } from "./record-account-change.ts";
import { recordMovedLines } from "./record-moved-lines.ts";

type LinesMove = BodyOf<typeof definition>;

/**
 * Moves dishes, or a part of their quantity, into another open account or a new one at a table. What a dish costs,
 * what it keeps out of stock, its token and its age go with it; an order of which everything moves moves itself.
 */
export function moveLines(
  ctx: StaffContext,
  asked: LinesMove,
): Promise<{ message: string; change_id: AccountChangeId }> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(
      tx,
      asked.lines.map((part) => part.itemId),
    );
    const parts = asked.lines.map((part, index) => partOf(orders, lines[index], part));
    await refusePartlyPaid(tx, orders);
    const { into, from } = await accountsOf(tx, ctx, orders, asked.target);
    const moved = await moveParts(tx, { orders, parts, into: into.id });
    const touched = [...orders, ...moved.orderIds.map((id) => ({ id, account_id: into.id }))];
    await updateOrderStates(tx, ctx.now, touched);
    await recordMovedLines(
      tx,
      ctx,
      moved.lines.map(({ line, account }) => {
        const origin = from.find(({ id }) => id === account);
        return { lines: [line], from: origin?.table_id ?? null, to: into.table_id };
      }),
    );
    const state = (part: Pick<AccountsState, "orders" | "lines">): AccountsState => ({
      accounts: [],
      ...part,
    });
    const change_id = await recordAccountChange(tx, ctx, {
      kind: "lines_moved",
      before: state(moved.before),
      after: state(moved.after),
      orderIds: touched.map((order) => order.id),
    });
    const count = parts.reduce((sum, part) => sum + part.quantity, 0);
    return { message: ctx.say("orders.account.reply.lines_moved", { count }), change_id };
  });
}

function partOf(
  orders: readonly OrderWithLines[],
  line: OrderedLine | undefined,
  part: LinesMove["lines"][number],
): LinePart {
  const order = orders.find(({ id }) => id === line?.order_id);
  if (!line || !order) throw new AppError("not_found");
  const decision = decideLinePart({ ...line, orderPaid: order.payment_status === "paid" }, part);
  if (!decision.ok) throw new AppError(decision.reason, { details: { title: line.item_title } });
  return { line, quantity: part.quantity };
}

type AccountAtTable = Pick<AccountRow, "id" | "table_id">;

/** Where the dishes go and where they come from, locked in id order; a new account is made after that. */
async function accountsOf(
  tx: Tx,
  ctx: StaffContext,
  orders: readonly OrderWithLines[],
  target: LinesMove["target"],
): Promise<{ into: AccountAtTable; from: readonly AccountRow[] }> {
  const sources = new Set(orders.map((order) => order.account_id));
  if ("tableId" in target) {
    const from = await lockAccountRows(tx, [...sources]);
    const table = await selectUsableTable(tx, target.tableId);
    if (!table) throw new AppError("table_unknown", { field: "target" });
    const { id } = await openAccountAt(tx, {
      tableId: table.id,
      from: required(from[0], "the account of the dishes"),
      now: ctx.now,
    });
    return { into: { id, table_id: table.id }, from };
  }
  if (sources.has(target.accountId)) throw new AppError("same_account", { field: "target" });
  const locked = await lockAccountRows(tx, [...sources, target.accountId]);
  const into = found(locked.find((account) => account.id === target.accountId));
  if (into.closed_at !== null) throw new AppError("account_closed", { field: "target" });
  return { into, from: locked };
}
