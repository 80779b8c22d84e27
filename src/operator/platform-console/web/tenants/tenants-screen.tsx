import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { formatCount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodButton } from "#platform/web/lists/period-button.tsx";
import type { PeriodChoice, PeriodKey } from "#platform/web/lists/period-filter.tsx";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { tenantStatuses } from "../../contract/tenants.ts";
import { DeletionsSection } from "./deletions-section.tsx";
import { TenantBadges } from "./tenant-badges.tsx";
import { AddTenantDialog } from "./tenant-dialogs.tsx";
import classes from "./tenants.module.css";
import { downloadTenants, type Tenant, tenantCountsQuery, tenantList, tenantsQuery } from "./tenants-api.ts";
import { useTenantActs } from "./use-tenant-acts.tsx";

/** A pause in typing before ten thousand restaurants are searched, in milliseconds (back-office §9). */
const SEARCH_PAUSE_MS = 800;

type Table = TableQuery<typeof tenantList>;

/** /superadmin/dashboard/tenants: the restaurants of the platform. */
export function TenantsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(tenantList, { search, onSearch });
  const list = useQuery(tenantsQuery(table.query));
  const acts = useTenantActs();
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      {t("platformTenants.add")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("platformTenants.title")} action={add} />
      <StatusTiles table={table} />
      <ListPage<Tenant, typeof tenantList>
        name="platform-tenants"
        caption={t("platformTenants.title")}
        failure="platformTenants.load_failed"
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("platformTenants.search")}
        searchPauseMs={SEARCH_PAUSE_MS}
        filters={<StartFilter table={table} />}
        empty={
          <EmptyState
            picture={<TablePicture />}
            message={t("platformTenants.empty")}
            hint={t("platformTenants.empty_hint")}
            action={add}
          />
        }
        onOpenRow={acts.open}
        rowActions={acts.menuOf}
        rowActionsLabel={({ name }) => t("platformTenants.actions", { name })}
        saveCsv={() => downloadTenants(table.query)}
      />
      <div className={classes.below}>
        <DeletionsSection />
      </div>
      {acts.dialog}
      {isAdding ? <AddTenantDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

/** How many there are of each status; a tap lists them, from the first page. */
function StatusTiles({ table }: { table: Table }) {
  const t = useT();
  const { data } = useQuery(tenantCountsQuery);
  const counts = data && { active: data.activeTenants, inactive: data.inactiveTenants, all: data.allTenants };
  return (
    <div className={classes.tiles}>
      <SegmentedFilter
        label={t("platformTenants.statuses")}
        layout="tiles"
        options={tenantStatuses.map((value) => ({
          value,
          label: t(`platformTenants.status.${value}`),
          count: counts ? formatCount(counts[value]) : t("platformTenants.none_given"),
        }))}
        value={table.query.status}
        onChange={(status) => table.setFilters({ status })}
      />
    </div>
  );
}

const starts = ["all", ...pastPeriods] as const;

/** When the subscription began. */
function StartFilter({ table }: { table: Table }) {
  const t = useT();
  const { type, from, to } = table.query;
  const isDated = from !== undefined || to !== undefined;
  const choice: PeriodChoice<(typeof starts)[number]> = {
    period: type ?? (isDated ? "custom" : "all"),
    from,
    to,
  };
  const choose = ({ period, from: first, to: last }: PeriodChoice<PeriodKey>) =>
    table.setFilters({
      type: pastPeriods.find((each) => each === period),
      from: first,
      to: last,
    });
  return (
    <PeriodButton
      periods={starts}
      choice={choice}
      onChoice={choose}
      isOpenEnded
      title={(period) => t("platformTenants.period", { period })}
    />
  );
}

function columnsOf(t: Translate): Column<Tenant>[] {
  return [
    { key: "name", header: t("platformTenants.name"), primary: true, cell: ({ name }) => name },
    { key: "email", header: t("platformTenants.email"), cell: ({ email }) => email ?? "" },
    {
      key: "state",
      header: t("platformTenants.state"),
      cell: (tenant) => <TenantBadges tenant={tenant} />,
    },
    {
      key: "since",
      header: t("platformTenants.subscription_start"),
      cell: ({ subscription_start: start }) => (start === null ? "" : formatDay(start)),
    },
    {
      key: "until",
      header: t("platformTenants.subscription_end"),
      cell: ({ subscription_end: end }) => (end === null ? t("platformTenants.no_end") : formatDay(end)),
    },
  ];
}
