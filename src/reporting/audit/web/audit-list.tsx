import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type AuditField,
  fieldWord,
  type RecordedChange,
  recordedChanges,
} from "#app/contract/audit-field.ts";
import { type AuditReader, actionText, subjectText, valueText } from "#app/contract/audit-words.ts";
import { toId } from "#platform/domain/ids.ts";
import { compareNames } from "#platform/domain/text/compare-names.ts";
import { formatAmount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import { openPeriod } from "#platform/web/lists/period-filter.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { type AuditEntry, listAuditEntries } from "../contract/audit.ts";
import classes from "./audit.module.css";
import type { auditQuery, downloadAudit } from "./audit-api.ts";

interface AuditListProps extends ListAddress<Record<string, unknown>> {
  /** Key under which the choice of columns is stored. */
  name: string;
  title: string;
  emptyHint: string;
  /** Query and download of the log: of a restaurant, or of the platform. */
  query: typeof auditQuery;
  save: typeof downloadAudit;
}

/** The audit log with search, filters and download. */
export function AuditList({ search, onSearch, name, title, emptyHint, query, save }: AuditListProps) {
  const t = useT();
  const table = useTableQuery(listAuditEntries.query, { search, onSearch });
  const list = useQuery(query(table.query));
  const [seen, setSeen] = useState<AuditEntry | null>(null);
  return (
    <>
      <ListPage<AuditEntry, typeof listAuditEntries.query>
        title={title}
        name={name}
        caption={title}
        columns={columnsOf(t)}
        rowKey={(entry) => String(entry.id)}
        table={table}
        list={list}
        searchLabel={t("audit.search")}
        filters={
          <AuditFilters table={table} people={list.data?.people ?? []} subjects={list.data?.subjects ?? []} />
        }
        empty={<EmptyState picture={<ReceiptPicture />} message={t("audit.empty")} hint={emptyHint} />}
        onOpenRow={setSeen}
        saveCsv={() => save(table.query)}
        isPrintable
      />
      {seen === null ? null : (
        <AuditDialog entry={seen} currency={list.data?.currency ?? "USD"} onClose={() => setSeen(null)} />
      )}
    </>
  );
}

interface AuditFiltersProps {
  table: TableQuery<typeof listAuditEntries.query>;
  people: readonly { readonly id: number; readonly name: string }[];
  subjects: readonly string[];
}

function AuditFilters({ table, people, subjects }: AuditFiltersProps) {
  const t = useT();
  const inOrder = compareNames(useLanguage());
  const { subject, user } = table.query;
  return (
    <>
      <ListFilter
        label={t("audit.kind")}
        all={t("audit.every_kind")}
        options={subjects
          .map((value) => ({ value, label: subjectText(value, t) }))
          .toSorted((one, other) => inOrder(one.label, other.label))}
        value={subject}
        onChange={(value) => table.setFilters({ subject: value })}
      />
      <ListFilter
        label={t("audit.who")}
        all={t("audit.everybody")}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={user === undefined ? null : String(user)}
        onChange={(value) =>
          table.setFilters({ user: value === undefined ? undefined : toId<"User">(Number(value)) })
        }
      />
      <PeriodChip {...openPeriod(table)} />
    </>
  );
}

function columnsOf(t: Translate): Column<AuditEntry>[] {
  return [
    {
      key: "action",
      header: t("audit.action"),
      cell: (entry) => actionText(entry.action, t),
      role: "primary",
      width: "30%",
    },
    {
      key: "thing",
      header: t("audit.thing"),
      cell: (entry) => entry.title ?? subjectText(entry.subject, t),
    },
    {
      key: "at",
      header: t("common.date"),
      cell: (entry) => formatDateTime(entry.at),
      sortable: true,
      width: "184px",
    },
    { key: "by", header: t("common.user"), cell: (entry) => entry.by ?? t("audit.nobody") },
    {
      key: "reason",
      header: t("common.reason"),
      cell: (entry) => entry.reason ?? t("audit.nothing"),
      role: "hidden",
    },
  ];
}

interface AuditDialogProps {
  entry: AuditEntry;
  currency: string;
  onClose: () => void;
}

/** An entry of the audit log: who, when, why, and each changed field before and after. */
function AuditDialog({ entry, currency, onClose }: AuditDialogProps) {
  const t = useT();
  const changes = recordedChanges(entry.before, entry.after);
  return (
    <AppDialog opened title={actionText(entry.action, t)} size="large" onClose={onClose}>
      <dl className={classes.facts}>
        {factsOf(entry, t).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length === 0 ? (
        <p>{t("audit.no_details")}</p>
      ) : (
        <DataTable
          caption={t("audit.see")}
          columns={changeColumns(currency, t)}
          rows={changes}
          rowKey={(change) => change.field}
          state={{ status: "ready" }}
          empty={null}
        />
      )}
    </AppDialog>
  );
}

/** Returns the labelled facts of an entry, without the change itself. */
function factsOf(entry: AuditEntry, t: Translate): [string, string][] {
  const facts: [string, string | null][] = [
    [t("audit.thing"), entry.title],
    [t("common.date"), formatDateTime(entry.at)],
    [t("common.user"), entry.by ?? t("audit.nobody")],
    [t("audit.approved_by"), entry.approved_by],
    [t("common.reason"), entry.reason],
    [t("audit.device"), entry.device],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

function changeColumns(currency: string, t: Translate): Column<RecordedChange>[] {
  const reader: AuditReader = {
    say: t,
    amount: (amount) => formatAmount(amount, currency),
    writing: currentWriting(),
  };
  // A value that was not recorded is left blank: it is not the same as empty.
  const text = (field: AuditField, value: unknown) =>
    value === undefined ? "" : valueText(field, value, reader);
  return [
    {
      key: "field",
      header: t("audit.field"),
      cell: ({ field }) => t(fieldWord(field)),
      role: "primary",
    },
    {
      key: "before",
      header: t("audit.before"),
      cell: ({ field, before }) => text(field, before),
    },
    {
      key: "after",
      header: t("audit.after"),
      cell: ({ field, after }) => text(field, after),
    },
  ];
}
