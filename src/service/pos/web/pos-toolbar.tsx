import {
  IconCategory,
  IconDeviceDesktop,
  IconDots,
  IconFilePlus,
  IconKeyboard,
  IconLayoutGrid,
  IconLayoutList,
  IconNotes,
  IconReceipt,
  IconSearch,
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
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { MenuView } from "./menu/menu-view.ts";
import { usePos } from "./pos-context.ts";
import classes from "./pos-toolbar.module.css";
import { tapMuted } from "./tap-sound.ts";

interface PosToolbarProps {
  view: MenuView;
  onView: (view: MenuView) => void;
  /** On a phone the tools stand above the cart's bar, where a thumb reaches them, and lead to the search too. */
  isPhone: boolean;
  onSearch: () => void;
}

/** The four tools that are used most, each with its word; the rest stands behind a last one. */
export function PosToolbar({ isPhone, onSearch, ...view }: PosToolbarProps) {
  const { actions, openDialog } = usePos();
  const t = useT();
  const newOrder = { label: t("pos.screen.new_order"), onSelect: actions.newOrder };
  return (
    <div className={classes.tools} data-phone={isPhone || undefined}>
      {isPhone ? (
        <IconButton
          label={t("pos.tools.search")}
          caption={t("pos.tools.search")}
          icon={<IconSearch size={20} aria-hidden="true" />}
          onClick={onSearch}
        />
      ) : (
        <IconButton
          label={newOrder.label}
          caption={t("pos.tools.new_order")}
          icon={<IconFilePlus size={20} aria-hidden="true" />}
          onClick={newOrder.onSelect}
        />
      )}
      <QrOrdersButton caption={t("common.qr_orders")} onOpen={() => openDialog({ kind: "qrOrders" })} />
      <IconButton
        label={t("common.drafts")}
        caption={t("common.drafts")}
        icon={<IconNotes size={20} aria-hidden="true" />}
        onClick={() => openDialog({ kind: "drafts" })}
      />
      <TableOrdersLink />
      <MoreTools {...view} isPhone={isPhone} />
    </div>
  );
}

/** Tools used less: view, sound, keys and the customer display; on a phone a new order and the categories too. */
function MoreTools({ view, onView, isPhone }: Omit<PosToolbarProps, "onSearch">) {
  const { actions, openDialog } = usePos();
  const t = useT();
  const isMuted = useSwitch(tapMuted);
  const isCompact = view === "compact";
  const changeView = {
    key: "view",
    label: t(isCompact ? "pos.menu.view_detailed" : "pos.menu.view_compact"),
    icon: isCompact ? <IconLayoutList size={20} /> : <IconLayoutGrid size={20} />,
    onSelect: () => onView(isCompact ? "detailed" : "compact"),
  };
  const sound = {
    key: "sound",
    label: t(isMuted ? "pos.screen.unmute" : "pos.screen.mute"),
    icon: isMuted ? <IconVolume size={20} /> : <IconVolumeOff size={20} />,
    onSelect: () => tapMuted.set(!isMuted),
  };
  const ofPhone: readonly MenuAction[] = [
    {
      key: "new",
      label: t("pos.screen.new_order"),
      icon: <IconFilePlus size={20} />,
      onSelect: actions.newOrder,
    },
    {
      key: "categories",
      label: t("pos.menu.all_categories"),
      icon: <IconCategory size={20} />,
      onSelect: () => openDialog({ kind: "categories" }),
    },
  ];
  const ofDesk: readonly MenuAction[] = [
    {
      key: "display",
      label: t("customerDisplay.connect.open"),
      icon: <IconDeviceDesktop size={20} />,
      onSelect: () => openDialog({ kind: "customerDisplay" }),
    },
    {
      key: "keys",
      label: t("pos.keys.title"),
      icon: <IconKeyboard size={20} />,
      onSelect: () => openDialog({ kind: "shortcuts" }),
    },
  ];
  return (
    <ActionMenu
      label={t("pos.tools.more_label")}
      trigger={
        <>
          <IconDots size={20} aria-hidden="true" />
          <span className={classes.word}>{t("pos.tools.more")}</span>
        </>
      }
      actions={isPhone ? [...ofPhone, changeView, sound] : [changeView, sound, ...ofDesk]}
    />
  );
}

/** Link to the open accounts, for users who may enter that screen. */
function TableOrdersLink() {
  const t = useT();
  const user = useUser();
  if (!user || !mayEnter(actorOf(user), "orders")) return null;
  const label = t("pos.screen.table_orders");
  return (
    <Link to={screens.orders.path} className={classes.link} aria-label={label} title={label}>
      <IconReceipt size={20} aria-hidden="true" />
      <span className={classes.word}>{t("pos.tools.accounts")}</span>
    </Link>
  );
}
