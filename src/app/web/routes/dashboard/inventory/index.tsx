import { createFileRoute } from "@tanstack/react-router";
import { InventoryScreen } from "#inventory/inventory/web/items/inventory-screen.tsx";
import { useAddress } from "../../../use-address.ts";

export const Route = createFileRoute("/dashboard/inventory/")({
  component: InventoryRoute,
});

function InventoryRoute() {
  return <InventoryScreen {...useAddress(Route)} />;
}
