import { IconBell, IconBellRinging, IconCashRegister, IconLayoutGrid } from "@tabler/icons-react";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { NavLink } from "#platform/web/frame/nav-link.tsx";
import { useT } from "#platform/web/use-t.ts";
import { useTrayBadge } from "#service/tray/web/public.ts";
import { type BarTab, TabBar } from "#ui/frame/tab-bar.tsx";

interface PhoneTabsProps {
  actor: Actor;
  pathname: string;
  onTray: () => void;
}

/** Mesas, Menú, Listo: the places between which waiters move on a phone, by their permissions. */
export function PhoneTabs({ actor, pathname, onTray }: PhoneTabsProps) {
  const t = useT();
  const place = (href: string) => ({ href, active: pathname === href });
  const tables: BarTab = {
    key: "orders",
    label: t("common.tables"),
    icon: <IconLayoutGrid size={24} stroke={1.75} />,
    to: place(screens.orders.path),
  };
  const menu: BarTab = {
    key: "pos",
    label: t("shell.tab_menu"),
    icon: <IconCashRegister size={24} stroke={1.75} />,
    to: place(screens.pos.path),
  };
  const places = mayEnter(actor, "pos") ? [tables, menu] : [tables];
  return mayDo(actor, "order.changeStatus") ? (
    <WithTray places={places} onTray={onTray} />
  ) : (
    <Tabs tabs={places} />
  );
}

function WithTray({ places, onTray }: { places: readonly BarTab[]; onTray: () => void }) {
  const t = useT();
  const { label, badge, tone } = useTrayBadge();
  const Icon = badge === null ? IconBell : IconBellRinging;
  const tray: BarTab = {
    key: "tray",
    label: t("shell.tab_ready"),
    icon: <Icon size={24} stroke={1.75} />,
    to: { onOpen: onTray },
    name: label,
    badge: badge ?? undefined,
    tone: tone ?? undefined,
  };
  return <Tabs tabs={[...places, tray]} />;
}

function Tabs({ tabs }: { tabs: readonly BarTab[] }) {
  const t = useT();
  return <TabBar label={t("shell.tabs")} tabs={tabs} renderLink={(props) => <NavLink {...props} />} />;
}
