import {
  IconCheck,
  IconChecks,
  IconChevronDown,
  IconDiscount,
  IconDiscountOff,
  IconFlame,
  IconGift,
  IconGiftOff,
  IconPlayerPause,
  IconX,
} from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountId, OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { ActionMenu, type MenuAction } from "#ui/overlay/action-menu.tsx";
import { holdCourse } from "../../contract/courses.ts";
import { removeCourtesy } from "../../contract/courtesies.ts";
import { removeLineDiscount } from "../../contract/discounts.ts";
import { type Order, type OrderItem, updateLineStatus } from "../../contract/orders.ts";
import { useAccountDialogs } from "./account-dialogs.tsx";
import { LineStatusBadge } from "./line-status-badge.tsx";
import classes from "./line-status-menu.module.css";
import { lineChangeKey, type OpenAccount, type SettableStatus, withLineStatus } from "./open-accounts.ts";
import { openAccountsQuery } from "./orders-api.ts";

const iconLook = { size: 20, stroke: 1.75 } as const;

const statusChoices = [
  { status: "preparing", icon: <IconFlame {...iconLook} /> },
  { status: "completed", icon: <IconCheck {...iconLook} /> },
  { status: "delivered", icon: <IconChecks {...iconLook} /> },
] as const;

interface LineStatusMenuProps {
  account: OpenAccount;
  order: Order;
  line: OrderItem;
  /** True when its station waits for its course. */
  held: boolean;
}

/**
 * Shows the status of a line and opens the statuses that staff may set. Cancelling asks first and waits for the
 * server; paid dishes are refunded instead.
 */
export function LineStatusMenu({ account, order, line, held }: LineStatusMenuProps) {
  const t = useT();
  const open = useAccountDialogs();
  const { mutate } = useChangeLine(order.id, line.id);
  const courtesies = useCourtesyActions({ account, order, line });
  const discounting = useDiscountActions({ account, order, line });
  const status = held ? t("common.on_hold") : t(`orders.status.${line.status}`);
  const { item_title: dish, quantity: all } = line;
  const title = line.combo?.title ?? dish; // Voids, courtesies and discounts concern the whole combo.
  const holding = useHoldActions({ order, line, held });
  const moving = statusChoices
    .filter(({ status }) => status !== line.status)
    .map(({ status, icon }) => ({
      key: status,
      label: t(`orders.line.${status}`),
      icon,
      onSelect: () => mutate({ lineId: line.id, status }),
    }));
  const actions: MenuAction[] = [...moving, ...holding, ...courtesies, ...discounting];
  const isUnpaid = order.payment_status === "unpaid";
  if (isUnpaid)
    actions.push(
      // Usually one piece is taken off, or all of them.
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

/** Offers to hold back a dish of a course that was sent and nobody has begun. */
function useHoldActions({ order, line, held }: Omit<LineStatusMenuProps, "account">): MenuAction[] {
  const t = useT();
  const mayDo = useMayDo();
  const holding = useHoldLine(order.account_id, line.id);
  const { course, status } = line;
  const mayFire = mayDo("course.fire");
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

/** Sets one line's status. Two changes of the same line are sent one after the other, in the order of the taps. */
function useChangeLine(orderId: OrderId, lineId: OrderLineId) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: lineChangeKey,
    scope: { id: `order-line-${lineId}` },
    mutationFn: ({ status }: { lineId: OrderLineId; status: SettableStatus }) =>
      call(updateLineStatus, { params: { itemId: lineId }, body: { status } }),
    onSuccess: ({ message }, change) => {
      // This write precedes the end of the pending change, so that the old status never flashes.
      client.setQueryData(
        openAccountsQuery.queryKey,
        (before) => before && { ...before, accounts: withLineStatus(before.accounts, change) },
      );
      emitRealtime("order_update_backend", { orderIds: [orderId] });
      toastSuccess(message);
    },
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => void client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}

/** Takes a courtesy or a discount back: the item costs again what it cost. */
function useTakeBack(remove: () => Promise<{ readonly message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: openAccountsQuery.queryKey }),
  });
}

/** Offers to give an unpaid item for free, or to take that back. */
function useCourtesyActions({ account, order, line }: Omit<LineStatusMenuProps, "held">): MenuAction[] {
  const t = useT();
  const mayDo = useMayDo();
  const open = useAccountDialogs();
  const removing = useTakeBack(() => call(removeCourtesy, { params: { itemId: line.id } }));
  const isUnpaid = order.payment_status === "unpaid";
  if (!isUnpaid || !mayDo("sale.courtesy")) return [];
  return line.courtesy === null
    ? [
        {
          key: "courtesy",
          label: t("orders.courtesy.action"),
          icon: <IconGift {...iconLook} />,
          onSelect: () => open(account, { kind: "courtesy", lineId: line.id }),
        },
      ]
    : [
        {
          key: "courtesy",
          label: t("orders.courtesy.remove"),
          icon: <IconGiftOff {...iconLook} />,
          onSelect: () => removing.mutate(),
        },
      ];
}

/** Offers to give a discount on an unpaid item, and to take it off again. */
function useDiscountActions({ account, order, line }: Omit<LineStatusMenuProps, "held">): MenuAction[] {
  const t = useT();
  const mayDo = useMayDo();
  const open = useAccountDialogs();
  const removing = useTakeBack(() => call(removeLineDiscount, { params: { itemId: line.id } }));
  const isOffered = order.payment_status === "unpaid" && line.courtesy === null;
  if (!isOffered || !mayDo("sale.discount")) return [];
  const give: MenuAction = {
    key: "discount",
    label: t("orders.discount.action"),
    icon: <IconDiscount {...iconLook} />,
    onSelect: () => open(account, { kind: "discount", lineId: line.id }),
  };
  if (line.discount === null) return [give];
  const remove: MenuAction = {
    key: "discount-off",
    label: t("orders.discount.remove"),
    icon: <IconDiscountOff {...iconLook} />,
    onSelect: () => removing.mutate(),
  };
  return [remove, give];
}

/** Holds back a dish that was sent and nobody has begun. Firing its course undoes this. */
function useHoldLine(account: AccountId, lineId: OrderLineId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(holdCourse, { body: { account, lineIds: [lineId] } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(error, "orders.failure.action"),
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
}
