import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VendorId } from "#platform/domain/ids.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { Section } from "#ui/frame/section.tsx";
import type { PurchaseRow } from "../../contract/purchases.ts";
import { listVendorPurchases } from "../../contract/vendors.ts";
import { PurchaseDialog, purchaseColumns } from "../public.ts";
import classes from "./vendors.module.css";
import { vendorPurchasesQuery } from "./vendors-api.ts";

/** What was bought of a vendor, the newest first; each purchase opened by a tap. */
export function VendorPurchases({ vendorId }: { vendorId: VendorId }) {
  const t = useT();
  const table = useTableQuery(listVendorPurchases.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(vendorPurchasesQuery(vendorId, table.query));
  const [opened, setOpened] = useState<PurchaseRow["id"] | null>(null);
  return (
    <Section title={t("vendors.page.purchases")}>
      <ListPage<PurchaseRow, typeof listVendorPurchases.query>
        name="vendor-purchases"
        caption={t("vendors.page.purchases")}
        columns={purchaseColumns({ t, of: "vendor" })}
        rowKey={({ id }) => String(id)}
        table={table}
        list={list}
        empty={<p className={classes.quiet}>{t("vendors.page.no_purchases")}</p>}
        onOpenRow={({ id }) => setOpened(id)}
      />
      {opened === null ? null : <PurchaseDialog id={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}
