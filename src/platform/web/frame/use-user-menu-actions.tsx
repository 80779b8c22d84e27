import { IconLogout, IconMoon, IconSun } from "@tabler/icons-react";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useThemeMode } from "#ui/theme/use-theme-mode.ts";
import { currentRealm } from "../session/realm.ts";
import { signOut } from "../session/sign-out.ts";
import { showError } from "../show-error.ts";
import { useT } from "../use-t.ts";

/** What every user menu ends with: the other mode, and signing out. */
export function useUserMenuActions(): MenuAction[] {
  const t = useT();
  const { mode, toggle } = useThemeMode();
  const dark = mode === "dark";
  const leave: MenuAction = {
    key: "signOut",
    label: t("shell.sign_out"),
    icon: <IconLogout size={20} stroke={1.75} />,
    onSelect: () => void signOut().catch(showError),
  };
  return [
    {
      key: "theme",
      label: t(dark ? "shell.light" : "shell.dark"),
      icon: dark ? <IconSun size={20} stroke={1.75} /> : <IconMoon size={20} stroke={1.75} />,
      onSelect: toggle,
    },
    // A look ends in its frame.
    ...(currentRealm() === "look-in" ? [] : [leave]),
  ];
}
