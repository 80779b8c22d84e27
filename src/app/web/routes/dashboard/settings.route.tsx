import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SetupStrip } from "#operator/setup/web/setup-strip.tsx";
import { SettingsMenu } from "../../shell/settings-menu.tsx";

export const Route = createFileRoute("/dashboard/settings")({ component: SettingsRoute });

function SettingsRoute() {
  return (
    <SettingsMenu>
      <SetupStrip />
      <Outlet />
    </SettingsMenu>
  );
}
