import { createFileRoute } from "@tanstack/react-router";
import { InventoryDashboardScreen } from "#inventory/inventory/web/dashboard/dashboard-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/inventory/dashboard")({
  component: InventoryDashboardRoute,
});

function InventoryDashboardRoute() {
  return <InventoryDashboardScreen {...useAddress(Route)} />;
}
