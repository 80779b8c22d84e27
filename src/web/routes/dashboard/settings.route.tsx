import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SettingsMenu } from "../../features/settings/settings-menu.tsx";

export const Route = createFileRoute("/dashboard/settings")({ component: SettingsRoute });

function SettingsRoute() {
  return (
    <SettingsMenu>
      <Outlet />
    </SettingsMenu>
  );
}
