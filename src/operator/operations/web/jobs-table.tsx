import { formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { showError } from "#platform/web/show-error.ts";
import { TenantLink } from "#platform/web/tenants/tenant-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Span } from "#ui/layout/layout.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { OrdersPicture } from "#ui/pictures/orders-picture.tsx";
import type { JobState, QueueJob } from "../contract/queue.ts";
import { isKnownJob } from "../domain/known-jobs.ts";
import classes from "./operations.module.css";
import { useSettleJob } from "./operations-api.ts";

interface JobsTableProps {
  jobs: readonly QueueJob[];
  state: JobState;
  refreshing: boolean;
}

/** The jobs of a state; those that failed for good are tried again or given up by hand. */
export function JobsTable({ jobs, state, refreshing }: JobsTableProps) {
  const t = useT();
  const actionsOf = useJobActions();
  return (
    <DataTable
      caption={t("operations.queue.jobs")}
      columns={columnsOf(t)}
      rows={jobs}
      rowKey={({ id }) => String(id)}
      state={{ status: "ready", refreshing }}
      rowActionsLabel={({ name, id }) => t("operations.queue.job_actions", { name: jobName(name, t), id })}
      {...(state === "failed" ? { rowActions: actionsOf } : {})}
      empty={
        <EmptyState picture={<OrdersPicture />} message={t(`operations.queue.none_${state}`)} size="small" />
      }
    />
  );
}

function useJobActions(): (job: QueueJob) => MenuAction[] {
  const t = useT();
  const confirm = useConfirm();
  const settling = useSettleJob();
  const settle = (id: number, how: "retry" | "give_up") =>
    settling.mutate(
      { id, how },
      { onSuccess: ({ message }) => void toastSuccess(message), onError: showError },
    );
  const giveUp = async ({ id, name, tenant_name }: QueueJob) => {
    const isSure = await confirm({
      title: t("operations.queue.give_up_title", {
        name: jobName(name, t),
        tenant: tenant_name ?? t("operations.queue.of_platform"),
      }),
      body: t("operations.queue.give_up_body"),
      confirmLabel: t("operations.queue.give_up"),
      tone: "danger",
    });
    if (isSure) settle(id, "give_up");
  };
  return (job) => [
    { key: "retry", label: t("operations.queue.retry"), onSelect: () => settle(job.id, "retry") },
    {
      key: "give_up",
      label: t("operations.queue.give_up"),
      tone: "danger",
      onSelect: () => void giveUp(job),
    },
  ];
}

function columnsOf(t: Translate): Column<QueueJob>[] {
  return [
    {
      key: "job",
      header: t("operations.queue.job"),
      role: "primary",
      cell: ({ name }) => jobName(name, t),
    },
    {
      key: "tenant",
      header: t("common.restaurant"),
      cell: ({ tenant_id, tenant_name }) =>
        tenant_id === null ? (
          t("operations.queue.platform")
        ) : (
          <TenantLink id={tenant_id}>{tenant_name}</TenantLink>
        ),
    },
    {
      key: "error",
      header: t("operations.queue.error"),
      cell: ({ error }) => <span className={classes.error}>{error ?? ""}</span>,
    },
    {
      key: "attempts",
      header: t("common.attempts"),
      cell: ({ attempts, max_attempts }) =>
        t("operations.queue.attempts_value", { attempts, most: max_attempts }),
    },
    {
      key: "since",
      header: t("operations.queue.since"),
      from: 1080,
      cell: ({ created_at }) => <Span lines="none">{formatDateTime(created_at)}</Span>,
    },
    {
      key: "due",
      header: t("operations.queue.due"),
      cell: ({ run_at }) => <Span lines="none">{formatDateTime(run_at)}</Span>,
    },
  ];
}

/** Returns the name of a job in words; for a job of an older version its name in the source. */
export function jobName(name: string, t: Translate): string {
  return isKnownJob(name) ? t(`operations.jobs.${name}`) : name;
}
