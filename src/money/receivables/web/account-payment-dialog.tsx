import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { isCash } from "#core/payment-types/domain/payment-icon.ts";
import { DrawerHint } from "#money/cash/web/public.ts";
import { ChangeDue } from "#money/payments/web/change-due.tsx";
import { type ChargeInit, chargeInitQuery, lastMethod } from "#money/payments/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type Cents, centsFromDecimal, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { AccountPaymentReceipt, CustomerAccount, payOnAccount } from "../contract/receivables.ts";
import { accountPaymentFields, moneyTypes, paymentBodyOf, startPayment } from "./account-payment-draft.ts";
import { AccountPaymentFields } from "./account-payment-fields.tsx";
import { printAccountPayment } from "./account-payment-print.ts";
import { usePayOnAccount } from "./receivables-api.ts";

type Paid = ResponseOf<typeof payOnAccount>;

interface AccountPaymentDialogProps {
  account: CustomerAccount;
  onClose: () => void;
}

/**
 * Takes a payment from a customer for some or all of their debt; shows the change in large figures and prints the
 * receipt.
 */
export function AccountPaymentDialog({ account, onClose }: AccountPaymentDialogProps) {
  const t = useT();
  const init = useQuery(chargeInitQuery);
  const [paid, setPaid] = useState<{ receipt: AccountPaymentReceipt; isPrinted: boolean } | null>(null);
  const finish = (payment: Paid, prints: boolean) => {
    if (prints) void printAccountPayment(payment.receipt, { isFirst: true });
    if (payment.change > 0) return setPaid({ receipt: payment.receipt, isPrinted: prints });
    toastSuccess(payment.message);
    onClose();
  };
  if (paid) return <AccountPaymentDone {...paid} onClose={onClose} />;
  if (init.data) return <PaymentForm account={account} init={init.data} onPaid={finish} onClose={onClose} />;
  return (
    <AppDialog opened size="medium" title={titleOf(account, t)} onClose={onClose}>
      <QueryPending query={init} count={4} shape="fields" />
    </AppDialog>
  );
}

const titleOf = ({ customer }: CustomerAccount, t: ReturnType<typeof useT>) =>
  t("receivables.pay.title", { name: customerDisplayName(customer) });

interface PaymentFormProps extends AccountPaymentDialogProps {
  init: ChargeInit;
  onPaid: (paid: Paid, prints: boolean) => void;
}

function PaymentForm({ account, init, onPaid, onClose }: PaymentFormProps) {
  const t = useT();
  const formId = useId();
  const { currency, balance } = account;
  const types = moneyTypes(init.paymentTypes);
  const mayPrint = init.printSettings.is_enable_print;
  const [prints, setPrints] = useState(mayPrint);
  const paying = usePayOnAccount(account.customer.id);
  const { form, submit, busy, failure, attempt, again } = useContractForm({
    schema: accountPaymentFields(balance),
    initialValues: startPayment(types, lastMethod()),
    words: (field) => (field === "paymentTypeId" ? "payments.refusal.payment_type_required" : undefined),
    save: async (fields, uuid) => {
      const isPaidInCash = types.some((type) => type.id === fields.paymentTypeId && isCash(type));
      onPaid(await paying.mutateAsync(paymentBodyOf(fields, isPaidInCash, uuid)), prints);
    },
  });
  const { amount } = form.getValues();
  const { isUnsure } = attempt;
  const isDirty = form.isDirty();
  const { close } = useCloseGuard({ isDirty, isUnsure, busy, onClose });
  return (
    <AppDialog
      opened
      size="medium"
      title={titleOf(account, t)}
      onClose={close}
      isLocked={isUnsure}
      footer={
        <Stack gap={8} full>
          <DrawerHint />
          <UnsureGate attempt={attempt} busy={busy} size="xl" onAgain={again}>
            <FormFailure message={failure} />
            <SubmitButton form={formId} size="xl" fullWidth busy={busy}>
              {amount === null
                ? t("receivables.pay.action")
                : t("receivables.pay.submit", { amount: formatAmount(centsFromDecimal(amount), currency) })}
            </SubmitButton>
          </UnsureGate>
        </Stack>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <AccountPaymentFields
          account={account}
          types={types}
          form={form}
          disabled={busy || isUnsure}
          printing={mayPrint ? { prints, setPrints } : null}
        />
      </form>
    </AppDialog>
  );
}

interface AccountPaymentDoneProps {
  receipt: AccountPaymentReceipt;
  /** True if the paper was printed with the payment: another print is a copy. */
  isPrinted: boolean;
  onClose: () => void;
}

/** Shows the change after a payment, in figures that can be read at arm's length. */
function AccountPaymentDone({ receipt, isPrinted, onClose }: AccountPaymentDoneProps) {
  const t = useT();
  const [hasPaper, setHasPaper] = useState(isPrinted);
  const { currency } = receipt.storeSettings;
  const money = (cents: Cents) => formatAmount(cents, currency);
  return (
    <AppDialog
      opened
      compact
      size="small"
      title={t("receivables.pay.done", { no: receipt.payment_no })}
      onClose={onClose}
      footer={
        <>
          {receipt.printSettings.is_enable_print ? (
            <Button
              variant="default"
              size="lg"
              icon={<IconPrinter size={20} aria-hidden="true" />}
              onClick={() => {
                void printAccountPayment(receipt, { isFirst: !hasPaper });
                setHasPaper(true);
              }}
            >
              {t("common.print_receipt")}
            </Button>
          ) : null}
          <Button size="lg" data-autofocus onClick={onClose}>
            {t("payments.done.close")}
          </Button>
        </>
      }
    >
      <ChangeDue change={receipt.change ?? ZERO_CENTS} currency={currency}>
        <Muted>
          {t("payments.done.received", {
            received: money(receipt.received ?? receipt.amount),
            total: money(receipt.amount),
          })}
        </Muted>
        <Muted>{t("receivables.pay.left", { balance: money(receipt.balance_after) })}</Muted>
      </ChangeDue>
    </AppDialog>
  );
}
