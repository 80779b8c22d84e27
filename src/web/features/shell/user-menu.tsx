import { useRouter } from "@tanstack/react-router";
import { screens } from "../../../domain/access/screens.ts";
import { ActionMenu, type MenuAction } from "../../../ui/overlay/action-menu.tsx";
import { screenTitle } from "../../existing-screens.ts";
import { frameIcons } from "../../frame-icons.tsx";
import { Initials } from "../../platform/frame/initials.tsx";
import { useUserMenuActions } from "../../platform/frame/use-user-menu-actions.tsx";
import { currentRealm } from "../../platform/session/realm.ts";
import type { StoredUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";

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
