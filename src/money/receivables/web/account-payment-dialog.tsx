import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { DrawerHint } from "#money/cash/web/public.ts";
import { type ChargeInit, chargeInitQuery, lastMethod } from "#money/payments/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { customerDisplayName } from "#service/customers/domain/customer-search.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { AccountPaymentReceipt, CustomerAccount, payOnAccount } from "../contract/receivables.ts";
import { AccountPaymentDone } from "./account-payment-done.tsx";
import { accountPaymentFields, moneyTypes, paymentBodyOf, startPayment } from "./account-payment-draft.ts";
import { AccountPaymentFields } from "./account-payment-fields.tsx";
import { printAccountPayment } from "./account-payment-print.ts";
import classes from "./receivables.module.css";
import { usePayOnAccount } from "./receivables-api.ts";

type Paid = ResponseOf<typeof payOnAccount>;

export interface AccountPaymentDialogProps {
  account: CustomerAccount;
  onClose: () => void;
}

/** A customer pays some of what they owe, or all of it; what is handed back is told large, and the receipt printed. */
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
      {init.error ? (
        <FailureState
          reason={errorText(init.error)}
          onRetry={() => void init.refetch()}
          busy={init.isFetching}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={4} />
      )}
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
    words: (field) => (field === "paymentTypeId" ? "payments.refusal.select_payment_method" : undefined),
    save: async (fields, uuid) => {
      const isCash = types.find(({ id }) => id === fields.paymentTypeId)?.icon === "cash";
      onPaid(await paying.mutateAsync(paymentBodyOf(fields, isCash, uuid)), prints);
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
        <div className={classes.footer}>
          <DrawerHint />
          <UnsureGate attempt={attempt} busy={busy} size="xl" onAgain={again}>
            <FormFailure message={failure} />
            <SubmitButton form={formId} size="xl" fullWidth busy={busy}>
              {amount === null
                ? t("receivables.pay.action")
                : t("receivables.pay.submit", { amount: formatAmount(centsFromDecimal(amount), currency) })}
            </SubmitButton>
          </UnsureGate>
        </div>
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
