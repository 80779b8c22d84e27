import type { InvoiceId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { readDebt, takeOff } from "./debt-queries.ts";

/**
 * Takes so much off what is open of an invoice, if anything of it is: a refund, or all of it when the invoice is no sale any
 * more. The latter refuses `account_debt_paid` once something of it was paid: that money would belong to nothing.
 */
export async function returnDebt(tx: Tx, invoiceId: InvoiceId, amount: Cents | "whole"): Promise<void> {
  if (amount === 0) return;
  const debt = await readDebt(tx, invoiceId, "locked");
  if (!debt) return;
  if (amount === "whole" && debt.open < debt.amount) throw new AppError("account_debt_paid");
  await takeOff(tx, [{ invoiceId, amount: amount === "whole" ? debt.open : amount }]);
  tx.emit({ type: "customers_changed", customerId: debt.customer_id });
}
