import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { ResponseOf } from "../../../contract/define.ts";
import type { ordersInit } from "../../../contract/orders.ts";
import { toId } from "../../../domain/ids.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { ChoiceList } from "../../../ui/forms/choice-list.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useUiLabels } from "../../../ui/theme/ui-labels.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { BuyerField, BuyerPicker } from "./buyer-field.tsx";
import classes from "./pay-form.module.css";
import { type PaymentDraft, reviewPayment, startDraft } from "./payment-draft.ts";
import { paymentPictures } from "./payment-pictures.tsx";
import { ReceivedField } from "./received-field.tsx";
import { SummaryLines } from "./summary-lines.tsx";
import { TipField } from "./tip-field.tsx";
import { useBuyer } from "./use-buyer.ts";
import { type PaymentParts, usePayment } from "./use-payment.ts";
import { useRefusedFocus } from "./use-refused-focus.ts";

export interface PayFormProps extends PaymentParts {
  title: string;
  init: ResponseOf<typeof ordersInit>;
  onClose: () => void;
}

/** The payment: summary on one side, the way to pay on the other. The button says what will happen. */
export function PayForm(props: PayFormProps) {
  const { title, orders, figures, init, onClose } = props;
  const t = useT();
  const labels = useUiLabels();
  const formId = useId();
  const { currency } = init.storeSettings;
  const paymentTypes = init.paymentTypes.filter((type) => type.isActive);
  const printsByDefault = init.printSettings.is_enable_print;
  const [draft, setDraft] = useState(() => startDraft(paymentTypes, printsByDefault));
  const change = (part: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...part }));
  const chosen = paymentTypes.find((type) => type.id === draft.paymentTypeId);
  const review = reviewPayment(draft, figures, chosen?.icon === "cash");
  const buyer = useBuyer(orders);
  const { failure, isPaidElsewhere, busy, pay } = usePayment(props, draft, review, buyer.review);
  const { form, tried, submit } = useRefusedFocus({ ...review.refusals, ...buyer.review.refusals }, pay);
  const refusals = tried ? review.refusals : {};
  const [firstTotal] = useState(figures.total);
  const amount = (cents: typeof figures.total) => formatAmount(cents, currency);
  const changedTotal =
    failure === null && figures.total !== firstTotal
      ? t("charge.total_changed", { before: amount(firstTotal), after: amount(figures.total) })
      : null;
  return (
    <>
      <AppDialog
        opened
        size="large"
        title={title}
        onClose={onClose}
        closeOnClickOutside={false}
        footer={
          <div className={classes.footer}>
            <FormFailure message={failure ?? changedTotal} />
            {isPaidElsewhere ? (
              <Button variant="default" size="xl" fullWidth onClick={onClose}>
                {labels.close}
              </Button>
            ) : (
              <SubmitButton
                form={formId}
                size="xl"
                fullWidth
                busy={busy}
                disabled={paymentTypes.length === 0}
              >
                {t("charge.pay", { amount: amount(review.due) })}
              </SubmitButton>
            )}
          </div>
        }
      >
        <form ref={form} id={formId} className={classes.form} onSubmit={submit} noValidate>
          <SummaryLines orders={orders} figures={figures} review={review} amount={amount} />
          <fieldset className={classes.fields} disabled={busy}>
            <legend className="visually-hidden">{t("charge.method")}</legend>
            <BuyerField buyer={buyer} tried={tried} />
            {paymentTypes.length === 0 ? (
              <FormFailure message={t("charge.no_methods")} />
            ) : (
              <div data-invalid={refusals.method ? true : undefined}>
                <ChoiceList
                  label={t("charge.method")}
                  mode="single"
                  layout="tiles"
                  choices={paymentTypes.map((type) => ({
                    value: String(type.id),
                    label: type.title,
                    icon: paymentPictures[type.icon],
                  }))}
                  value={chosen ? [String(chosen.id)] : []}
                  onChange={([id]) => change({ paymentTypeId: toId<"PaymentType">(Number(id)) })}
                  error={refusals.method ? t(`charge.refusal.${refusals.method}`) : null}
                />
              </div>
            )}
            {chosen?.icon === "cash" ? (
              <ReceivedField
                currency={currency}
                review={review}
                received={draft.received}
                onChange={(received) => change({ received })}
                error={refusals.received ? t(`charge.refusal.${refusals.received}`) : null}
              />
            ) : null}
            <TipField
              currency={currency}
              draft={draft}
              onChange={change}
              error={refusals.tip ? t(`charge.refusal.${refusals.tip}`) : null}
            />
            {printsByDefault ? (
              <CheckField
                label={t("charge.print_receipt")}
                checked={draft.printsReceipt}
                onChange={(printsReceipt) => change({ printsReceipt })}
              />
            ) : null}
          </fieldset>
        </form>
      </AppDialog>
      <BuyerPicker buyer={buyer} />
    </>
  );
}
