import {
  IconBuildingStore,
  IconChartBar,
  IconLanguage,
  IconLayoutDashboard,
  IconLifebuoy,
  IconShieldLock,
} from "@tabler/icons-react";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { operationPlaces } from "#operator/operations/web/public.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { Brand, BrandMark, productName } from "#platform/web/frame/brand.tsx";
import { Initials } from "#platform/web/frame/initials.tsx";
import { LanguagePicker } from "#platform/web/frame/language-picker.tsx";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useShownName } from "#platform/web/frame/screen-name.ts";
import { ShellPresence } from "#platform/web/frame/shell-presence.tsx";
import { useHeadingFocus } from "#platform/web/frame/use-heading-focus.ts";
import { useUserMenuActions } from "#platform/web/frame/use-user-menu-actions.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { AppFrame } from "#ui/frame/app-frame.tsx";
import type { NavItem } from "#ui/frame/nav.ts";
import { useStoredSidebar } from "#ui/frame/use-stored-sidebar.ts";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";

/** Screens of the console in the order of the navigation; a new screen needs a line here and its words. */
const places = [
  { key: "home", screen: screens.superadminHome, Icon: IconLayoutDashboard },
  { key: "tenants", screen: screens.superadminTenants, Icon: IconBuildingStore },
  { key: "reports", screen: screens.superadminReports, Icon: IconChartBar },
] as const;

/** Frame of the console: navigation, and a menu with support, language, light or dark, sign out. */
export function PlatformShell() {
  const t = useT();
  const user = useUser();
  const { pathname } = useLocation();
  useHeadingFocus();
  const shownName = useShownName();
  const [collapsed, setCollapsed] = useStoredSidebar();
  if (!user) return null;
  const items = [
    ...places.map(({ key, screen, Icon }) => ({
      key,
      label: t(`platformConsole.nav.${key}`),
      href: screen.path,
      active: pathname === screen.path || pathname.startsWith(`${screen.path}/`),
      icon: <Icon size={20} stroke={1.75} />,
    })),
    ...operationPlaces(pathname, t),
  ];
  return (
    <AppFrame
      sections={[
        {
          key: "platform",
          heading: t("platformConsole.title"),
          items,
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
          <OperatorMenu name={user.name} />
        </>
      }
    >
      <title>{`${shownName ?? titleOf(items, pathname, t)} · ${productName}`}</title>
      <ShellPresence>
        <Outlet />
      </ShellPresence>
    </AppFrame>
  );
}

/** Title of the browser's tab: the name of the screen. */
function titleOf(items: readonly NavItem[], pathname: string, t: Translate): string {
  const ofPerson = {
    [screens.superadminSecurity.path]: t("platformConsole.security"),
    [screens.superadminSupport.path]: t("screens.contactSupport"),
    [screens.superadminLanguage.path]: t("screens.language"),
  };
  return items.find(({ active }) => active)?.label ?? ofPerson[pathname] ?? t("platformConsole.title");
}

function OperatorMenu({ name }: { name: string }) {
  const t = useT();
  const navigate = useNavigate();
  const common = [useSecurityAction(), ...useUserMenuActions()];
  const own: MenuAction[] = [
    {
      key: "support",
      label: t("screens.contactSupport"),
      icon: <IconLifebuoy size={20} stroke={1.75} />,
      onSelect: () => void navigate({ to: screens.superadminSupport.path }),
    },
    {
      key: "language",
      label: t("screens.language"),
      icon: <IconLanguage size={20} stroke={1.75} />,
      onSelect: () => void navigate({ to: screens.superadminLanguage.path }),
    },
  ];
  return (
    <ActionMenu
      label={t("shell.user_menu", { name })}
      actions={[...own, ...common]}
      trigger={<Initials name={name} size="small" />}
      header={name}
    />
  );
}

/** Menu entry that opens the operator's own sign-in settings. */
function useSecurityAction(): MenuAction {
  const t = useT();
  const navigate = useNavigate();
  return {
    key: "security",
    label: t("platformConsole.security"),
    icon: <IconShieldLock size={20} stroke={1.75} />,
    onSelect: () => void navigate({ to: screens.superadminSecurity.path }),
  };
}
