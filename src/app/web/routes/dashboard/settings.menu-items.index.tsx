import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { MenuItemsScreen } from "#menu/menu/web/items/menu-items-screen.tsx";
import { useAddress } from "../../use-address.ts";

export const Route = createFileRoute("/dashboard/settings/menu-items/")({
  validateSearch: z.looseObject({}),
  component: MenuItemsRoute,
});

function MenuItemsRoute() {
  return <MenuItemsScreen {...useAddress(Route)} />;
}
