import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { compareNames } from "#platform/domain/text/compare-names.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useLanguage, useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures } from "#ui/data/figures.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { type Tab, Tabs } from "#ui/frame/tabs.tsx";
import { Box, Muted, Span, Stack } from "#ui/layout/layout.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import { jobStates, type OperationRound, type readOperations } from "../contract/queue.ts";
import { isKnownJob } from "../domain/known-jobs.ts";
import { JobsTable, jobName } from "./jobs-table.tsx";
import classes from "./operations.module.css";
import { operationsQuery } from "./operations-api.ts";

const queueParts = ["jobs", "rounds", "errors"] as const;
type QueuePart = (typeof queueParts)[number];

type Operations = ResponseOf<typeof readOperations>;

/** Shows the worker's jobs, its rounds by the clock, and the errors of the server. */
export function QueueScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const part = queueParts.find((each) => each === search.part) ?? "jobs";
  const state = jobStates.find((each) => each === search.state) ?? "failed";
  const { data, error, isFetching, refetch } = useQuery(operationsQuery(state));
  return (
    <>
      <PageHeader title={t("operations.queue.title")} />
      {data ? (
        <>
          <Sums data={data} />
          <Box above={20}>
            <Tabs
              label={t("operations.queue.views")}
              tabs={tabsOf(data, t)}
              value={part}
              onChange={(next) => onSearch({ ...search, part: next }, true)}
            >
              <Stack gap={12} above={16} below={8} muted size="sm">
                {part === "jobs" ? (
                  <>
                    <SegmentedFilter
                      label={t("operations.queue.state")}
                      options={jobStates.map((each) => ({
                        value: each,
                        label: t(`operations.queue.${each}`),
                        count: formatCount(data[each]),
                      }))}
                      value={state}
                      onChange={(next) => onSearch({ ...search, state: next }, true)}
                    />
                    <JobsTable jobs={data.jobs} state={state} refreshing={isFetching} />
                    <Shown shown={data.jobs.length} all={data[state]} />
                  </>
                ) : part === "rounds" ? (
                  <RoundsTable rounds={data.rounds} />
                ) : (
                  <Errors errors={data.errors} />
                )}
              </Stack>
            </Tabs>
          </Box>
        </>
      ) : (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="operations.queue.load_failed"
          label={t("operations.queue.title")}
          count={8}
        />
      )}
    </>
  );
}

/** Tabs count what needs attention, so that nothing hides behind another tab. */
function tabsOf(data: Operations, t: Translate): Tab<QueuePart>[] {
  const late = data.rounds.filter(({ is_late }) => is_late).length;
  return [
    { key: "jobs", label: t("operations.queue.jobs"), ...(data.failed > 0 ? { count: data.failed } : {}) },
    {
      key: "rounds",
      label: late === 0 ? t("operations.queue.rounds") : t("operations.queue.rounds_late", { count: late }),
    },
    {
      key: "errors",
      label: t("operations.queue.errors"),
      ...(data.errors.length > 0 ? { count: data.errors.length } : {}),
    },
  ];
}

/** Says how many jobs there are when not all are shown. */
function Shown({ shown, all }: { shown: number; all: number }) {
  const t = useT();
  if (shown >= all) return null;
  return <Muted>{t("operations.queue.shown", { shown: formatCount(shown), all: formatCount(all) })}</Muted>;
}

function Sums({ data }: { data: Operations }) {
  const t = useT();
  return (
    <Figures
      figures={[
        { key: "failed", label: t("operations.queue.failed"), value: formatCount(data.failed) },
        { key: "running", label: t("operations.queue.running"), value: formatCount(data.running) },
        { key: "waiting", label: t("operations.queue.waiting"), value: formatCount(data.waiting) },
        { key: "retrying", label: t("operations.queue.retrying"), value: formatCount(data.retrying) },
        {
          key: "oldest",
          label: t("operations.queue.oldest"),
          value:
            data.oldest_due === null ? t("operations.queue.nothing_due") : formatDateTime(data.oldest_due),
        },
      ]}
    />
  );
}

function Errors({ errors }: Pick<Operations, "errors">) {
  const t = useT();
  return (
    <>
      <Muted>{t("operations.queue.errors_hint")}</Muted>
      <DataTable
        caption={t("operations.queue.errors")}
        columns={errorColumns(t)}
        rows={errors}
        rowKey={({ fingerprint }) => fingerprint}
        state={{ status: "ready" }}
        empty={
          <EmptyState picture={<OrdersPicture />} message={t("operations.queue.no_errors")} size="small" />
        }
      />
    </>
  );
}

function errorColumns(t: Translate): Column<Operations["errors"][number]>[] {
  return [
    {
      key: "route",
      header: t("operations.queue.route"),
      role: "primary",
      cell: ({ route }) =>
        isKnownJob(route) ? jobName(route, t) : <span className={classes.code}>{route}</span>,
    },
    {
      key: "kind",
      header: t("common.type"),
      cell: ({ name, place }) => (
        <span className={classes.code}>
          {name}
          {place === "" ? null : (
            <>
              <br />
              {place}
            </>
          )}
        </span>
      ),
    },
    {
      key: "times",
      header: t("operations.queue.times"),
      align: "end",
      cell: ({ times }) => formatCount(times),
    },
    {
      key: "last",
      header: t("operations.queue.last_seen"),
      cell: ({ last_seen_at }) => <Span lines="none">{formatDateTime(last_seen_at)}</Span>,
    },
    {
      key: "request",
      header: t("operations.queue.request"),
      from: 1080,
      cell: ({ last_request_id }) => <span className={classes.code}>{last_request_id}</span>,
    },
  ];
}

/** Lists the rounds by the clock, late ones first: their interval, last run and next run. */
function RoundsTable({ rounds }: { rounds: readonly OperationRound[] }) {
  const t = useT();
  const inOrder = compareNames(useLanguage());
  const sorted = rounds.toSorted(
    (one, other) =>
      Number(other.is_late) - Number(one.is_late) || inOrder(jobName(one.name, t), jobName(other.name, t)),
  );
  return (
    <DataTable
      caption={t("operations.queue.rounds")}
      columns={columnsOf(t)}
      rows={sorted}
      rowKey={({ name }) => name}
      state={{ status: "ready" }}
      empty={<Muted>{t("operations.queue.never")}</Muted>}
    />
  );
}

function columnsOf(t: Translate): Column<OperationRound>[] {
  const moment = (at: Date | null, otherwise: string) =>
    at === null ? otherwise : <Span lines="none">{formatDateTime(at)}</Span>;
  return [
    {
      key: "name",
      header: t("operations.queue.job"),
      role: "primary",
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
