import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isBlindToSales } from "#money/cash/domain/cash-session.ts";
import { InvoiceDialog, MailReceiptDialog } from "#money/refunds/web/public.ts";
import { periods } from "#platform/domain/periods/period.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import type { PeriodKey } from "#platform/web/lists/period-filter.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { TaxStatusBanner } from "#tax/tax-documents/web/public.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import type { ListedInvoice } from "../contract/invoices.ts";
import { invoiceTable } from "./invoice-columns.tsx";
import { InvoiceOrders } from "./invoice-orders.tsx";
import {
  downloadInvoices,
  type InvoicePage,
  invoiceAddress,
  invoicesInitQuery,
  invoicesKey,
  invoicesQuery,
  sumsQuery,
  usePrintCopy,
} from "./invoices-api.ts";

/** The open dialog and its invoice. */
interface OpenAction {
  readonly what: "see" | "mail";
  readonly invoice: ListedInvoice;
}

/** /dashboard/invoices: invoices of a period, or found on any day, to view, reprint, mail and export. */
export function InvoicesScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(invoiceAddress, { search, onSearch });
  const list = useQuery(invoicesQuery(table.query));
  const actions = useInvoiceActions();
  const isSearching = table.words !== "";
  const { type, from, to } = table.query;
  const isBlind = useIsBlind();
  const sums = useQuery({ ...sumsQuery({ type, from, to }), enabled: !isSearching && !isBlind });
  useRealtimeRefresh(["invoices_changed", "tax_documents_changed"], [invoicesKey]);
  const empty = (what: "empty" | "nothing") => (
    <EmptyState
      picture={what === "empty" ? <ReceiptPicture /> : <SearchPicture />}
      message={t(`invoices.${what}`)}
      hint={t(`invoices.${what}_hint`)}
    />
  );
  return (
    <>
      <TaxStatusBanner />
      <ListPage<ListedInvoice, typeof invoiceAddress>
        title={t("screens.invoices")}
        name="invoices"
        caption={t("screens.invoices")}
        columns={invoiceTable({
          t,
          currency: list.data?.currency ?? "USD",
          isBlind,
          sums: isSearching || isBlind ? null : sums,
        })}
        rowKey={(invoice) => String(invoice.invoice_id)}
        table={table}
        list={list}
        searchLabel={t("invoices.search")}
        filters={<InvoicePeriod table={table} shown={list.data} />}
        empty={empty("empty")}
        nothingFound={empty(isSearching ? "nothing" : "empty")}
        onOpenRow={actions.see}
        rowActions={actions.of}
        rowActionsLabel={(invoice) => t("common.actions_for_invoice_no", { no: invoice.invoice_no })}
        saveCsv={() => downloadInvoices(table.query)}
        isPrintable
      />
      <InvoiceDialogs opened={actions.opened} onClose={actions.stop} />
    </>
  );
}

interface InvoicePeriodProps {
  table: TableQuery<typeof invoiceAddress>;
  /** The listed page, which tells the days meant by an unfinished choice of dates. */
  shown: InvoicePage | undefined;
}

/** Chooses the listed period. A search covers all days; choosing a period ends it. */
function InvoicePeriod({ table, shown }: InvoicePeriodProps) {
  const { type, from, to } = table.query;
  const listed = type === "custom" ? shown : undefined;
  return (
    <PeriodChip<PeriodKey>
      periods={periods}
      choice={
        table.words === ""
          ? { period: type, from: from ?? listed?.from, to: to ?? listed?.to }
          : { period: "all" }
      }
      onChoice={({ period, ...days }) =>
        table.setFilters({
          q: undefined,
          type: period === "all" ? undefined : period,
          from: days.from,
          to: days.to,
        })
      }
    />
  );
}

function useIsBlind(): boolean {
  const user = useUser();
  return user !== null && isBlindToSales(actorOf(user));
}

/** Builds the actions of a row and holds the open dialog. */
function useInvoiceActions() {
  const t = useT();
  const [opened, setOpened] = useState<OpenAction | null>(null);
  const init = useQuery(invoicesInitQuery);
  const printCopy = usePrintCopy();
  const see = (invoice: ListedInvoice) => setOpened({ what: "see", invoice });
  return {
    opened,
    see,
    stop: () => setOpened(null),
    of: (invoice: ListedInvoice) => [
      { key: "see", label: t("common.view_invoice"), onSelect: () => see(invoice) },
      ...(init.data?.printSettings.is_enable_print
        ? [
            {
              key: "print",
              label: t("common.print_copy"),
              onSelect: () => void printCopy(invoice.invoice_id).catch(showError),
            },
          ]
        : []),
      { key: "mail", label: t("common.send_by_email"), onSelect: () => setOpened({ what: "mail", invoice }) },
    ],
  };
}

function InvoiceDialogs({ opened, onClose }: { opened: OpenAction | null; onClose: () => void }) {
  if (opened === null) return null;
  const { invoice_id: invoiceId, invoice_no: invoiceNo, email } = opened.invoice;
  if (opened.what === "mail")
    return (
      <MailReceiptDialog invoiceId={invoiceId} invoiceNo={invoiceNo} to={email ?? ""} onClose={onClose} />
    );
  return (
    <InvoiceDialog invoiceId={invoiceId} invoiceNo={invoiceNo} email={email} onClose={onClose}>
      <InvoiceOrders invoice={opened.invoice} />
    </InvoiceDialog>
  );
}
