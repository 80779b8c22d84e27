import { readSettings } from "#core/settings/server/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { decideCredit } from "#service/customers/domain/credit/decide-credit.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { lockDebtor } from "./debt-queries.ts";

/** Who charges to an account, and what may be told to them. */
type Seller = Pick<StaffContext, "role" | "scope" | "now" | "language">;

interface CreditAsked {
  readonly customerId: CustomerId | null;
  readonly amount: Cents;
  /** Where a refusal belongs on the form that asks. */
  readonly field: string;
}

/**
 * Holds the account of a customer to whom this much is to be charged, so that two tills at once do not exceed the limit.
 * Refuses whoever may not, a sale without a customer, and what the limit does not allow, each at the field.
 */
export async function checkCredit(
  tx: Tx,
  seller: Seller,
  { customerId, amount, field }: CreditAsked,
): Promise<void> {
  if (!mayDo(seller, "sale.onAccount")) throw new AppError("account_not_permitted", { field });
  if (customerId === null) throw new AppError("account_customer_missing", { field });
  const debtor = await lockDebtor(tx, customerId);
  const decision = decideCredit({ limit: debtor.credit_limit, balance: debtor.balance }, amount);
  if (decision.ok) return;
  const name = customerDisplayName(debtor);
  if (decision.reason === "account_not_granted")
    throw new AppError(decision.reason, { field, details: { name } });
  const { currency } = await readSettings(tx, seller.now);
  const left = moneyText(seller, decision.left, currency);
  throw new AppError(decision.reason, {
    field,
    details: { name, left, amount: moneyText(seller, amount, currency) },
  });
}
