import { createFileRoute } from "@tanstack/react-router";
import { TenantScreen } from "../../../features/platform-console/tenants/tenant-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/tenants/$tenantId/subscription-history")({
  component: TenantRoute,
});

function TenantRoute() {
  const { tenantId } = Route.useParams();
  return <TenantScreen key={tenantId} tenantId={tenantId} />;
}
