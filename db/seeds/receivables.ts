import type { CustomerId, InvoiceId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export interface NewDebtor {
  readonly customerId: CustomerId;
  readonly limit: Cents;
}

/** Grants credit to a customer, and puts an invoice of the first visit there is on their account for each amount. */
export async function createDebts(
  tx: Tx,
  { customerId, limit }: NewDebtor,
  debts: readonly { readonly amount: Cents; readonly date: BusinessDate }[],
): Promise<InvoiceId[]> {
  await tx.run(
    sqlOf
      .updateTable("customers")
      .set({ credit_limit_cents: limit })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", customerId),
  );
  const invoices = await tx.query<{ id: InvoiceId }>({
    text: `with made as (
        insert into invoices (tenant_id, client_uuid, invoice_no, account_id, business_date, invoice_type, dining_option,
          customer_id, sub_total_cents, tax_total_cents, total_cents)
        select $1, gen_random_uuid(), 1000000 + d.place + (select count(*) from invoices where tenant_id = $1),
          (select min(id) from accounts where tenant_id = $1), d.day,
          'CONSUMIDOR_FINAL', 'dinein', $2, d.amount, 0, d.amount
        from unnest($3::bigint[], $4::date[]) with ordinality as d(amount, day, place)
        returning id, business_date, total_cents
      ), owed as (
        insert into customer_debts (tenant_id, invoice_id, customer_id, amount_cents, open_cents, balance_cents, business_date,
          created_at)
        select $1, id, $2, total_cents, total_cents, total_cents, business_date, business_date from made
      )
      select id from made order by id`,
    values: [tx.tenantId, customerId, debts.map((debt) => debt.amount), debts.map((debt) => debt.date)],
  });
  return invoices.map(({ id }) => id);
}
