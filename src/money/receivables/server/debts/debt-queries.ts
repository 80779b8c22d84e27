import type { Insertable } from "kysely";
import type { CustomerId, InvoiceId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { CustomerDebts } from "#platform/server/db/database.gen.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** A customer whose account is held: what it owes changes only here until the commit. */
export interface Debtor {
  readonly id: CustomerId;
  readonly name: string | null;
  readonly phone: string;
  readonly credit_limit: Cents | null;
  readonly balance: Cents;
}

/**
 * Holds a customer and with them everything they owe: sales, payments and refunds of one account come one after the other.
 * Runs again when the customer was merged or deleted since they were read.
 */
export async function lockDebtor(tx: Tx, id: CustomerId): Promise<Debtor> {
  const [debtor] = await tx.query<Debtor>({
    text: `select id, name, phone, credit_limit_cents as credit_limit, balance_cents as balance
      from customers where tenant_id = $1 and id = $2 and archived_at is null for no key update`,
    values: [tx.tenantId, id],
  });
  if (!debtor) throw new RunAgain("The customer was merged or deleted meanwhile");
  return debtor;
}

/** What was charged to an account with an invoice. */
export interface Debt {
  readonly customer_id: CustomerId;
  readonly amount: Cents;
  readonly open: Cents;
  /** Owed by the customer after it. */
  readonly balance: Cents;
}

const debtOf = async (tx: Tx, invoiceId: InvoiceId): Promise<Debt | undefined> => {
  const [debt] = await tx.query<Debt>({
    text: `select customer_id, amount_cents as amount, open_cents as open, balance_cents as balance
      from customer_debts where tenant_id = $1 and invoice_id = $2`,
    values: [tx.tenantId, invoiceId],
  });
  return debt;
};

/**
 * The debt of an invoice; undefined when nothing of it was charged to an account. Locked, its account is held, so that what is
 * open of it stays until the commit.
 */
export async function readDebt(tx: Tx, invoiceId: InvoiceId, lock?: "locked"): Promise<Debt | undefined> {
  const seen = await debtOf(tx, invoiceId);
  // What is settled may be of a customer who was deleted since.
  if (!lock || !seen || seen.open === 0) return seen;
  await lockDebtor(tx, seen.customer_id);
  const debt = await debtOf(tx, invoiceId);
  if (debt?.customer_id !== seen.customer_id) throw new RunAgain("The customer was merged meanwhile");
  return debt;
}

export const insertDebt = (tx: Tx, debt: Omit<Insertable<CustomerDebts>, "tenant_id">) =>
  tx.run(sqlOf.insertInto("customer_debts").values({ ...debt, tenant_id: tx.tenantId }));

/** Takes so much off what is open of each invoice, or puts it back when negative. The account is held. */
export async function takeOff(
  tx: Tx,
  parts: readonly { readonly invoiceId: InvoiceId; readonly amount: Cents }[],
): Promise<void> {
  await tx.query({
    text: `update customer_debts d set open_cents = d.open_cents - p.amount
      from unnest($2::bigint[], $3::bigint[]) as p(id, amount)
      where d.tenant_id = $1 and d.invoice_id = p.id`,
    values: [tx.tenantId, parts.map((part) => part.invoiceId), parts.map((part) => part.amount)],
  });
}
