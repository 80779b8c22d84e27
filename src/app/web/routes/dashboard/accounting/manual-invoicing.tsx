import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ManualInvoicingScreen } from "#back-office/manual-invoicing/web/manual-invoicing-screen.tsx";
import { manualTabs } from "#back-office/manual-invoicing/web/manual-tabs.ts";

export const Route = createFileRoute("/dashboard/accounting/manual-invoicing")({
  validateSearch: z.looseObject({ tab: z.enum(manualTabs).optional().catch(undefined) }),
  component: ManualInvoicingRoute,
});

function ManualInvoicingRoute() {
  const { tab = "invoice" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManualInvoicingScreen
      tab={tab}
      onTab={(next) => void navigate({ search: next === "invoice" ? {} : { tab: next }, replace: true })}
    />
  );
}
