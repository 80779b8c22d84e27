import { useId, useState } from "react";
import { BillFigures } from "#core/pricing/web/public.ts";
import { DrawerHint } from "#money/cash/web/public.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import { type Cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { BillDiscountDialog, lineIdsOf, type SoldItem } from "#service/orders/web/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Stack, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { classNames } from "#ui/theme/class-names.ts";
import { useUiLabels } from "#ui/theme/ui-labels.tsx";
import type { PaidPart } from "../contract/payments.ts";
import { BuyerPicker } from "./buyer/buyer-field.tsx";
import type { AppliedCode } from "./discount-fields.tsx";
import { BillLines } from "./parts/bill-lines.tsx";
import { UndoPartDialog } from "./parts/paid-parts.tsx";
import { withPortion } from "./parts/part-draft.ts";
import { PartField } from "./parts/part-field.tsx";
import { PortionDialog } from "./parts/portion-dialog.tsx";
import { MoneyFields, SaleFields } from "./pay-fields.tsx";
import { SettledFigure, SumToTake } from "./pay-figures.tsx";
import { PayFold } from "./pay-fold.tsx";
import classes from "./pay-form.module.css";
import { type BillView, discountsOnBill, shownBill } from "./read-bill.ts";
import { typeIntoReceived } from "./type-into-received.ts";
import { useChargeKey } from "./use-charge-key.ts";
import { type PayFormInput, type PayFormState, usePayForm } from "./use-pay-form.ts";

interface PayFormProps extends PayFormInput {
  title: string;
  /** The account, as people call it. */
  name: string;
  codes: readonly AppliedCode[];
  onCodes: (codes: readonly AppliedCode[]) => void;
  onClose: () => void;
}

/** A dialog over the payment: a line to divide, a part to take back, a discount to give. */
type Cover =
  | { readonly kind: "portion"; readonly item: SoldItem }
  | { readonly kind: "undo"; readonly part: PaidPart }
  | { readonly kind: "discount" };

/**
 * Shows the payment: the bill to tap, the payment type, the buyer. The charge is always in sight and stands on the
 * button.
 */
export function PayForm({ title, name, codes, onCodes, onClose, ...input }: PayFormProps) {
  const { figures, bill } = input;
  const formId = useId();
  const state = usePayForm(input);
  const { buyer, currency, attempt } = state;
  const [cover, setCover] = useState<Cover | null>(null);
  const isCovered = buyer.writing || buyer.choosing || cover !== null;
  useChargeKey(state.form, state.isReady && !isCovered);
  const { close } = useCloseGuard({ isDirty: false, isUnsure: attempt.isUnsure, busy: state.busy, onClose });
  const changedTotal = useChangedTotal(bill, currency);
  const amount = (cents: Cents) => formatAmount(cents, currency);
  const account = { accountIds: accountIdsOf(input.orders), name };
  return (
    <>
      <AppDialog
        opened
        isStill
        size="wide"
        title={title}
        lead={<SumToTake figures={figures} bill={bill} state={state} amount={amount} />}
        onClose={close}
        closeOnClickOutside={false}
        isLocked={state.isLocked}
        footer={
          <PayFooter
            formId={formId}
            state={state}
            failure={state.failure ?? changedTotal ?? state.unread}
            amount={amount}
            onClose={onClose}
          />
        }
      >
        <PayColumns
          formId={formId}
          state={state}
          input={input}
          amount={amount}
          accountIds={account.accountIds}
          codes={codes}
          onCodes={onCodes}
          onCover={setCover}
        />
      </AppDialog>
      <BuyerPicker
        buyer={buyer}
        mustIdentify={state.mustIdentify}
        mustNameDistrict={state.mustNameDistrict}
      />
      {cover ? (
        <CoverDialog {...{ cover, bill, account, state, amount }} onClose={() => setCover(null)} />
      ) : null}
    </>
  );
}

const accountIdsOf = (orders: PayFormInput["orders"]): AccountId[] => [
  ...new Set(orders.map((order) => order.account_id)),
];

interface PayColumnsProps extends Pick<PayFormProps, "codes" | "onCodes"> {
  formId: string;
  state: PayFormState;
  input: PayFormInput;
  amount: (cents: Cents) => string;
  accountIds: readonly AccountId[];
  onCover: (cover: Cover) => void;
}

/** Holds the form: how it is paid, the bill to tap, and for whom. */
function PayColumns({ formId, state, input, amount, onCover, ...discounts }: PayColumnsProps) {
  const { bill, init } = input;
  return (
    <form
      ref={state.form}
      id={formId}
      className={classes.form}
      onSubmit={state.submit}
      onKeyDown={typeIntoReceived}
      noValidate
    >
      <MoneyFields state={state} suggestion={bill.tip_suggestion} amount={amount} />
      <BillColumn
        input={input}
        state={state}
        amount={amount}
        onDivide={(item) => onCover({ kind: "portion", item })}
      />
      <SaleFields
        state={state}
        bill={bill}
        offersReceipt={init.printSettings.is_enable_print}
        amount={amount}
        {...discounts}
        onDiscount={() => onCover({ kind: "discount" })}
        onUndo={(part) => onCover({ kind: "undo", part })}
      />
    </form>
  );
}

