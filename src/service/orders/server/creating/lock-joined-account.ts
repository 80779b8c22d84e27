import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import { selectUnpaidOrders } from "../accounts/account-queries.ts";
import { lockAccountRows } from "../reading/order-queries.ts";

/**
 * The account that a further order joins, locked, with where its orders come from. Whoever charges or closes it comes
 * before or after: refuses `account_closed` for one of which nothing is left to pay, as of one that has ended, or of which
 * the food is taken another way by now.
 */
export async function lockJoinedAccount(tx: Tx, id: AccountId, diningOption: DiningOption) {
  const account = found((await lockAccountRows(tx, [id]))[0]);
  // Asked after the lock, so that a payment which held it is seen.
  const unpaid = await selectUnpaidOrders(tx, [id]);
  if (account.dining_option !== diningOption || unpaid.length === 0) throw new AppError("account_closed");
  return { id, origin: { source: account.source, externalNumber: account.external_number } };
}
