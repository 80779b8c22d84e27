import { IconClock, IconUserExclamation } from "@tabler/icons-react";
import { memo, useId } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import {
  AccountTile,
  accountName,
  heldCourses,
  type OpenAccount,
  type TileProps,
} from "#service/orders/web/public.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Span, VisuallyHidden } from "#ui/layout/layout.tsx";
import classes from "./charge-screen.module.css";
import { type ChargeState, chargeState } from "./use-account-to-charge.ts";

interface ChargeTileProps extends TileProps {
  onPay: (account: OpenAccount) => void;
}

/** An account to charge: how much of it is ready, and the button to charge it. */
export const ChargeTile = memo(function ChargeTile({ onPay, ...props }: ChargeTileProps) {
  const t = useT();
  const { account } = props;
  const state = chargeState(account);
  return (
    <AccountTile
      {...props}
      aside={
        <>
          <span>
            <span aria-hidden="true">
              {formatCount(state.processed)}/{formatCount(state.total)}
            </span>
            <VisuallyHidden>{processedText(state, t)}</VisuallyHidden>
          </span>
          {state.needsCustomer ? (
            <Span tone="amber" title={t("payments.customer_required")}>
              <IconUserExclamation size={16} aria-hidden="true" />
              <VisuallyHidden>{t("payments.customer_required")}</VisuallyHidden>
            </Span>
          ) : null}
        </>
      }
      action={state.isPaid ? null : <PayButton account={account} words="short" onPay={onPay} />}
    />
  );
});

function processedText(state: ChargeState, t: Translate): string {
  if (state.processed === state.total) return t("payments.all_ready");
  return t("payments.processed", { processed: state.processed, total: state.total });
}

/** Says in the details how much is ready, whether it is paid, its tokens, and that a customer is missing. */
export function ChargeSummary({ account }: { account: OpenAccount }) {
  const t = useT();
  const state = chargeState(account);
  const processed = processedText(state, t);
  return (
    <div className={classes.summary}>
      <p className={classes.line}>
        <Span size="md" weight={650}>
          {processed}
        </Span>
        {state.isPaid ? null : (
          <StatusBadge tone="grey" look="plain" icon={<IconClock size={16} />} label={t("payments.unpaid")} />
        )}
      </p>
      <ProgressBar look="good" label={processed} value={state.processed} max={state.total || 1} />
      {state.needsCustomer ? (
        <Row as="p" align="center" gap={6} tone="amber" weight={550}>
          <IconUserExclamation size={18} aria-hidden="true" />
          {t("payments.customer_required")}
        </Row>
      ) : null}
      {state.refusal === null || state.isPaid ? null : (
        <Muted>{t(`payments.wait.${state.refusal}`, { count: state.total - state.processed })}</Muted>
      )}
    </div>
  );
}

interface PayButtonProps {
  account: OpenAccount;
  /** `short` on a card, which has the amount above it. */
  words: "whole" | "short";
  onPay: (account: OpenAccount) => void;
}

/** Charges the account; it stands out once everything is ready. The reason why it cannot be charged yet is its description. */
export function PayButton({ account, words, onPay }: PayButtonProps) {
  const t = useT();
  const user = useUser();
  const reasonId = useId();
  const state = chargeState(account);
  const { refusal } = state;
  if (user === null || state.isPaid) return null;
  const actor = actorOf(user);
  if (!mayDo(actor, "order.charge")) return null;
  const amount = formatAmount(account.balance, user.currency);
  // Held dishes are not made ready unseen: charging asks about them first. The rest becomes ready with the payment.
  const isHolding = heldCourses(account).length > 0;
  const completes = refusal === "items_not_ready" && mayDo(actor, "order.complete") && !isHolding;
  const keys = completes
    ? ({ label: "payments.complete_and_pay", name: "payments.complete_and_pay_account" } as const)
    : ({ label: "payments.pay", name: "payments.pay_account" } as const);
  return (
    <>
      {/* One button for both states: the focus stays on it when the last dish becomes ready. */}
      <Button
        size="lg"
        variant={refusal === null ? "filled" : "default"}
        disabled={refusal !== null && !completes && !isHolding}
        aria-label={t(keys.name, { amount, account: accountName(account, t) })}
        aria-describedby={refusal === null ? undefined : reasonId}
        onClick={() => onPay(account)}
      >
        {words === "whole" ? t(keys.label, { amount }) : t("orders.card.charge")}
      </Button>
      {refusal === null ? null : (
        <VisuallyHidden id={reasonId}>
          {t(`payments.wait.${refusal}`, { count: state.total - state.processed })}
        </VisuallyHidden>
      )}
    </>
  );
}
