import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { OrderWithLines } from "../reading/order-queries.ts";

/**
 * Ends the discounts of orders that were just paid, whose accounts are locked: an amount is used up, on other accounts that
 * it was given to as well; a share goes on only for orders that are still to be paid. Throws RunAgain when somebody paid with
 * the same amount while these orders were read.
 */
export async function endBillDiscounts(
  tx: Tx,
  orders: readonly Pick<OrderWithLines, "account_id" | "bill_discount">[],
): Promise<void> {
  const discounted = orders.filter(({ bill_discount }) => bill_discount !== null);
  if (discounted.length === 0) return;
  const accountIds = [...new Set(discounted.map(({ account_id }) => account_id))];
  const rows = await tx.query<{ discount_id: string }>({
    text: `select discount_id from accounts where tenant_id = $1 and id = any($2::bigint[]) and discount_id is not null`,
    values: [tx.tenantId, accountIds],
  });
  if (rows.length < accountIds.length)
    throw new RunAgain("The discount was used up by another payment meanwhile");
  await tx.query({
    text: `update accounts a set discount_id = null
      from manual_discounts m
      where a.tenant_id = $1 and m.tenant_id = $1 and m.id = a.discount_id and m.id = any($3::bigint[])
        and (m.amount_cents is not null or (a.id = any($2::bigint[]) and not exists (
          select from orders o where o.tenant_id = $1 and o.account_id = a.id and o.payment_status = 'unpaid'
            and o.cancelled_at is null)))`,
    values: [tx.tenantId, accountIds, rows.map(({ discount_id }) => discount_id)],
  });
}
