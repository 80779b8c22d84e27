import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatDate, formatDateTime, formatTime } from "#platform/web/format.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { cashDesk, Drawer, SellingPoint } from "../contract/cash.ts";
import classes from "./cash.module.css";
import { DrawerDialog } from "./drawer-dialog.tsx";
import { noDrawerHint } from "./no-drawer-hint.ts";
import { OpenDialog } from "./open-dialog.tsx";

interface DrawerGridProps {
  desk: ResponseOf<typeof cashDesk>;
  onSession: (id: number) => void;
}

/** Shows every drawer with its open session, and where the person's next payment goes. */
export function DrawerGrid({ desk, onSession }: DrawerGridProps) {
  const t = useT();
  const mayDo = useMayDo();
  const [opening, setOpening] = useState<Drawer | null>(null);
  const [editing, setEditing] = useState<Drawer | null>(null);
  const hasOwn = desk.drawers.some((drawer) => drawer.open?.is_mine);
  const mayOpen = mayDo("cash.work") && !hasOwn;
  const maySetUp = mayDo("cash.setUp");
  const shown = desk.drawers.filter((drawer) => drawer.is_enabled || maySetUp);
  if (shown.length === 0)
    return (
      <EmptyState
        picture={<ReceiptPicture />}
        message={t("cash.no_drawers")}
        hint={t("cash.no_drawers_hint")}
      />
    );
  return (
    <>
      <Muted below={16}>{hintOf()}</Muted>
      <ul className={classes.drawers}>
        {shown.map((drawer) => (
          <li key={drawer.id}>
            <DrawerCard
              drawer={drawer}
              point={desk.points_of_sale.find(({ id }) => id === drawer.point_of_sale_id)}
              takesPayments={drawer.open?.session_id === desk.payments_go_to}
              onOpen={mayOpen && drawer.is_enabled ? () => setOpening(drawer) : undefined}
              onEdit={maySetUp ? () => setEditing(drawer) : undefined}
              onSession={onSession}
            />
          </li>
        ))}
      </ul>
      {opening ? (
        <OpenDialog
          drawer={opening}
          currency={desk.currency}
          onClose={() => setOpening(null)}
          onOpened={onSession}
        />
      ) : null}
      {editing ? (
        <DrawerDialog drawer={editing} points={desk.points_of_sale} onClose={() => setEditing(null)} />
      ) : null}
    </>
  );

  function hintOf(): string {
    const target = desk.drawers.find((drawer) => drawer.open?.session_id === desk.payments_go_to);
    if (desk.payments_go_to !== null && target) return t("cash.hint.bound", { drawer: target.title });
    return t(noDrawerHint(desk));
  }
}

interface DrawerCardProps {
  drawer: Drawer;
  /** The point of sale it issues from, unless it is the usual one. */
  point: SellingPoint | undefined;
  takesPayments: boolean;
  onOpen: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onSession: (id: number) => void;
}

function DrawerCard({ drawer, point, takesPayments, onOpen, onEdit, onSession }: DrawerCardProps) {
  const t = useT();
  const { open, title } = drawer;
  return (
    <SurfaceCard label={title} tone={open ? "green" : "grey"}>
      <Row align="center" justify="between" wrap gap={8} below={8}>
        <h2 className={classes.drawerTitle}>{title}</h2>
        <StatusBadge tone={open ? "green" : "grey"} label={t(stateOf(drawer))} />
        {onEdit ? (
          <IconButton
            label={t("cash.set_up.edit_named", { drawer: title })}
            icon={<IconPencil size={20} />}
            onClick={onEdit}
          />
        ) : null}
      </Row>
      {open ? (
        <p className={classes.secondary}>
          {formatDate(open.opened_at) === formatDate(new Date(serverNow()))
            ? t("cash.opened_today", { name: open.opened_by, time: formatTime(open.opened_at) })
            : t("cash.opened_by", { name: open.opened_by, when: formatDateTime(open.opened_at) })}
        </p>
      ) : (
        <p className={classes.secondary}>
          {t(drawer.is_enabled ? "cash.closed_hint" : "cash.disabled_hint")}
        </p>
      )}
      {point ? <p className={classes.secondary}>{t("cash.set_up.point_of", point)}</p> : null}
      {takesPayments && open ? (
        <Muted below={12}>{t(open.is_mine ? "cash.mine" : "cash.shared")}</Muted>
      ) : null}
      {open ? (
        <Button
          fullWidth
          size="lg"
          variant={open.is_mine ? "filled" : "default"}
          aria-label={t("cash.see_named", { drawer: title })}
          onClick={() => onSession(open.session_id)}
        >
          {t("cash.see")}
        </Button>
      ) : onOpen ? (
        <Button fullWidth size="lg" aria-label={t("cash.open_named", { drawer: title })} onClick={onOpen}>
          {t("cash.open_action")}
        </Button>
      ) : null}
    </SurfaceCard>
  );
}

function stateOf({ open, is_enabled }: Drawer): "cash.open" | "cash.closed" | "cash.disabled" {
  if (open) return "cash.open";
  return is_enabled ? "cash.closed" : "cash.disabled";
}
