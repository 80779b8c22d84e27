import { IconPlayerPlay, IconX } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { call } from "#platform/web/api.ts";
import { formatPieces } from "#platform/web/format.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { emitRealtime } from "#platform/web/realtime.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { voidLines } from "#service/orders/contract/accounts.ts";
import { isHeld } from "#service/orders/domain/course.ts";
import { processedCount } from "#service/orders/domain/payment-status.ts";
import {
  accountName,
  heldNow,
  type OpenAccount,
  openAccountsQuery,
  useFireCourse,
} from "#service/orders/web/public.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./held/held-dialog.module.css";

export interface HeldDialogProps {
  account: OpenAccount;
  /** Continues with charging the rest. */
  onPay: (account: OpenAccount) => void;
  onClose: () => void;
}

/** Asks what to do with later courses that nobody has fired before an account is charged. */
export function HeldDialog({ account, onPay, onClose }: HeldDialogProps) {
  const t = useT();
  const held = heldDishes(account);
  const { choices, busy } = useHeldActions({ account, onPay, onClose }, held);
  return (
    <AppDialog
      opened
      compact
      onClose={() => {
        if (!busy) onClose();
      }}
      title={t("payments.held.title", { account: accountName(account, t) })}
      footer={
        <Stack gap={8} full>
          {choices}
          <Button size="lg" fullWidth variant="subtle" disabled={busy} onClick={onClose}>
            {t("payments.held.back")}
          </Button>
        </Stack>
      }
    >
      <Text below={12}>{t(account.pays_first ? "payments.held.body_paid_first" : "payments.held.body")}</Text>
      <ul className={classes.lines}>
        {held.map(({ id, quantity, title, course }) => (
          <li key={id}>
            <span>{formatPieces(quantity, title)}</span>
            <small>{course === null ? null : t("common.course_of", { course })}</small>
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}

/**
 * Returns the choices: fire the course, void it, or, where guests pay first, charge as it is; each for people who may.
 */
function useHeldActions({ account, onPay, onClose }: HeldDialogProps, held: readonly HeldDish[]) {
  const t = useT();
  const may = useMayDo();
  const firing = useFireCourse(account);
  const voiding = useVoidHeld({ onPay, onClose });
  const { pays_first: paysFirst } = account;
  const busy = firing.isPending || voiding.isPending;
  const fire = () =>
    firing.mutate(Math.max(...held.map(({ course }) => course ?? 0)), {
      onSuccess: () => (paysFirst ? onPay(account) : onClose()),
    });
  const look = { size: "lg", fullWidth: true, disabled: busy } as const;
  const choices = (
    <>
      {may("course.fire") ? (
        <Button
          {...look}
          icon={<IconPlayerPlay size={20} aria-hidden="true" />}
          busy={firing.isPending}
          onClick={fire}
        >
          {t(paysFirst ? "payments.held.fire_and_pay" : "payments.held.fire")}
        </Button>
      ) : null}
      {held.every(({ isWhole }) => isWhole) && may("order.changeStatus") ? (
        <Button
          {...look}
          tone="danger"
          variant="light"
          icon={<IconX size={20} aria-hidden="true" />}
          busy={voiding.isPending}
          onClick={() => voiding.mutate(account)}
        >
          {t("payments.held.void")}
        </Button>
      ) : null}
      {paysFirst ? (
        <Button {...look} variant="default" onClick={() => onPay(account)}>
          {t("payments.held.keep")}
        </Button>
      ) : null}
    </>
  );
  return { choices, busy };
}

interface AfterVoiding {
  readonly onPay: (account: OpenAccount) => void;
  readonly onClose: () => void;
}

/** Voids the held dishes of an account and continues with charging the rest, which becomes ready with the payment. */
export function useVoidHeld({ onPay, onClose }: AfterVoiding) {
  const t = useT();
  const client = useQueryClient();
  const reload = useReload(openAccountsQuery, ({ accounts }) => accounts);
  return useMutation({
    mutationFn: async (account: OpenAccount) => {
      const byOrder = Map.groupBy(heldDishes(account), ({ orderId }) => orderId);
      const messages = [];
      for (const [orderId, dishes] of byOrder) {
        const lines = dishes.map(({ id, quantity }) => ({ itemId: id, quantity, of: quantity }));
        messages.push((await call(voidLines, { body: { orderId, lines, reason: null } })).message);
      }
      emitRealtime("order_update_backend", { orderIds: [...account.order_ids] });
      const left = (await reload()).find(({ key }) => key === account.key);
      const unpaid = left?.orders.filter(({ payment_status }) => payment_status === "unpaid") ?? [];
      return {
        message: sentencesText(messages, t),
        left: processedCount(unpaid).total > 0 ? left : undefined,
      };
    },
    onSuccess: ({ message, left }) => {
      toastSuccess(message);
      if (left) onPay(left);
      else onClose();
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: openAccountsQuery.queryKey });
      showFailure(error, "orders.failure.action");
    },
  });
}

/** A dish whose station must not make it yet. */
export interface HeldDish {
  readonly id: OrderLineId;
  readonly orderId: OrderId;
  readonly title: string;
  readonly quantity: number;
  readonly course: number | null;
  /** False for a part of a combo whose other part went to its station: it cannot be voided alone. */
  readonly isWhole: boolean;
}

/** Returns the dishes of an account that wait for their course. */
export function heldDishes({ orders }: Pick<OpenAccount, "orders">): HeldDish[] {
  const at = heldNow();
  return orders.flatMap(({ id: orderId, items }) =>
    items
      .filter((line) => isHeld(line, at))
      .map(({ id, item_title: title, quantity, course, combo }) => ({
        id,
        orderId,
        title,
        quantity,
        course,
        isWhole:
          combo === null || items.every((other) => other.combo?.uuid !== combo.uuid || isHeld(other, at)),
      })),
  );
}
