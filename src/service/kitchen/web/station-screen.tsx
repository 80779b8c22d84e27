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
import { useState } from "react";
import { stationsQuery } from "#menu/stations/web/public.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { actorOf, useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWakeLock } from "#platform/web/use-wake-lock.ts";
import { DishDialog, type MenuDish, SoldOutDialog } from "#service/item-limits/web/public.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { BoardContent, loadFailure } from "./board/board-content.tsx";
import { BoardHead } from "./board/board-head.tsx";
import { FeedBanner } from "./board/feed-state.tsx";
import { ReadyStrip } from "./board/ready-strip.tsx";
import { useBoard } from "./board/use-board.ts";
import { bindStation } from "./bound-station.ts";
import { DishCountPanel, useDishCountPanel } from "./dish-count/dish-count-panel.tsx";
import { type AutoPrint, useAutoPrint } from "./paper/print-ticket.ts";
import { RecallDialog } from "./recall/recall-dialog.tsx";
import classes from "./station-screen.module.css";
import { stationTitle } from "./station-title.ts";
import { DishMenuContext } from "./ticket/ticket-line.tsx";

interface StationScreenProps {
  /** `kitchen`, `bar` or another station. Another slug is another board, so give it as `key` too. */
  slug: string;
}

/** /dashboard/kitchen, /dashboard/bar and the boards of further stations. */
export function StationScreen({ slug }: StationScreenProps) {
  const t = useT();
  const board = useBoard(slug);
  const [isAllDay, toggleAllDay] = useDishCountPanel();
  const [dialog, setDialog] = useState<"recall" | "soldOut" | MenuDish | null>(null);
  const openDish = useMayLimitItems() ? setDialog : null;
  const close = () => setDialog(null);
  useWakeLock();
  const { query, state } = board;
  const autoPrint = useAutoPrint(slug, state.arrived);
  const updatedAt = query.data ? query.dataUpdatedAt : 0;
  const refresh = async () => {
    const { error } = await query.refetch();
    if (error) toastError(loadFailure(error, t));
  };
  return (
    <div className={classes.board}>
      <BoardHead
        title={stationTitle(slug, query.data?.station.title, t)}
        tickets={state.shown}
        total={query.data?.total ?? 0}
        lateMinutes={query.data?.station.late_minutes ?? 0}
        updatedAt={updatedAt}
        isFailing={query.isError}
        isRefreshing={query.isFetching}
        onRefresh={() => void refresh()}
        isAllDay={isAllDay}
        onAllDay={toggleAllDay}
        onRecall={() => setDialog("recall")}
        menu={
          <StationMenu
            slug={slug}
            autoPrint={autoPrint}
            onSoldOut={openDish && (() => setDialog("soldOut"))}
          />
        }
      />
      {updatedAt === 0 ? null : <FeedBanner updatedAt={updatedAt} isFailing={query.isError} />}
      {query.data ? (
        <ReadyStrip ready={query.data.ready} pickupMinutes={query.data.station.pickup_minutes} />
      ) : null}
      <div className={classes.body}>
        <div className={classes.tickets}>
          <DishMenuContext value={openDish}>
            <BoardContent slug={slug} board={board} onRetry={() => void refresh()} />
          </DishMenuContext>
        </div>
        {isAllDay && query.data ? <DishCountPanel tickets={state.shown} onClose={toggleAllDay} /> : null}
      </div>
      {dialog === null ? null : dialog === "recall" ? (
        <RecallDialog slug={slug} onClose={close} />
      ) : dialog === "soldOut" ? (
        <SoldOutDialog onClose={close} />
      ) : (
        <DishDialog dish={dialog} onClose={close} />
      )}
    </div>
  );
}

function useMayLimitItems(): boolean {
  const mayDo = useMayDo();
  return mayDo("menu.limit");
}

interface StationMenuProps {
  slug: string;
  autoPrint: AutoPrint;
  /** Opens the list of sold-out dishes; null without the permission. */
  onSoldOut: (() => void) | null;
}

/**
 * Menu that chooses the station of this device, switches automatic printing, and leads to the order status board and the station
 * settings.
 */
function StationMenu({ slug, autoPrint, onSoldOut }: StationMenuProps) {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const mayDo = useMayDo();
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
  if (mayDo("station.edit"))
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
