import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatUnitCost } from "#inventory/inventory/web/public.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { decimalFromExact, EXACT_WHOLE } from "#platform/domain/money/exact-decimal.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Span } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { listVendorItems, type VendorItem, vendorItemColumns } from "../../contract/vendors.ts";
import { PurchaseUnitsDialog } from "../units/purchase-units.tsx";
import { saveVendorItems, useForgetVendorItem, vendorItemsQuery } from "./vendors-api.ts";

/** Lists a vendor's goods with their last prices; a wrong ingredient can be forgotten here. */
export function VendorItems({ vendorId }: { vendorId: VendorId }) {
  const t = useT();
  const table = useTableQuery(listVendorItems.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(vendorItemsQuery(vendorId, table.query));
  const forget = useForget(vendorId);
  const [opened, setOpened] = useState<VendorItem | null>(null);
  return (
    <Section title={t("vendors.page.items")} description={t("vendors.page.items_hint")}>
      <ListPage<VendorItem, typeof listVendorItems.query>
        name="vendor-items"
        caption={t("vendors.page.items")}
        columns={columnsOf(list.data?.currency ?? "USD", t)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("vendors.page.search_items")}
        empty={<Muted>{t("vendors.page.no_items")}</Muted>}
        saveCsv={() => saveVendorItems(vendorId, table.query)}
        {...(forget
          ? {
              rowActionsLabel: ({ title }) => t("common.actions_for_title", { title }),
              rowActions: (item) => [
                { key: "units", label: t("common.purchase_units"), onSelect: () => setOpened(item) },
                {
                  key: "forget",
                  label: t("vendors.page.forget"),
                  tone: "danger" as const,
                  onSelect: () => void forget(item),
                },
              ],
            }
          : {})}
      />
      {opened === null ? null : (
        <PurchaseUnitsDialog
          item={{
            id: opened.inventory_item_id,
            title: opened.inventory_item_name,
            unit: opened.inventory_item_unit,
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

/** Forgets the ingredient after a question; null for people who may not. */
function useForget(vendorId: VendorId): ((item: VendorItem) => Promise<void>) | null {
  const t = useT();
  const mayDo = useMayDo();
  const confirm = useConfirm();
  const forgetting = useForgetVendorItem();
  if (!mayDo("purchase.record")) return null;
  return async ({ id, title, inventory_item_name: ingredient }) => {
    const isSure = await confirm({
      title: t("vendors.page.forget_title", { title, ingredient }),
      body: t("vendors.page.forget_body"),
      confirmLabel: t("vendors.page.forget"),
      tone: "danger",
    });
    if (!isSure) return;
    forgetting.mutate(
      { id: vendorId, itemId: id },
      { onSuccess: ({ message }) => toastSuccess(message), onError: showError },
    );
  };
}

function columnsOf(currency: string, t: Translate) {
  return tableColumns(vendorItemColumns, {
    t,
    looks: {
      title: {
        header: t("common.product"),
        cell: ({ title, code }) => (
          <Stacked>
            <Span>{title}</Span>
            {code === null ? null : <Lesser>{code}</Lesser>}
          </Stacked>
        ),
        role: "primary",
        sortable: true,
      },
      unit: {
        cell: ({ unit, factor, inventory_item_unit: base }) =>
          factor === EXACT_WHOLE && unit === base
            ? unit
            : t("vendors.page.unit_of", { unit, factor: decimalFromExact(factor), base }),
      },
      price: {
        header: t("vendors.page.price"),
        cell: ({ last_unit_price: price }) => (price === null ? "—" : formatUnitCost(price, currency)),
        align: "end",
      },
      bought: { sortable: true },
    },
  });
}
