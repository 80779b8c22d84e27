import { createFileRoute } from "@tanstack/react-router";
import { UsersScreen } from "#core/users/web/users-screen.tsx";
import { SettingsMenu } from "../../shell/settings-menu.tsx";

export const Route = createFileRoute("/dashboard/users")({ component: UsersRoute });

function UsersRoute() {
  return (
    <SettingsMenu>
      <UsersScreen />
    </SettingsMenu>
  );
}
