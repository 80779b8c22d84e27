import { createFileRoute } from "@tanstack/react-router";
import { SharedGroupsScreen } from "#menu/menu/web/groups/shared-groups-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/groups")({
  component: SharedGroupsScreen,
});
