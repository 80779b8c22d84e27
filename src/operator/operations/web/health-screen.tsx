import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import { ListSearchField } from "#platform/web/lists/list-search-field.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { TableState } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { HEALTH_ROWS, type TenantHealth } from "../contract/health.ts";
import { healthColumns } from "./health-columns.tsx";
import { HealthDialog } from "./health-dialog.tsx";
import { LookInDialog } from "./look-in-dialog.tsx";
import classes from "./operations.module.css";
import { type HealthQuestion, healthQuery } from "./operations-api.ts";

interface OpenedRow {
  readonly row: TenantHealth;
  readonly as: "facts" | "look";
}

/** How the restaurants are, those that need help first; from here one is looked into. */
export function HealthScreen() {
  const t = useT();
  const [question, setQuestion] = useState<HealthQuestion>({ only: "all", page: 1 });
  const [opened, setOpened] = useState<OpenedRow | null>(null);
  const { data, error, isFetching, refetch } = useQuery(healthQuery(question));
  const state: TableState = data
    ? { status: "ready", refreshing: isFetching }
    : error
      ? { status: "failed", reason: errorText(error), onRetry: () => void refetch() }
      : { status: "loading" };
  const listed = (question.only === "needing" ? data?.needing : data?.total) ?? 0;
  const pages = Math.max(1, Math.ceil(listed / HEALTH_ROWS));
  return (
    <>
      <PageHeader
        title={t("operations.health.title")}
        filters={
          <Filters question={question} needing={data?.needing} busy={isFetching} onChange={setQuestion} />
        }
      />
      {data ? <Computed since={data.computed_since} version={data.version} /> : null}
      <DataTable
        caption={t("operations.health.title")}
        columns={healthColumns(t)}
        rows={data?.rows ?? []}
        rowKey={({ tenant_id }) => String(tenant_id)}
        state={state}
        onOpenRow={(row) => setOpened({ row, as: "facts" })}
        rowActionsLabel={({ name }) => t("operations.health.actions", { name })}
        rowActions={(row) => [
          { key: "look", label: t("operations.look.action"), onSelect: () => setOpened({ row, as: "look" }) },
          {
            key: "facts",
            label: t("operations.health.details"),
            onSelect: () => setOpened({ row, as: "facts" }),
          },
        ]}
        empty={<EmptyState picture={<TablePicture />} message={t("operations.health.none")} />}
        pager={
          pages > 1
            ? {
                page: question.page,
                pageCount: pages,
                label: t("operations.health.page", { page: question.page, pages }),
                onPage: (page) => setQuestion({ ...question, page }),
              }
            : undefined
        }
      />
      <Opened opened={opened} onOpen={setOpened} />
    </>
  );
}

interface OpenedProps {
  opened: OpenedRow | null;
  onOpen: (opened: OpenedRow | null) => void;
}

/** The dialog of a restaurant: what is known of it, or the way into it. */
function Opened({ opened, onOpen }: OpenedProps) {
  if (opened === null) return null;
  const { row, as } = opened;
  const close = () => onOpen(null);
  return as === "facts" ? (
    <HealthDialog listed={row} onClose={close} onLook={() => onOpen({ row, as: "look" })} />
  ) : (
    <LookInDialog tenant={{ id: row.tenant_id, name: row.name }} onClose={close} />
  );
}

interface FiltersProps {
  question: HealthQuestion;
  /** Undefined while nobody knows. */
  needing: number | undefined;
  busy: boolean;
  onChange: (question: HealthQuestion) => void;
}

function Filters({ question, needing, busy, onChange }: FiltersProps) {
  const t = useT();
  return (
    <>
      <ListSearchField
        label={t("operations.health.search")}
        words={question.q ?? ""}
        busy={busy}
        onFind={(q) => onChange({ ...question, q: q === "" ? undefined : q, page: 1 })}
      />
      <SegmentedFilter
        label={t("operations.health.filter")}
        options={[
          { value: "all", label: t("operations.health.only_all") },
          {
            value: "needing",
            label: t("operations.health.only_needing"),
            ...(needing === undefined ? {} : { count: formatCount(needing) }),
          },
        ]}
        value={question.only}
        onChange={(only) => onChange({ ...question, only, page: 1 })}
      />
    </>
  );
}

function Computed({ since, version }: { since: Date | null; version: string }) {
  const t = useT();
  return (
    <p className={classes.computed}>
      {since === null
        ? t("operations.health.not_computed")
        : t("operations.health.computed", { time: formatDateTime(since) })}{" "}
      {t("operations.health.server_version", { version })}
    </p>
  );
}
