import {
  IconAdjustmentsHorizontal,
  IconBan,
  IconCheck,
  IconListNumbers,
  IconPrinter,
  IconPrinterOff,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { stationsQuery } from "#menu/stations/web/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { bindStation } from "./bound-station.ts";
import type { AutoPrint } from "./paper/use-auto-print.ts";
import { stationTitle } from "./station-title.ts";

export interface StationMenuProps {
  slug: string;
  autoPrint: AutoPrint;
  /** Opens what is sold out; null for those who may not change it. */
  onSoldOut: (() => void) | null;
}

/**
 * Chooses the station of this device and whether it prints new orders by itself; leads to the order status board and the
 * settings of stations.
 */
export function StationMenu({ slug, autoPrint, onSoldOut }: StationMenuProps) {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const { data } = useQuery(stationsQuery);
  const bind = (chosen: string, station: string) => {
    bindStation(chosen);
    toastSuccess(t("kitchen.station.bound", { station }));
    void navigate({ to: screens.kitchen.path, search: { station: chosen } });
  };
  const toggle = () => {
    autoPrint.toggle();
    toastSuccess(t(autoPrint.isOn ? "kitchen.station.not_printing" : "kitchen.station.printing"));
  };
  const actions: MenuAction[] = (data?.stations ?? []).map((station) => {
    const title = stationTitle(station.slug, station.title, t);
    return {
      key: station.slug,
      label: title,
      icon: <IconCheck size={20} style={{ opacity: station.slug === slug ? 1 : 0 }} />,
      onSelect: () => bind(station.slug, title),
    };
  });
  if (onSoldOut)
    actions.push({
      key: "sold-out",
      label: t("itemLimits.list.open"),
      icon: <IconBan size={20} />,
      onSelect: onSoldOut,
    });
  actions.push({
    key: "print",
    label: t(autoPrint.isOn ? "kitchen.station.print_stop" : "kitchen.station.print_new"),
    icon: autoPrint.isOn ? <IconPrinterOff size={20} /> : <IconPrinter size={20} />,
    onSelect: toggle,
  });
  if (user && mayEnter(actorOf(user), "orderStatus"))
    actions.push({
      key: "orderStatus",
      label: t("screens.orderStatus"),
      icon: <IconListNumbers size={20} />,
      onSelect: () => void navigate({ to: screens.orderStatus.path }),
    });
  if (user && mayDo(actorOf(user), "station.edit"))
    actions.push({
      key: "settings",
      label: t("kitchen.station.settings"),
      icon: <IconAdjustmentsHorizontal size={20} />,
      onSelect: () => void navigate({ to: screens.stations.path }),
    });
  return (
    <ActionMenu
      label={t("kitchen.station.choose")}
      trigger={<IconAdjustmentsHorizontal size={22} />}
      actions={actions}
    />
  );
}
