import type { AccountChangeId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockQrOrders, moveQrOrders } from "#service/qr-orders/server/public.ts";
import { type AccountsSnapshot, assignRounds, decideUndo } from "../../domain/account-changes.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { updateOrderStates } from "../closing/update-order-states.ts";
import {
  type AccountRow,
  linesOfOrders,
  lockAccountRows,
  lockOrderRows,
  ordersOfLines,
} from "../reading/order-queries.ts";
import {
  accountState,
  moveLinesToOrders,
  moveOrdersToAccounts,
  selectOrderAccounts,
  selectRounds,
  selectServedOrders,
  selectUsableTable,
  updateAccounts,
} from "./account-queries.ts";
import { accountChangeById, recordAccountChange, recordMovedLines } from "./record-account-change.ts";

/**
 * Undoes a change once. Refused when an order or dish that it moved is paid, when something it changed has
 * changed since (`undo_too_late`), or when a table it goes back to was deleted. Dishes that were split off a line
 * return to their account as a line of their own.
 */
export function undoAccountChange(
  ctx: StaffContext,
  changeId: AccountChangeId,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const change = found(await accountChangeById(tx, changeId));
    const { before, after } = change;
    const current = await lockState(tx, before, after);
    // Read again with the locks held: another undo of the same change may have been first.
    if (
      change.kind === "undone" ||
      required(await accountChangeById(tx, changeId), "the change").undone_by !== null
    )
      throw new AppError("undo_too_late");
    // Merging closes the accounts it empties. Any other account that is closed was paid or cancelled since.
    if (change.kind !== "merged" && current.accounts.some((account) => isClosedSince(before, account)))
      throw new AppError("undo_too_late");
    const decision = decideUndo(before, after, current.state);
    if (!decision.ok) throw new AppError(decision.reason);
    await refuseGoneTables(tx, decision.state);
    const restored = await withFreeRounds(tx, decision.state);
    await updateAccounts(tx, restored.accounts);
    await moveOrdersToAccounts(tx, restored.orders);
    await moveLinesToOrders(tx, restored.lines);
    const accountIds = new Set([...current.accountIds, ...restored.orders.map((order) => order.accountId)]);
    const orderAccounts = await selectOrderAccounts(tx, current.orderIds);
    await updateOrderStates(tx, ctx.now, [
      ...orderAccounts,
      ...current.orderAccounts.map(({ id, account_id }) => ({ id, account_id })),
    ]);
    await recordReturnedLines(tx, ctx, current, accountIds);
    await moveQrOrders(
      tx,
      restored.accounts.map(({ id, tableId }) => ({
        from: current.accounts.find((account) => account.id === id)?.table_id ?? null,
        to: tableId,
      })),
    );
    await recordAccountChange(tx, ctx, {
      kind: "undone",
      undoes: changeId,
      before: current.state,
      after: { ...current.state, ...restored },
      orderIds: current.orderIds,
    });
    return { message: ctx.say("orders.account.reply.undone") };
  });
}

/**
 * Refuses `undo_table_gone` when an account would go back to a deleted table. The tables stay locked until the
 * undo is done.
 */
async function refuseGoneTables(tx: Tx, { accounts }: AccountsSnapshot): Promise<void> {
  for (const tableId of new Set(accounts.map((account) => account.tableId)))
    if (tableId !== null && !(await selectUsableTable(tx, tableId))) throw new AppError("undo_table_gone");
}

function isClosedSince(before: AccountsSnapshot, account: AccountRow): boolean {
  return account.closed_at !== null && before.accounts.some(({ id }) => id === account.id);
}

type LockedState = Awaited<ReturnType<typeof lockState>>;

/**
 * Locks everything the change altered: guests' orders, orders, accounts. Refuses `order_already_paid` and
 * `order_partly_paid`.
 */
async function lockState(tx: Tx, before: AccountsSnapshot, after: AccountsSnapshot) {
  const snapshots = [before, after];
  const changedAccountIds = new Set(
    snapshots.flatMap((snapshot) => snapshot.accounts.map((account) => account.id)),
  );
  const movedIds = new Set([
    ...snapshots.flatMap((snapshot) => snapshot.orders.map((order) => order.id)),
    ...snapshots.flatMap((snapshot) => snapshot.lines.map((line) => line.orderId)),
  ]);
  await lockQrOrders(tx, { accountIds: [...changedAccountIds] });
  const served = await selectServedOrders(tx, [...changedAccountIds]);
  const orderIds = [...new Set([...movedIds, ...served.map((order) => order.id)])].toSorted((a, b) => a - b);
  await lockOrderRows(tx, orderIds);
  const orderAccounts = await selectOrderAccounts(tx, orderIds);
  if (orderAccounts.some((order) => movedIds.has(order.id) && order.payment_status === "paid"))
    throw new AppError("order_already_paid");
  await refusePartlyPaid(tx, orderAccounts);
  const accountIds = new Set([
    ...changedAccountIds,
    ...orderAccounts.map((order) => order.account_id),
    ...before.orders.map((order) => order.accountId),
  ]);
  const accounts = await lockAccountRows(tx, [...accountIds]);
  const lines = await ordersOfLines(
    tx,
    after.lines.map((line) => line.id),
  );
  const state: AccountsSnapshot = {
    accounts: accounts.filter((account) => changedAccountIds.has(account.id)).map(accountState),
    orders: orderAccounts
      .filter((order) => before.orders.some(({ id }) => id === order.id))
      .map(({ id, account_id, round }) => ({ id, accountId: account_id, round })),
    lines: lines.map(({ id, order_id }) => ({ id, orderId: order_id })),
  };
  return { state, orderIds, orderAccounts, accountIds: [...accountIds], accounts };
}

/** Gives the orders their former rounds, unless other orders have taken those meanwhile. */
async function withFreeRounds(tx: Tx, state: AccountsSnapshot): Promise<AccountsSnapshot> {
  const orders: AccountsSnapshot["orders"][number][] = [];
  for (const [accountId, group] of Map.groupBy(state.orders, (order) => order.accountId)) {
    const rounds = assignRounds(
      await selectRounds(tx, accountId),
      group.map((order) => order.round),
    );
    orders.push(
      ...group.map((order, index) => ({ ...order, round: required(rounds[index], "a free round") })),
    );
  }
  return { ...state, orders };
}

/** Tells the stations that dishes are back at the table they came from. */
async function recordReturnedLines(
  tx: Tx,
  ctx: StaffContext,
  before: LockedState,
  accountIds: ReadonlySet<AccountsSnapshot["accounts"][number]["id"]>,
): Promise<void> {
  const accounts = await lockAccountRows(tx, [...accountIds]);
  const tableOf = (rows: typeof accounts, id: number) => rows.find((row) => row.id === id)?.table_id ?? null;
  const orderAccounts = await selectOrderAccounts(tx, before.orderIds);
  const accountNow = new Map(orderAccounts.map((order) => [order.id, order.account_id]));
  const accountBefore = new Map(before.orderAccounts.map((order) => [order.id, order.account_id]));
  const orderBefore = new Map(before.state.lines.map((line) => [line.id, line.orderId]));
  const lines = await linesOfOrders(tx, before.orderIds);
  await recordMovedLines(
    tx,
    ctx,
    lines.map((line) => ({
      lines: [line],
      from: tableOf(before.accounts, accountBefore.get(orderBefore.get(line.id) ?? line.order_id) ?? 0),
      to: tableOf(accounts, accountNow.get(line.order_id) ?? 0),
    })),
  );
}
