import { mayDo } from "#platform/domain/access/actions.ts";
import { isPermission } from "#platform/domain/access/permissions.ts";
import type { AccountChangeId, AccountId, OrderId, TableId, UserId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockQrOrders, moveQrOrders } from "#service/qr-orders/server/public.ts";
import { assignRounds, mergedAccount } from "../../domain/account-changes.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { updateOrderStates } from "../closing/update-order-states.ts";
import type { BillPorts } from "../reading/list-orders.ts";
import { type AccountRow, lockAccountRows } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";
import {
  accountState,
  moveOrdersToAccounts,
  selectActivePerson,
  selectOrderAccounts,
  selectRounds,
  selectServedOrders,
  selectUnpaidOrders,
  selectUsableTable,
  updateAccounts,
} from "./account-queries.ts";
import { movedLinesOfOrders, recordAccountChange, recordMovedLines } from "./record-account-change.ts";

interface AccountMerge {
  readonly accountIds: readonly AccountId[];
  readonly intoAccountId: AccountId;
}

/**
 * Puts all unpaid orders of some accounts into another open one, as its further rounds. The emptied accounts
 * close; their paid orders stay with them. When two people merge two accounts into each other, one is refused
 * because the target has closed. An account that is being paid in parts cannot merge until it is paid: its frozen
 * bill and other rounds could not be charged together (`order_partly_paid`).
 */
export function mergeAccounts(
  ctx: StaffContext,
  { accountIds, intoAccountId }: AccountMerge,
): Promise<{ message: string; change_id: AccountChangeId }> {
  if (accountIds.includes(intoAccountId)) throw new AppError("same_account", { field: "intoAccountId" });
  return ctx.inTenant(async (tx) => {
    await lockQrOrders(tx, { accountIds });
    const locked = await lockAccountsWithOrders(tx, [...accountIds, intoAccountId]);
    await refusePartlyPaid(tx, locked.orders);
    const into = required(
      locked.accounts.find((account) => account.id === intoAccountId),
      "the account, which is locked",
    );
    const others = locked.accounts.filter((account) => account.id !== intoAccountId);
    const joining = locked.orders.filter((order) => order.account_id !== intoAccountId);
    const rounds = assignRounds(
      await selectRounds(tx, into.id),
      joining.map(() => null),
    );
    const orders = joining.map((order, index) => ({
      id: order.id,
      accountId: into.id,
      round: required(rounds[index], "a free round"),
    }));
    const before = locked.accounts.map(accountState);
    const merged = mergedAccount(accountState(into), others.map(accountState));
    const after = before.map((account) => (account.id === into.id ? merged : account));
    await moveOrdersToAccounts(tx, orders);
    await updateAccounts(tx, [merged]);
    await updateOrderStates(tx, ctx.now, [
      ...joining,
      ...joining.map(({ id }) => ({ id, account_id: into.id })),
    ]);
    const moved = others.map((other) => {
      const orderIds = joining.filter((order) => order.account_id === other.id).map((order) => order.id);
      return movedLinesOfOrders(tx, orderIds, { from: other.table_id, to: into.table_id });
    });
    await recordMovedLines(tx, ctx, await Promise.all(moved));
    await moveQrOrders(
      tx,
      others.map((other) => ({ from: other.table_id, to: into.table_id })),
    );
    const change_id = await recordAccountChange(tx, ctx, {
      kind: "merged",
      before: { accounts: before, lines: [], orders: joining.map(roundOf) },
      after: { accounts: after, lines: [], orders },
    });
    return { message: ctx.say("orders.account.reply.merged", { count: others.length }), change_id };
  });
}

function roundOf({ id, account_id, round }: { id: OrderId; account_id: AccountId; round: number }) {
  return { id, accountId: account_id, round };
}

/**
 * Locks these orders and returns their accounts, locked. Refuses `order_already_paid` for an order that is over,
 * and `order_cancelled`.
 */
export async function lockAccountsOf(tx: Tx, orderIds: readonly OrderId[]): Promise<AccountRow[]> {
  const orders = await lockOrders(tx, orderIds);
  if (orders.some((order) => orderPayment(order) === "over")) throw new AppError("order_already_paid");
  if (orders.some((order) => order.cancelled_at !== null)) throw new AppError("order_cancelled");
  return lockAccountRows(tx, [...new Set(orders.map((order) => order.account_id))]);
}

/**
 * Locks accounts with their active orders, orders first as everywhere. An order that joins between the two locks
 * restarts the work. Refuses `not_found` and, for an account that has ended, `account_closed`.
 */
export async function lockAccountsWithOrders(
  tx: Tx,
  accountIds: readonly AccountId[],
): Promise<{ accounts: AccountRow[]; orders: Awaited<ReturnType<typeof selectUnpaidOrders>> }> {
  const ids = [...new Set(accountIds)].toSorted((a, b) => a - b);
  const ordersBefore = await selectUnpaidOrders(tx, ids);
  await lockOrders(
    tx,
    ordersBefore.map((order) => order.id),
  );
  const accounts = await lockAccountRows(tx, ids);
  if (accounts.length !== ids.length) throw new AppError("not_found");
  if (accounts.some((account) => account.closed_at !== null)) throw new AppError("account_closed");
  const orders = await selectUnpaidOrders(tx, ids);
  if (
    orders.length !== ordersBefore.length ||
    orders.some((order, index) => order.id !== ordersBefore[index]?.id)
  )
    throw new RunAgain("An order joined or left an account meanwhile");
  return { accounts, orders };
}

