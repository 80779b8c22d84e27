import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { InvoiceState } from "#money/refunds/web/invoice-state.tsx";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount, formatDate, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { type ColumnLook, tableColumns } from "#platform/web/lists/table-columns.ts";
import { TaxDocumentState } from "#tax/tax-documents/web/public.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Span } from "#ui/layout/layout.tsx";
import {
  type InvoiceSums,
  invoiceColumns,
  invoiceFigures,
  type ListedInvoice,
  type sumInvoices,
} from "../contract/invoices.ts";
import classes from "./invoices.module.css";

interface InvoiceTable {
  t: Translate;
  currency: string;
  /** True if the user may not see amounts. */
  isBlind: boolean;
  /** Sums for the last row; null when the list shows no period. */
  sums: UseQueryResult<ResponseOf<typeof sumInvoices>> | null;
}

/** Returns the columns of the list of invoices with the sums of the period below. */
export function invoiceTable({ t, currency, isBlind, sums: asked }: InvoiceTable): Column<ListedInvoice>[] {
  const sums = asked?.data?.sums ?? null;
  const columns = isBlind
    ? invoiceColumns.filter(({ key }) => invoiceFigures.every((figure) => figure.key !== key))
    : invoiceColumns;
  const figure = (key: (typeof invoiceFigures)[number]["key"], look: ColumnLook<ListedInvoice> = {}) => {
    const text = (amounts: { readonly [Key in typeof key]: Cents | null }) =>
      amountText(key === "discount" ? takenOff(amounts.discount) : amounts[key], currency);
    return { ...look, cell: text, total: sums === null ? undefined : text(sums) };
  };
  return tableColumns(columns, {
    t,
    currency,
    looks: {
      number: {
        cell: (invoice) => t("common.number_of", { no: invoice.invoice_no }),
        role: "primary",
        sortable: true,
        total: asked === null ? undefined : countText(asked, t),
      },
      date: {
        cell: ({ created_at }) => <TwoLines first={formatDate(created_at)} second={formatTime(created_at)} />,
        sortable: true,
      },
      customer: {
        cell: (invoice) => (
          <TwoLines
            first={<span className={classes.name}>{invoice.name ?? t("common.walk_in_customer")}</span>}
            second={placeText(invoice, t)}
          />
        ),
      },
      type: {
        role: "hidden",
        cell: (invoice) => (
          <TwoLines
            first={
              <span className={classes.whole}>{t(`receipts.invoice_type.${invoice.invoice_type}`)}</span>
            }
            second={invoice.methods.join(" + ")}
          />
        ),
      },
      // Figures that the opened invoice also shows give way first on narrow screens.
      sub_total: figure("sub_total", { from: 1200 }),
      discount: figure("discount", { from: 1080 }),
      tax_total: figure("tax_total", { from: 800 }),
      service_charge_total: figure("service_charge_total", { from: 1200 }),
      total: figure("total", { role: "amount", sortable: true }),
      state: stateLook(t, currency, sums),
      document: {
        // Empty if the restaurant issued none.
        cell: ({ document_state: state, has_correction_to_mend: hasCorrectionToMend }) =>
          state === null ? "" : <TaxDocumentState state={state} hasCorrectionToMend={hasCorrectionToMend} />,
        role: "hidden",
        from: 1080,
      },
    },
  });
}

function stateLook(t: Translate, currency: string, sums: InvoiceSums | null): ColumnLook<ListedInvoice> {
  return {
    role: "state",
    cell: (invoice) => (
      <TwoLines
        first={<InvoiceState state={invoice.state} />}
        second={invoice.refunded ? amountText(cents(-invoice.refunded), currency) : ""}
      />
    ),
    total:
      sums === null ? undefined : (
        <TwoLines
          first={t("invoices.sums.net", { amount: formatAmount(sums.net, currency) })}
          second={t("invoices.sums.refunded", { amount: formatAmount(cents(-sums.refunded), currency) })}
        />
      ),
  };
}

/** Tells how many invoices count, or why the sums are missing. */
function countText({ data, isError }: NonNullable<InvoiceTable["sums"]>, t: Translate): string {
  if (data) return t("invoices.sums.count", { count: data.count, shown: formatCount(data.count) });
  return t(isError ? "invoices.sums.failed" : "invoices.sums.loading");
}

function placeText({ table_title, delivery_type }: ListedInvoice, t: Translate): string {
  return table_title ?? t(`common.dining.${delivery_type}`);
}

/** Shows a discount as a negative amount between subtotal and total. */
function takenOff(discount: Cents | null): Cents | null {
  return discount === null || discount === 0 ? discount : cents(-discount);
}

function amountText(amount: Cents | null, currency: string): string {
  return amount === null ? "" : formatAmount(amount, currency);
}

/** Shows a fact with a lesser one below it. */
function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <Stacked>
      <Span>{first}</Span>
      {second === "" ? null : <Lesser>{second}</Lesser>}
    </Stacked>
  );
}
