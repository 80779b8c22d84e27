import { IconLayoutDashboard } from "@tabler/icons-react";
import { Outlet, useLocation } from "@tanstack/react-router";
import { screens } from "../../../domain/access/screens.ts";
import { AppFrame } from "../../../ui/frame/app-frame.tsx";
import { useStoredSidebar } from "../../../ui/frame/use-stored-sidebar.ts";
import { ActionMenu } from "../../../ui/overlay/action-menu.tsx";
import { Brand, BrandMark, productName } from "../../platform/frame/brand.tsx";
import { Initials } from "../../platform/frame/initials.tsx";
import { LanguagePicker } from "../../platform/frame/language-picker.tsx";
import { NavLink } from "../../platform/frame/nav-link.tsx";
import { ShellPresence } from "../../platform/frame/shell-presence.tsx";
import { useUserMenuActions } from "../../platform/frame/use-user-menu-actions.tsx";
import { useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { operationPlaces } from "../operations/public.ts";

/** The frame of the platform's own screens: language, light or dark, sign out. */
export function PlatformShell() {
  const t = useT();
  const user = useUser();
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useStoredSidebar();
  const actions = useUserMenuActions();
  if (!user) return null;
  const { path } = screens.superadminHome;
  const menuLabel = t("shell.user_menu", { name: user.name });
  const home = { key: "home", label: t("platformConsole.tenants"), href: path, active: pathname === path };
  return (
    <AppFrame
      sections={[
        {
          key: "platform",
          heading: t("platformConsole.title"),
          items: [
            { ...home, icon: <IconLayoutDashboard size={20} stroke={1.75} /> },
            ...operationPlaces(pathname, t),
          ],
        },
      ]}
      renderLink={(props) => <NavLink {...props} />}
      brand={<Brand />}
      brandMark={<BrandMark size={24} isAlone />}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      title={t("platformConsole.title")}
      right={
        <>
          <LanguagePicker />
          <ActionMenu
            label={menuLabel}
            actions={actions}
            trigger={<Initials name={user.name} size="small" />}
            header={user.name}
          />
        </>
      }
    >
      <title>{`${t("platformConsole.title")} · ${productName}`}</title>
      <ShellPresence>
        <Outlet />
      </ShellPresence>
    </AppFrame>
  );
}