interface HandOver {
  readonly orderIds: readonly OrderId[];
  readonly waiterId: UserId;
}

/** Hands the accounts of these orders to another waiter, who must be allowed to move accounts. */
export function handOver(
  ctx: StaffContext,
  { orderIds, waiterId }: HandOver,
): Promise<{ message: string; change_id: AccountChangeId }> {
  return ctx.inTenant(async (tx) => {
    const accounts = await lockAccountsOf(tx, orderIds);
    const waiter = await selectActivePerson(tx, waiterId);
    if (!waiter || !mayDo({ role: waiter.role, scope: waiter.scopes.filter(isPermission) }, "order.move"))
      throw new AppError("waiter_unknown", { field: "waiterId" });
    const before = accounts.map(accountState);
    const after = before.map((account) => ({ ...account, waiterId: waiter.id }));
    await updateAccounts(tx, after);
    const change_id = await recordAccountChange(tx, ctx, {
      kind: "handed_over",
      before: { accounts: before, orders: [], lines: [] },
      after: { accounts: after, orders: [], lines: [] },
    });
    return { message: ctx.say("orders.account.reply.handed_over", { waiter: waiter.name }), change_id };
  });
}

interface TableMove {
  readonly orderIds: readonly OrderId[];
  readonly newTableId: TableId;
}

/**
 * Moves the whole accounts of these orders to another table, including an order that somebody added a moment ago,
 * the request for the bill, the kitchen tickets and the guests' own orders. A party already at that table keeps
 * its own account. An account without a table becomes dine-in. Refuses `order_partly_paid` for one of several
 * parties that are being paid in parts together: they would be charged on two cards.
 */
export function moveToTable(
  ctx: StaffContext,
  bills: Pick<BillPorts, "connectedOrders">,
  { orderIds, newTableId }: TableMove,
): Promise<{ message: string; change_id: AccountChangeId }> {
  return ctx.inTenant(async (tx) => {
    const moving = await selectOrderAccounts(tx, orderIds);
    await lockQrOrders(tx, { accountIds: moving.map((order) => order.account_id) });
    const locked = await lockAccountsOf(tx, orderIds);
    const accounts = locked.filter((account) => account.table_id !== newTableId);
    const table = await selectUsableTable(tx, newTableId);
    if (!table) throw new AppError("table_unknown", { field: "newTableId" });
    if (accounts.length === 0) throw new AppError("same_table", { field: "newTableId" });
    const before = accounts.map(accountState);
    const after = before.map((account) => ({
      ...account,
      tableId: table.id,
      diningOption: "dinein" as const,
    }));
    await updateAccounts(tx, after);
    const orders = await selectServedOrders(
      tx,
      accounts.map((account) => account.id),
    );
    const ids = orders.map(({ id }) => id);
    const together = await bills.connectedOrders(tx, ids);
    if (together.some((id) => !ids.includes(id))) throw new AppError("order_partly_paid");
    const moved = accounts.map((account) => {
      const orderIds = orders.filter((order) => order.account_id === account.id).map((order) => order.id);
      return movedLinesOfOrders(tx, orderIds, { from: account.table_id, to: table.id });
    });
    await recordMovedLines(tx, ctx, await Promise.all(moved));
    await moveQrOrders(
      tx,
      accounts.map((account) => ({ from: account.table_id, to: table.id })),
    );
    const change_id = await recordAccountChange(tx, ctx, {
      kind: "moved",
      before: { accounts: before, orders: [], lines: [] },
      after: { accounts: after, orders: [], lines: [] },
    });
    return { message: ctx.say("orders.account.reply.moved", { table: table.title }), change_id };
  });
}

interface PeopleCount {
  readonly accountId: AccountId;
  readonly people: number | null;
}

/** Sets how many people an open account is for; null means not counted. */
export function setPeople(
  ctx: StaffContext,
  { accountId, people }: PeopleCount,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const account = found((await lockAccountRows(tx, [accountId]))[0]);
    if (account.closed_at !== null) throw new AppError("account_closed");
    const message =
      people === null
        ? ctx.say("orders.account.reply.people_unknown")
        : ctx.say("orders.account.reply.people", { count: people });
    const reply = { message };
    if (account.people === people) return reply;
    await updateAccounts(tx, [{ ...accountState(account), people }]);
    await recordAudit(tx, ctx, [
      {
        action: "account.people_set",
        subject: "account",
        subjectId: account.id,
        before: { people: account.people },
        after: { people },
      },
    ]);
    const orders = await selectServedOrders(tx, [account.id]);
    tx.emit({ type: "order_update", orderIds: orders.map((order) => order.id) });
    return reply;
  });
}
