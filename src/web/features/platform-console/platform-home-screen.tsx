import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { platformDashboard } from "../../../contract/platform-console.ts";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import type { Column, TableState } from "../../../ui/data/table-column.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { SurfaceCard } from "../../../ui/frame/surface-card.tsx";
import { TablePicture } from "../../../ui/pictures/table-picture.tsx";
import { formatCount, formatDay } from "../../platform/format.ts";
import type { Translate } from "../../platform/i18n.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { platformQuery } from "./platform-api.ts";
import classes from "./platform-home.module.css";

type Tenant = ResponseOf<typeof platformDashboard>["tenants"][number];

/** How many restaurants there are, and which. */
export function PlatformHomeScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(platformQuery);
  const state: TableState = data
    ? { status: "ready", refreshing: isFetching }
    : error
      ? { status: "failed", reason: errorText(error), onRetry: () => void refetch() }
      : { status: "loading" };
  return (
    <>
      <PageHeader title={t("platformConsole.tenants")} />
      {data ? (
        <div className={classes.figures}>
          <Figure label={t("platformConsole.active")} value={data.activeTenants} />
          <Figure label={t("platformConsole.inactive")} value={data.inactiveTenants} />
        </div>
      ) : null}
      <DataTable
        caption={t("platformConsole.tenants")}
        columns={columnsOf(t)}
        rows={data?.tenants ?? []}
        rowKey={(tenant) => String(tenant.id)}
        state={state}
        empty={<EmptyState picture={<TablePicture />} message={t("platformConsole.none")} />}
      />
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <SurfaceCard>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{formatCount(value)}</p>
    </SurfaceCard>
  );
}

function columnsOf(t: Translate): Column<Tenant>[] {
  return [
    { key: "name", header: t("platformConsole.name"), primary: true, cell: ({ name }) => name },
    { key: "email", header: t("platformConsole.email"), cell: ({ email }) => email ?? "" },
    {
      key: "state",
      header: t("platformConsole.state"),
      cell: ({ is_active }) => (
        <StatusBadge
          tone={is_active ? "green" : "grey"}
          label={t(is_active ? "platformConsole.state_active" : "platformConsole.state_inactive")}
        />
      ),
    },
    {
      key: "until",
      header: t("platformConsole.subscription_end"),
      cell: ({ subscription_end }) =>
        subscription_end ? formatDay(subscription_end) : t("platformConsole.no_end"),
    },
  ];
}
