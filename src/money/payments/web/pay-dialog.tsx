import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { printReceipt } from "#money/receipts/web/public.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { cents, subtractCents } from "#platform/domain/money/cents.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { formatAmount } from "#platform/web/format.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { showPayment } from "#service/customer-display/web/public.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { decidePay } from "#service/orders/domain/payment-status.ts";
import { accountName, type OpenAccount, openAccountsQuery } from "#service/orders/web/public.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { useUiLabels } from "#ui/theme/ui-labels.tsx";
import { ChangeDue } from "./change-due.tsx";
import type { AppliedCode } from "./discount-fields.tsx";
import { nextPart, type PartDraft, WHOLE_ACCOUNT } from "./parts/part-draft.ts";
import { PayForm } from "./pay-form.tsx";
import { chargeInitKeys, chargeInitQuery, paymentSummaryQuery, summaryKeys } from "./payments-api.ts";
import { type ReadSummary, readSummary } from "./read-bill.ts";
import type { Payment, PayPhase } from "./use-payment.ts";

interface PayDialogProps {
  account: OpenAccount;
  /** Called when nothing of it is left to pay; the dialog closes next. */
  onAllPaid: () => void;
  onClose: () => void;
}

/** Charges an account: the server's summary, the payment type and then the change; part by part until all is paid. */
export function PayDialog({ account, onAllPaid, onClose }: PayDialogProps) {
  const toastMailResult = useMailResultToast();
  const [paid, setPaid] = useState<{ payment: Payment; isPrinted: boolean } | null>(null);
  const [part, setPart] = useState<PartDraft>(WHOLE_ACCOUNT);
  // Each payment has a dialog and a uuid of its own.
  const [round, setRound] = useState(0);
  const chargeRest = (balance: number) => {
    setPaid(null);
    if (balance > 0) return setRound((before) => before + 1);
    onAllPaid();
    onClose();
  };
  const finish = (payment: Payment, printsReceipt: boolean, charged: PartDraft) => {
    showPayment(payment.receipt, payment.balance);
    toastMailResult(payment.emailSent);
    if (printsReceipt) void printReceipt(payment.receipt, { isFirst: true });
    setPart(nextPart(charged));
    if ((payment.receipt.change ?? 0) > 0) return setPaid({ payment, isPrinted: printsReceipt });
    toastSuccess(payment.message);
    chargeRest(payment.balance);
  };
  return paid ? (
    <PaymentDoneDialog
      receipt={paid.payment.receipt}
      isPrinted={paid.isPrinted}
      balance={paid.payment.balance}
      onClose={() => chargeRest(paid.payment.balance)}
    />
  ) : (
    <PayingDialog key={round} account={account} part={part} onClose={onClose} onPaid={finish} />
  );
}

/** Tells in a toast of its own whether the buyer's mail was sent (operations §8). */
function useMailResultToast() {
  const t = useT();
  return (mail: Payment["emailSent"]) => {
    if (mail === null) return;
    if (mail.success) toastSuccess(t("payments.mail.sent", { to: mail.to }));
    else toastWarning(t("payments.mail.failed", { to: mail.to, error: mail.error ?? "" }));
  };
}

interface PayingDialogProps extends Omit<PayDialogProps, "onAllPaid"> {
  part: PartDraft;
  onPaid: (payment: Payment, printsReceipt: boolean, charged: PartDraft) => void;
}

/** Reads the bill with its codes and what a payment is offered, both again when something of them changes. */
function useBillToPay(orderIds: readonly OrderId[], codes: readonly AppliedCode[]) {
  useRealtimeRefresh(["order_update", "charging_changed"], summaryKeys);
  useRealtimeRefresh(["charging_changed"], chargeInitKeys);
  const named = codes.map(({ code }) => code);
  return { summary: useQuery(paymentSummaryQuery(orderIds, named)), init: useQuery(chargeInitQuery) };
}

function PayingDialog({ account, part, onClose, onPaid }: PayingDialogProps) {
  const t = useT();
  const name = accountName(account, t);
  const title = t("payments.title", { account: name });
  const orderIds = payableIds(useAccountNow(account));
  const [phase, setPhase] = useState<PayPhase>("open");
  const [held, setHeld] = useState<ReadSummary | null>(null);
  const [codes, setCodes] = useState<readonly AppliedCode[]>([]);
  const { summary, init } = useBillToPay(orderIds, codes);
  const close = () => {
    if (phase !== "paying") onClose();
  };
  const current = summary.data && readSummary(summary.data);
  // A payment that may have gone through empties the summary: the bill being paid stays, to try again.
  const shown = held ?? current;
  const isEmpty = shown?.orders.length === 0;
  const changePhase = (next: PayPhase) => {
    setPhase(next);
    setHeld((before) => (next === "open" ? null : (before ?? current ?? null)));
  };
  if (shown && !isEmpty && init.data)
    return (
      <PayForm
        title={title}
        name={name}
        orders={shown.orders}
        figures={shown.figures}
        completes={needsCompletion(shown.orders, account)}
        bill={shown.bill}
        part={part}
        init={init.data}
        codes={codes}
        onCodes={setCodes}
        onPhase={changePhase}
        onPaid={onPaid}
        onClose={close}
      />
    );
  return (
    <NoBillDialog
      title={title}
      error={summary.error ?? init.error}
      isEmpty={isEmpty}
      busy={summary.isFetching || init.isFetching}
      onRetry={() => void Promise.all([summary.refetch(), init.refetch()])}
      onClose={close}
    />
  );
}

