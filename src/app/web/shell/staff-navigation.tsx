import { sidebarScreens } from "#platform/domain/access/may-enter.ts";
import { type ScreenId, type Section, screens, sections } from "#platform/domain/access/screens.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { screenTitle } from "#platform/web/screens/existing-screens.ts";
import { frameIcons } from "#platform/web/screens/frame-icons.tsx";
import { actorOf, type StoredUser } from "#platform/web/session/session.ts";
import type { NavItem, NavSection } from "#ui/frame/nav.ts";
import type { MessageKey } from "../../words/message-key.ts";

/** Headings of the sidebar (operations §2). */
export const sectionTitles = {
  offerings: "shell.offerings",
  backOffice: "shell.backOffice",
} as const satisfies Record<Section, MessageKey>;

/**
 * The sidebar of a person: the screens that exist and that they may see; a section without any is left out. Without a
 * subscription none of them would open.
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
