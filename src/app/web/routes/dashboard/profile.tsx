import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "../../profile/profile-screen.tsx";
import { SettingsMenu } from "../../shell/settings-menu.tsx";

export const Route = createFileRoute("/dashboard/profile")({ component: ProfileRoute });

function ProfileRoute() {
  return (
    <SettingsMenu>
      <ProfileScreen />
    </SettingsMenu>
  );
}