interface NoBillDialogProps extends SummaryFailureProps {
  title: string;
  /** True if no order of the account can be paid any more. */
  isEmpty: boolean;
  onClose: () => void;
}

/** The place of the payment while the bill is loaded, or why there is none. */
function NoBillDialog({ title, isEmpty, onClose, ...failure }: NoBillDialogProps) {
  const t = useT();
  const isFailed = failure.error !== null || isEmpty;
  return (
    <AppDialog
      opened
      isStill
      size="wide"
      title={title}
      lead={isFailed ? null : <SkeletonBox width={160} height={44} />}
      onClose={onClose}
      footer={<CloseButton onClose={onClose} />}
    >
      {isFailed ? <SummaryFailure {...failure} /> : <ListSkeleton label={t("payments.loading")} count={6} />}
    </AppDialog>
  );
}

interface SummaryFailureProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
}

function SummaryFailure({ error, busy, onRetry }: SummaryFailureProps) {
  const t = useT();
  return <FailureState reason={reason()} onRetry={onRetry} busy={busy} />;

  function reason(): string {
    // An answer of another shape than agreed cannot hold numbers where numbers belong.
    if (isApiError(error, "unreadable")) return t("payments.summary_failure.not_finite");
    if (error) return failureText(error, "payments.summary_failure.load");
    return t("payments.summary_failure.no_orders");
  }
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const labels = useUiLabels();
  return (
    <Button variant="default" size="lg" onClick={onClose}>
      {labels.close}
    </Button>
  );
}

/**
 * Returns the current account, so that a round just sent is charged with the others; the original one when nothing of
 * it is open.
 */
function useAccountNow(account: OpenAccount): OpenAccount {
  const { data: now } = useQuery({
    ...openAccountsQuery,
    select: ({ accounts }) => accounts.find(({ key }) => key === account.key),
  });
  return now?.order_ids.some((id) => account.order_ids.includes(id)) ? now : account;
}

/** Tells whether part of the charge is not ready yet, where dishes come before the money. */
function needsCompletion(orders: readonly Order[], { pays_first }: OpenAccount): boolean {
  const decision = decidePay(orders, pays_first);
  return !decision.ok && decision.reason === "items_not_ready";
}

/** Returns the orders paid together; accounts that cannot be charged have no button that leads here. */
function payableIds(account: OpenAccount) {
  const decision = decidePay(account.orders, account.pays_first);
  return decision.ok ? decision.orders.map((order) => order.id) : [...account.order_ids];
}

interface PaymentDoneDialogProps {
  receipt: Receipt;
  /** True if the paper was printed with the payment: another print is a copy. */
  isPrinted: boolean;
  /** Left to pay of the account. */
  balance: number;
  onClose: () => void;
}

/** Shows the change after a payment, in figures that can be read at arm's length. */
function PaymentDoneDialog({ receipt, isPrinted, balance, onClose }: PaymentDoneDialogProps) {
  const t = useT();
  const [hasPaper, setHasPaper] = useState(isPrinted);
  const { received, change, payments, invoiceNo, printSettings, storeSettings } = receipt;
  if (received === null || change === null) return null;
  const amount = (cents: typeof change) => formatAmount(cents, storeSettings.currency);
  return (
    <AppDialog
      opened
      compact
      size="small"
      title={t("payments.done.title")}
      onClose={onClose}
      footer={
        <>
          {printSettings.is_enable_print ? (
            <Button
              variant="default"
              size="lg"
              icon={<IconPrinter size={20} aria-hidden="true" />}
              onClick={() => {
                void printReceipt(receipt, { isFirst: !hasPaper });
                setHasPaper(true);
              }}
            >
              {t("common.print_receipt")}
            </Button>
          ) : null}
          <Button size="lg" data-autofocus onClick={onClose}>
            {balance > 0
              ? t("payments.done.next", { amount: amount(cents(balance)) })
              : t("payments.done.close")}
          </Button>
        </>
      }
    >
      <ChangeDue change={change} currency={storeSettings.currency}>
        <Muted>
          {t(payments.length > 1 ? "payments.done.received_cash" : "payments.done.received", {
            received: amount(received),
            total: amount(subtractCents(received, change)),
          })}
        </Muted>
        <Muted>{t("common.invoice_of", { invoiceNo })}</Muted>
      </ChangeDue>
    </AppDialog>
  );
}
