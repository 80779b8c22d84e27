import type { Insertable } from "kysely";
import { readSettings } from "#core/settings/server/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { CustomerId, InvoiceId } from "#platform/domain/ids.ts";
import { addCents, type Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { CustomerDebts } from "#platform/server/db/database.gen.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import { decideCredit } from "#service/customers/domain/credit.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";

/** The person who charges to an account. */
type Seller = Pick<StaffContext, "role" | "scope" | "now" | "language">;

interface CreditRequest {
  readonly customerId: CustomerId | null;
  readonly amount: Cents;
  /** The form field that shows a refusal. */
  readonly field: string;
}

/**
 * Locks the account of a customer before a charge of this amount, so that two tills at once do not exceed the limit.
 * Throws at the field for people who may not charge to accounts, for a sale without a customer, and beyond the limit.
 */
export async function checkCredit(
  tx: Tx,
  seller: Seller,
  { customerId, amount, field }: CreditRequest,
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

interface NewDebt {
  readonly invoiceId: InvoiceId;
  readonly customerId: CustomerId;
  readonly amount: Cents;
  readonly businessDate: BusinessDate;
  readonly at: Date;
}

/** Charges an invoice to the account of a customer whose credit was checked. */
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

/**
 * Lowers the open debt of an invoice, if it has one: by a refund, or wholly when the invoice is no sale any more. The
 * latter throws `account_debt_paid` if part of it was paid: that money would belong to nothing.
 */
export async function returnDebt(tx: Tx, invoiceId: InvoiceId, amount: Cents | "whole"): Promise<void> {
  if (amount === 0) return;
  const debt = await readDebt(tx, invoiceId, "locked");
  if (!debt) return;
  if (amount === "whole" && debt.open < debt.amount) throw new AppError("account_debt_paid");
  await lowerDebts(tx, [{ invoiceId, amount: amount === "whole" ? debt.open : amount }]);
  tx.emit({ type: "customers_changed", customerId: debt.customer_id });
}

/** A customer whose account is locked: nobody else changes their debt until the commit. */
export interface Debtor {
  readonly id: CustomerId;
  readonly name: string | null;
  readonly phone: string;
  readonly credit_limit: Cents | null;
  readonly balance: Cents;
}

/**
 * Locks a customer and with them all their debt: sales, payments and refunds of one account happen one after another.
 * Runs again if the customer was merged or deleted after they were read.
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

/** The part of an invoice that was charged to an account. */
interface Debt {
  readonly customer_id: CustomerId;
  readonly amount: Cents;
  readonly open: Cents;
  /** The customer's debt afterwards. */
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
 * Returns the debt of an invoice; undefined if none of it was charged to an account. With `lock` the account is
 * locked, so the open amount stays until the commit.
 */
export async function readDebt(tx: Tx, invoiceId: InvoiceId, lock?: "locked"): Promise<Debt | undefined> {
  const seen = await debtOf(tx, invoiceId);
  // A settled debt may belong to a customer who was deleted.
  if (!lock || !seen || seen.open === 0) return seen;
  await lockDebtor(tx, seen.customer_id);
  const debt = await debtOf(tx, invoiceId);
  if (debt?.customer_id !== seen.customer_id) throw new RunAgain("The customer was merged meanwhile");
  return debt;
}

const insertDebt = (tx: Tx, debt: Omit<Insertable<CustomerDebts>, "tenant_id">) =>
  tx.run(sqlOf.insertInto("customer_debts").values({ ...debt, tenant_id: tx.tenantId }));

/** Lowers the open debt of each invoice; a negative amount raises it. The account must be locked. */
export async function lowerDebts(
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
