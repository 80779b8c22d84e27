import { type ReactNode, useId } from "react";
import { isCash } from "#core/payment-types/domain/payment-icon.ts";
import { paymentPictures } from "#core/payment-types/web/public.ts";
import type { PaymentType } from "#core/settings/contract/settings.ts";
import { type PaymentTypeId, toId } from "#platform/domain/ids.ts";
import { addCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField, type TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField, type TextFieldProps } from "#ui/forms/text-field.tsx";
import { Span, Stack, Text } from "#ui/layout/layout.tsx";
import { holdsCardNumber } from "../../domain/card-number.ts";
import { type GivenAmounts, givenCents, type PaymentDraft, type PaymentReview } from "../payment-draft.ts";
import classes from "./method-field.module.css";
import { ReceivedField } from "./received-field.tsx";
import type { TenderDecision } from "./settle-tenders.ts";

interface MethodFieldProps {
  currency: string;
  /** Payment types in use. */
  paymentTypes: readonly PaymentType[];
  draft: PaymentDraft;
  review: PaymentReview;
  /** Refusals are shown after the first attempt. */
  tried: boolean;
  onChange: (part: Partial<PaymentDraft>) => void;
  /** Shows the account to charge, if there is one. */
  children?: ReactNode;
}

/** Chooses the payment type, or several of them with an amount each. */
export function MethodField(props: MethodFieldProps) {
  const { currency, paymentTypes, draft, review, onChange, children } = props;
  const t = useT();
  if (paymentTypes.length === 0) return <FormFailure message={t("payments.no_methods")} />;
  return (
    <div className={classes.methods}>
      <div className={classes.head}>
        <Span weight={550}>{t("common.payment_type")}</Span>
        {paymentTypes.length > 1 ? (
          <CheckField
            label={t("payments.tenders.several")}
            checked={draft.given !== null}
            onChange={(several) => onChange({ given: several ? new Map() : null })}
          />
        ) : null}
      </div>
      {draft.given !== null && review.settling !== null ? (
        <>
          <TendersField
            currency={currency}
            paymentTypes={paymentTypes}
            given={draft.given}
            references={draft.references}
            settling={review.settling}
            onChange={(given) => onChange({ given })}
            onReference={(references) => onChange({ references })}
          />
          {children}
        </>
      ) : (
        <SingleMethod {...props} />
      )}
    </div>
  );
}

/** What a payment type asks for has a place of its own below the tiles: choosing another one moves neither. */
function SingleMethod(props: MethodFieldProps) {
  const { currency, paymentTypes, draft, review, tried, onChange, children } = props;
  const t = useT();
  const refusalId = useId();
  const chosen = paymentTypes.find((type) => type.id === draft.paymentTypeId);
  const { method, received } = review.refusals;
  const refusal = tried ? method : undefined;
  return (
    <>
      <div data-invalid={refusal ? true : undefined}>
        <ChoiceList
          label={t("common.payment_type")}
          isLabelHidden
          mode="single"
          layout="tiles"
          choices={paymentTypes.map((type) => ({
            value: String(type.id),
            label: type.title,
            icon: paymentPictures[type.icon],
          }))}
          value={chosen ? [String(chosen.id)] : []}
          onChange={([id]) => onChange({ paymentTypeId: toId<"PaymentType">(Number(id)) })}
          errorId={refusal ? refusalId : undefined}
        />
      </div>
      <div className={classes.asked}>
        {method ? (
          <Text id={refusalId} {...(refusal ? { tone: "red", role: "alert" } : { muted: true })}>
            {t(`payments.refusal.${method}`)}
          </Text>
        ) : null}
        {children}
        {chosen && isCash(chosen) ? (
          <ReceivedField
            currency={currency}
            due={review.due}
            received={draft.received}
            onChange={(amount) => onChange({ received: amount })}
            // The button is off while too little was handed over, so the reason shows at once.
            error={received === "received_too_little" ? t(`payments.refusal.${received}`) : null}
          />
        ) : null}
        {chosen && !isCash(chosen) ? (
          <ReferenceField
            label={t("payments.tenders.reference")}
            reference={draft.references.get(chosen.id) ?? ""}
            onChange={(reference) =>
              onChange({ references: new Map(draft.references).set(chosen.id, reference) })
            }
          />
        ) : null}
      </div>
    </>
  );
}

interface TendersFieldProps {
  currency: string;
  paymentTypes: readonly PaymentType[];
  given: GivenAmounts;
  references: ReadonlyMap<PaymentTypeId, string>;
  settling: TenderDecision;
  onChange: (given: GivenAmounts) => void;
  onReference: (references: ReadonlyMap<PaymentTypeId, string>) => void;
}

/**
 * Enters an amount for each payment type, fills in the missing amount with one tap, and takes a reference except for
 * cash. Everything has its place from the start: nothing moves while typing.
 */
function TendersField(props: TendersFieldProps) {
  const { currency, paymentTypes, given, references, settling, onChange, onReference } = props;
  const t = useT();
  const rest = !settling.ok && settling.reason === "short" ? settling.difference : null;
  const set = (id: PaymentTypeId, amount: TypedAmount) => {
    const next = new Map(given);
    if (amount === null) next.delete(id);
    else next.set(id, amount);
    onChange(next);
  };
  return (
    <Stack gap={8}>
      {paymentTypes.map(({ id, title, icon }) => (
        <div key={id} className={classes.tender}>
          <AmountField
            label={title}
            currency={currency}
            amount={given.get(id) ?? null}
            onChange={(amount) => set(id, amount)}
          />
          <Button
            variant="default"
            disabled={rest === null}
            aria-label={
              rest === null
                ? t("payments.tenders.rest")
                : t("payments.tenders.rest_with", { amount: formatAmount(rest, currency), method: title })
            }
            onClick={() => rest !== null && set(id, addCents(givenCents(given, id), rest))}
          >
            {t("payments.tenders.rest")}
          </Button>
          {isCash({ icon }) ? null : (
            <ReferenceField
              label={t("common.reference")}
              aria-label={t("payments.tenders.reference_of", { method: title })}
              reference={references.get(id) ?? ""}
              onChange={(reference) => onReference(new Map(references).set(id, reference))}
            />
          )}
        </div>
      ))}
    </Stack>
  );
}

interface ReferenceFieldProps extends Pick<TextFieldProps, "label" | "aria-label"> {
  reference: string;
  onChange: (reference: string) => void;
}

/** Edits a voucher number or the like; refuses a card number as soon as it is typed (guide §14). */
function ReferenceField({ reference, onChange, ...rest }: ReferenceFieldProps) {
  const t = useT();
  const isCard = holdsCardNumber(reference);
  return (
    <div data-invalid={isCard || undefined}>
      <TextField
        {...rest}
        value={reference}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        error={isCard ? t("validation.card_number") : null}
      />
    </div>
  );
}
