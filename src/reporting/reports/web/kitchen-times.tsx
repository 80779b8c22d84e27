import { useState } from "react";
import { formatCount, formatDetails } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { formatHour } from "#platform/web/language/format-days.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { type StationTimes, timesColumns } from "../contract/kitchen-times.ts";
import type { Comparison } from "../domain/compared-ranges.ts";
import { hoursInOrder } from "./hours-and-weekdays.ts";
import type { ReportedTimes } from "./reports-api.ts";

/** Times of the stations: a chart by hour of one station, and a table of all. */
export function KitchenTimes({ report, than }: { report: ReportedTimes; than: Comparison }) {
  const { stations } = report;
  const t = useT();
  const measured = stations.filter(({ dishes }) => dishes > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = measured.find(({ key }) => key === chosen) ?? measured[0];
  const unmeasured = stations.reduce((sum, station) => sum + station.unmeasured, 0);
  return (
    <Stack gap={16}>
      {unmeasured > 0 ? (
        <Notice tone="grey">{t("reports.kitchen.unmeasured_note", { count: unmeasured })}</Notice>
      ) : null}
      {measured.length > 1 && shown ? (
        <SegmentedFilter
          label={t("reports.kitchen.station")}
          layout="tight"
          value={shown.key}
          onChange={setChosen}
          options={measured.map(({ key, title }) => ({ value: key, label: title }))}
        />
      ) : null}
      {shown ? <StationChart station={shown} /> : null}
      <TimesTable report={report} than={than} shown={shown ?? stations[0]} />
    </Stack>
  );
}

function StationChart({ station }: { station: StationTimes }) {
  const t = useT();
  const hours = station.hours.filter(({ dishes }) => dishes > 0);
  const order = hoursInOrder(hours.map(({ hour }) => hour));
  const inMinutes = (minutes: number) => formatLength(minutes, "minute");
  return (
    <Chart
      kind="bars"
      title={t("reports.kitchen.chart", { station: station.title })}
      description={t("reports.kitchen.late_after", { minutes: formatLength(station.late_minutes, "minute") })}
      axisLabel={t("reports.column.hour")}
      rows={order.map((hour) => {
        const row = hours.find((known) => known.hour === hour);
        return {
          key: String(hour),
          label: formatHour(hour),
          values: { median: row?.median ?? null, p90: row?.p90 ?? null },
        };
      })}
      series={[
        { key: "median", label: t("reports.kitchen.series_median") },
        { key: "p90", label: t("reports.kitchen.series_p90") },
      ]}
      format={inMinutes}
      summary={t("reports.kitchen.summary", {
        median: formatLength(station.median ?? 0, "minute"),
        p90: formatLength(station.p90 ?? 0, "minute"),
      })}
    />
  );
}

interface TimesRow extends Omit<StationTimes, "hours" | "late_minutes"> {
  /** Null: the whole station. */
  readonly hour: number | null;
}

interface TimesTableProps {
  report: ReportedTimes;
  than: Comparison;
  /** The station whose hours are also listed. */
  shown: StationTimes | undefined;
}

/** The times of each station, with the hours of the chosen one. */
function TimesTable({ report, than, shown }: TimesTableProps) {
  const t = useT();
  return (
    <DataTable<TimesRow>
      caption={t("reports.by.kitchen_times")}
      columns={columnsOf(than, t)}
      rows={report.stations.flatMap((station) => rowsOf(station, station === shown))}
      rowKey={({ key, hour }) => `${key} ${hour ?? ""}`}
      state={{ status: "ready" }}
      empty={null}
    />
  );
}

function rowsOf(station: StationTimes, hasHours: boolean): TimesRow[] {
  const { key, title } = station;
  const hours = hasHours ? station.hours : [];
  const ordered = hoursInOrder(hours.map(({ hour }) => hour)).flatMap((hour) =>
    hours.filter((row) => row.hour === hour),
  );
  return [{ ...station, hour: null }, ...ordered.map((row) => ({ ...row, key, title }))];
}

function columnsOf(than: Comparison, t: Translate): Column<TimesRow>[] {
  return [
    {
      key: "hour",
      header: t("reports.kitchen.station"),
      cell: ({ title, hour }) => (hour === null ? <b>{title}</b> : formatDetails([title, formatHour(hour)])),
      role: "primary",
    },
    ...tableColumns(timesColumns, {
      t,
      none: "–",
      looks: {
        late: {
          cell: ({ late, dishes }) =>
            dishes === 0
              ? "–"
              : t("reports.kitchen.late_share", {
                  late: formatCount(late),
                  percent: formatPercent(Math.round((late / dishes) * 100)),
                }),
        },
      },
    }),
    {
      key: than,
      header: t(`reports.column.${than}`),
      align: "end",
      cell: ({ [than]: { dishes, median } }) =>
        median === null
          ? formatCount(dishes)
          : t("reports.kitchen.compared", {
              dishes: formatCount(dishes),
              minutes: formatLength(median, "minute"),
            }),
    },
  ];
}
