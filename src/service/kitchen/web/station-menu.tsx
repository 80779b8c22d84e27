import {
  IconAdjustmentsHorizontal,
  IconBan,
  IconDots,
  IconListNumbers,
  IconMaximize,
  IconMinimize,
  IconPrinter,
  IconPrinterOff,
  IconRefresh,
  IconSum,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { stationsQuery } from "#menu/stations/web/public.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { useFullScreen } from "#platform/web/frame/full-screen-button.tsx";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { useMuteAction } from "./board/sound-bar.tsx";
import { bindStation } from "./bound-station.ts";
import type { AutoPrint } from "./paper/print-ticket.ts";
import { stationTitle } from "./station-title.ts";

interface StationMenuProps {
  slug: string;
  autoPrint: AutoPrint;
  isAllDay: boolean;
  onAllDay: () => void;
  onRefresh: () => void;
  /** Opens the list of sold-out dishes; null without the permission. */
  onSoldOut: (() => void) | null;
}

/** Menu of everything that a board seldom needs, in words: tools, the station of this device, and where else to go. */
export function StationMenu(props: StationMenuProps) {
  const t = useT();
  const actions = [...useTools(props), ...useStations(props.slug), ...usePlaces()];
  return (
    <ActionMenu
      label={t("kitchen.tool.more")}
      trigger={<IconDots size={22} aria-hidden="true" />}
      actions={actions}
    />
  );
}

function useTools(props: StationMenuProps): MenuAction[] {
  const { autoPrint, isAllDay, onAllDay, onRefresh, onSoldOut } = props;
  const t = useT();
  const mute = useMuteAction();
  const screen = useFullScreen();
  const togglePrinting = () => {
    autoPrint.toggle();
    toastSuccess(t(autoPrint.isOn ? "kitchen.station.not_printing" : "kitchen.station.printing"));
  };
  const tools: (MenuAction | null)[] = [
    {
      key: "all-day",
      label: t(isAllDay ? "kitchen.all_day.close" : "kitchen.tool.all_day"),
      icon: <IconSum size={20} />,
      onSelect: onAllDay,
    },
    onSoldOut && {
      key: "sold-out",
      label: t("itemLimits.list.open"),
      icon: <IconBan size={20} />,
      onSelect: onSoldOut,
    },
    mute,
    {
      key: "print",
      label: t(autoPrint.isOn ? "kitchen.station.print_stop" : "kitchen.station.print_new"),
      icon: autoPrint.isOn ? <IconPrinterOff size={20} /> : <IconPrinter size={20} />,
      onSelect: togglePrinting,
    },
    screen.isAvailable
      ? {
          key: "screen",
          label: t(screen.isOn ? "platform.full_screen.leave" : "platform.full_screen.fill"),
          icon: screen.isOn ? <IconMinimize size={20} /> : <IconMaximize size={20} />,
          onSelect: screen.toggle,
        }
      : null,
    { key: "refresh", label: t("common.refresh"), icon: <IconRefresh size={20} />, onSelect: onRefresh },
  ];
  return tools.filter((tool) => tool !== null);
}

/** Returns the stations; the chosen one is shown on this device from now on. */
function useStations(slug: string): MenuAction[] {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useQuery(stationsQuery);
  const bind = (chosen: string, station: string) => {
    bindStation(chosen);
    toastSuccess(t("kitchen.station.bound", { station }));
    void navigate({ to: screens.kitchen.path, search: { station: chosen } });
  };
  return (data?.stations ?? []).map((station, index) => {
    const title = stationTitle(station.slug, station.title, t);
    return {
      key: station.slug,
      label: title,
      checked: station.slug === slug,
      ...(index === 0 && { heading: t("kitchen.station.choose") }),
      onSelect: () => bind(station.slug, title),
    };
  });
}

function usePlaces(): MenuAction[] {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const mayDo = useMayDo();
  const places: MenuAction[] = [];
  if (user && mayEnter(actorOf(user), "orderStatus"))
    places.push({
      key: "orderStatus",
      label: t("screens.orderStatus"),
      icon: <IconListNumbers size={20} />,
      onSelect: () => void navigate({ to: screens.orderStatus.path }),
    });
  if (mayDo("station.edit"))
    places.push({
      key: "settings",
      label: t("kitchen.station.settings"),
      icon: <IconAdjustmentsHorizontal size={20} />,
      onSelect: () => void navigate({ to: screens.stations.path }),
    });
  return places.map((place, index) =>
    index === 0 ? { ...place, heading: t("kitchen.station.elsewhere") } : place,
  );
}
