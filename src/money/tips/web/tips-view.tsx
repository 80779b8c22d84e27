import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { PeriodFilter } from "#platform/web/lists/period-filter.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { readTips, WaiterTips } from "../contract/tips.ts";
import { Courtesies } from "./courtesies.tsx";
import { downloadTips, type TipPeriod, tipsQuery } from "./tips-api.ts";
import classes from "./tips-view.module.css";

/** Shows the tips and the courtesies of a period of business days. */
export function TipsView({ choice, onChoice }: { choice: TipPeriod; onChoice: (choice: TipPeriod) => void }) {
  return (
    <>
      <div className={classes.filters}>
        <PeriodFilter periods={pastPeriods} choice={choice} onChoice={onChoice} />
      </div>
      <TipReport choice={choice} />
      <Courtesies key={JSON.stringify(choice)} choice={choice} />
    </>
  );
}

/** Shows tips by waiter and payment type with a sum below; also as a file. */
function TipReport({ choice }: { choice: TipPeriod }) {
  const t = useT();
  const tips = useQuery(tipsQuery(choice));
  const report = tips.data;
  return (
    <Section
      title={t("common.tips")}
      description={report ? t("tips.whose_days", { days: daysText(report, t) }) : t("tips.whose")}
      action={
        <ExportMenu saveCsv={() => downloadTips(choice)} disabled={!report || report.waiters.length === 0} />
      }
    >
      <DataTable<TipLine>
        caption={t("common.tips")}
        columns={useColumns(report)}
        rows={report ? tipLines(report, t) : []}
        rowKey={(row) => row.key}
        state={listState(tips)}
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
    ? t("common.business_day_of", { day: formatDay(from) })
    : t("tips.days", { from: formatDay(from), to: formatDay(to) });
}

/** Builds a column for each payment type, then the tips given back, if any, and what is left. */
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
    { key: "waiter", header: t("tips.waiter"), cell: (row) => row.name, role: "primary" },
    ...methods,
    ...(report && report.returned > 0 ? [returned] : []),
    {
      key: "kept",
      header: t("common.tips"),
      align: "end",
      cell: (row) => <strong>{amount(row.kept)}</strong>,
    },
  ];
}

type TipReport = ResponseOf<typeof readTips>;
type Translate = ReturnType<typeof useT>;

/** A row of the table: one waiter, or all of them. */
interface TipLine {
  readonly key: string;
  readonly name: string;
  readonly given: (method: string) => Cents;
  /** Tips given back to guests, as a negative amount or zero. */
  readonly returned: Cents;
  readonly kept: Cents;
}

/** Returns a row for each waiter and, if there are several, one for all. */
function tipLines(report: TipReport, t: Translate): TipLine[] {
  const rows = report.waiters.map((waiter) =>
    lineOf(`waiter ${waiter.waiterId}`, waiter.waiter ?? t("tips.nobody"), waiter),
  );
  return rows.length > 1 ? [...rows, lineOf("all", t("tips.total"), report)] : rows;
}

function lineOf(
  key: string,
  name: string,
  { methods, returned, kept }: Pick<WaiterTips, "methods" | "returned" | "kept">,
): TipLine {
  return {
    key,
    name,
    kept,
    returned: cents(0 - returned),
    given: (method) => methods.find((share) => share.method === method)?.given ?? ZERO_CENTS,
  };
}
