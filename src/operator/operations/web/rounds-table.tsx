import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { OperationRound } from "../contract/queue.ts";
import { jobName } from "./job-name.ts";
import classes from "./operations.module.css";

/** The rounds by the clock, those that are late first: how often, when last and when next. */
export function RoundsTable({ rounds }: { rounds: readonly OperationRound[] }) {
  const t = useT();
  const sorted = rounds.toSorted(
    (one, other) =>
      Number(other.is_late) - Number(one.is_late) ||
      jobName(one.name, t).localeCompare(jobName(other.name, t)),
  );
  return (
    <DataTable
      caption={t("operations.queue.rounds")}
      columns={columnsOf(t)}
      rows={sorted}
      rowKey={({ name }) => name}
      state={{ status: "ready" }}
      empty={<p className={classes.hint}>{t("operations.queue.never")}</p>}
    />
  );
}

function columnsOf(t: Translate): Column<OperationRound>[] {
  const moment = (at: Date | null, otherwise: string) =>
    at === null ? otherwise : <span className={classes.moment}>{formatDateTime(at)}</span>;
  return [
    {
      key: "name",
      header: t("operations.queue.job"),
      primary: true,
      width: "40%",
      cell: ({ name }) => jobName(name, t),
    },
    {
      key: "every",
      header: t("operations.queue.every"),
      cell: ({ every_minutes }) => everyText(every_minutes, t),
    },
    {
      key: "last",
      header: t("operations.queue.last_run"),
      cell: ({ last_run_at }) => moment(last_run_at, t("operations.queue.never")),
    },
    {
      key: "next",
      header: t("operations.queue.next_run"),
      cell: ({ is_late, next_run_at }) =>
        is_late ? (
          <StatusBadge tone="red" label={t("operations.queue.late")} />
        ) : (
          moment(next_run_at, t("operations.queue.gone"))
        ),
    },
  ];
}

function everyText(minutes: number | null, t: Translate): string {
  if (minutes === null) return t("operations.queue.gone");
  if (minutes === 60) return t("operations.queue.every_hour");
  return minutes === 1_440
    ? t("operations.queue.every_day")
    : t("operations.queue.every_minutes", { count: minutes });
}
