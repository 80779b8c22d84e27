import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { TenantsScreen } from "#operator/platform-console/web/tenants/tenants-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/superadmin/dashboard/tenants/")({
  validateSearch: z.looseObject({}),
  component: TenantsRoute,
});

function TenantsRoute() {
  return <TenantsScreen {...useAddress(Route)} />;
}
