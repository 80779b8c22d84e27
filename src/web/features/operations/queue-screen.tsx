import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type JobState, jobStates, type readOperations } from "../../../contract/operations/queue.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { Figures } from "../../../ui/data/figures.tsx";
import type { Column } from "../../../ui/data/table-column.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailureState } from "../../../ui/feedback/failure-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { OrdersPicture } from "../../../ui/pictures/orders-picture.tsx";
import { formatCount, formatDateTime } from "../../platform/format.ts";
import type { Translate } from "../../platform/i18n.ts";
import { failureText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { JobsTable } from "./jobs-table.tsx";
import classes from "./operations.module.css";
import { operationsQuery } from "./operations-api.ts";

type Operations = ResponseOf<typeof readOperations>;

/** What the platform is doing: its jobs, its rounds by the clock, and what went wrong in the server. */
export function QueueScreen() {
  const t = useT();
  const [state, setState] = useState<JobState>("failed");
  const { data, error, isFetching, refetch } = useQuery(operationsQuery(state));
  return (
    <>
      <PageHeader title={t("operations.queue.title")} />
      {data ? (
        <>
          <Sums data={data} />
          <div className={classes.sections}>
            <Section
              title={t("operations.queue.jobs")}
              action={
                <SegmentedFilter
                  label={t("operations.queue.state")}
                  options={jobStates.map((each) => ({
                    value: each,
                    label: t(`operations.queue.${each}`),
                    count: formatCount(data[each]),
                  }))}
                  value={state}
                  onChange={setState}
                />
              }
            >
              <JobsTable jobs={data.jobs} state={state} refreshing={isFetching} />
            </Section>
            <Errors errors={data.errors} />
            <Rounds rounds={data.rounds} />
          </div>
        </>
      ) : error ? (
        <FailureState
          reason={failureText(error, "operations.queue.load_failed")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <ListSkeleton label={t("operations.queue.title")} count={8} />
      )}
    </>
  );
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

function Rounds({ rounds }: Pick<Operations, "rounds">) {
  const t = useT();
  return (
    <Section title={t("operations.queue.rounds")}>
      <DataTable
        caption={t("operations.queue.rounds")}
        columns={[
          {
            key: "name",
            header: t("operations.queue.job"),
            primary: true,
            cell: ({ name }) => <span className={classes.code}>{name}</span>,
          },
          {
            key: "last",
            header: t("operations.queue.last_run"),
            cell: ({ last_run_at }) =>
              last_run_at === null ? t("operations.queue.never") : formatDateTime(last_run_at),
          },
        ]}
        rows={rounds}
        rowKey={({ name }) => name}
        state={{ status: "ready" }}
        empty={<p className={classes.hint}>{t("operations.queue.never")}</p>}
      />
    </Section>
  );
}

function Errors({ errors }: Pick<Operations, "errors">) {
  const t = useT();
  return (
    <Section title={t("operations.queue.errors")} description={t("operations.queue.errors_hint")}>
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
    </Section>
  );
}

function errorColumns(t: Translate): Column<Operations["errors"][number]>[] {
  return [
    {
      key: "route",
      header: t("operations.queue.route"),
      primary: true,
      cell: ({ route }) => <span className={classes.code}>{route}</span>,
    },
    {
      key: "kind",
      header: t("operations.queue.kind"),
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
      cell: ({ last_seen_at }) => formatDateTime(last_seen_at),
    },
    {
      key: "request",
      header: t("operations.queue.request"),
      from: 1080,
      onCards: true,
      cell: ({ last_request_id }) => <span className={classes.code}>{last_request_id}</span>,
    },
  ];
}
