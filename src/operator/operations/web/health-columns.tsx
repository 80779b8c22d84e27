import type { ReactNode } from "react";
import { sizeText } from "#platform/domain/text/size-text.ts";
import { formatCount, formatDateTime } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { TenantHealth } from "../contract/health.ts";
import { HealthNeeds } from "./health-needs.tsx";
import classes from "./operations.module.css";
import { storedBytes } from "./stored-bytes.ts";
import { versionsText } from "./versions-text.ts";

/** Figures that nobody has summed yet are none, and not zero. */
const known = ({ computed_at }: TenantHealth, figure: ReactNode) => (computed_at === null ? "" : figure);

/** The columns of the list of restaurants by their health. */
export function healthColumns(t: Translate): Column<TenantHealth>[] {
  const moment = (at: Date | null) => (at === null ? t("operations.health.never") : formatDateTime(at));
  return [
    {
      key: "name",
      header: t("operations.health.restaurant"),
      primary: true,
      cell: ({ name }) => name,
    },
    { key: "needs", header: t("operations.health.need"), cell: (row) => <HealthNeeds health={row} /> },
    {
      key: "active",
      header: t("operations.announcement.standing"),
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

/** What is left out where there is no room. */
function columnsOfWider(t: Translate): Column<TenantHealth>[] {
  return [
    {
      key: "failed",
      header: t("operations.health.failed_jobs"),
      align: "end",
      from: 800,
      onCards: true,
      cell: (row) => known(row, formatCount(row.failed_jobs)),
    },
    {
      key: "devices",
      header: t("operations.health.devices"),
      from: 800,
      onCards: true,
      cell: (row) => known(row, <Devices health={row} />),
    },
    {
      key: "storage",
      header: t("operations.health.storage"),
      align: "end",
      from: 1080,
      onCards: true,
      cell: (row) => known(row, sizeText(storedBytes(row))),
    },
  ];
}

function Unsealed({ health: { unsealed, oldest_unsealed_at: oldest } }: { health: TenantHealth }) {
  return (
    <Stacked>
      {formatCount(unsealed)}
      {oldest === null ? null : (
        <Lesser>
          <span className={classes.moment}>{formatDateTime(oldest)}</span>
        </Lesser>
      )}
    </Stacked>
  );
}

function Devices({ health: { devices, versions } }: { health: TenantHealth }) {
  const t = useT();
  return (
    <Stacked>
      {formatCount(devices)}
      {versions.length === 0 ? null : <Lesser>{versionsText(versions, t)}</Lesser>}
    </Stacked>
  );
}
