import { IconPlayerPlay, IconX } from "@tabler/icons-react";
import { type Action, mayDo } from "#platform/domain/access/actions.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { accountName, type OpenAccount, useFireCourse } from "#service/orders/web/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./held-dialog.module.css";
import { type HeldDish, heldOf } from "./held-of.ts";
import { useVoidHeld } from "./use-void-held.ts";

export interface HeldDialogProps {
  account: OpenAccount;
  /** Goes on to charging what is left of it. */
  onPay: (account: OpenAccount) => void;
  onClose: () => void;
}

/** Before an account is charged whose later courses nobody has fired: what becomes of them is said by somebody. */
export function HeldDialog({ account, onPay, onClose }: HeldDialogProps) {
  const t = useT();
  const held = heldOf(account);
  const { choices, busy } = useHeldChoices({ account, onPay, onClose }, held);
  return (
    <AppDialog
      opened
      compact
      onClose={() => {
        if (!busy) onClose();
      }}
      title={t("payments.held.title", { account: accountName(account, t) })}
      footer={
        <div className={classes.choices}>
          {choices}
          <Button size="lg" fullWidth variant="subtle" disabled={busy} onClick={onClose}>
            {t("payments.held.back")}
          </Button>
        </div>
      }
    >
      <p className={classes.body}>
        {t(account.pays_first ? "payments.held.body_paid_first" : "payments.held.body")}
      </p>
      <ul className={classes.lines}>
        {held.map(({ id, quantity, title, course }) => (
          <li key={id}>
            <span>
              {quantity} × {title}
            </span>
            <small>{course === null ? null : t("orders.course.name", { course })}</small>
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}

/** Firing it, voiding it, and where guests pay first charging it as it is; each for who may. */
function useHeldChoices({ account, onPay, onClose }: HeldDialogProps, held: readonly HeldDish[]) {
  const t = useT();
  const user = useUser();
  const firing = useFireCourse(account);
  const voiding = useVoidHeld({ onPay, onClose });
  const { pays_first: paysFirst } = account;
  const busy = firing.isPending || voiding.isPending;
  const may = (action: Action) => user !== null && mayDo(actorOf(user), action);
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
