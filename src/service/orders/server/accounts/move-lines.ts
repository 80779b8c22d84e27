import type { BodyOf } from "#platform/contract/define.ts";
import type { AccountChangeId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { moveLines as definition } from "../../contract/accounts.ts";
import { decideLinePart } from "../../domain/void-line.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { updateOrderStates } from "../closing/update-order-states.ts";
import { type AskedPart, linesTogether, soldPieces, soldTitle } from "../lines/lines-together.ts";
import { type AccountRow, lockAccountRows, type OrderWithLines } from "../reading/order-queries.ts";
import { lockLines } from "../reading/read-orders.ts";
import { insertAccountAt, selectUsableTable } from "./account-queries.ts";
import { type MovingPart, moveParts } from "./move-parts.ts";
import { recordAccountChange } from "./record-account-change.ts";
import { recordMovedLines } from "./record-moved-lines.ts";

type LinesMove = BodyOf<typeof definition>;

/**
 * Moves dishes, or a part of their quantity, a combo with all of its parts, into another open account or a new one at a table. What a dish costs,
 * what it keeps out of stock, its token and its age go with it; an order of which everything moves moves itself.
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
    const parts = linesTogether(orders, request.lines).map((asked) => checkedPart(orders, asked));
    await refusePartlyPaid(tx, orders);
    const { target, sources } = await lockSourcesAndTarget(tx, ctx, orders, request.target);
    const moved = await moveParts(tx, { orders, parts, into: target.id });
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

function checkedPart(orders: readonly OrderWithLines[], { line, part }: AskedPart): MovingPart {
  const order = required(
    orders.find(({ id }) => id === line.order_id),
    "the order of the line",
  );
  const decision = decideLinePart({ ...line, orderPaid: order.payment_status === "paid" }, part);
  if (!decision.ok) throw new AppError(decision.reason, { details: { title: soldTitle(line) } });
  return { line, quantity: part.quantity };
}

type AccountAtTable = Pick<AccountRow, "id" | "table_id">;

/** The accounts the dishes come from and the one they go to, locked in id order; a new one is made after that. */
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
