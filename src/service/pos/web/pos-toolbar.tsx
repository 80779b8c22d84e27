import {
  IconDeviceDesktop,
  IconFilePlus,
  IconKeyboard,
  IconLayoutGrid,
  IconLayoutList,
  IconNotes,
  IconReceipt,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { QrOrdersButton } from "#service/qr-orders/web/public.ts";
import { Row } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { MenuView } from "./menu/menu-view.ts";
import { usePos } from "./pos-context.ts";
import classes from "./pos-toolbar.module.css";
import { tapMuted } from "./tap-sound.ts";

/** Tools beside the search: view, sound, keys, customer display, QR orders, drafts, open accounts, new order. */
export function PosToolbar({ view, onView }: { view: MenuView; onView: (view: MenuView) => void }) {
  const { actions, openDialog } = usePos();
  const t = useT();
  const isMuted = useSwitch(tapMuted);
  const isCompact = view === "compact";
  return (
    <Row align="center" gap={4} room="keep" pushed>
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
          label={t("pos.keys.title")}
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
      <QrOrdersButton caption={t("common.qr_orders")} onOpen={() => openDialog({ kind: "qrOrders" })} />
      <IconButton
        label={t("common.drafts")}
        caption={t("common.drafts")}
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
    </Row>
  );
}

/** Link to the open accounts, for users who may enter that screen. */
function TableOrdersLink() {
  const t = useT();
  const user = useUser();
  if (!user || !mayEnter(actorOf(user), "orders")) return null;
  const label = t("pos.screen.table_orders");
  return (
    <Link to={screens.orders.path} className={classes.button} aria-label={label} title={label}>
      <IconReceipt size={20} aria-hidden="true" />
      <span className={classes.word}>{t("pos.tools.accounts")}</span>
    </Link>
  );
}
