import { lazy, Suspense } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { AccountingList } from "./accounting-list.tsx";
import { AccountingWays } from "./accounting-ways.tsx";
import { DifferencesNotice } from "./differences-notice.tsx";
import { OrderItems } from "./order-items.tsx";

const TaxNotices = lazy(() =>
  import("#tax/tax-issuer/web/public.ts").then((module) => ({ default: module.TaxNotices })),
);

const views = ["documents", "items"] as const;

/** /dashboard/accounting: invoices with their tax documents, and the items of an order as its document would have them. */
export function AccountingScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const { view, order } = search;
  const shown = views.find((one) => one === view) ?? "documents";
  return (
    <>
      <PageHeader
        title={t("screens.accounting")}
        action={<RouterButton to={screens.manualInvoicing.path}>{t("screens.manualInvoicing")}</RouterButton>}
        filters={<AccountingWays />}
      />
      <Suspense fallback={null}>
        <TaxNotices />
      </Suspense>
      <DifferencesNotice />
      <Tabs
        label={t("accounting.views")}
        tabs={views.map((key) => ({ key, label: t(`accounting.view.${key}`) }))}
        value={shown}
        onChange={(key) => onSearch(key === "documents" ? {} : { view: key })}
      >
        {shown === "items" ? (
          <OrderItems
            orderNo={typeof order === "number" ? order : null}
            onOrder={(orderNo) => onSearch({ view: "items", order: orderNo })}
          />
        ) : (
          <AccountingList search={search} onSearch={onSearch} />
        )}
      </Tabs>
    </>
  );
}
