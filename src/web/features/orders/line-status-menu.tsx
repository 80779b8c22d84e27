import { IconCheck, IconChecks, IconChevronDown, IconFlame, IconX } from "@tabler/icons-react";
import type { OrderId } from "../../../domain/ids.ts";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import { ActionMenu, type MenuAction } from "../../../ui/overlay/action-menu.tsx";
import { useConfirm } from "../../../ui/overlay/confirm-provider.tsx";
import { useT } from "../../platform/use-t.ts";
import { lineLooks } from "./line-look.tsx";
import classes from "./line-status-menu.module.css";
import type { OpenLine } from "./open-accounts.ts";
import { useChangeLine } from "./use-change-line.ts";

const moves = [
  { status: "preparing", icon: <IconFlame size={20} stroke={1.75} /> },
  { status: "completed", icon: <IconCheck size={20} stroke={1.75} /> },
  { status: "delivered", icon: <IconChecks size={20} stroke={1.75} /> },
] as const;

/** The status of a line, and behind it what staff may set it to. Cancelling asks first and waits for the server. */
export function LineStatusMenu({ orderId, line }: { orderId: OrderId; line: OpenLine }) {
  const t = useT();
  const confirm = useConfirm();
  const { mutate, isPending, variables } = useChangeLine(orderId, line.id);
  const cancelling = isPending && variables.status === "cancelled";
  const status = t(`orders.status.${line.status}`);
  const { title, quantity } = line;
  const cancel = async () => {
    const sure = await confirm({
      title: t("orders.line.cancel_title", { quantity, title }),
      body: t("orders.line.cancel_body"),
      confirmLabel: t("orders.line.cancel_confirm"),
      cancelLabel: t("orders.line.cancel_keep"),
      tone: "danger",
    });
    if (sure) mutate({ lineId: line.id, status: "cancelled" });
  };
  const actions: MenuAction[] = moves
    .filter((move) => move.status !== line.status)
    .map((move) => ({
      key: move.status,
      label: t(`orders.line.${move.status}`),
      icon: move.icon,
      onSelect: () => mutate({ lineId: line.id, status: move.status }),
    }));
  actions.push({
    key: "cancelled",
    label: t("orders.line.cancel"),
    icon: <IconX size={20} stroke={1.75} />,
    tone: "danger",
    onSelect: () => void cancel(),
  });
  return (
    <span className={classes.menu} data-busy={cancelling || undefined}>
      <ActionMenu
        label={t("orders.line.change", { status, title })}
        actions={cancelling ? actions.map((action) => ({ ...action, disabled: true })) : actions}
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
