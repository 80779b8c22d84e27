import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { SubscriptionHistoryScreen } from "#operator/subscription/web/history/subscription-history-screen.tsx";
import { toId } from "#platform/domain/ids.ts";
import { NoTenant } from "#platform/web/tenants/no-tenant.tsx";

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
