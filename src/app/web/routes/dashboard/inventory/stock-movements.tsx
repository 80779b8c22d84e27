import { createFileRoute } from "@tanstack/react-router";
import { MovementsScreen } from "#inventory/inventory/web/movements/movements-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/inventory/stock-movements")({
  component: MovementsRoute,
});

function MovementsRoute() {
  return <MovementsScreen {...useAddress(Route)} />;
}
