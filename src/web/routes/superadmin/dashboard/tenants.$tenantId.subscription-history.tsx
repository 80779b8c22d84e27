import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { toId } from "../../../../domain/ids.ts";
import { SubscriptionHistoryScreen } from "../../../features/subscription/history/subscription-history-screen.tsx";
import { NoTenant } from "../../../platform/tenants/no-tenant.tsx";

export const Route = createFileRoute("/superadmin/dashboard/tenants/$tenantId/subscription-history")({
  params: {
    parse: ({ tenantId }) => ({ tenantId: z.coerce.number().int().positive().catch(0).parse(tenantId) }),
    stringify: ({ tenantId }) => ({ tenantId: String(tenantId) }),
  },
  component: HistoryRoute,
});

function HistoryRoute() {
  const { tenantId } = Route.useParams();
  if (tenantId === 0) return <NoTenant />;
  return <SubscriptionHistoryScreen key={tenantId} tenantId={toId<"Tenant">(tenantId)} />;
}
