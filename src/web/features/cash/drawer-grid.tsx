import { Button } from "@mantine/core";
import { useState } from "react";
import type { cashDesk, Drawer } from "../../../contract/cash.ts";
import type { ResponseOf } from "../../../contract/define.ts";
import { mayDo } from "../../../domain/access/actions.ts";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import { SurfaceCard } from "../../../ui/frame/surface-card.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { actorOf, useUser } from "../../platform/session.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./cash.module.css";
import { OpenDialog } from "./open-dialog.tsx";

export interface DrawerGridProps {
  desk: ResponseOf<typeof cashDesk>;
  onSession: (id: number) => void;
}

/** Every drawer with what is open in it, and where the person's next payment goes. */
export function DrawerGrid({ desk, onSession }: DrawerGridProps) {
  const t = useT();
  const user = useUser();
  const [opening, setOpening] = useState<Drawer | null>(null);
  const hasOwn = desk.drawers.some((drawer) => drawer.open?.is_mine);
  const mayOpen = user !== null && mayDo(actorOf(user), "cash.work") && !hasOwn;
  return (
    <>
      <p className={classes.hint}>{hintOf()}</p>
      <ul className={classes.drawers}>
        {desk.drawers.map((drawer) => (
          <li key={drawer.id}>
            <DrawerCard
              drawer={drawer}
              takesPayments={drawer.open?.session_id === desk.payments_go_to}
              onOpen={mayOpen ? () => setOpening(drawer) : undefined}
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
    </>
  );

  function hintOf(): string {
    const target = desk.drawers.find((drawer) => drawer.open?.session_id === desk.payments_go_to);
    if (desk.payments_go_to !== null && target) return t("cash.hint.bound", { drawer: target.title });
    return t(desk.rules.is_session_required ? "cash.hint.required" : "cash.hint.unbound");
  }
}

interface DrawerCardProps {
  drawer: Drawer;
  takesPayments: boolean;
  onOpen: (() => void) | undefined;
  onSession: (id: number) => void;
}

function DrawerCard({ drawer, takesPayments, onOpen, onSession }: DrawerCardProps) {
  const t = useT();
  const { open, title } = drawer;
  return (
    <SurfaceCard label={title} tone={open ? "green" : "grey"}>
      <div className={classes.drawerHead}>
        <h2 className={classes.drawerTitle}>{title}</h2>
        <StatusBadge tone={open ? "green" : "grey"} label={t(open ? "cash.open" : "cash.closed")} />
      </div>
      {open ? (
        <p className={classes.secondary}>
          {t("cash.opened_by", { name: open.opened_by, when: formatDateTime(open.opened_at) })}
        </p>
      ) : (
        <p className={classes.secondary}>{t("cash.closed_hint")}</p>
      )}
      {takesPayments && open ? (
        <p className={classes.note}>{t(open.is_mine ? "cash.mine" : "cash.shared")}</p>
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
