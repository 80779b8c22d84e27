import { readPaymentTypes, readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/cash-session.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { type Cents, subtractCents } from "#platform/domain/money/cents.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { csvRows, mapRows } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import {
  type exportInvoices as exportInvoicesRoute,
  type InvoiceSums,
  invoiceColumns,
  type invoicesInit,
  type listInvoices as listInvoicesRoute,
  type searchInvoices as searchInvoicesRoute,
  type sumInvoices as sumInvoicesRoute,
} from "../contract/invoices.ts";
import { foundInvoices, invoicesOf, invoiceView, refuseBlindSort, searchValues } from "./invoice-queries.ts";

/** Returns settings and payment types for the list of invoices. */
export function readInvoicesInit(ctx: StaffContext): Promise<ResponseOf<typeof invoicesInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print } = await readSettings(tx, ctx.now);
    return { printSettings: print, storeSettings: store, paymentTypes: await readPaymentTypes(tx) };
  });
}

/**
 * Returns a page of the invoices of a period. Throws for a period that ends before it begins, and for a blind sort by
 * amount.
 */
export function listInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof listInvoicesRoute>,
): Promise<ResponseOf<typeof listInvoicesRoute>> {
  const isBlind = isBlindToSales(ctx);
  refuseBlindSort(isBlind, query.sort);
  return ctx.inTenant(async (tx) => {
    const { today, currency } = await readSettings(tx, ctx.now);
    const range = chosenRange({ ...query, period: query.type }, today);
    const { rows, ...page } = await readList(
      tx,
      invoicesOf(range),
      listValues(tx, range.from, range.to),
      query,
    );
    return { ...page, rows: rows.map((row) => invoiceView(row, isBlind)), ...range, currency };
  });
}

/** Returns a page of the invoices of any day that match the search text. */
export function searchInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof searchInvoicesRoute>,
): Promise<ResponseOf<typeof searchInvoicesRoute>> {
  const isBlind = isBlindToSales(ctx);
  refuseBlindSort(isBlind, query.sort);
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const values = await searchValues(tx, query.q ?? "", isBlind);
    const { rows, ...page } = await readList(tx, foundInvoices, values, query);
    return { ...page, rows: rows.map((row) => invoiceView(row, isBlind)), currency };
  });
}

/**
 * Sums the invoices of a period. A route of its own, because the list is ready before the sums. Throws for a period
 * that ends before it begins.
 */
export function sumInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof sumInvoicesRoute>,
): Promise<ResponseOf<typeof sumInvoicesRoute>> {
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

/** A part of an account that was taken back was not charged: another invoice replaced it. */
async function readSums(tx: Tx, { from, to }: DateRange): Promise<SumRow> {
  const [row] = await tx.query<SumRow>({
    text: `select count(*)::integer as count,
        coalesce(sum(i.sub_total_cents), 0)::bigint as sub_total,
        coalesce(sum(i.discount_cents), 0)::bigint as discount,
        coalesce(sum(i.tax_total_cents), 0)::bigint as tax_total,
        coalesce(sum(i.tributes_cents), 0)::bigint as tributes,
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

/** No refund comes before its invoice: refunds from the first day on are enough. */
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

/**
 * Exports the invoices of a period, or those of any day that match the search text; without figures for people who
 * count blind.
 */
export async function exportInvoices(
  ctx: StaffContext,
  query: QueryOf<typeof exportInvoicesRoute>,
): Promise<CsvFile> {
  const isBlind = isBlindToSales(ctx);
  refuseBlindSort(isBlind, query.sort);
  const { rows, zone } = await ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    const { zone } = dayRule;
    if (query.q) {
      const values = await searchValues(tx, query.q, isBlind);
      return { zone, rows: everyRow(ctx, foundInvoices, () => values, query.sort) };
    }
    const range = chosenRange({ ...query, period: query.type }, today);
    const valuesOf = (batch: typeof tx) => listValues(batch, range.from, range.to);
    return { zone, rows: everyRow(ctx, invoicesOf(range), valuesOf, query.sort) };
  });
  return {
    name: ctx.say("invoices.file"),
    rows: csvRows(
      invoiceColumns,
      mapRows(rows, (row) => invoiceView(row, isBlind)),
      { say: ctx.say, zone },
    ),
  };
}
