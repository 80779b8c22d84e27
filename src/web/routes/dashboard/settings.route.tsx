import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router";
import { SettingsTabs } from "../../features/settings/settings-tabs.tsx";

export const Route = createFileRoute("/dashboard/settings")({ component: SettingsRoute });

function SettingsRoute() {
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = Route.useNavigate();
  return (
    <SettingsTabs path={path} onOpen={(to) => void navigate({ to })}>
      <Outlet />
    </SettingsTabs>
  );
}
