import { useId, useState } from "react";
import type { ordersInit } from "../../../contract/orders.ts";
import type { PaidPart } from "../../../contract/payments.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { ZERO_CENTS } from "../../../domain/money/cents.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useUiLabels } from "../../../ui/theme/ui-labels.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { DrawerHint } from "../cash/public.ts";
import { useGuestView } from "../customer-display/public.ts";
import { BuyerField, BuyerPicker } from "./buyer/buyer-field.tsx";
import { useBuyer } from "./buyer/use-buyer.ts";
import { DiscountField } from "./discount-field.tsx";
import { guestBill } from "./guest-bill.ts";
import { PaidParts, UndoPartDialog } from "./parts/paid-parts.tsx";
import { openPart, type PartDraft, reviewPart } from "./parts/part-draft.ts";
import { PartField } from "./parts/part-field.tsx";
import classes from "./pay-form.module.css";
import { type PaymentDraft, reviewPayment, startDraft } from "./payment-draft.ts";
import type { BillView } from "./read-bill.ts";
import { SummaryLines } from "./summary-lines.tsx";
import { MethodField } from "./tenders/method-field.tsx";
import { TipField } from "./tenders/tip-field.tsx";
import { useChargeKey } from "./use-charge-key.ts";
import { type Payment, type PaymentInput, usePayment } from "./use-payment.ts";
import { useRefusedFocus } from "./use-refused-focus.ts";

export interface PayFormProps extends Omit<PaymentInput, "onPaid"> {
  title: string;
  init: ResponseOf<typeof ordersInit>;
  bill: BillView;
  /** How the account was being divided before. */
  part: PartDraft;
  onCode: (code: string | null) => void;
  onPaid: (payment: Payment, printsReceipt: boolean, charged: PartDraft) => void;
  onClose: () => void;
}

/** The payment: summary on one side, the way to pay on the other. The button says what will happen. */
export function PayForm(props: PayFormProps) {
  const { title, orders, figures, bill, init, onClose, onCode } = props;
  const t = useT();
  const labels = useUiLabels();
  const formId = useId();
  const { currency } = init.storeSettings;
  const paymentTypes = init.paymentTypes.filter((type) => type.isActive);
  const printsByDefault = init.printSettings.is_enable_print;
  const [draft, setDraft] = useState(() => startDraft(paymentTypes, printsByDefault));
  const [wished, setPart] = useState(props.part);
  const part = openPart(wished, bill);
  const [undoing, setUndoing] = useState<PaidPart | null>(null);
  const change = (some: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...some }));
  const chosenPart = reviewPart(part, bill);
  const total = chosenPart.amount ?? ZERO_CENTS;
  const review = reviewPayment(draft, { total }, paymentTypes);
  const buyer = useBuyer(orders);
  const { failure, isPaidElsewhere, busy, pay } = usePayment(
    { ...props, onPaid: (payment, prints) => props.onPaid(payment, prints, part) },
    draft,
    review,
    { buyer: buyer.review, part: { wish: chosenPart.wish, bill }, paymentTypes, onRefusedBuyer: buyer.write },
  );
  useGuestView(guestBill({ orders, figures, bill, review, currency }));
  const isShort = review.change === null || chosenPart.amount === null;
  const { form, tried, submit } = useRefusedFocus({ ...review.refusals, ...buyer.review.refusals }, pay);
  const mayCharge = paymentTypes.length > 0 && !isShort;
  const isCovered = buyer.writing || buyer.choosing || undoing !== null;
  useChargeKey(form, mayCharge && !busy && !isCovered && !isPaidElsewhere);
  const changedTotal = useChangedTotal(bill, currency);
  const amount = (cents: typeof total) => formatAmount(cents, currency);
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
            <DrawerHint />
            <FormFailure message={failure ?? changedTotal} />
            {isPaidElsewhere ? (
              <Button variant="default" size="xl" fullWidth onClick={onClose}>
                {labels.close}
              </Button>
            ) : (
              <SubmitButton form={formId} size="xl" fullWidth busy={busy} disabled={!mayCharge}>
                {t("payments.pay", { amount: amount(review.due) })}
              </SubmitButton>
            )}
          </div>
        }
      >
        <form ref={form} id={formId} className={classes.form} onSubmit={submit} noValidate>
          <div className={classes.side}>
            <SummaryLines
              orders={orders}
              figures={figures}
              bill={bill}
              isPart={part.kind !== "whole"}
              review={review}
              amount={amount}
            />
            <PaidParts parts={bill.parts} amount={amount} onUndo={setUndoing} />
          </div>
          <fieldset className={classes.fields} disabled={busy}>
            <legend className="visually-hidden">{t("payments.method")}</legend>
            <PartField
              currency={currency}
              orders={orders}
              bill={bill}
              draft={part}
              review={chosenPart}
              amount={amount}
              onChange={(some) => setPart((before) => ({ ...before, ...some }))}
            />
            <BuyerField buyer={buyer} tried={tried} />
            <MethodField
              currency={currency}
              paymentTypes={paymentTypes}
              draft={draft}
              review={review}
              tried={tried}
              onChange={change}
            />
            <TipField
              currency={currency}
              draft={draft}
              total={total}
              suggestion={bill.tip_suggestion}
              onChange={change}
              error={tried && review.refusals.tip ? t(`payments.refusal.${review.refusals.tip}`) : null}
            />
            <DiscountField bill={bill} amount={amount} onCode={onCode} />
            {printsByDefault ? (
              <CheckField
                label={t("payments.print_receipt")}
                checked={draft.printsReceipt}
                onChange={(printsReceipt) => change({ printsReceipt })}
              />
            ) : null}
          </fieldset>
        </form>
      </AppDialog>
      <BuyerPicker buyer={buyer} />
      {undoing ? <UndoPartDialog part={undoing} amount={amount} onClose={() => setUndoing(null)} /> : null}
    </>
  );
}

/** Words while what is left to pay is not what it was when the dialog opened, other than by a code applied here. */
function useChangedTotal(bill: BillView, currency: string): string | null {
  const t = useT();
  const code = bill.discount?.code ?? null;
  const [first, setFirst] = useState({ code, parts: bill.parts.length, balance: bill.balance });
  if (first.code !== code || first.parts !== bill.parts.length)
    setFirst({ code, parts: bill.parts.length, balance: bill.balance });
  if (bill.balance === first.balance || first.code !== code) return null;
  const amount = (cents: typeof bill.balance) => formatAmount(cents, currency);
  return t("payments.total_changed", { before: amount(first.balance), after: amount(bill.balance) });
}
