import { hourText } from "#app/words/report-row-text.ts";
import { formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { StationTimes } from "../../contract/kitchen-times.ts";
import { hoursInOrder } from "../hours-in-order.ts";

interface TimesRow extends Omit<StationTimes, "hours" | "late_minutes"> {
  /** Null: all of the station. */
  readonly hour: number | null;
}

export interface TimesTableProps {
  stations: readonly StationTimes[];
  /** The one whose hours are told below all of it. */
  shown: StationTimes | undefined;
}

/** All of each station, with the hours of the one that is looked at. */
export function TimesTable({ stations, shown }: TimesTableProps) {
  const t = useT();
  return (
    <DataTable<TimesRow>
      caption={t("reports.by.kitchen_times")}
      columns={columnsOf(t)}
      rows={stations.flatMap((station) => rowsOf(station, station === shown))}
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

function columnsOf(t: Translate): Column<TimesRow>[] {
  const minutes = (value: number | null) => (value === null ? "–" : formatCount(value));
  return [
    {
      key: "hour",
      header: t("reports.kitchen.station"),
      cell: ({ title, hour }) => (hour === null ? <b>{title}</b> : `${title}, ${hourText(hour)}`),
      primary: true,
    },
    {
      key: "dishes",
      header: t("reports.kitchen.dishes"),
      align: "end",
      cell: ({ dishes }) => formatCount(dishes),
    },
    {
      key: "median",
      header: t("reports.kitchen.median"),
      align: "end",
      cell: ({ median }) => minutes(median),
    },
    { key: "p90", header: t("reports.kitchen.p90"), align: "end", cell: ({ p90 }) => minutes(p90) },
    {
      key: "late",
      header: t("reports.kitchen.late"),
      align: "end",
      cell: ({ late, dishes }) =>
        dishes === 0
          ? "–"
          : t("reports.kitchen.late_share", {
              late: formatCount(late),
              percent: formatCount(Math.round((late / dishes) * 100)),
            }),
    },
    {
      key: "recalled",
      header: t("reports.kitchen.recalled"),
      align: "end",
      cell: ({ recalled }) => formatCount(recalled),
    },
    ...(["before", "same_weekdays"] as const).map(
      (days): Column<TimesRow> => ({
        key: days,
        header: t(`reports.column.${days}`),
        align: "end",
        cell: ({ [days]: { dishes, median } }) =>
          median === null
            ? formatCount(dishes)
            : t("reports.kitchen.compared", { dishes: formatCount(dishes), minutes: formatCount(median) }),
      }),
    ),
    {
      key: "unmeasured",
      header: t("reports.kitchen.unmeasured"),
      align: "end",
      cell: ({ unmeasured }) => formatCount(unmeasured),
    },
  ];
}
