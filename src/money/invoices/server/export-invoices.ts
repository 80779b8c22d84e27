import { readSettings } from "#core/settings/server/public.ts";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportInvoices as definition, ListedInvoice } from "../contract/invoices.ts";
import { foundInvoices, invoicesOf } from "./invoice-list.ts";
import { invoiceView } from "./invoice-view.ts";
import { refuseBlindSort } from "./refuse-blind-sort.ts";
import { searchValues } from "./search-values.ts";

/** The invoices of a period, or what words find of whatever day, as a file for a spreadsheet; without figures for the blind. */
export async function exportInvoices(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<CsvFile> {
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
    rows: withHead(headOf(ctx.say), rows, (row) => cellsOf(invoiceView(row, isBlind), zone, ctx.say)),
  };
}

function headOf(say: Say): string[] {
  return [
    say("invoices.number"),
    say("invoices.date"),
    say("invoices.customer"),
    say("invoices.table"),
    say("invoices.dining_option"),
    say("invoices.type"),
    say("invoices.orders"),
    say("invoices.method"),
    say("invoices.sub_total"),
    say("invoices.discount"),
    say("invoices.tax"),
    say("invoices.service_charge"),
    say("invoices.total"),
    say("invoices.tip"),
    say("invoices.refunded"),
    say("invoices.state"),
  ];
}

function cellsOf(invoice: ListedInvoice, zone: string, say: Say): CsvCell[] {
  const table = [invoice.table_title, invoice.floor].filter((part) => part !== null).join(", ");
  return [
    String(invoice.invoice_no),
    instantCell(invoice.created_at, zone),
    invoice.name,
    table || null,
    say(`receipts.${invoice.delivery_type}`),
    say(`receipts.invoice_type.${invoice.invoice_type}`),
    invoice.orders.map((order) => order.token_no).join(" "),
    invoice.methods.join(" + ") || null,
    amountCell(invoice.sub_total),
    amountCell(invoice.discount),
    amountCell(invoice.tax_total),
    amountCell(invoice.service_charge_total),
    amountCell(invoice.total),
    amountCell(invoice.tip),
    amountCell(invoice.refunded),
    say(`refunds.find.state.${invoice.state}`),
  ];
}
