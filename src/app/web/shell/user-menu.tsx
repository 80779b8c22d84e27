import { useRouter } from "@tanstack/react-router";
import { screens } from "#platform/domain/access/screens.ts";
import { Initials } from "#platform/web/frame/initials.tsx";
import { useUserMenuActions } from "#platform/web/frame/use-user-menu-actions.tsx";
import { screenTitle } from "#platform/web/screens/existing-screens.ts";
import { frameIcons } from "#platform/web/screens/frame-icons.tsx";
import { currentRealm } from "#platform/web/session/realm.ts";
import type { StoredUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";

const personalScreens = ["profile", "devices", "language", "contactSupport"] as const;

/** The person's menu: own screens, light or dark, sign out. */
export function UserMenu({ user }: { user: StoredUser }) {
  const t = useT();
  const router = useRouter();
  const commonActions = useUserMenuActions();
  // Whoever looks in is no person of the restaurant.
  const own = (currentRealm() === "look-in" ? [] : personalScreens).map((id): MenuAction => {
    const open = () => void router.navigate({ to: screens[id].path });
    return { key: id, label: t(screenTitle(id)), icon: frameIcons[id], onSelect: open };
  });
  const label = t("shell.user_menu", { name: user.name });
  return (
    <ActionMenu
      label={label}
      actions={[...own, ...commonActions]}
      trigger={<Initials name={user.name} size="small" />}
      header={user.name}
    />
  );
}
