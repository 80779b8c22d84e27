import { readSettings } from "#core/settings/server/public.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { creditLeft } from "#service/customers/domain/credit/decide-credit.ts";
import { customerIdOf } from "#service/customers/server/public.ts";
import type { CustomerAccount } from "../../contract/receivables.ts";
import { openInvoices, readAgeing } from "./account-queries.ts";

/** What a customer may buy on account and owes now. Throws not_found. */
export function readAccount(ctx: StaffContext, key: CustomerId | string): Promise<CustomerAccount> {
  return ctx.inTenant((tx) => accountOf(tx, ctx.now, key));
}

/** The same in a transaction that reads more. */
export async function accountOf(tx: Tx, now: Date, key: CustomerId | string): Promise<CustomerAccount> {
  const id = found(await customerIdOf(tx, key));
  const { credit_limit_cents: limit, balance_cents, ...customer } = found(await buyer(tx, id));
  const { today, currency } = await readSettings(tx, now);
  const { ageing, count } = await readAgeing(tx, id, today);
  const credit = { limit: limit as Cents | null, balance: cents(balance_cents) };
  return {
    customer,
    credit_limit: credit.limit,
    balance: credit.balance,
    left: creditLeft(credit),
    ageing,
    open_invoices: await openInvoices(tx, id, today),
    open_count: count,
    today,
    currency,
  };
}

const buyer = (tx: Tx, id: CustomerId) =>
  tx.first(
    sqlOf
      .selectFrom("customers")
      .select(["id", "phone", "name", "email", "type", "notes", "allergies"])
      .select(["credit_limit_cents", "balance_cents"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null),
  );
