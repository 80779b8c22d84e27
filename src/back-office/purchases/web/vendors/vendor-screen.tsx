import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageColumns } from "#ui/frame/columns/page-columns.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { PurchasePicture } from "#ui/pictures/purchase-picture.tsx";
import type { PurchaseRow } from "../../contract/purchases.ts";
import { listVendorPurchases } from "../../contract/vendors.ts";
import { PurchaseDialog, purchasesKey, purchaseTable } from "../public.ts";
import { VendorDialog } from "./vendor-form-dialog.tsx";
import { VendorItems } from "./vendor-items.tsx";
import { VendorMonths } from "./vendor-months.tsx";
import classes from "./vendors.module.css";
import {
  type ReadVendor,
  useDeleteVendor,
  useRestoreVendor,
  vendorPurchasesQuery,
  vendorQuery,
} from "./vendors-api.ts";

/** /dashboard/purchases/vendors/{id}: a vendor's goods, prices and purchases by month. */
export function VendorScreen({ vendorId }: { vendorId: VendorId }) {
  const t = useT();
  const query = useQuery(vendorQuery(vendorId));
  useRealtimeRefresh(["purchases_changed"], [purchasesKey]);
  if (isApiError(query.error, "not_found", "invalid_input")) return <NoVendor />;
  if (query.data) return <OneVendor page={query.data} />;
  return (
    <>
      <Way here="…" />
      <PageHeader title={t("common.vendors")} />
      <QueryPending query={query} count={5} rowHeight={96} />
    </>
  );
}

function Way({ here }: { here: string }) {
  const t = useT();
  return (
    <ScreenPath
      through={["purchases"]}
      also={[{ label: t("common.vendors"), href: "/dashboard/purchases/vendors" }]}
      here={here}
    />
  );
}

function NoVendor() {
  const t = useT();
  const title = t("vendors.page.gone_title");
  return (
    <>
      <Way here={title} />
      <PageHeader title={title} />
      <EmptyState
        picture={<PurchasePicture />}
        message={t("vendors.page.gone")}
        action={<RouterButton to="/dashboard/purchases/vendors">{t("vendors.page.to_list")}</RouterButton>}
      />
    </>
  );
}

function OneVendor({ page }: { page: ReadVendor }) {
  const t = useT();
  const { vendor } = page;
  return (
    <>
      <Way here={vendor.name} />
      <PageHeader
        title={vendor.name}
        meta={vendor.is_archived ? <StatusBadge tone="grey" label={t("vendors.page.archived")} /> : null}
        action={vendor.is_archived ? <Restore vendor={vendor} /> : <Actions vendor={vendor} />}
      />
      <PageColumns
        asideWidth="wide"
        isAsideFirst
        aside={
          <>
            <VendorData vendor={vendor} />
            <VendorMonths page={page} />
          </>
        }
      >
        <VendorPurchases vendorId={vendor.id} />
        <VendorItems vendorId={vendor.id} />
      </PageColumns>
    </>
  );
}

/** Puts a deleted vendor back; nothing for people who may not. */
function Restore({ vendor: { id } }: { vendor: ReadVendor["vendor"] }) {
  const t = useT();
  const mayDo = useMayDo();
  const restoring = useRestoreVendor();
  if (!mayDo("purchase.record")) return null;
  return (
    <Button
      busy={restoring.isPending}
      onClick={() =>
        void restoring
          .mutateAsync(id)
          .then(({ message }) => toastSuccess(message))
          .catch(showError)
      }
    >
      {t("vendors.restore")}
    </Button>
  );
}

function Actions({ vendor }: { vendor: ReadVendor["vendor"] }) {
  const t = useT();
  const mayDo = useMayDo();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const deleting = useDeleteVendor();
  const [isEditing, setEditing] = useState(false);
  if (!mayDo("purchase.record")) return null;
  const { id, name } = vendor;
  const remove = async () => {
    const isSure = await confirm({
      title: t("common.delete_name_question", { name }),
      body: t("vendors.delete.body"),
      confirmLabel: t("vendors.delete.confirm"),
      tone: "danger",
    });
    if (!isSure) return;
    // The vendor is reloaded as deleted meanwhile, which removes these actions.
    await deleting
      .mutateAsync(id)
      .then(({ message }) => {
        toastSuccess(message);
        return navigate({ to: "/dashboard/purchases/vendors", replace: true });
      })
      .catch(showError);
  };
  return (
    <>
      <ActionMenu
        label={t("common.actions_for_name", { name })}
        actions={[
          { key: "delete", label: t("common.delete"), tone: "danger", onSelect: () => void remove() },
        ]}
      />
      <Button icon={<IconPencil size={20} aria-hidden="true" />} onClick={() => setEditing(true)}>
        {t("common.edit")}
      </Button>
      {isEditing ? <VendorDialog vendor={vendor} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

/** Shows the vendor's contact and tax data; leaves missing data out. */
function VendorData({ vendor }: { vendor: ReadVendor["vendor"] }) {
  const t = useT();
  const facts = [
    [t("common.nit"), vendor.nit && formatNit(vendor.nit)],
    [t("common.nrc"), vendor.nrc && formatNrc(vendor.nrc)],
    [
      t("common.phone"),
      vendor.phone && (
        <a key="phone" className={classes.call} href={`tel:${vendor.phone.replaceAll(/[^\d+]/g, "")}`}>
          {vendor.phone}
        </a>
      ),
    ],
    [
      t("common.email"),
      vendor.email && (
        <a key="email" className={classes.call} href={`mailto:${vendor.email}`}>
          {vendor.email}
        </a>
      ),
    ],
    [t("common.address"), vendor.address],
    [t("common.note"), vendor.note],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  return (
    <Section title={t("vendors.page.data")}>
      {known.length === 0 ? <Muted>{t("vendors.none")}</Muted> : null}
      <Facts layout="column" facts={known} />
    </Section>
  );
}

/** Lists a vendor's purchases, the newest first; a tap opens one. */
function VendorPurchases({ vendorId }: { vendorId: VendorId }) {
  const t = useT();
  const table = useTableQuery(listVendorPurchases.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(vendorPurchasesQuery(vendorId, table.query));
  const [opened, setOpened] = useState<PurchaseRow["id"] | null>(null);
  return (
    <Section title={t("common.purchases")}>
      <ListPage<PurchaseRow, typeof listVendorPurchases.query>
        name="vendor-purchases"
        caption={t("common.purchases")}
        columns={purchaseTable({ t, of: "vendor" })}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        empty={<Muted>{t("vendors.page.no_purchases")}</Muted>}
        onOpenRow={({ id }) => setOpened(id)}
      />
      {opened === null ? null : <PurchaseDialog id={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}
