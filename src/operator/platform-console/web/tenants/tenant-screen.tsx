import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SupportVisitDialog, TenantHealthFacts, tenantHealthQuery } from "#operator/operations/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { isIdText, type TenantId, toId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatCount, formatDateTime, formatDay, formatPlainNumber } from "#platform/web/format.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useScreenName } from "#platform/web/frame/screen-name.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { QueryFailure, QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { NoTenant } from "#platform/web/tenants/no-tenant.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Facts } from "#ui/data/facts.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { TablePicture } from "#ui/pictures/table-picture.tsx";
import type { readTenant } from "../../contract/tenants.ts";
import { DeleteTenantDialog, DeletionNotice } from "./delete-tenant-dialog.tsx";
import { useDeletion } from "./deletions-api.ts";
import { TenantBadges } from "./tenant-badges.tsx";
import { EditTenantDialog } from "./tenant-dialogs.tsx";
import classes from "./tenants.module.css";
import { tenantQuery } from "./tenants-api.ts";

type Detail = ResponseOf<typeof readTenant>;
type Entry = Detail["subscriptionHistory"][number];

/** /superadmin/dashboard/tenants/{id}: everything about one restaurant. */
export function TenantScreen({ tenantId }: { tenantId: string }) {
  return isIdText(tenantId) ? <KnownTenant id={toId<"Tenant">(Number(tenantId))} /> : <NoTenant />;
}

function KnownTenant({ id }: { id: TenantId }) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(tenantQuery(id));
  useScreenName(data?.tenantInfo.name ?? t("common.restaurants"));
  if (isApiError(error, "not_found")) return <NoTenant />;
  return (
    <>
      <Breadcrumbs
        label={t("platformTenants.back")}
        places={[{ label: t("common.restaurants"), href: screens.superadminTenants.path }]}
        here={data?.tenantInfo.name ?? "…"}
        renderLink={(props) => <NavLink {...props} />}
      />
      {data ? (
        <OneTenant detail={data} />
      ) : error ? (
        <>
          <PageHeader title={t("common.restaurants")} />
          <QueryFailure query={{ error, refetch, isFetching }} fallback="platformTenants.detail_failed" />
        </>
      ) : (
        <>
          <PageHeader title={t("common.restaurants")} />
          <ListSkeleton label={t("ui.loading")} count={3} rowHeight={140} />
        </>
      )}
    </>
  );
}

/** Dialogs of the screen. */
type Act = "edit" | "look" | "delete";

