import type { AccountId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { lockAccountRows } from "../reading/order-queries.ts";
import { accountState, selectServedOrders, updateAccounts } from "./account-queries.ts";

interface PeopleCount {
  readonly accountId: AccountId;
  readonly people: number | null;
}

/** Sets how many people an open account is for; null: nobody counted. */
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
