import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { formatDay } from "#platform/web/format.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ArchiveDialog } from "#tax/tax-delivery/web/public.ts";
import { useDeclareContingencyAction } from "#tax/tax-documents/web/public.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { newestDifferenceQuery } from "./accounting-api.ts";
import { AccountingList } from "./accounting-list.tsx";
import { OrderItems } from "./order-items.tsx";

const TaxNotices = lazy(() =>
  import("#tax/tax-issuer/web/public.ts").then((module) => ({ default: module.TaxNotices })),
);

const views = ["documents", "items"] as const;

/** /dashboard/accounting: invoices with their tax documents, and a preview of an order's items on its document. */
export function AccountingScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const { view, order } = search;
  const shown = views.find((one) => one === view) ?? "documents";
  return (
    <>
      <PageHeader
        title={t("screens.accounting")}
        action={<RouterButton to={screens.manualInvoicing.path}>{t("screens.manualInvoicing")}</RouterButton>}
        links={<AccountingActions />}
      />
      <Suspense fallback={null}>
        <TaxNotices />
      </Suspense>
      <DifferencesNotice />
      <Tabs
        label={t("common.accounting")}
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

/**
 * Links to the books, the settlement and the closing of a month, and a menu of what is needed less often: what was withheld, the
 * journal, all documents in one file, a contingency.
 */
function AccountingActions() {
  const t = useT();
  const [saving, setSaving] = useState(false);
  const declaring = useDeclareContingencyAction();
  const navigate = useNavigate();
  return (
    <>
      <RouterButton to={screens.taxBooks.path} variant="subtle">
        {t("screens.taxBooks")}
      </RouterButton>
      <RouterButton to={screens.taxSettlement.path} variant="subtle">
        {t("screens.taxSettlement")}
      </RouterButton>
      <RouterButton to={screens.taxClosing.path} variant="subtle">
        {t("screens.taxClosing")}
      </RouterButton>
      <ActionMenu
        label={t("accounting.more")}
        actions={[
          {
            key: "withheld",
            label: t("screens.taxWithheld"),
            onSelect: () => void navigate({ to: screens.taxWithheld.path }),
          },
          {
            key: "journal",
            label: t("screens.journal"),
            onSelect: () => void navigate({ to: screens.journal.path }),
          },
          { key: "archive", label: t("accounting.archive"), onSelect: () => setSaving(true) },
          ...(declaring.action === null ? [] : [declaring.action]),
        ]}
      />
      {saving ? <ArchiveDialog onClose={() => setSaving(false)} /> : null}
      {declaring.dialog}
    </>
  );
}

/** Warns when invoices, payments and documents disagree, and links to the differences. */
function DifferencesNotice() {
  const t = useT();
  const { data: newest } = useQuery(newestDifferenceQuery);
  if (!newest) return null;
  return (
    <Box below={12}>
      <Notice
        tone="red"
        action={
          <RouterButton
            variant="default"
            to={screens.taxClosing.path}
            search={{ month: newest.day }}
            hash="differences"
          >
            {t("common.view_differences")}
          </RouterButton>
        }
      >
        {t("accounting.differences", { count: newest.count, day: formatDay(newest.day) })}
      </Notice>
    </Box>
  );
}
