import type { ReactNode } from "react";
import { formatAmount, formatDate, formatTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { AccountedRow } from "../contract/accounting.ts";
import classes from "./accounting.module.css";
import { MinistryBadge } from "./ministry-badge.tsx";
import { shortSeal } from "./short-seal.ts";

interface AccountingColumns {
  t: Translate;
  currency: string;
  /** Whether amounts are kept from who looks: then nothing is ordered by them either. */
  isBlind: boolean;
}

/** The columns of the list of accounting. */
export function accountingColumns({ t, currency, isBlind }: AccountingColumns): Column<AccountedRow>[] {
  return [
    {
      key: "document",
      header: t("accounting.row"),
      cell: (row) => <Two first={rowName(row, t)} second={row.control_number} />,
      primary: true,
    },
    {
      key: "date",
      header: t("accounting.at"),
      cell: ({ at }) => (
        <Two first={<span className={classes.whole}>{formatDate(at)}</span>} second={formatTime(at)} />
      ),
      sortable: true,
    },
    {
      key: "kind",
      header: t("accounting.kind"),
      cell: kindText(t),
      from: 800,
      onCards: true,
    },
    {
      key: "party",
      header: t("accounting.party"),
      cell: ({ name }) => <Two first={name ?? t("receipts.walk_in")} second={null} />,
    },
    {
      key: "total",
      header: t("accounting.total"),
      align: "end",
      sortable: !isBlind,
      cell: ({ total }) => (total === null ? "" : formatAmount(total, currency)),
    },
    {
      key: "standing",
      header: t("accounting.standing"),
      cell: (row) => (
        <Two first={<MinistryBadge status={row.estado_hacienda} />} second={standingNote(row, t)} />
      ),
    },
    {
      key: "seal",
      header: t("accounting.seal"),
      cell: ({ sello_recibido: seal }) => (seal === null ? "" : shortSeal(seal)),
      from: 1080,
    },
  ];
}

/** What a row is called: the number of its invoice, else the kind of its document. */
export function rowName({ invoice_no: no, kind }: AccountedRow, t: Translate): string {
  if (no !== null) return t("accounting.no", { no });
  return kind === null ? "" : t(`taxDocuments.types.${kind}`);
}

const kindText = (t: Translate) => (row: AccountedRow) => {
  if (row.kind !== null) return t(`taxDocuments.types.${row.kind}`);
  return row.invoice_type === null ? "" : t(`receipts.invoice_type.${row.invoice_type}`);
};

/** What is out of the ordinary: a test, a contingency. */
function standingNote(row: AccountedRow, t: Translate): string | null {
  const notes = [
    row.is_contingency ? t("accounting.contingency") : null,
    row.environment === "00" ? t("accounting.environments.00") : null,
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(" · ");
}

/** A fact with a lesser one below it. */
function Two({ first, second }: { first: ReactNode; second: string | null }) {
  return (
    <Stacked>
      <span>{first}</span>
      {second === null ? null : <Lesser>{second}</Lesser>}
    </Stacked>
  );
}
