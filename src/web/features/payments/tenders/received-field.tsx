import { type Cents, subtractCents } from "../../../../domain/money/cents.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { formatAmount } from "../../../platform/format.ts";
import { AmountField, type TypedAmount } from "../../../platform/forms/amount-field.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { PaymentReview } from "../payment-draft.ts";
import { useScrollIntoView } from "../use-scroll-into-view.ts";
import { noteSuggestions } from "./note-suggestions.ts";
import classes from "./received-field.module.css";

export interface ReceivedFieldProps {
  currency: string;
  review: PaymentReview;
  received: TypedAmount;
  onChange: (received: TypedAmount) => void;
  error: string | null;
}

/** What the guest hands over, by typing or one tap, and the change. */
export function ReceivedField({ currency, review, received, onChange, error }: ReceivedFieldProps) {
  const t = useT();
  const { due } = review;
  return (
    <div className={classes.received} data-invalid={error ? true : undefined}>
      <AmountField
        large
        label={t("payments.received")}
        description={t("payments.received_hint")}
        currency={currency}
        amount={received}
        onChange={onChange}
        error={error}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons that fill one */}
      <div className={classes.notes} role="group" aria-label={t("payments.quick_notes")}>
        <Button variant="default" onClick={() => onChange(due)}>
          {t("payments.exact")}
        </Button>
        {noteSuggestions(due).map((amount) => (
          <Button key={amount} variant="default" onClick={() => onChange(amount)}>
            {formatAmount(amount, currency)}
          </Button>
        ))}
      </div>
      {typeof received !== "number" ? null : (
        <Change currency={currency} review={review} received={received} />
      )}
    </div>
  );
}

interface ChangeProps {
  currency: string;
  review: PaymentReview;
  received: Cents;
}

function Change({ currency, review, received }: ChangeProps) {
  const t = useT();
  const { change, due } = review;
  const element = useScrollIntoView<HTMLOutputElement>(true);
  return (
    <output ref={element} className={classes.change} data-tone={change === null ? "red" : "green"}>
      <span>{t(change === null ? "payments.missing" : "payments.change")}</span>
      <span className={classes.amount}>{formatAmount(change ?? subtractCents(due, received), currency)}</span>
    </output>
  );
}
