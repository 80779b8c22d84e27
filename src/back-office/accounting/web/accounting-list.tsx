import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isBlindToSales } from "#money/cash/domain/cash-session.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount, formatDate, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import { openPeriod } from "#platform/web/lists/period-filter.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { sealText } from "#tax/documents/domain/reading/seal-text.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Muted, Span } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import {
  type AccountedRow,
  accountingColumns,
  listAccounting,
  type StateFilter,
  stateFilters,
  UNDOCUMENTED_AMONG,
} from "../contract/accounting.ts";
import { accountingKey, accountingQuery, type DteOf, downloadAccounting } from "./accounting-api.ts";
import { DetailDialog } from "./detail-dialog.tsx";
import { DteDialog } from "./dte-dialog.tsx";
import { MinistryBadge } from "./ministry-badge.tsx";

interface OpenDialog {
  readonly what: "details" | "dte";
  readonly of: DteOf;
}

/** Lists invoices with their tax documents, and documents without an invoice. */
export function AccountingList({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listAccounting.query, { search, onSearch });
  const list = useQuery(accountingQuery(table.query));
  const user = useUser();
  const isBlind = user !== null && isBlindToSales(actorOf(user));
  const [doing, setDoing] = useState<OpenDialog | null>(null);
  useRealtimeRefresh(["invoices_changed", "tax_documents_changed"], [accountingKey]);
  const see = (row: AccountedRow, what: OpenDialog["what"]) => {
    const of = dteOfRow(row);
    if (of !== null) setDoing({ what, of });
  };
  const close = () => setDoing(null);
  return (
    <>
      {table.query.estado === "none" ? (
        <Muted below={12}>{t("accounting.no_dte_hint", { shown: formatCount(UNDOCUMENTED_AMONG) })}</Muted>
      ) : null}
      <ListPage<AccountedRow, typeof listAccounting.query>
        name="accounting"
        caption={t("screens.accounting")}
        columns={accountingTable({ t, currency: list.data?.currency ?? "USD", isBlind })}
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
            message={t("common.no_results")}
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
        rowActionsLabel={(row) => t("common.actions_for_what", { what: rowName(row, t) })}
        saveCsv={() => downloadAccounting(table.query)}
        isPrintable
      />
      {doing?.what === "details" ? <DetailDialog of={doing.of} onClose={close} /> : null}
      {doing?.what === "dte" ? <DteDialog of={doing.of} onClose={close} /> : null}
    </>
  );
}

/** Opens an invoice as such, and a document without one by its own id. */
function dteOfRow({ invoice_id: invoiceId, document_id: documentId }: AccountedRow): DteOf | null {
  if (invoiceId !== null) return { invoiceId };
  return documentId === null ? null : { documentId };
}

type AccountingTable = TableQuery<typeof listAccounting.query>;

function AccountingFilters({ table }: { table: AccountingTable }) {
  const t = useT();
  const { estado, kind, environment } = table.query;
  return (
    <>
      <ListFilter
        label={t("accounting.standing")}
        all={t("common.all_statuses")}
        options={stateFilters.map((value) => ({ value, label: stateFilterText(value, t) }))}
        value={estado}
        onChange={(value) => table.setFilters({ estado: value })}
      />
      <ListFilter
        label={t("common.type")}
        all={t("accounting.every_kind")}
        options={issuedTypes.map((value) => ({ value, label: t(`taxDocuments.types.${value}`) }))}
        value={kind}
        onChange={(value) => table.setFilters({ kind: value })}
      />
      <ListFilter
        label={t("common.environment")}
        all={t("accounting.every_environment")}
        options={environments.map((value) => ({ value, label: t(`accounting.environments.${value}`) }))}
        value={environment}
        onChange={(value) => table.setFilters({ environment: value })}
      />
      <PeriodChip {...openPeriod(table)} />
    </>
  );
}

function stateFilterText(filter: StateFilter, t: Translate): string {
  switch (filter) {
    case "to_mend":
      return t("accounting.to_mend");
    case "none":
      return t("accounting.no_dte");
    default:
      return t(`accounting.estado.${filter}`);
  }
}

interface TableProps {
  t: Translate;
  currency: string;
  /** True hides amounts, and so nothing can be sorted by them. */
  isBlind: boolean;
}

function accountingTable({ t, currency, isBlind }: TableProps): Column<AccountedRow>[] {
  return tableColumns(accountingColumns, {
    t,
    currency,
    looks: {
      document: {
        cell: (row) => (
          <Two
            first={rowName(row, t)}
            second={
              row.control_number && (
                <Span block lines="cut">
                  {row.control_number}
                </Span>
              )
            }
          />
        ),
        role: "primary",
      },
      date: {
        cell: ({ at }) => <Two first={<Span lines="none">{formatDate(at)}</Span>} second={formatTime(at)} />,
        sortable: true,
      },
      kind: { cell: kindText(t), from: 800, role: "hidden" },
      party: { cell: (row) => <Two first={partyText(row, t)} second={null} /> },
      total: { sortable: !isBlind, role: "amount" },
      standing: {
        role: "state",
        cell: (row) => (
          <Two
            first={
              <MinistryBadge status={row.estado_hacienda} hasCorrectionToMend={row.has_correction_to_mend} />
            }
            second={stateNote(row, t)}
          />
        ),
      },
      seal: {
        cell: ({ sello_recibido: seal }) => (seal === null ? "" : sealText(seal)),
        from: 1080,
        role: "hidden",
      },
    },
  });
}

/** Names a row by the number of its invoice, else by the kind of its document. */
function rowName({ invoice_no: no, kind }: AccountedRow, t: Translate): string {
  if (no !== null) return t("common.number_of", { no });
  return kind === null ? "" : t(`taxDocuments.types.${kind}`);
}

/** A contingency has no other side. */
const partyText = ({ name, kind }: AccountedRow, t: Translate) =>
  name ?? (kind === "contingency" ? "" : t("common.walk_in_customer"));

const kindText = (t: Translate) => (row: AccountedRow) => {
  if (row.kind !== null) return t(`taxDocuments.types.${row.kind}`);
  return row.invoice_type === null ? "" : t(`receipts.invoice_type.${row.invoice_type}`);
};

/** Mentions a correction that cannot be sent, a contingency or the test environment. */
function stateNote(row: AccountedRow, t: Translate): string | null {
  const notes = [
    row.has_correction_to_mend ? t("taxDocuments.correction_to_mend") : null,
    row.is_contingency ? t("accounting.contingency") : null,
    row.environment === "00" ? t("accounting.environments.00") : null,
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : factsText(notes);
}

function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Stacked>
      <Span>{first}</Span>
      {second === null ? null : <Lesser>{second}</Lesser>}
    </Stacked>
  );
}
