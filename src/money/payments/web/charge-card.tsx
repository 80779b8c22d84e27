import { IconClock, IconUserExclamation } from "@tabler/icons-react";
import { memo, useId } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { formatAmount } from "#platform/web/format.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { AccountFrame, accountName, heldCourses, type OpenAccount } from "#service/orders/web/public.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import classes from "./charge-card.module.css";
import { type ChargeState, chargeState } from "./charge-state.ts";

export interface ChargeCardProps {
  account: OpenAccount;
  now: number;
  onPay: (account: OpenAccount) => void;
}

/** An account to be charged: how far it is, whether it is paid, and charging it or why that cannot be yet. */
export const ChargeCard = memo(function ChargeCard({ account, now, onPay }: ChargeCardProps) {
  const t = useT();
  const state = chargeState(account);
  const isReady = state.processed === state.total;
  const processed = isReady
    ? t("payments.all_ready")
    : t("payments.processed", { processed: state.processed, total: state.total });
  return (
    <AccountFrame
      account={account}
      now={now}
      aside={
        <p className={classes.tokens}>
          {t("payments.tokens", {
            count: account.orders.length,
            tokens: account.orders.map((order) => order.token_no).join(", "),
          })}
        </p>
      }
      action={state.isPaid ? null : <ChargeFoot account={account} state={state} onPay={onPay} />}
    >
      <div className={classes.middle}>
        <p className={classes.line}>
          <span className={classes.processed}>{processed}</span>
          {state.isPaid || isReady ? null : (
            <StatusBadge tone="amber" icon={<IconClock size={16} />} label={t("payments.unpaid")} />
          )}
        </p>
        <progress
          className={classes.bar}
          aria-label={processed}
          value={state.processed}
          max={state.total || 1}
        />
        {state.needsCustomer ? (
          <p className={classes.customer}>
            <IconUserExclamation size={18} aria-hidden="true" />
            {t("payments.customer_required")}
          </p>
        ) : null}
      </div>
    </AccountFrame>
  );
});

interface ChargeFootProps {
  account: OpenAccount;
  state: ChargeState;
  onPay: (account: OpenAccount) => void;
}

function ChargeFoot({ account, state, onPay }: ChargeFootProps) {
  const t = useT();
  const user = useUser();
  const reasonId = useId();
  if (user === null) return null;
  const amount = formatAmount(account.balance, user.currency);
  const { refusal } = state;
  const actor = actorOf(user);
  // What is held is not made ready unseen: charging asks about it first. The rest becomes ready with the payment.
  const isHolding = heldCourses(account).length > 0;
  const completes = refusal === "items_not_ready" && mayDo(actor, "order.complete") && !isHolding;
  const words = completes
    ? ({ label: "payments.complete_and_pay", name: "payments.complete_and_pay_account" } as const)
    : ({ label: "payments.pay", name: "payments.pay_account" } as const);
  return (
    <div className={classes.foot}>
      {refusal === null ? null : (
        <p id={reasonId} className={classes.reason}>
          {t(`payments.wait.${refusal}`, { count: state.total - state.processed })}
        </p>
      )}
      {mayDo(actor, "order.charge") ? (
        // One button for both: who is on it stays on it when the last dish becomes ready.
        <Button
          size="lg"
          fullWidth
          disabled={refusal !== null && !completes && !isHolding}
          aria-label={t(words.name, { amount, account: accountName(account, t) })}
          aria-describedby={refusal === null ? undefined : reasonId}
          onClick={() => onPay(account)}
        >
          {t(words.label, { amount })}
        </Button>
      ) : (
        <p className={classes.amount}>{amount}</p>
      )}
    </div>
  );
}