function OneTenant({ detail }: { detail: Detail }) {
  const t = useT();
  const [act, setAct] = useState<Act | null>(null);
  const { tenantInfo: tenant } = detail;
  const isBeingDeleted = useDeletion(tenant.id) !== undefined;
  const close = () => setAct(null);
  return (
    <>
      <PageHeader
        title={tenant.name}
        meta={<TenantBadges tenant={tenant} />}
        action={
          <>
            <Button variant="default" onClick={() => setAct("edit")}>
              {t("common.edit")}
            </Button>
            {isBeingDeleted ? null : (
              <Button variant="default" tone="danger" onClick={() => setAct("delete")}>
                {t("common.delete")}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.parts}>
        <DeletionNotice tenant={tenant} />
        <Subscription detail={detail} />
        <HealthSection tenantId={tenant.id} onLook={() => setAct("look")} />
        <Store store={detail.storeDetails} />
        <History detail={detail} />
      </div>
      {act === "edit" ? <EditTenantDialog tenant={tenant} onClose={close} /> : null}
      {act === "delete" ? <DeleteTenantDialog tenant={tenant} onClose={close} /> : null}
      {act === "look" ? <SupportVisitDialog tenant={tenant} onClose={close} /> : null}
    </>
  );
}

/** The subscription of the restaurant and its numbers on the platform. */
function Subscription({ detail: { tenantInfo, totalUsers } }: { detail: Detail }) {
  const t = useT();
  const { subscription_start: start, subscription_end: end } = tenantInfo;
  return (
    <Section title={t("common.subscription")}>
      <SurfaceCard>
        <Facts
          layout="wide"
          facts={[
            [t("common.number"), formatPlainNumber(tenantInfo.id)],
            [t("common.email"), tenantInfo.email],
            [t("platformTenants.subscription_start"), start === null ? null : formatDay(start)],
            [t("platformTenants.subscription_end"), end === null ? t("common.no_end_date") : formatDay(end)],
            [t("platformTenants.users"), formatCount(totalUsers)],
          ]}
        />
      </SurfaceCard>
    </Section>
  );
}

/** History of the subscription. */
function History({ detail: { tenantInfo, subscriptionHistory } }: { detail: Detail }) {
  const t = useT();
  return (
    <Section
      title={t("common.subscription_history")}
      action={
        <RouterButton
          variant="default"
          to="/superadmin/dashboard/tenants/$tenantId/subscription-history"
          params={{ tenantId: tenantInfo.id }}
        >
          {t("platformTenants.payments")}
        </RouterButton>
      }
    >
      <DataTable<Entry>
        caption={t("common.subscription_history")}
        columns={historyColumns(t)}
        rows={subscriptionHistory}
        rowKey={({ id }) => String(id)}
        state={{ status: "ready" }}
        empty={
          <EmptyState picture={<TablePicture />} message={t("platformTenants.history_empty")} size="small" />
        }
      />
    </Section>
  );
}

/** Contact data as the restaurant set them up itself. */
function Store({ store }: { store: Detail["storeDetails"] }) {
  const t = useT();
  const given = (value: string | null) => value || t("common.no_value");
  return (
    <Section title={t("platformTenants.store")}>
      <SurfaceCard>
        <Facts
          layout="wide"
          facts={[
            [t("platformTenants.store_name"), given(store.store_name)],
            [t("common.address"), given(store.address)],
            [t("common.email"), given(store.email)],
            [t("common.phone"), given(store.phone)],
            [t("common.currency"), store.currency],
            [
              t("platformTenants.qr_menu"),
              t(store.is_qr_menu_enabled ? "platformTenants.qr_menu_on" : "platformTenants.qr_menu_off"),
            ],
          ]}
        />
      </SurfaceCard>
    </Section>
  );
}

function historyColumns(t: Translate): Column<Entry>[] {
  return [
    {
      key: "at",
      header: t("common.date"),
      role: "primary",
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    {
      key: "status",
      header: t("platformTenants.history_status"),
      cell: ({ status }) => t(`subscription.history.statuses.${status}`),
    },
    {
      key: "from",
      header: t("common.valid_from"),
      cell: ({ starts_on }) => (starts_on === null ? "" : formatDay(starts_on)),
    },
    {
      key: "until",
      header: t("common.valid_until"),
      cell: ({ expires_on }) => (expires_on === null ? "" : formatDay(expires_on)),
    },
  ];
}

interface HealthSectionProps {
  tenantId: TenantId;
  /** Opens the dialog that begins a support visit. */
  onLook: () => void;
}

/** Health of the restaurant as it was last summed, and a button that begins a support visit. */
function HealthSection({ tenantId, onLook }: HealthSectionProps) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(tenantHealthQuery(tenantId));
  const computed = data?.computed_at;
  return (
    <Section
      title={t("operations.nav.health")}
      description={computed ? t("operations.health.computed", { time: formatDateTime(computed) }) : undefined}
      action={
        <Button
          variant="default"
          icon={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onLook}
        >
          {t("operations.look.action")}
        </Button>
      }
    >
      {data ? (
        <SurfaceCard>
          <TenantHealthFacts health={data} />
        </SurfaceCard>
      ) : (
        <QueryPending query={{ error, refetch, isFetching }} count={1} rowHeight={140} />
      )}
    </Section>
  );
}
