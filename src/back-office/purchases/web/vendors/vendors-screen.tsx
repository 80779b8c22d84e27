import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatDay } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PurchasePicture } from "#ui/pictures/purchase-picture.tsx";
import { listVendors, type VendorRow, vendorColumns } from "../../contract/vendors.ts";
import { purchasesKey } from "../public.ts";
import { VendorDialog } from "./vendor-form-dialog.tsx";
import { saveVendors, vendorsQuery } from "./vendors-api.ts";

/** /dashboard/purchases/vendors: the restaurant's vendors. */
export function VendorsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const mayDo = useMayDo();
  const navigate = useNavigate();
  const table = useTableQuery(listVendors.query, { search, onSearch });
  const list = useQuery(vendorsQuery(table.query));
  const [isAdding, setAdding] = useState(false);
  useRealtimeRefresh(["purchases_changed"], [purchasesKey]);
  const mayAdd = mayDo("purchase.record");
  return (
    <>
      <ScreenPath through={["purchases"]} here={t("common.vendors")} />
      <ListPage<VendorRow, typeof listVendors.query>
        title={t("common.vendors")}
        action={
          mayAdd ? (
            <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t("vendors.add")}
            </Button>
          ) : null
        }
        name="vendors"
        caption={t("common.vendors")}
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        searchLabel={t("vendors.search")}
        empty={
          <EmptyState
            picture={<PurchasePicture />}
            message={t("vendors.empty")}
            hint={t("vendors.empty_hint")}
          />
        }
        onOpenRow={({ id }) =>
          void navigate({ to: "/dashboard/purchases/vendors/$vendorId", params: { vendorId: String(id) } })
        }
        saveCsv={() => saveVendors(table.query)}
        isPrintable
      />
      {isAdding ? <VendorDialog vendor={null} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function columnsOf(t: Translate) {
  return tableColumns(vendorColumns, {
    t,
    none: "—",
    looks: {
      name: { role: "primary", sortable: true },
      phone: { from: 800 },
      last: { cell: ({ last_purchase_on: last }) => (last === null ? t("vendors.never") : formatDay(last)) },
    },
  });
}
