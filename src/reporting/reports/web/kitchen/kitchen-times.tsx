import { useState } from "react";
import { hourText } from "#app/words/report-row-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import type { StationTimes } from "../../contract/kitchen-times.ts";
import { hoursInOrder } from "../hours-in-order.ts";
import classes from "../reports.module.css";
import { TimesTable } from "./times-table.tsx";

/** How long stations took: one at a time by the hour as a picture, all of them as a table. */
export function KitchenTimes({ stations }: { stations: readonly StationTimes[] }) {
  const t = useT();
  const measured = stations.filter(({ dishes }) => dishes > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = measured.find(({ key }) => key === chosen) ?? measured[0];
  const unmeasured = stations.reduce((sum, station) => sum + station.unmeasured, 0);
  return (
    <div className={classes.detail}>
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
      <TimesTable stations={stations} shown={shown ?? stations[0]} />
    </div>
  );
}

function StationChart({ station }: { station: StationTimes }) {
  const t = useT();
  const hours = station.hours.filter(({ dishes }) => dishes > 0);
  const order = hoursInOrder(hours.map(({ hour }) => hour));
  const inMinutes = (minutes: number) => t("reports.kitchen.minutes", { minutes });
  return (
    <Chart
      kind="bars"
      title={t("reports.kitchen.chart", { station: station.title })}
      description={t("reports.kitchen.late_after", { minutes: station.late_minutes })}
      axisLabel={t("reports.column.hour")}
      rows={order.map((hour) => {
        const row = hours.find((known) => known.hour === hour);
        return {
          key: String(hour),
          label: hourText(hour),
          values: { median: row?.median ?? null, p90: row?.p90 ?? null },
        };
      })}
      series={[
        { key: "median", label: t("reports.kitchen.series_median") },
        { key: "p90", label: t("reports.kitchen.series_p90") },
      ]}
      format={inMinutes}
      summary={t("reports.kitchen.summary", { median: station.median ?? 0, p90: station.p90 ?? 0 })}
    />
  );
}
