import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SettingsMenu } from "../../features/settings/settings-menu.tsx";
import { SetupStrip } from "../../features/setup/setup-strip.tsx";

export const Route = createFileRoute("/dashboard/settings")({ component: SettingsRoute });

function SettingsRoute() {
  return (
    <SettingsMenu>
      <SetupStrip />
      <Outlet />
    </SettingsMenu>
  );
}
