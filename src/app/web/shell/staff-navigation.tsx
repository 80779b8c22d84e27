import { useRouter } from "@tanstack/react-router";
import { sidebarScreens } from "#platform/domain/access/may-enter.ts";
import { type ScreenId, type Section, screens, sections } from "#platform/domain/access/screens.ts";
import { Initials } from "#platform/web/frame/initials.tsx";
import { useUserMenuActions } from "#platform/web/frame/use-user-menu-actions.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { frameIcons } from "#platform/web/screens/frame-icons.tsx";
import { screenTitle } from "#platform/web/screens/screen-titles.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import { actorOf, type StoredUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { NavItem, NavSection } from "#ui/frame/nav.ts";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import type { MessageKey } from "../../words/message-key.ts";

/** Headings of the sidebar (operations §2). */
export const sectionTitles = {
  offerings: "shell.offerings",
  backOffice: "shell.backOffice",
} as const satisfies Record<Section, MessageKey>;

/**
 * Returns a person's sidebar: the screens that they may see, without empty sections. Without a subscription
 * none would open.
 */
export function staffNavigation(user: StoredUser, pathname: string, t: Translate): NavSection[] {
  if (!user.subscription_active) return [];
  const actor = actorOf(user);
  return sections
    .map((section) => ({
      key: section,
      heading: t(sectionTitles[section]),
      items: sidebarScreens(actor, section).flatMap((id) => navItem(id, pathname, t)),
    }))
    .filter((section) => section.items.length > 0);
}

function navItem(id: ScreenId, pathname: string, t: Translate): NavItem[] {
  if (!hasIcon(id)) return [];
  const href = screens[id].path;
  const active = pathname === href || pathname.startsWith(`${href}/`);
  return [{ key: id, label: t(screenTitle(id)), icon: frameIcons[id], href, active }];
}

function hasIcon(id: ScreenId): id is keyof typeof frameIcons {
  return id in frameIcons;
}

const personalScreens = ["profile", "devices", "language", "contactSupport"] as const;

/** The person's menu: own screens, light or dark, sign out. */
export function UserMenu({ user }: { user: StoredUser }) {
  const t = useT();
  const router = useRouter();
  const commonActions = useUserMenuActions();
  // A support visitor is no person of the restaurant.
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
