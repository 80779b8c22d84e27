import { readSettings } from "#core/settings/server/public.ts";
import type { AccountPaymentId, CustomerId } from "#platform/domain/ids.ts";
import { addCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { customerIdOf } from "#service/customers/server/public.ts";
import type { AccountPaymentReceipt } from "../../contract/receivables.ts";
import { accountPayment, partsOfAccountPayment } from "./account-payment-queries.ts";

/** Returns the receipt of an earlier payment on account; throws `not_found`. */
export function readAccountPayment(
  ctx: StaffContext,
  key: CustomerId | string,
  id: AccountPaymentId,
): Promise<AccountPaymentReceipt> {
  return ctx.inTenant(async (tx) =>
    accountPaymentReceipt(tx, ctx.now, found(await customerIdOf(tx, key)), id),
  );
}

/** Returns the receipt as printed; throws `not_found`. */
export async function accountPaymentReceipt(
  tx: Tx,
  now: Date,
  customerId: CustomerId,
  id: AccountPaymentId,
): Promise<AccountPaymentReceipt> {
  const row = found(await accountPayment(tx, customerId, id));
  const parts = await partsOfAccountPayment(tx, id);
  const { store, print } = await readSettings(tx, now);
  return {
    account_payment_id: row.id,
    payment_no: row.payment_no,
    date: row.at,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    method: row.method,
    reference: row.reference,
    amount: row.amount,
    received: row.received,
    change: row.received === null ? null : row.change,
    balance_before: addCents(row.balance, row.amount),
    balance_after: row.balance,
    settled: parts.map(({ invoice_no, date, amount, is_settled }) => ({
      invoice_no,
      date,
      amount,
      is_settled,
    })),
    taken_by: row.taken_by,
    taken_back:
      row.back_at === null ? null : { at: row.back_at, by: row.back_by, reason: row.back_reason ?? "" },
    storeSettings: store,
    printSettings: print,
  };
}
