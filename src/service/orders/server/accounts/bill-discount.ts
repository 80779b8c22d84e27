import { sql } from "kysely";
import { discountValueOf } from "#core/pricing/contract/discount-value.ts";
import { afterLineDiscounts, manualAmounts } from "#core/pricing/domain/bill-discounts.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { type AccountId, type ManualDiscountId, toId } from "#platform/domain/ids.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  giveBillDiscount as giveRoute,
  removeBillDiscount as removeRoute,
} from "../../contract/discounts.ts";
import { activeLines } from "../../domain/line-status.ts";
import { isBillWithinLimit } from "../../domain/manual-discount.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { loggedValue, recordDiscount } from "../lines/record-discount.ts";
import type { BillDiscount } from "../reading/order-queries.ts";
import { readOrders } from "../reading/read-orders.ts";
import { lockAccountsWithOrders } from "./change-accounts.ts";

/**
 * Gives a discount on the bill of accounts, in place of the one that they had; it holds for rounds sent later too, until the
 * bill is paid. Refused when nothing of them is to be paid, and while they are being paid in parts: the first part froze
 * what the bill comes to.
 */
export function giveBillDiscount(
  ctx: StaffContext,
  { accountIds, reason, approval, ...fields }: BodyOf<typeof giveRoute>,
): Promise<ResponseOf<typeof giveRoute>> {
  return ctx.inTenant(async (tx) => {
    const { accounts, orders } = await lockedAccounts(tx, accountIds);
    const lines = orders.flatMap((order) => activeLines(order.lines)).map(({ priced }) => priced);
    const before = discountsOf(orders);
    const value = discountValueOf(fields);
    // It has no number yet; any does for computing.
    const onBill = [{ id: toId<"ManualDiscount">(1), value }];
    const amount = sumCents(manualAmounts(afterLineDiscounts(lines), onBill).map(({ amount }) => amount));
    if (amount === 0) throw new AppError("discount_refused", { details: { title: titleOf(orders) } });
    const { charging } = await readSettings(tx, ctx.now);
    const given = await recordDiscount(tx, ctx, {
      kind: "bill",
      subject: required(accounts[0], "the first account").id,
      title: titleOf(orders),
      value,
      amount,
      reason,
      isWithinLimit: isBillWithinLimit({ lines, onBill }, charging.discount_limit),
      approval,
    });
    await setDiscount(
      tx,
      accounts.map(({ id }) => id),
      given.id,
    );
    await recordAudit(
      tx,
      ctx,
      accounts.map(({ id }) => ({
        action: "account.discount",
        subject: "account",
        subjectId: id,
        reason,
        approverId: given.approver,
        before: loggedDiscount(before.get(id)),
        after: { ...loggedValue(value), amount },
      })),
    );
    tx.emit({ type: "order_update", orderIds: orders.map(({ id }) => id) });
    return { message: ctx.say("orders.discount.reply.bill_given") };
  });
}

/** Takes the discount on the bill of accounts back, while nothing of it is paid. */
export function removeBillDiscount(
  ctx: StaffContext,
  { accountIds }: BodyOf<typeof removeRoute>,
): Promise<ResponseOf<typeof removeRoute>> {
  return ctx.inTenant(async (tx) => {
    const { orders } = await lockedAccounts(tx, accountIds);
    const discounted = discountsOf(orders);
    if (discounted.size === 0) throw new AppError("discount_gone");
    await setDiscount(tx, [...discounted.keys()], null);
    await recordAudit(
      tx,
      ctx,
      [...discounted].map(([id, given]) => ({
        action: "account.discount_removed",
        subject: "account",
        subjectId: id,
        before: loggedDiscount(given),
        after: null,
      })),
    );
    tx.emit({ type: "order_update", orderIds: orders.map(({ id }) => id) });
    return { message: ctx.say("orders.discount.reply.bill_removed") };
  });
}

async function lockedAccounts(tx: Tx, accountIds: readonly AccountId[]) {
  const { accounts, orders: ids } = await lockAccountsWithOrders(tx, accountIds);
  await refusePartlyPaid(tx, ids);
  const orders = await readOrders(
    tx,
    ids.map(({ id }) => id),
  );
  return { accounts, orders };
}

/** Returns the discounts on the bill that accounts of these orders have. */
const discountsOf = (orders: Awaited<ReturnType<typeof readOrders>>): Map<AccountId, BillDiscount> =>
  new Map(
    orders.flatMap(({ account_id, bill_discount: given }) => (given ? [[account_id, given] as const] : [])),
  );

const loggedDiscount = (given: BillDiscount | undefined) =>
  given === undefined ? null : { ...loggedValue(given.value), reason: given.reason };

function titleOf([first]: Awaited<ReturnType<typeof readOrders>>): string {
  return first?.table_title ?? String(first?.token_no ?? "");
}

/** Sets the discount of locked accounts, or takes it off. */
const setDiscount = (tx: Tx, ids: readonly AccountId[], discountId: ManualDiscountId | null) =>
  tx.run(
    sqlOf
      .updateTable("accounts")
      .set({ discount_id: discountId })
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`),
  );
