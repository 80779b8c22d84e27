import type { AccountChangeId, AccountId, OrderId } from "#platform/domain/ids.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockQrOrders, moveQrOrders } from "#service/qr-orders/server/public.ts";
import { assignRounds, mergedAccount } from "../../domain/account-changes.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { updateOrderStates } from "../closing/update-order-states.ts";
import { accountState, moveOrdersToAccounts, selectRounds, updateAccounts } from "./account-queries.ts";
import { lockAccountsWithOrders } from "./lock-accounts.ts";
import { recordAccountChange } from "./record-account-change.ts";
import { movedLinesOfOrders, recordMovedLines } from "./record-moved-lines.ts";

interface AccountMerge {
  readonly accountIds: readonly AccountId[];
  readonly intoAccountId: AccountId;
}

/**
 * Puts everything that is still to be paid of some accounts into another open one, as its further rounds. The
 * emptied accounts close; what they have paid stays theirs. Of two people who merge two accounts into each other one
 * is refused, because the account they merge into has closed. One that is being paid in parts stays by itself until
 * that is over: its frozen bill and other rounds could not be charged together (`order_partly_paid`).
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
