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
import { useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { QrOrdersButton } from "#service/qr-orders/web/public.ts";
import { IconButton } from "#ui/overlay/icon-button.tsx";
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
        caption={t(isCompact ? "pos.tools.detailed" : "pos.tools.compact")}
        icon={isCompact ? <IconLayoutList size={20} /> : <IconLayoutGrid size={20} />}
        onClick={() => onView(isCompact ? "detailed" : "compact")}
      />
      <IconButton
        label={t(isMuted ? "pos.screen.unmute" : "pos.screen.mute")}
        caption={t("pos.tools.sound")}
        icon={isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
        pressed={isMuted}
        onClick={() => tapMuted.set(!isMuted)}
      />
      <span className={classes.keys}>
        <IconButton
          label={t("pos.screen.shortcuts")}
          caption={t("pos.tools.keys")}
          icon={<IconKeyboard size={20} />}
          onClick={() => openDialog({ kind: "shortcuts" })}
        />
      </span>
      <span className={classes.display}>
        <IconButton
          label={t("customerDisplay.connect.open")}
          caption={t("pos.tools.display")}
          icon={<IconDeviceDesktop size={20} />}
          onClick={() => openDialog({ kind: "customerDisplay" })}
        />
      </span>
      <QrOrdersButton caption={t("pos.tools.qr")} onOpen={() => openDialog({ kind: "qrOrders" })} />
      <IconButton
        label={t("drafts.title")}
        caption={t("pos.tools.drafts")}
        icon={<IconNotes size={20} />}
        onClick={() => openDialog({ kind: "drafts" })}
      />
      <TableOrdersLink />
      <IconButton
        label={t("pos.screen.new_order")}
        caption={t("pos.tools.new_order")}
        icon={<IconFilePlus size={20} />}
        onClick={actions.newOrder}
      />
    </div>
  );
}
