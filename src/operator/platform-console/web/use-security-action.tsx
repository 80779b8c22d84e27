import { IconShieldLock } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { screens } from "#platform/domain/access/screens.ts";
import { useT } from "#platform/web/use-t.ts";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";

/** The way to the operator's own sign-in, in their menu. */
export function useSecurityAction(): MenuAction {
  const t = useT();
  const navigate = useNavigate();
  return {
    key: "security",
    label: t("platformConsole.security"),
    icon: <IconShieldLock size={20} stroke={1.75} />,
    onSelect: () => void navigate({ to: screens.superadminSecurity.path }),
  };
}
