import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import type { sumInvoices as definition, InvoiceSums } from "../contract/invoices.ts";

/**
 * What the invoices of a period come to. Apart from the list, which is there before all of them are added up. Refuses a
 * period that ends before it begins.
 */
export function sumInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const range = chosenRange({ ...query, period: query.type }, today);
    const { count, ...row } = await readSums(tx, range);
    const refunded = await readRefunded(tx, range);
    const sums = { ...row, refunded, net: subtractCents(row.total, refunded) };
    return { ...range, currency, count, sums: isBlindToSales(ctx) ? null : sums };
  });
}

type SumRow = Omit<InvoiceSums, "refunded" | "net"> & { readonly count: number };

/** A part of an account that was taken back was not charged: what came instead is another invoice. */
async function readSums(tx: Tx, { from, to }: DateRange): Promise<SumRow> {
  const [row] = await tx.query<SumRow>({
    text: `select count(*)::integer as count,
        coalesce(sum(i.sub_total_cents), 0)::bigint as sub_total,
        coalesce(sum(i.discount_cents), 0)::bigint as discount,
        coalesce(sum(i.tax_total_cents), 0)::bigint as tax_total,
        coalesce(sum(i.service_charge_total_cents), 0)::bigint as service_charge_total,
        coalesce(sum(i.total_cents), 0)::bigint as total,
        coalesce(sum(i.tip_cents), 0)::bigint as tip
      from invoices i
      where i.tenant_id = $1 and i.business_date between $2::date and $3::date
        and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)`,
    values: [tx.tenantId, from, to],
  });
  return required(row, "sums");
}

/** Nothing is given back before it was charged: refunds from the first day on are all there can be. */
async function readRefunded(tx: Tx, { from, to }: DateRange): Promise<Cents> {
  const [row] = await tx.query<{ refunded: Cents }>({
    text: `select coalesce(sum(r.amount_cents), 0)::bigint as refunded
      from refunds r join invoices i on i.tenant_id = $1 and i.id = r.invoice_id
      where r.tenant_id = $1 and r.business_date >= $2::date
        and i.business_date between $2::date and $3::date`,
    values: [tx.tenantId, from, to],
  });
  return required(row, "a sum").refunded;
}
