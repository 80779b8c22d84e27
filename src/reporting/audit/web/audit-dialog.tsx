import { type AuditReader, actionText, valueText } from "#app/contract/audit-words.ts";
import type { AuditField } from "#app/domain/audit/audit-field.ts";
import { type RecordedChange, recordedChanges } from "#app/domain/audit/recorded-changes.ts";
import { formatAmount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { AuditEntry } from "../contract/audit.ts";
import classes from "./audit.module.css";

export interface AuditDialogProps {
  entry: AuditEntry;
  currency: string;
  onClose: () => void;
}

/** One entry of the audit log: who, when, why, and each field that changed as it was and as it became. */
export function AuditDialog({ entry, currency, onClose }: AuditDialogProps) {
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
          columns={columnsOf(currency, t)}
          rows={changes}
          rowKey={(change) => change.field}
          state={{ status: "ready" }}
          empty={null}
        />
      )}
    </AppDialog>
  );
}

/** What is known of an entry besides the change itself, by name. */
function factsOf(entry: AuditEntry, t: Translate): [string, string][] {
  const facts: [string, string | null][] = [
    [t("audit.thing"), entry.title],
    [t("audit.at"), formatDateTime(entry.at)],
    [t("audit.by"), entry.by ?? t("audit.nobody")],
    [t("audit.approved_by"), entry.approved_by],
    [t("audit.reason"), entry.reason],
    [t("audit.device"), entry.device],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

function columnsOf(currency: string, t: Translate): Column<RecordedChange>[] {
  const reader: AuditReader = { say: t, amount: (amount) => formatAmount(amount, currency) };
  // What was not written down is left blank: it is not nothing.
  const text = (field: AuditField, value: unknown) =>
    value === undefined ? "" : valueText(field, value, reader);
  return [
    {
      key: "field",
      header: t("audit.field"),
      cell: ({ field }) => t(`audit.fields.${field}`),
      primary: true,
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
