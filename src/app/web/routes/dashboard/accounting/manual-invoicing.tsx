import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ManualInvoicingScreen } from "#back-office/manual-invoicing/web/manual-invoicing-screen.tsx";
import { manualTabs } from "#back-office/manual-invoicing/web/manual-tabs.ts";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/accounting/manual-invoicing")({
  validateSearch: z.looseObject({ tab: z.enum(manualTabs).optional().catch(undefined) }),
  component: ManualInvoicingRoute,
});

function ManualInvoicingRoute() {
  const { search, onSearch } = useAddress(Route);
  const { tab = "invoice" } = search;
  return (
    <ManualInvoicingScreen
      tab={tab}
      onTab={(next) => onSearch(next === "invoice" ? {} : { tab: next }, true)}
    />
  );
}
