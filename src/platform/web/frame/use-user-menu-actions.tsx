import { IconLogout, IconMoon, IconSun } from "@tabler/icons-react";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { useThemeMode } from "#ui/theme/use-theme-mode.ts";
import { call } from "../api.ts";
import { isApiError } from "../api-error.ts";
import { currentRealm } from "../session/realm.ts";
import { clearUser, noteSignOut } from "../session/session.ts";
import { sessionRoutes } from "../session/session-routes.ts";
import { showError } from "../show-error.ts";
import { useT } from "../use-t.ts";

/** Last entries of every user menu: the other mode, and signing out. */
export function useUserMenuActions(): MenuAction[] {
  const t = useT();
  const { mode, toggle } = useThemeMode();
  const dark = mode === "dark";
  const leave: MenuAction = {
    key: "signOut",
    label: t("common.sign_out"),
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
    // A support visit is ended in its own frame.
    ...(currentRealm() === "look-in" ? [] : [leave]),
  ];
}

/** Ends this device's session; throws ApiError when the server does not answer, and the person stays signed in. */
async function signOut(): Promise<void> {
  // Before the call: the server cuts the sockets with it, and whichever tab notices first leads to the sign-in screen.
  noteSignOut(true);
  try {
    await call((await sessionRoutes()).signOut);
  } catch (error) {
    if (!isApiError(error, "not_signed_in")) {
      noteSignOut(false);
      throw error;
    }
  }
  clearUser();
}
