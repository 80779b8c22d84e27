import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import { formatSize } from "#platform/web/format-size.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Muted, Span } from "#ui/layout/layout.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { listTenantHealth, type TenantHealth } from "../contract/health.ts";
import { healthQuery } from "./operations-api.ts";
import { SupportVisitDialog } from "./support-visit-dialog.tsx";
import { HealthDialog, HealthNeeds, storedBytes, versionsText } from "./tenant-health-facts.tsx";

interface OpenedRow {
  readonly row: TenantHealth;
  readonly as: "facts" | "look";
}

type Query = typeof listTenantHealth.query;

/** Lists the health of the restaurants, those that need help first; a support visit begins here. */
export function HealthScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listTenantHealth.query, { search, onSearch });
  const [opened, setOpened] = useState<OpenedRow | null>(null);
  const list = useQuery(healthQuery(table.query));
  return (
    <>
      <PageHeader title={t("operations.health.title")} />
      {list.data ? <Computed since={list.data.computed_since} version={list.data.version} /> : null}
      <ListPage<TenantHealth, Query>
        name="tenant-health"
        caption={t("operations.health.title")}
        columns={healthColumns(t)}
        rowKey={({ tenant_id }) => String(tenant_id)}
        table={table}
        list={list}
        searchLabel={t("operations.health.search")}
        filters={<NeedFilter table={table} needing={list.data?.needing} />}
        empty={<EmptyState picture={<TablePicture />} message={t("operations.health.none")} />}
        onOpenRow={(row) => setOpened({ row, as: "facts" })}
        rowActionsLabel={({ name }) => t("common.actions_for_name", { name })}
        rowActions={(row) => [
          { key: "look", label: t("operations.look.action"), onSelect: () => setOpened({ row, as: "look" }) },
          {
            key: "facts",
            label: t("common.details"),
            onSelect: () => setOpened({ row, as: "facts" }),
          },
        ]}
      />
      <Opened opened={opened} onOpen={setOpened} />
    </>
  );
}

interface OpenedProps {
  opened: OpenedRow | null;
  onOpen: (opened: OpenedRow | null) => void;
}

/** The open dialog of a restaurant: its health, or the start of a support visit. */
function Opened({ opened, onOpen }: OpenedProps) {
  if (opened === null) return null;
  const { row, as } = opened;
  const close = () => onOpen(null);
  return as === "facts" ? (
    <HealthDialog listed={row} onClose={close} onLook={() => onOpen({ row, as: "look" })} />
  ) : (
    <SupportVisitDialog tenant={{ id: row.tenant_id, name: row.name }} onClose={close} />
  );
}

interface NeedFilterProps {
  table: TableQuery<Query>;
  /** Undefined while it is loaded. */
  needing: number | undefined;
}

function NeedFilter({ table, needing }: NeedFilterProps) {
  const t = useT();
  return (
    <ListFilter
      label={t("operations.health.need")}
      all={t("operations.health.only_all")}
      options={[
        {
          value: "needing",
          label: t("operations.health.only_needing"),
          count: needing,
        },
      ]}
      value={table.query.only === "needing" ? "needing" : null}
      onChange={(only) => table.setFilters({ only: only ?? "all" })}
    />
  );
}

function Computed({ since, version }: { since: Date | null; version: string }) {
  const t = useT();
  return (
    <Muted below={12} size="sm">
      {sentencesText(
        [
          since === null
            ? t("operations.health.not_computed")
            : t("operations.health.computed", { time: formatDateTime(since) }),
          t("operations.health.server_version", { version }),
        ],
        t,
      )}
    </Muted>
  );
}

/** Leaves out figures that were never summed, which are not zero. */
const known = ({ computed_at }: TenantHealth, figure: ReactNode) => (computed_at === null ? "" : figure);

/** The columns of the list of restaurants by their health. */
function healthColumns(t: Translate): Column<TenantHealth>[] {
  const moment = (at: Date | null) =>
    at === null ? t("operations.health.never") : <Span lines="none">{formatDateTime(at)}</Span>;
  return [
    {
      key: "name",
      header: t("common.restaurant"),
      role: "primary",
      cell: ({ name }) => name,
    },
    { key: "needs", header: t("operations.health.need"), cell: (row) => <HealthNeeds health={row} /> },
    {
      key: "active",
      header: t("common.subscription"),
      role: "state",
      from: 1080,
      cell: ({ is_active }) => (
        <StatusBadge
          tone={is_active ? "green" : "grey"}
          look="plain"
          label={t(is_active ? "platformTenants.state_active" : "platformTenants.state_inactive")}
        />
      ),
    },
    {
      key: "order",
      header: t("operations.health.last_order"),
      cell: (row) => known(row, moment(row.last_order_at)),
    },
    {
      key: "unsealed",
      header: t("operations.health.unsealed"),
      align: "end",
      cell: (row) => known(row, <Unsealed health={row} />),
    },
    ...columnsOfWider(t),
  ];
}

/** Columns that are hidden where there is no room. */
function columnsOfWider(t: Translate): Column<TenantHealth>[] {
  return [
    {
      key: "failed",
      header: t("common.failed_jobs"),
      align: "end",
      from: 800,
      cell: (row) => known(row, formatCount(row.failed_jobs)),
    },
    {
      key: "devices",
      header: t("operations.health.devices"),
      align: "end",
      from: 800,
      cell: (row) => known(row, <Devices health={row} />),
    },
    {
      key: "storage",
      header: t("operations.health.storage"),
      align: "end",
      from: 1080,
      cell: (row) => known(row, <Span lines="none">{formatSize(storedBytes(row))}</Span>),
    },
  ];
}

function Unsealed({ health: { unsealed, oldest_unsealed_at: oldest } }: { health: TenantHealth }) {
  return (
    <Stacked>
      <span>{formatCount(unsealed)}</span>
      {oldest === null ? null : (
        <Lesser>
          <Span lines="none">{formatDateTime(oldest)}</Span>
        </Lesser>
      )}
    </Stacked>
  );
}

function Devices({ health: { devices, versions } }: { health: TenantHealth }) {
  const t = useT();
  return (
    <Stacked>
      <span>{formatCount(devices)}</span>
      {versions.length === 0 ? null : <Lesser>{versionsText(versions, t)}</Lesser>}
    </Stacked>
  );
}
