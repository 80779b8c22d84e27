import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { type ScreenId, screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { screenLook } from "#platform/web/screens/screens.tsx";
import { screenOf } from "#platform/web/session/landing.ts";
import { actorOf, currentUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { SideMenu } from "#ui/frame/side-menu.tsx";
import type { MessageKey } from "../../words/message-key.ts";

/** Screens of the settings in their order. */
const groups = [
  { key: "store", heading: "settings.menu.store", screens: ["settings", "guestOrdering", "printSettings"] },
  {
    key: "menu",
    heading: "settings.menu.menu",
    screens: ["menuItems", "categories", "sharedGroups", "menuTranslations", "priceRules"],
  },
  { key: "room", heading: "settings.menu.room", screens: ["tables", "stations"] },
  {
    key: "money",
    heading: "settings.menu.money",
    screens: ["charging", "taxSetup", "taxIssuer", "paymentTypes", "discountCodes", "fiscalTest"],
  },
  { key: "programs", heading: "settings.menu.programs", screens: ["api"] },
  { key: "history", heading: "settings.menu.history", screens: ["audit", "exportData"] },
] as const satisfies readonly {
  readonly key: string;
  readonly heading: MessageKey;
  readonly screens: readonly ScreenId[];
}[];

/** Menu of the screens below /dashboard/settings, each with an address of its own, beside the open one. */
export function SettingsMenu({ children }: { children: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const open = useLocation({ select: ({ pathname }) => screenOf(pathname) });
  const user = currentUser();
  const actor = user && actorOf(user);
  const sections = groups
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
          },
        ];
      }),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <SideMenu
      label={t("screens.settings")}
      sections={sections}
      renderLink={(props) => <NavLink {...props} />}
      onOpen={({ href }) => void navigate({ to: href })}
    >
      {children}
    </SideMenu>
  );
}
