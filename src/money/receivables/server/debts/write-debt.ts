import type { CustomerId, InvoiceId } from "#platform/domain/ids.ts";
import { addCents, type Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { insertDebt, lockDebtor } from "./debt-queries.ts";

interface NewDebt {
  readonly invoiceId: InvoiceId;
  readonly customerId: CustomerId;
  readonly amount: Cents;
  readonly businessDate: BusinessDate;
  readonly at: Date;
}

/** Puts an invoice on the account of a customer whose credit was checked. */
export async function writeDebt(
  tx: Tx,
  { invoiceId, customerId, amount, businessDate, at }: NewDebt,
): Promise<void> {
  const { balance } = await lockDebtor(tx, customerId);
  await insertDebt(tx, {
    invoice_id: invoiceId,
    customer_id: customerId,
    amount_cents: amount,
    open_cents: amount,
    balance_cents: addCents(balance, amount),
    business_date: businessDate,
    created_at: at,
  });
  tx.emit({ type: "customers_changed", customerId });
}
