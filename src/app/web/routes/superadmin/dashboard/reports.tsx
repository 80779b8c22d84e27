import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { PlatformReportsScreen } from "#operator/platform-console/web/figures/platform-reports-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/superadmin/dashboard/reports")({
  validateSearch: z.looseObject({}),
  component: ReportsRoute,
});

function ReportsRoute() {
  return <PlatformReportsScreen {...useAddress(Route)} />;
}
