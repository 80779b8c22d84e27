import { mayDo } from "#platform/domain/access/actions.ts";
import { isPermission } from "#platform/domain/access/permissions.ts";
import type { AccountChangeId, OrderId, UserId } from "#platform/domain/ids.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { accountState, selectActivePerson, updateAccounts } from "./account-queries.ts";
import { lockAccountsOf } from "./lock-accounts.ts";
import { recordAccountChange } from "./record-account-change.ts";

interface HandOver {
  readonly orderIds: readonly OrderId[];
  readonly waiterId: UserId;
}

/** Hands the accounts of these orders to another waiter, somebody of the restaurant who may move accounts. */
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
