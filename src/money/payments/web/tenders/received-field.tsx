import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField, type TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { noteSuggestions } from "./note-suggestions.ts";
import classes from "./received-field.module.css";

export interface ReceivedFieldProps {
  currency: string;
  due: Cents;
  received: TypedAmount;
  onChange: (received: TypedAmount) => void;
  error: string | null;
}

/** What the guest hands over, by typing or one tap; the change stands beside what is charged. */
export function ReceivedField({ currency, due, received, onChange, error }: ReceivedFieldProps) {
  const t = useT();
  return (
    <div className={classes.received} data-invalid={error ? true : undefined}>
      <AmountField
        large
        label={t("payments.received")}
        // In the place of the hint, so that nothing below moves while it is typed.
        description={error ? "" : t("payments.received_hint")}
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
    </div>
  );
}
