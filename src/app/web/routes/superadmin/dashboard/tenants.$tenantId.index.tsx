import { createFileRoute } from "@tanstack/react-router";
import { TenantScreen } from "#operator/platform-console/web/tenants/tenant-screen.tsx";

export const Route = createFileRoute("/superadmin/dashboard/tenants/$tenantId/")({
  component: TenantRoute,
});

function TenantRoute() {
  const { tenantId } = Route.useParams();
  return <TenantScreen key={tenantId} tenantId={tenantId} />;
}
