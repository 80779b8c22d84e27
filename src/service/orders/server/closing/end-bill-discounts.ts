import type { AccountId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/**
 * Ends the discounts of locked accounts whose orders were just paid: an amount is used up, on other accounts that it was
 * given to as well; a share goes on only for orders that are still to be paid.
 */
export async function endBillDiscounts(tx: Tx, accountIds: readonly AccountId[]): Promise<void> {
  await tx.query({
    text: `update accounts a set discount_id = null
      from manual_discounts m
      where a.tenant_id = $1 and m.tenant_id = $1 and m.id = a.discount_id
        and a.discount_id in (select discount_id from accounts where tenant_id = $1 and id = any($2::bigint[]))
        and (m.amount_cents is not null or (a.id = any($2::bigint[]) and not exists (
          select from orders o where o.tenant_id = $1 and o.account_id = a.id and o.payment_status = 'unpaid'
            and o.cancelled_at is null)))`,
    values: [tx.tenantId, accountIds],
  });
}
