import { IconDiscount, IconTag, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { suggestTip } from "#money/tips/domain/suggest-tip.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { AccountId } from "#platform/domain/ids.ts";
import { type Cents, percentFromBasisPoints, sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Row, Span, Stack, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { PaidPart } from "../contract/payments.ts";
import { AccountField } from "./account/account-field.tsx";
import { BuyerField } from "./buyer/buyer-field.tsx";
import { PaidParts } from "./parts/paid-parts.tsx";
import classes from "./pay-form.module.css";
import type { PaymentDraft } from "./payment-draft.ts";
import { useRemoveBillDiscount, useValidateDiscount } from "./payments-api.ts";
import type { BillView } from "./read-bill.ts";
import { MethodField } from "./tenders/method-field.tsx";
import type { PayFormState } from "./use-pay-form.ts";

interface PayFieldsProps extends DiscountFieldsProps {
  state: PayFormState;
  /** True if the restaurant prints receipts: the cashier may skip this one. */
  offersReceipt: boolean;
  /** Asks why a paid part is taken back. */
  onUndo: (part: PaidPart) => void;
}

/** Holds the cashier's fields: payment type, buyer, tip, discounts and the parts paid so far. */
export function PayFields({ state, bill, offersReceipt, amount, onUndo, ...discounts }: PayFieldsProps) {
  const t = useT();
  const { currency, draft, review, tried, change } = state;
  const refusedTip = review.refusals.tip;
  return (
    <>
      <fieldset className={classes.column} disabled={state.isLocked}>
        <VisuallyHidden as="legend">{t("common.payment_method")}</VisuallyHidden>
        <MethodField
          currency={currency}
          paymentTypes={state.paymentTypes}
          draft={draft}
          review={review}
          tried={tried}
          onChange={change}
        >
          {state.account === null ? null : (
            <AccountField
              account={state.account}
              name={state.buyer.review.name}
              tried={tried}
              amount={amount}
              onChoose={() => state.buyer.setChoosing(true)}
            />
          )}
        </MethodField>
      </fieldset>
      <fieldset className={classes.column} disabled={state.isLocked}>
        <VisuallyHidden as="legend">{t("common.customer")}</VisuallyHidden>
        <BuyerField buyer={state.buyer} tried={tried} identifiedFrom={state.identifiedFrom} />
        <TipField
          currency={currency}
          draft={draft}
          total={state.sold}
          suggestion={bill.tip_suggestion}
          onChange={change}
          error={
            refusedTip === "tip_too_large" ||
            refusedTip === "tip_on_account" ||
            (tried && refusedTip === "tip_required")
              ? t(`payments.refusal.${refusedTip}`)
              : null
          }
        />
        <DiscountFields bill={bill} amount={amount} {...discounts} />
        {offersReceipt ? (
          <CheckField
            label={t("common.print_receipt")}
            checked={draft.printsReceipt}
            onChange={(printsReceipt) => change({ printsReceipt })}
          />
        ) : null}
        <PaidParts parts={bill.parts} amount={amount} onUndo={onUndo} />
      </fieldset>
    </>
  );
}

interface DiscountFieldsProps {
  bill: BillView;
  amount: (cents: Cents) => string;
  /** The accounts of the bill. */
  accountIds: readonly AccountId[];
  onCode: (code: string | null) => void;
  /** Asks what is taken off the bill, and why. */
  onDiscount: () => void;
}

/** Holds the code and the discount that somebody gives on the bill. */
function DiscountFields({ bill, amount, accountIds, onCode, onDiscount }: DiscountFieldsProps) {
  return (
    <>
      <DiscountField bill={bill} amount={amount} onCode={onCode} />
      <BillDiscountField bill={bill} amount={amount} accountIds={accountIds} onGive={onDiscount} />
    </>
  );
}

interface DiscountFieldProps {
  bill: BillView;
  amount: (cents: Cents) => string;
  onCode: (code: string | null) => void;
}

/** Applies a discount code once the server says what it takes off; one tap removes it. */
function DiscountField({ bill, amount, onCode }: DiscountFieldProps) {
  const t = useT();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const validating = useValidateDiscount();
  const element = useScrollIntoView<HTMLDivElement>(refusal !== null);
  const apply = async () => {
    if (code.trim() === "") return setRefusal(t("common.enter_the_code"));
    try {
      const { code: validCode } = await validating.mutateAsync({ code, subtotal: bill.discountable_total });
      setRefusal(null);
      setCode("");
      onCode(validCode);
    } catch (error) {
      setRefusal(failureText(error, "payments.discount.failure"));
    }
  };
  // Enter belongs to this field: it must not charge the account.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  };
  if (bill.discount)
    return (
      <div className={classes.applied}>
        <IconTag size={18} aria-hidden="true" />
        <Span room="grow" weight={550}>
          {t("payments.discount.applied", { code: bill.discount.code, amount: amount(bill.discount.amount) })}
        </Span>
        {bill.parts.length === 0 ? (
          <Button variant="subtle" icon={<IconX size={18} aria-hidden="true" />} onClick={() => onCode(null)}>
            {t("common.remove")}
          </Button>
        ) : null}
      </div>
    );
  // The code belongs to the whole sale: once a part of it is paid, none can be added.
  if (bill.parts.length > 0) return null;
  return (
    <div ref={element} className={classes.field}>
      <TextField
        label={t("payments.discount.code")}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={refusal}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button variant="default" busy={validating.isPending} onClick={() => void apply()}>
        {t("common.apply")}
      </Button>
    </div>
  );
}

interface BillDiscountFieldProps extends Omit<DiscountFieldProps, "onCode"> {
  accountIds: readonly AccountId[];
  onGive: () => void;
}

/** Shows the discount that somebody gave on the bill, to be taken back with one tap, or the way to give one. */
function BillDiscountField({ bill, amount, accountIds, onGive }: BillDiscountFieldProps) {
  const t = useT();
  const user = useUser();
  const removing = useRemoveBillDiscount();
  const given = bill.discounts.filter(({ kind }) => kind === "bill");
  const mayChange = bill.parts.length === 0 && user !== null && mayDo(actorOf(user), "sale.discount");
  if (given.length === 0)
    return mayChange ? (
      <Button variant="default" icon={<IconDiscount size={18} aria-hidden="true" />} onClick={onGive}>
        {t("payments.discount.give")}
      </Button>
    ) : null;
  return (
    <div className={classes.applied}>
      <IconDiscount size={18} aria-hidden="true" />
      <Span room="grow" weight={550}>
        {t("payments.discount.on_bill", {
          amount: amount(sumCents(given.map((discount) => discount.amount))),
          reason: given.flatMap(({ reason }) => reason ?? []).join(", "),
        })}
      </Span>
      {mayChange ? (
        <Button
          variant="subtle"
          busy={removing.isPending}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={() => removing.mutate({ accountIds: [...accountIds] })}
        >
          {t("common.remove")}
        </Button>
      ) : null}
    </div>
  );
}

/** The tip rises by single cents (operations §5, step 0.01). */
const STEP_CENTS = 1;

interface TipFieldProps {
  currency: string;
  draft: PaymentDraft;
  /** The base of the suggested share. */
  total: Cents;
  suggestion: BillView["tip_suggestion"];
  onChange: (changes: Partial<Pick<PaymentDraft, "tip" | "hasTip">>) => void;
  error: string | null;
}

/** Enters a tip: voluntary, offered in one tap if the restaurant suggests one, never filled in beforehand. */
function TipField({ currency, draft, total, suggestion, onChange, error }: TipFieldProps) {
  const t = useT();
  const suggested = suggestTip(total, suggestion?.rate ?? null);
  return (
    <Stack gap={4} data-invalid={error ? true : undefined}>
      <Row align="center" justify="between" wrap gap={8}>
        <CheckField
          label={t("payments.add_tip")}
          description={t("payments.tip_voluntary")}
          checked={draft.hasTip}
          onChange={(hasTip) => onChange({ hasTip })}
        />
        {suggestion && suggested !== null && !(draft.hasTip && draft.tip === suggested) ? (
          <Button variant="default" onClick={() => onChange({ hasTip: true, tip: suggested })}>
            {t("payments.tip_suggested", {
              rate: percentFromBasisPoints(suggestion.rate),
              amount: formatAmount(suggested, currency),
            })}
          </Button>
        ) : null}
      </Row>
      {draft.hasTip ? (
        <AmountField
          autoFocus
          label={t("payments.tip_amount")}
          currency={currency}
          stepCents={STEP_CENTS}
          amount={draft.tip}
          onChange={(tip) => onChange({ tip })}
          error={error}
        />
      ) : null}
    </Stack>
  );
}

/** Scrolls as little as needed to what has just appeared: nobody reads below the edge of a dialog. */
function useScrollIntoView<Shown extends HTMLElement>(isShown: boolean): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return element;
}
