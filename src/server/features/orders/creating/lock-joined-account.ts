import type { AccountId } from "../../../../domain/ids.ts";
import type { DiningOption } from "../../../../domain/orders/dining-option.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import { AppError, found } from "../../../platform/http/app-error.ts";

/**
 * The account that a further order joins, locked, with where its orders come from. Whoever charges or closes it comes
 * before or after: refuses `account_closed` for one that has ended, of which nothing is left to pay, or of which the food
 * is taken another way by now.
 */
export async function lockJoinedAccount(tx: Tx, id: AccountId, diningOption: DiningOption) {
  const account = found(
    await tx.first(
      sqlOf
        .selectFrom("accounts")
        .select(["id", "closed_at", "dining_option", "source", "external_number"])
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id)
        .forNoKeyUpdate(),
    ),
  );
  // Asked after the lock, so that a payment which held it is seen.
  const unpaid = await tx.first(
    sqlOf
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("account_id", "=", id)
      .where("payment_status", "=", "unpaid")
      .where("cancelled_at", "is", null)
      .limit(1),
  );
  const isOpen = account.closed_at === null && account.dining_option === diningOption;
  if (!isOpen || unpaid === undefined) throw new AppError("account_closed");
  return {
    id: account.id,
    origin: { source: account.source, externalNumber: account.external_number },
  };
}
