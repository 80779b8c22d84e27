import { createFileRoute } from "@tanstack/react-router";
import { DevicesScreen } from "../../profile/devices-screen.tsx";
import { SettingsMenu } from "../../shell/settings-menu.tsx";

export const Route = createFileRoute("/dashboard/devices")({ component: DevicesRoute });

function DevicesRoute() {
  return (
    <SettingsMenu>
      <DevicesScreen />
    </SettingsMenu>
  );
}
