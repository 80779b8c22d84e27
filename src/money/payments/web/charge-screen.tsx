import { IconClock, IconUserExclamation } from "@tabler/icons-react";
import { lazy, memo, Suspense, useId, useRef, useState } from "react";
import { PaidInvoicesButton } from "#money/refunds/web/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { useOpenTill } from "#service/customer-display/web/public.ts";
import {
  AccountFrame,
  AccountsBoard,
  accountName,
  heldCourses,
  type OpenAccount,
} from "#service/orders/web/public.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Row, Span, Stack } from "#ui/layout/layout.tsx";
import classes from "./charge-screen.module.css";
import { PayDialog } from "./pay-dialog.tsx";
import {
  type AccountToCharge,
  type ChargeState,
  chargeState,
  useAccountToCharge,
} from "./use-account-to-charge.ts";

const HeldDialog = lazy(() => import("./held-dialog.tsx").then((module) => ({ default: module.HeldDialog })));

interface ChargeScreenProps {
  search: string;
  onSearch: (search: string) => void;
  /** The account to charge at once; afterwards it leaves the address. */
  wanted: AccountToCharge | null;
}

/** /dashboard/order-charge */
export function ChargeScreen({ search, onSearch, wanted }: ChargeScreenProps) {
  const t = useT();
  useOpenTill();
  // The account as it was when the dialog opened: it stays when its paid card leaves the list.
  const [paying, setPaying] = useState<OpenAccount | null>(null);
  const justPaid = useRecentlyPaid();
  const board = useRef<HTMLDivElement>(null);
  // An account with dishes that nobody has fired: the cashier decides about them first.
  const [asking, setAsking] = useState<OpenAccount | null>(null);
  const charge = (account: OpenAccount) => {
    const isHolding = heldCourses(account).length > 0;
    (isHolding ? setAsking : setPaying)(account);
  };
  useAccountToCharge(wanted, { onPay: charge, onSearch });
  const close = () => {
    setPaying(null);
    setAsking(null);
    // The button that opened the dialog may be gone with its card; the keyboard continues from the cards.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) board.current?.focus();
    });
  };
  return (
    <div ref={board} tabIndex={-1} className={classes.board}>
      <AccountsBoard
        title={t("screens.orderCharge")}
        search={search}
        onSearch={onSearch}
        actions={<PaidInvoicesButton />}
        empty={{ message: t("payments.empty"), hint: t("payments.empty_hint") }}
        of={justPaid.of}
        card={(account, now) => <ChargeCard account={account} now={now} onPay={charge} />}
      />
      {asking ? (
        <Suspense>
          <HeldDialog
            account={asking}
            onPay={(account) => {
              setAsking(null);
              setPaying(account);
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {paying ? (
        <PayDialog
          key={paying.key}
          account={paying}
          onAllPaid={() => justPaid.show(paying)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

interface ChargeCardProps {
  account: OpenAccount;
  now: number;
  onPay: (account: OpenAccount) => void;
}

/** Shows an account: its progress, whether it is paid, and the button to charge it or the reason why not yet. */
const ChargeCard = memo(function ChargeCard({ account, now, onPay }: ChargeCardProps) {
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
        <Muted room="shrink">
          {t("payments.tokens", {
            count: account.orders.length,
            tokens: formatList(account.orders.map((order) => String(order.token_no))),
          })}
        </Muted>
      }
      action={state.isPaid ? null : <ChargeFoot account={account} state={state} onPay={onPay} />}
    >
      <div className={classes.middle}>
        <p className={classes.line}>
          <Span size="md" weight={650}>
            {processed}
          </Span>
          {state.isPaid || isReady ? null : (
            <StatusBadge tone="amber" icon={<IconClock size={16} />} label={t("payments.unpaid")} />
          )}
        </p>
        <ProgressBar look="good" label={processed} value={state.processed} max={state.total || 1} />
        {state.needsCustomer ? (
          <Row as="p" align="center" gap={6} tone="amber" weight={550}>
            <IconUserExclamation size={18} aria-hidden="true" />
            {t("payments.customer_required")}
          </Row>
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
  // Held dishes are not made ready unseen: charging asks about them first. The rest becomes ready with the payment.
  const isHolding = heldCourses(account).length > 0;
  const completes = refusal === "items_not_ready" && mayDo(actor, "order.complete") && !isHolding;
  const words = completes
    ? ({ label: "payments.complete_and_pay", name: "payments.complete_and_pay_account" } as const)
    : ({ label: "payments.pay", name: "payments.pay_account" } as const);
  return (
    <Stack gap={8}>
      {refusal === null ? null : (
        <Muted id={reasonId}>{t(`payments.wait.${refusal}`, { count: state.total - state.processed })}</Muted>
      )}
      {mayDo(actor, "order.charge") ? (
        // One button for both states: the focus stays on it when the last dish becomes ready.
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
    </Stack>
  );
}

/** Milliseconds for which an account that was just paid stays visible, for its bag to be handed over. */
const SEEN_MS = 8_000;

/** Returns the accounts with something to pay and, for some seconds, those that were paid here. */
function useRecentlyPaid() {
  const [paid, setPaid] = useState<readonly OpenAccount[]>([]);
  return {
    /** Called when the account was paid to the last cent. */
    show: (account: OpenAccount) => {
      const shown = asPaid(account);
      setPaid((before) => [shown, ...before]);
      setTimeout(() => setPaid((before) => before.filter((other) => other !== shown)), SEEN_MS);
    },
    of: (open: readonly OpenAccount[]) => {
      const toPay = open.filter((account) => account.order_ids.length > 0);
      const seen = paid.filter(({ key }) => toPay.every((account) => account.key !== key));
      return [...seen, ...toPay];
    },
  };
}

function asPaid(account: OpenAccount): OpenAccount {
  return {
    ...account,
    orders: account.orders.map((order) => ({ ...order, payment_status: "paid" as const })),
    order_ids: [],
    billRequest: null,
  };
}
