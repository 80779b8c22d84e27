import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column, TableState } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { readTips } from "../contract/tips.ts";
import { type TipLine, tipLines } from "./tip-lines.ts";
import { downloadTips, type TipPeriod, tipsQuery } from "./tips-api.ts";

/** Tips by waiter and by way to pay, the sum of all below; as a file too. */
export function TipReport({ choice }: { choice: TipPeriod }) {
  const t = useT();
  const tips = useQuery(tipsQuery(choice));
  const report = tips.data;
  const state: TableState = report
    ? { status: "ready", refreshing: tips.isFetching }
    : tips.isError
      ? { status: "failed", reason: errorText(tips.error), onRetry: () => void tips.refetch() }
      : { status: "loading" };
  return (
    <Section
      title={t("tips.title")}
      description={report ? `${daysText(report, t)}. ${t("tips.whose")}` : t("tips.whose")}
      action={
        <CsvButton save={() => downloadTips(choice)} disabled={!report || report.waiters.length === 0} />
      }
    >
      <DataTable<TipLine>
        caption={t("tips.title")}
        columns={useColumns(report)}
        rows={report ? tipLines(report, t) : []}
        rowKey={(row) => row.key}
        state={state}
        empty={
          <EmptyState picture={<ReceiptPicture />} message={t("tips.empty")} hint={t("tips.empty_hint")} />
        }
      />
    </Section>
  );
}

type Report = ResponseOf<typeof readTips>;

function daysText({ from, to }: Report, t: ReturnType<typeof useT>): string {
  return from === to
    ? t("tips.one_day", { day: formatDay(from) })
    : t("tips.days", { from: formatDay(from), to: formatDay(to) });
}

/** A column for each way to pay, then what was given back, if anything was, and what is left. */
function useColumns(report: Report | undefined): Column<TipLine>[] {
  const t = useT();
  const amount = (cents: TipLine["kept"]) => formatAmount(cents, report?.currency ?? "USD");
  const methods = (report?.methods ?? []).map(
    ({ method }): Column<TipLine> => ({
      key: `method ${method}`,
      header: method,
      align: "end",
      cell: (row) => amount(row.given(method)),
    }),
  );
  const returned: Column<TipLine> = {
    key: "returned",
    header: t("tips.returned"),
    align: "end",
    cell: (row) => amount(row.returned),
  };
  return [
    { key: "waiter", header: t("tips.waiter"), cell: (row) => row.name, primary: true },
    ...methods,
    ...(report && report.returned > 0 ? [returned] : []),
    { key: "kept", header: t("tips.kept"), align: "end", cell: (row) => <strong>{amount(row.kept)}</strong> },
  ];
}
