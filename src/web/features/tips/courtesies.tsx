import { useQuery } from "@tanstack/react-query";
import type { GivenCourtesy } from "../../../contract/tips.ts";
import { csvText } from "../../../domain/exports/csv.ts";
import { decimalFromCents } from "../../../domain/money/cents.ts";
import { DataTable } from "../../../ui/data/data-table.tsx";
import type { TableState } from "../../../ui/data/table-column.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { ReceiptPicture } from "../../../ui/pictures/receipt-picture.tsx";
import { downloadText } from "../../platform/download-text.ts";
import { formatAmount, formatDateTime, formatDay } from "../../platform/format.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./tips.module.css";
import { courtesiesQuery, type PeriodChoice } from "./tips-api.ts";

/** What was given for free, with its worth, its reason and who answers for it. */
export function Courtesies({ choice }: { choice: PeriodChoice }) {
  const t = useT();
  const given = useQuery(courtesiesQuery(choice));
  const list = given.data;
  const amount = (row: GivenCourtesy) => formatAmount(row.worth, list?.currency ?? "USD");
  const what = (row: GivenCourtesy) =>
    t("tips.courtesies.line", { quantity: row.quantity, title: titleOf(row) });
  const state: TableState = list
    ? { status: "ready", refreshing: given.isFetching }
    : given.isError
      ? { status: "failed", reason: errorText(given.error), onRetry: () => void given.refetch() }
      : { status: "loading" };
  const none = t("tips.courtesies.none");
  const save = () => {
    if (list)
      downloadText(t("tips.courtesies.file"), courtesiesCsv(list.courtesies, t), "text/csv;charset=utf-8");
  };
  return (
    <Section
      title={t("tips.courtesies.title")}
      {...(list && list.worth > 0
        ? { description: t("tips.courtesies.worth", { amount: formatAmount(list.worth, list.currency) }) }
        : {})}
      action={
        <Button
          variant="default"
          className={classes.keep}
          disabled={!list || list.courtesies.length === 0}
          onClick={save}
        >
          {t("tips.csv")}
        </Button>
      }
    >
      <DataTable<GivenCourtesy>
        caption={t("tips.courtesies.title")}
        columns={[
          { key: "what", header: t("tips.courtesies.what"), cell: what, primary: true },
          { key: "reason", header: t("tips.courtesies.reason"), cell: (row) => row.reason },
          {
            key: "account",
            header: t("tips.courtesies.account"),
            cell: (row) => row.table_title ?? t("tips.courtesies.no_table"),
          },
          { key: "at", header: t("cash.when"), cell: (row) => formatDateTime(row.at), wideOnly: true },
          { key: "by", header: t("tips.courtesies.by"), cell: (row) => row.by },
          {
            key: "approved",
            header: t("tips.courtesies.approved_by"),
            cell: (row) => row.approved_by ?? none,
          },
          { key: "worth", header: t("tips.courtesies.value"), align: "end", cell: amount },
        ]}
        rows={list?.courtesies ?? []}
        rowKey={(row) => String(row.id)}
        state={state}
        empty={<EmptyState size="small" picture={<ReceiptPicture />} message={t("tips.courtesies.empty")} />}
      />
    </Section>
  );
}

function titleOf({ title, variant_title }: GivenCourtesy): string {
  return variant_title === null ? title : `${title}, ${variant_title}`;
}

function courtesiesCsv(rows: readonly GivenCourtesy[], t: ReturnType<typeof useT>): string {
  const head = [
    t("tips.courtesies.day"),
    t("cash.when"),
    t("tips.courtesies.what"),
    t("tips.courtesies.value"),
    t("tips.courtesies.reason"),
    t("tips.courtesies.account"),
    t("tips.courtesies.by"),
    t("tips.courtesies.approved_by"),
  ];
  return csvText([
    head,
    ...rows.map((row) => [
      formatDay(row.business_date),
      formatDateTime(row.at),
      `${row.quantity} × ${titleOf(row)}`,
      decimalFromCents(row.worth).toFixed(2),
      row.reason,
      row.table_title,
      row.by,
      row.approved_by,
    ]),
  ]);
}
