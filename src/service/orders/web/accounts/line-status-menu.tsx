import {
  IconCheck,
  IconChecks,
  IconChevronDown,
  IconFlame,
  IconGift,
  IconGiftOff,
  IconPlayerPause,
  IconX,
} from "@tabler/icons-react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import type { Order, OrderItem } from "../../contract/orders.ts";
import { useHoldLine } from "../courses/use-hold-line.ts";
import { useAccountDialogs } from "./account-dialogs.tsx";
import { LineStatusBadge } from "./line-status-badge.tsx";
import classes from "./line-status-menu.module.css";
import type { OpenAccount } from "./open-accounts.ts";
import { useChangeLine } from "./use-change-line.ts";
import { useRemoveCourtesy } from "./use-remove-courtesy.ts";

const iconLook = { size: 20, stroke: 1.75 } as const;

const statusChoices = [
  { status: "preparing", icon: <IconFlame {...iconLook} /> },
  { status: "completed", icon: <IconCheck {...iconLook} /> },
  { status: "delivered", icon: <IconChecks {...iconLook} /> },
] as const;

export interface LineStatusMenuProps {
  account: OpenAccount;
  order: Order;
  line: OrderItem;
  /** Its station waits for its course. */
  held: boolean;
}

/**
 * The status of a line, and behind it what staff may set it to. Cancelling asks first and waits for the server; what is
 * paid is refunded instead.
 */
export function LineStatusMenu({ account, order, line, held }: LineStatusMenuProps) {
  const t = useT();
  const user = useUser();
  const open = useAccountDialogs();
  const { mutate } = useChangeLine(order.id, line.id);
  const removeCourtesy = useRemoveCourtesy(line.id);
  const status = held ? t("orders.course.held") : t(`orders.status.${line.status}`);
  const { item_title: dish, quantity: all } = line;
  const title = line.combo?.title ?? dish; // What is void or given is the whole combo.
  const holding = useHoldActions({ order, line, held });
  const moving = statusChoices
    .filter(({ status }) => status !== line.status)
    .map(({ status, icon }) => ({
      key: status,
      label: t(`orders.line.${status}`),
      icon,
      onSelect: () => mutate({ lineId: line.id, status }),
    }));
  const actions: MenuAction[] = [...moving, ...holding];
  const isUnpaid = order.payment_status === "unpaid";
  if (isUnpaid && user && mayDo(actorOf(user), "sale.courtesy"))
    actions.push(
      line.courtesy === null
        ? {
            key: "courtesy",
            label: t("orders.courtesy.action"),
            icon: <IconGift {...iconLook} />,
            onSelect: () => open(account, { kind: "courtesy", lineId: line.id }),
          }
        : {
            key: "courtesy",
            label: t("orders.courtesy.remove"),
            icon: <IconGiftOff {...iconLook} />,
            onSelect: () => removeCourtesy.mutate(),
          },
    );
  if (isUnpaid)
    actions.push(
      // Of several mostly one is taken off, or all.
      ...[...new Set([1, all])].map((quantity): MenuAction => {
        const label = t("orders.line.cancel_confirm", { quantity, title });
        const onSelect = () => open(account, { kind: "void", lineId: line.id, pieces: quantity });
        return { key: `void-${quantity}`, label, icon: <IconX {...iconLook} />, tone: "danger", onSelect };
      }),
    );
  return (
    <span className={classes.menu}>
      <ActionMenu
        label={t("orders.line.change", { status, title: dish })}
        actions={actions}
        trigger={
          <>
            <LineStatusBadge line={line} held={held} />
            <IconChevronDown size={16} aria-hidden="true" />
          </>
        }
      />
    </span>
  );
}

/** Holding back what was sent and nobody has begun, of a course. */
function useHoldActions({ order, line, held }: Omit<LineStatusMenuProps, "account">): MenuAction[] {
  const t = useT();
  const user = useUser();
  const holding = useHoldLine(order.account_id, line.id);
  const { course, status } = line;
  const mayFire = user !== null && mayDo(actorOf(user), "course.fire");
  if (held || status !== "created" || course === null || !mayFire) return [];
  return [
    {
      key: "hold",
      label: t("orders.course.hold", { course }),
      icon: <IconPlayerPause {...iconLook} />,
      onSelect: () => holding.mutate(),
    },
  ];
}
