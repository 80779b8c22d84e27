import {
  IconCheck,
  IconChecks,
  IconChevronDown,
  IconFlame,
  IconGift,
  IconGiftOff,
  IconX,
} from "@tabler/icons-react";
import type { Order, OrderItem } from "../../../../contract/orders.ts";
import { mayDo } from "../../../../domain/access/actions.ts";
import { StatusBadge } from "../../../../ui/data/status-badge.tsx";
import { ActionMenu, type MenuAction } from "../../../../ui/overlay/action-menu.tsx";
import { actorOf, useUser } from "../../../platform/session/session.ts";
import { useT } from "../../../platform/use-t.ts";
import { useAccountDialogs } from "./account-dialogs.tsx";
import { lineLooks } from "./line-look.tsx";
import classes from "./line-status-menu.module.css";
import type { OpenAccount } from "./open-accounts.ts";
import { useChangeLine } from "./use-change-line.ts";
import { useRemoveCourtesy } from "./use-remove-courtesy.ts";

const statusChoices = [
  { status: "preparing", icon: <IconFlame size={20} stroke={1.75} /> },
  { status: "completed", icon: <IconCheck size={20} stroke={1.75} /> },
  { status: "delivered", icon: <IconChecks size={20} stroke={1.75} /> },
] as const;

export interface LineStatusMenuProps {
  account: OpenAccount;
  order: Order;
  line: OrderItem;
}

/**
 * The status of a line, and behind it what staff may set it to. Cancelling asks first and waits for the server; what is
 * paid is refunded instead.
 */
export function LineStatusMenu({ account, order, line }: LineStatusMenuProps) {
  const t = useT();
  const user = useUser();
  const open = useAccountDialogs();
  const { mutate } = useChangeLine(order.id, line.id);
  const removeCourtesy = useRemoveCourtesy(line.id);
  const status = t(`orders.status.${line.status}`);
  const { item_title: title } = line;
  const actions: MenuAction[] = statusChoices
    .filter((choice) => choice.status !== line.status)
    .map((choice) => ({
      key: choice.status,
      label: t(`orders.line.${choice.status}`),
      icon: choice.icon,
      onSelect: () => mutate({ lineId: line.id, status: choice.status }),
    }));
  const isUnpaid = order.payment_status === "unpaid";
  if (isUnpaid && user && mayDo(actorOf(user), "sale.courtesy"))
    actions.push(
      line.courtesy === null
        ? {
            key: "courtesy",
            label: t("orders.courtesy.action"),
            icon: <IconGift size={20} stroke={1.75} />,
            onSelect: () => open(account, { kind: "courtesy", lineId: line.id }),
          }
        : {
            key: "courtesy",
            label: t("orders.courtesy.remove"),
            icon: <IconGiftOff size={20} stroke={1.75} />,
            onSelect: () => removeCourtesy.mutate(),
          },
    );
  if (isUnpaid)
    actions.push({
      key: "cancelled",
      label: t("orders.line.cancel_confirm", { quantity: line.quantity, title }),
      icon: <IconX size={20} stroke={1.75} />,
      tone: "danger",
      onSelect: () => open(account, { kind: "void", lineId: line.id }),
    });
  return (
    <span className={classes.menu}>
      <ActionMenu
        label={t("orders.line.change", { status, title })}
        actions={actions}
        trigger={
          <>
            <StatusBadge {...lineLooks[line.status]} label={status} />
            <IconChevronDown size={16} aria-hidden="true" />
          </>
        }
      />
    </span>
  );
}
