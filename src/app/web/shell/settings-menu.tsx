import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { screenLook } from "#platform/web/screens/screens.tsx";
import { screenOf } from "#platform/web/session/landing.ts";
import { actorOf, currentUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { SideMenu } from "#ui/frame/side-menu.tsx";
import { settingsGroups } from "./settings-screens.ts";

/** Menu of the settings and of what is a person's own, each with an address of its own, beside the open one. */
export function SettingsMenu({ children }: { children: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const open = useLocation({ select: ({ pathname }) => screenOf(pathname) });
  const user = currentUser();
  const actor = user && actorOf(user);
  const sections = settingsGroups
    .map(({ key, heading, screens: ids }) => ({
      key,
      heading: t(heading),
      items: ids.flatMap((id) => {
        const look = screenLook(id);
        if (!look || !actor || !mayEnter(actor, id)) return [];
        const { path: href } = screens[id];
        return [
          {
            key: id,
            label: t(id === "settings" ? "common.store_details" : look.title),
            icon: look.icon,
            href,
            active: id === open,
            words: t(`settings.words.${id}`),
          },
        ];
      }),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <SideMenu
      label={t("screens.settings")}
      searchLabel={t("settings.menu.search")}
      nothingFound={t("settings.menu.nothing_found")}
      sections={sections}
      renderLink={(props) => <NavLink {...props} />}
      onOpen={({ href }) => void navigate({ to: href })}
    >
      {children}
    </SideMenu>
  );
}
