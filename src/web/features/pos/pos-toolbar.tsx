import {
  IconDeviceDesktop,
  IconFilePlus,
  IconKeyboard,
  IconLayoutGrid,
  IconLayoutList,
  IconNotes,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { IconButton } from "../../../ui/overlay/icon-button.tsx";
import { useSwitch } from "../../platform/stored-switch.ts";
import { useT } from "../../platform/use-t.ts";
import { QrOrdersButton } from "../qr-orders/public.ts";
import type { MenuView } from "./menu/menu-view.ts";
import { usePos } from "./pos-context.ts";
import classes from "./pos-toolbar.module.css";
import { TableOrdersLink } from "./table-orders-link.tsx";
import { tapMuted } from "./tap-sound.ts";

export interface PosToolbarProps {
  view: MenuView;
  onView: (view: MenuView) => void;
}

/** Beside the search: view, sound, keys, customer display, guests' orders, drafts, open accounts, new order. */
export function PosToolbar({ view, onView }: PosToolbarProps) {
  const { actions, openDialog } = usePos();
  const t = useT();
  const isMuted = useSwitch(tapMuted);
  const isCompact = view === "compact";
  return (
    <div className={classes.toolbar}>
      <IconButton
        label={t(isCompact ? "pos.menu.view_detailed" : "pos.menu.view_compact")}
        icon={isCompact ? <IconLayoutList size={20} /> : <IconLayoutGrid size={20} />}
        onClick={() => onView(isCompact ? "detailed" : "compact")}
      />
      <IconButton
        label={t(isMuted ? "pos.screen.unmute" : "pos.screen.mute")}
        icon={isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
        pressed={isMuted}
        onClick={() => tapMuted.set(!isMuted)}
      />
      <span className={classes.keys}>
        <IconButton
          label={t("pos.screen.shortcuts")}
          icon={<IconKeyboard size={20} />}
          onClick={() => openDialog({ kind: "shortcuts" })}
        />
      </span>
      <span className={classes.display}>
        <IconButton
          label={t("customerDisplay.connect.open")}
          icon={<IconDeviceDesktop size={20} />}
          onClick={() => openDialog({ kind: "customerDisplay" })}
        />
      </span>
      <QrOrdersButton onOpen={() => openDialog({ kind: "qrOrders" })} />
      <IconButton
        label={t("drafts.title")}
        icon={<IconNotes size={20} />}
        onClick={() => openDialog({ kind: "drafts" })}
      />
      <TableOrdersLink />
      <button
        type="button"
        className={classes.button}
        aria-label={t("pos.screen.new_order")}
        title={t("pos.screen.new_order")}
        onClick={actions.newOrder}
      >
        <IconFilePlus size={20} aria-hidden="true" />
        <span className={classes.word}>{t("pos.screen.new_order")}</span>
      </button>
    </div>
  );
}
