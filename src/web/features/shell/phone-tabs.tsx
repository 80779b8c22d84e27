import { IconBell, IconBellRinging, IconCashRegister, IconLayoutGrid } from "@tabler/icons-react";
import { mayDo } from "../../../domain/access/actions.ts";
import type { Actor } from "../../../domain/access/actor.ts";
import { mayEnter } from "../../../domain/access/may-enter.ts";
import { screens } from "../../../domain/access/screens.ts";
import { type Tab, TabBar } from "../../../ui/frame/tab-bar.tsx";
import { NavLink } from "../../platform/frame/nav-link.tsx";
import { useT } from "../../platform/use-t.ts";
import { useTrayLook } from "../tray/public.ts";

interface PhoneTabsProps {
  actor: Actor;
  pathname: string;
  onTray: () => void;
}

/** Mesas, Menú, Listo: where waiters with a phone go to and fro, each as their permissions allow. */
export function PhoneTabs({ actor, pathname, onTray }: PhoneTabsProps) {
  const t = useT();
  const place = (href: string) => ({ href, active: pathname === href });
  const tables: Tab = {
    key: "orders",
    label: t("shell.tab_tables"),
    icon: <IconLayoutGrid size={24} stroke={1.75} />,
    to: place(screens.orders.path),
  };
  const menu: Tab = {
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

function WithTray({ places, onTray }: { places: readonly Tab[]; onTray: () => void }) {
  const t = useT();
  const { label, badge, tone } = useTrayLook();
  const Icon = badge === null ? IconBell : IconBellRinging;
  const tray: Tab = {
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

function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const t = useT();
  return <TabBar label={t("shell.tabs")} tabs={tabs} renderLink={(props) => <NavLink {...props} />} />;
}
