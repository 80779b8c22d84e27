import { IconArrowBackUp, IconEye, IconPencil, IconPlus, IconReceipt, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { formatCount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import type { PeriodChoice, PeriodKey } from "#platform/web/lists/period-filter.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Box } from "#ui/layout/layout.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import { listTenants, tenantColumns, tenantStatuses } from "../../contract/tenants.ts";
import { DeleteTenantDialog, useKeepTenantQuestion } from "./delete-tenant-dialog.tsx";
import { deletionsQuery } from "./deletions-api.ts";
import { DeletionsSection } from "./deletions-section.tsx";
import { TenantBadges } from "./tenant-badges.tsx";
import { AddTenantDialog, EditTenantDialog } from "./tenant-dialogs.tsx";
import { downloadTenants, type Tenant, tenantCountsQuery, tenantsQuery } from "./tenants-api.ts";

/** A pause in typing before ten thousand restaurants are searched, in milliseconds (back-office §9). */
const SEARCH_PAUSE_MS = 800;

type Table = TableQuery<typeof listTenants.query>;

/** /superadmin/dashboard/tenants: the restaurants of the platform. */
export function TenantsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const table = useTableQuery(listTenants.query, { search, onSearch });
  const list = useQuery(tenantsQuery(table.query));
  const acts = useTenantActions();
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      {t("platformTenants.add")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("common.restaurants")} action={add} />
      <StatusTiles table={table} />
      <ListPage<Tenant, typeof listTenants.query>
        name="platform-tenants"
        caption={t("common.restaurants")}
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
        rowActionsLabel={({ name }) => t("common.actions_for_name", { name })}
        saveCsv={() => downloadTenants(table.query)}
      />
      <Box above={32}>
        <DeletionsSection />
      </Box>
      {acts.dialog}
      {isAdding ? <AddTenantDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

/** Counts by status; a tap lists that status from the first page. */
function StatusTiles({ table }: { table: Table }) {
  const t = useT();
  const { data } = useQuery(tenantCountsQuery);
  const counts = data && { active: data.activeTenants, inactive: data.inactiveTenants, all: data.allTenants };
  return (
    <Box below={16}>
      <SegmentedFilter
        label={t("platformTenants.statuses")}
        layout="tiles"
        options={tenantStatuses.map((value) => ({
          value,
          label: t(`platformTenants.status.${value}`),
          count: counts ? formatCount(counts[value]) : t("common.no_value"),
        }))}
        value={table.query.status}
        onChange={(status) => table.setFilters({ status })}
      />
    </Box>
  );
}

const starts = ["all", ...pastPeriods] as const;

/** Filter for the start of the subscription. */
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
    <PeriodChip
      periods={starts}
      choice={choice}
      onChoice={choose}
      isOpenEnded
      title={(period) => t("platformTenants.period", { period })}
    />
  );
}

function columnsOf(t: Translate) {
  return tableColumns(tenantColumns, {
    t,
    looks: {
      name: { role: "primary" },
      state: { cell: (tenant) => <TenantBadges tenant={tenant} />, role: "state" },
      since: { role: "hidden" },
      until: {
        cell: ({ subscription_end: end }) => (end === null ? t("common.no_end_date") : formatDay(end)),
      },
    },
  });
}

interface TenantActions {
  /** Opens the page of a restaurant. */
  readonly open: (tenant: Tenant) => void;
  /** Actions for the menu of a row. */
  readonly menuOf: (tenant: Tenant) => MenuAction[];
  /** The open dialog of an action. */
  readonly dialog: ReactNode;
}

const dialogs = {
  edit: EditTenantDialog,
  delete: DeleteTenantDialog,
} as const;

interface Opened {
  readonly act: keyof typeof dialogs;
  readonly tenant: Tenant;
}

/** Actions for the restaurants of the list, each an entry of the menu and a dialog. */
function useTenantActions(): TenantActions {
  const t = useT();
  const navigate = useNavigate();
  const keep = useKeepTenantQuestion();
  const { data: deletions } = useQuery(deletionsQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = ({ id }: Tenant) =>
    void navigate({
      to: "/superadmin/dashboard/tenants/$tenantId",
      params: { tenantId: String(id) },
    });
  const openPayments = ({ id }: Tenant) =>
    void navigate({
      to: "/superadmin/dashboard/tenants/$tenantId/subscription-history",
      params: { tenantId: id },
    });
  const Dialog = opened === null ? null : dialogs[opened.act];
  return {
    open,
    menuOf: (tenant) => [
      {
        key: "view",
        label: t("platformTenants.view"),
        icon: <IconEye size={20} stroke={1.75} />,
        onSelect: () => open(tenant),
      },
      {
        key: "payments",
        label: t("platformTenants.payments"),
        icon: <IconReceipt size={20} stroke={1.75} />,
        onSelect: () => openPayments(tenant),
      },
      {
        key: "edit",
        label: t("common.edit"),
        icon: <IconPencil size={20} stroke={1.75} />,
        onSelect: () => setOpened({ act: "edit", tenant }),
      },
      deletions?.some(({ tenant_id }) => tenant_id === tenant.id)
        ? {
            key: "undo",
            label: t("tenantDeletion.undo"),
            icon: <IconArrowBackUp size={20} stroke={1.75} />,
            onSelect: () => void keep(tenant),
          }
        : {
            key: "delete",
            label: t("common.delete"),
            icon: <IconTrash size={20} stroke={1.75} />,
            tone: "danger",
            onSelect: () => setOpened({ act: "delete", tenant }),
          },
    ],
    dialog:
      opened === null || Dialog === null ? null : (
        <Dialog tenant={opened.tenant} onClose={() => setOpened(null)} />
      ),
  };
}
