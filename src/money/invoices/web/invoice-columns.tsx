import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount, formatDate, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { TaxDocumentState } from "#tax/tax-documents/web/public.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge, type StatusBadgeProps } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { InvoiceSums, ListedInvoice, sumInvoices } from "../contract/invoices.ts";
import classes from "./invoices.module.css";

const tones = {
  paid: "green",
  owed: "blue",
  partly_refunded: "amber",
  refunded: "grey",
  taken_back: "grey",
} as const satisfies Record<ListedInvoice["state"], StatusBadgeProps["tone"]>;

interface InvoiceColumns {
  t: Translate;
  currency: string;
  /** True if the user may not see amounts. */
  isBlind: boolean;
  /** Sums for the last row; null when the list shows no period. */
  sums: UseQueryResult<ResponseOf<typeof sumInvoices>> | null;
}

/** Builds the columns of the list of invoices with the sums of the period below. */
export function invoiceColumns(props: InvoiceColumns): Column<ListedInvoice>[] {
  const { t, currency, isBlind } = props;
  const sums = props.sums?.data?.sums ?? null;
  const figure = (
    key: "sub_total" | "discount" | "tax_total" | "service_charge_total" | "total",
    header: string,
    look: Pick<Column<ListedInvoice>, "from" | "sortable"> = {},
  ): Column<ListedInvoice> => {
    const text = (amounts: { readonly [Key in typeof key]: Cents | null }) =>
      amountText(key === "discount" ? takenOff(amounts.discount) : amounts[key], currency);
    return { key, header, align: "end", ...look, cell: text, total: sums === null ? undefined : text(sums) };
  };
  // Figures that the opened invoice also shows give way first on narrow screens.
  const figures = [
    figure("sub_total", t("invoices.sub_total"), { from: 1080 }),
    figure("discount", t("invoices.discount"), { from: 1080 }),
    figure("tax_total", t("invoices.tax"), { from: 800 }),
    figure("service_charge_total", t("invoices.service_charge"), { from: 1200 }),
    figure("total", t("invoices.total"), { sortable: true }),
  ];
  return [
    ...namingColumns(props),
    ...(isBlind ? [] : figures),
    stateColumn(t, currency, sums),
    documentColumn(t),
  ];
}

/** Shows the tax document of the invoice; empty if the restaurant issued none. */
function documentColumn(t: Translate): Column<ListedInvoice> {
  return {
    key: "document",
    header: t("invoices.document"),
    cell: ({ document_state: state }) => (state === null ? "" : <TaxDocumentState state={state} />),
    from: 1080,
    onCards: true,
  };
}

function namingColumns({ t, sums }: InvoiceColumns): Column<ListedInvoice>[] {
  return [
    {
      key: "number",
      header: t("invoices.number"),
      cell: (invoice) => t("invoices.no", { no: invoice.invoice_no }),
      primary: true,
      sortable: true,
      total: sums === null ? undefined : countText(sums, t),
    },
    {
      key: "date",
      header: t("invoices.date"),
      cell: ({ created_at }) => <TwoLines first={formatDate(created_at)} second={formatTime(created_at)} />,
      sortable: true,
    },
    {
      key: "customer",
      header: t("invoices.customer"),
      cell: (invoice) => (
        <TwoLines
          first={<span className={classes.name}>{invoice.name ?? t("receipts.walk_in")}</span>}
          second={placeText(invoice, t)}
        />
      ),
    },
    {
      key: "type",
      header: t("invoices.type"),
      cell: (invoice) => (
        <TwoLines
          first={<span className={classes.whole}>{t(`receipts.invoice_type.${invoice.invoice_type}`)}</span>}
          second={invoice.methods.join(" + ")}
        />
      ),
    },
  ];
}

function stateColumn(t: Translate, currency: string, sums: InvoiceSums | null): Column<ListedInvoice> {
  return {
    key: "state",
    header: t("invoices.state"),
    cell: (invoice) => (
      <TwoLines
        first={<StatusBadge tone={tones[invoice.state]} label={t(`refunds.find.state.${invoice.state}`)} />}
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
function countText({ data, isError }: NonNullable<InvoiceColumns["sums"]>, t: Translate): string {
  if (data) return t("invoices.sums.count", { count: data.count, shown: formatCount(data.count) });
  return t(isError ? "invoices.sums.failed" : "invoices.sums.loading");
}

function placeText({ table_title, delivery_type }: ListedInvoice, t: Translate): string {
  return table_title ?? t(`receipts.${delivery_type}`);
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
      <span>{first}</span>
      {second === "" ? null : <Lesser>{second}</Lesser>}
    </Stacked>
  );
}