interface CoverDialogProps {
  cover: Cover;
  bill: BillView;
  account: { readonly accountIds: readonly AccountId[]; readonly name: string };
  state: PayFormState;
  amount: (cents: Cents) => string;
  onClose: () => void;
}

/** The dialog lies beside the payment's, because a form cannot hold another one. */
function CoverDialog({ cover, bill, account, state, amount, onClose }: CoverDialogProps) {
  if (cover.kind === "undo") return <UndoPartDialog part={cover.part} amount={amount} onClose={onClose} />;
  if (cover.kind === "discount") {
    const ofCodes = sumCents(bill.codes.map((code) => code.amount));
    const base = subtractCents(bill.discountable_total, ofCodes);
    return <BillDiscountDialog {...account} base={base} onClose={onClose} />;
  }
  const { item } = cover;
  return (
    <PortionDialog
      item={item}
      bill={bill}
      amount={amount}
      onChoose={(portion) => state.changePart(withPortion(state.part, bill, lineIdsOf(item), portion))}
      onClose={onClose}
    />
  );
}

interface BillColumnProps {
  input: Pick<PayFormInput, "orders" | "figures" | "bill" | "completes">;
  state: PayFormState;
  amount: (cents: Cents) => string;
  onDivide: (item: SoldItem) => void;
}

/** Shows the part to charge, the bill it is taken from and its amount. */
function BillColumn({
  input: { orders, figures, bill, completes },
  state,
  amount,
  onDivide,
}: BillColumnProps) {
  const t = useT();
  return (
    <fieldset className={classNames(classes.column, classes.bill)} disabled={state.isLocked}>
      <VisuallyHidden as="legend">{t("payments.part.label")}</VisuallyHidden>
      <PayFold
        label={t("payments.part.label")}
        value={t(`payments.part.kind.${state.part.kind}`)}
        isNeeded={state.partReview.refusal !== null}
        isOpenFirst={state.part.kind !== "whole"}
      >
        <PartField
          currency={state.currency}
          bill={bill}
          draft={state.part}
          review={state.partReview}
          onChange={state.changePart}
        />
        <BillLines
          orders={orders}
          bill={bill}
          draft={state.part}
          amount={amount}
          onChange={state.changePart}
          onFraction={onDivide}
        />
        <BillFigures
          isDense
          shown={shownBill(figures, bill)}
          discounts={bill.discounts}
          rate={bill.service_charge_rate}
          amount={amount}
        />
      </PayFold>
      {completes ? (
        <Text tone="amber" size="sm">
          {t("payments.completes")}
        </Text>
      ) : null}
    </fieldset>
  );
}

interface PayFooterProps {
  formId: string;
  state: PayFormState;
  failure: string | null;
  amount: (cents: Cents) => string;
  onClose: () => void;
}

/** Charges the amount due, or closes an account that was paid elsewhere; shows what prevents it. */
function PayFooter({ formId, state, failure, amount, onClose }: PayFooterProps) {
  const t = useT();
  const labels = useUiLabels();
  const { draft, paymentTypes, review } = state;
  const chosen = draft.given === null ? paymentTypes.find(({ id }) => id === draft.paymentTypeId) : undefined;
  return (
    <Stack gap={8} full>
      <DrawerHint />
      <FormFailure message={state.attempt.isUnsure ? null : failure} />
      {state.unread === null || state.isLocked ? null : (
        <Button variant="default" fullWidth busy={state.withheld.isAsking} onClick={state.withheld.again}>
          {labels.retry}
        </Button>
      )}
      <div className={classes.pay}>
        <SettledFigure review={review} method={chosen?.title ?? null} amount={amount} />
        {state.isPaidElsewhere ? (
          <Button variant="default" size="xl" fullWidth onClick={onClose}>
            {labels.close}
          </Button>
        ) : (
          <UnsureGate attempt={state.attempt} busy={state.busy} size="xl" onAgain={() => void state.pay()}>
            <SubmitButton form={formId} size="xl" fullWidth busy={state.busy} disabled={!state.mayCharge}>
              {t("payments.pay", { amount: amount(review.due) })}
            </SubmitButton>
          </UnsureGate>
        )}
      </div>
    </Stack>
  );
}

/** Returns a notice while the balance differs from the one at opening for another reason than a discount that is shown. */
function useChangedTotal(bill: BillView, currency: string): string | null {
  const t = useT();
  const discounts = discountsOnBill(bill);
  const [first, setFirst] = useState({ discounts, parts: bill.parts.length, balance: bill.balance });
  if (first.discounts !== discounts || first.parts !== bill.parts.length)
    setFirst({ discounts, parts: bill.parts.length, balance: bill.balance });
  if (bill.balance === first.balance || first.discounts !== discounts) return null;
  const amount = (cents: typeof bill.balance) => formatAmount(cents, currency);
  return t("payments.total_changed", { before: amount(first.balance), after: amount(bill.balance) });
}
