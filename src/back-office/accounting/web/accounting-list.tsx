import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isBlindToSales } from "#money/cash/domain/may-handle-session.ts";
import { formatCount } from "#platform/web/format.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { type AccountedRow, listAccounting, UNDOCUMENTED_AMONG } from "../contract/accounting.ts";
import classes from "./accounting.module.css";
import { accountingKey, accountingQuery, type DteOf, downloadAccounting } from "./accounting-api.ts";
import { accountingColumns, rowName } from "./accounting-columns.tsx";
import { AccountingFilters } from "./accounting-filters.tsx";
import { DetailDialog } from "./detail-dialog.tsx";
import { DteDialog } from "./dte-dialog.tsx";

/** What is looked at of a row. */
interface Doing {
  readonly what: "details" | "dte";
  readonly of: DteOf;
}

/** Invoices with their tax documents, and documents without an invoice: found, narrowed, opened, saved as a file. */
export function AccountingList({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listAccounting.query, { search, onSearch });
  const list = useQuery(accountingQuery(table.query));
  const user = useUser();
  const isBlind = user !== null && isBlindToSales(actorOf(user));
  const [doing, setDoing] = useState<Doing | null>(null);
  useRealtimeRefresh(["invoices_changed", "tax_documents_changed"], [accountingKey]);
  const see = (row: AccountedRow, what: Doing["what"]) => {
    const of = whole(row);
    if (of !== null) setDoing({ what, of });
  };
  const close = () => setDoing(null);
  return (
    <>
      {table.query.estado === "none" ? (
        <p className={classes.hint}>
          {t("accounting.no_dte_hint", { shown: formatCount(UNDOCUMENTED_AMONG) })}
        </p>
      ) : null}
      <ListPage<AccountedRow, typeof listAccounting.query>
        name="accounting"
        caption={t("screens.accounting")}
        columns={accountingColumns({ t, currency: list.data?.currency ?? "USD", isBlind })}
        rowKey={(row) => `${row.invoice_id} ${row.document_id}`}
        table={table}
        list={list}
        searchLabel={t("accounting.search")}
        filters={<AccountingFilters table={table} />}
        empty={
          <EmptyState
            picture={<ReceiptPicture />}
            message={t("accounting.empty")}
            hint={t("accounting.empty_hint")}
          />
        }
        nothingFound={
          <EmptyState
            picture={<SearchPicture />}
            message={t("accounting.nothing")}
            hint={t("accounting.nothing_hint")}
          />
        }
        onOpenRow={(row) => see(row, "details")}
        rowActions={(row) => [
          { key: "see", label: t("accounting.see"), onSelect: () => see(row, "details") },
          ...(row.estado_hacienda === null
            ? []
            : [{ key: "dte", label: t("accounting.see_dte"), onSelect: () => see(row, "dte") }]),
        ]}
        rowActionsLabel={(row) => t("accounting.actions", { what: rowName(row, t) })}
        saveCsv={() => downloadAccounting(table.query)}
        isPrintable
      />
      {doing?.what === "details" ? <DetailDialog of={doing.of} onClose={close} /> : null}
      {doing?.what === "dte" ? <DteDialog of={doing.of} onClose={close} /> : null}
    </>
  );
}

/** An invoice is opened as such, a document without one by itself. */
function whole({ invoice_id: invoiceId, document_id: documentId }: AccountedRow): DteOf | null {
  if (invoiceId !== null) return { invoiceId };
  return documentId === null ? null : { documentId };
}
