import { useId, useState } from "react";
import type { PaidPart } from "../../../contract/payments.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useUiLabels } from "../../../ui/theme/ui-labels.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { DrawerHint } from "../cash/public.ts";
import { BuyerPicker } from "./buyer/buyer-field.tsx";
import { PaidParts, UndoPartDialog } from "./parts/paid-parts.tsx";
import { PayFields } from "./pay-fields.tsx";
import classes from "./pay-form.module.css";
import { SummaryLines } from "./summary-lines.tsx";
import { useChangedTotal } from "./use-changed-total.ts";
import { useChargeKey } from "./use-charge-key.ts";
import { type PayFormInput, type PayFormState, usePayForm } from "./use-pay-form.ts";

export interface PayFormProps extends PayFormInput {
  title: string;
  onCode: (code: string | null) => void;
  onClose: () => void;
}

/** The payment: summary on one side, the way to pay on the other. The button says what will happen. */
export function PayForm({ title, onCode, onClose, ...input }: PayFormProps) {
  const { orders, figures, bill, init } = input;
  const formId = useId();
  const state = usePayForm(input);
  const { buyer, currency } = state;
  const [undoing, setUndoing] = useState<PaidPart | null>(null);
  const isCovered = buyer.writing || buyer.choosing || undoing !== null;
  useChargeKey(state.form, state.mayCharge && !state.busy && !isCovered && !state.isPaidElsewhere);
  const changedTotal = useChangedTotal(bill, currency);
  const amount = (cents: Cents) => formatAmount(cents, currency);
  return (
    <>
      <AppDialog
        opened
        size="large"
        title={title}
        onClose={onClose}
        closeOnClickOutside={false}
        footer={
          <PayFooter
            formId={formId}
            state={state}
            failure={state.failure ?? changedTotal}
            amount={amount}
            onClose={onClose}
          />
        }
      >
        <form ref={state.form} id={formId} className={classes.form} onSubmit={state.submit} noValidate>
          <div className={classes.side}>
            <SummaryLines
              orders={orders}
              figures={figures}
              bill={bill}
              isPart={state.part.kind !== "whole"}
              review={state.review}
              amount={amount}
            />
            <PaidParts parts={bill.parts} amount={amount} onUndo={setUndoing} />
          </div>
          <PayFields
            state={state}
            orders={orders}
            bill={bill}
            offersReceipt={init.printSettings.is_enable_print}
            amount={amount}
            onCode={onCode}
          />
        </form>
      </AppDialog>
      <BuyerPicker buyer={buyer} />
      {undoing ? <UndoPartDialog part={undoing} amount={amount} onClose={() => setUndoing(null)} /> : null}
    </>
  );
}

interface PayFooterProps {
  formId: string;
  state: PayFormState;
  failure: string | null;
  amount: (cents: Cents) => string;
  onClose: () => void;
}

/** Charging with what is due, or closing what was paid elsewhere, with what is in the way of it. */
function PayFooter({ formId, state, failure, amount, onClose }: PayFooterProps) {
  const t = useT();
  const labels = useUiLabels();
  return (
    <div className={classes.footer}>
      <DrawerHint />
      <FormFailure message={failure} />
      {state.isPaidElsewhere ? (
        <Button variant="default" size="xl" fullWidth onClick={onClose}>
          {labels.close}
        </Button>
      ) : (
        <SubmitButton form={formId} size="xl" fullWidth busy={state.busy} disabled={!state.mayCharge}>
          {t("payments.pay", { amount: amount(state.review.due) })}
        </SubmitButton>
      )}
    </div>
  );
}
