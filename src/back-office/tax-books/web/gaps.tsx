import { useQuery } from "@tanstack/react-query";
import type { DteOf } from "#back-office/accounting/web/public.ts";
import { formatCount, formatDay, formatPlainNumber } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckLine, CheckList } from "#ui/data/check-list.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { MonthSeries, NumberGap } from "../contract/closing.ts";
import { isGapAtRest } from "../domain/closing-check.ts";
import { kindText, Numbers } from "./book-columns.tsx";
import classes from "./tax-books.module.css";
import { gapsQuery } from "./tax-books-api.ts";

type See = (of: DteOf) => void;

/** Lists the control numbers of a month by series, with the reason for each missing document. */
export function Gaps({ month, onSee }: { month: string; onSee: See }) {
  const t = useT();
  const query = useQuery(gapsQuery(month));
  const series = query.data?.series ?? [];
  return (
    <div id="gaps">
      <Section title={t("monthClosing.gaps_title")} description={t("monthClosing.gaps_hint")}>
        <DataTable<MonthSeries>
          caption={t("monthClosing.gaps_title")}
          columns={seriesColumns(t)}
          rowKey={({ kind, place }) => `${kind} ${place}`}
          rows={series}
          state={listState(query)}
          empty={
            <EmptyState
              picture={<ReceiptPicture />}
              message={t("monthClosing.no_series")}
              hint={t("monthClosing.no_series_hint")}
            />
          }
        />
        {series
          .filter(({ missing }) => missing > 0)
          .map((one) => (
            <MissingNumbers key={`${one.kind} ${one.place}`} series={one} onSee={onSee} />
          ))}
      </Section>
    </div>
  );
}

function seriesColumns(t: Translate): Column<MonthSeries>[] {
  return [
    {
      key: "series",
      header: t("taxBooks.columns.series"),
      role: "primary",
      cell: ({ kind, place }) => (
        <Stacked>
          <span>{kindText(kind, t)}</span>
          <Numbers numbers={[place]} />
        </Stacked>
      ),
    },
    {
      key: "range",
      header: t("taxBooks.columns.range"),
      cell: ({ first, last, trials }) => (
        <Stacked>
          <span>{`${formatPlainNumber(first)}–${formatPlainNumber(last)}`}</span>
          {trials === 0 ? null : <Lesser>{t("monthClosing.trials", { count: trials })}</Lesser>}
        </Stacked>
      ),
    },
    {
      key: "sealed",
      header: t("taxBooks.columns.sealed"),
      align: "end",
      cell: ({ sealed }) => formatCount(sealed),
    },
    {
      key: "missing",
      header: t("taxBooks.columns.missing"),
      align: "end",
      cell: (one) =>
        one.missing === 0 ? (
          t("monthClosing.no_gaps")
        ) : (
          <StatusBadge tone={one.unknown > 0 ? "red" : "amber"} label={formatCount(one.missing)} />
        ),
    },
  ];
}

function MissingNumbers({ series, onSee }: { series: MonthSeries; onSee: See }) {
  const t = useT();
  const rest = series.missing - series.gaps.length;
  return (
    <>
      <CheckList>
        {series.gaps.map((gap) => (
          <MissingNumber key={gap.control_number} gap={gap} onSee={onSee} />
        ))}
      </CheckList>
      {rest > 0 ? <p className={classes.hint}>{t("taxBooks.mail.more", { count: rest })}</p> : null}
    </>
  );
}

function MissingNumber({ gap, onSee }: { gap: NumberGap; onSee: See }) {
  const t = useT();
  const { control_number: number, document_id: documentId, why, day } = gap;
  return (
    <CheckLine
      aside={
        <>
          <StatusBadge
            tone={why === "unknown" ? "red" : isGapAtRest(why) ? "grey" : "amber"}
            label={t(`taxBooks.gap.${why}`)}
          />
          {documentId === null ? null : (
            <Button
              variant="default"
              aria-label={t("monthClosing.see_document", { number })}
              onClick={() => onSee({ documentId })}
            >
              {t("common.view")}
            </Button>
          )}
        </>
      }
    >
      {number}
      {day === null ? null : <Lesser>{formatDay(day)}</Lesser>}
    </CheckLine>
  );
}
