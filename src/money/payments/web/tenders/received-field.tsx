import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField, type TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";

interface ReceivedFieldProps {
  currency: string;
  due: Cents;
  received: TypedAmount;
  onChange: (received: TypedAmount) => void;
  error: string | null;
  /** Makes the change a tip; null while there is none to leave, undefined where nobody tips. */
  onLeaveChange?: (() => void) | null;
}

/** Enters the cash handed over, by typing or one tap; the change stands beside the charge. */
export function ReceivedField(props: ReceivedFieldProps) {
  const { currency, due, received, onChange, error, onLeaveChange } = props;
  const t = useT();
  return (
    <Stack gap={8} data-invalid={error ? true : undefined}>
      <AmountField
        large
        label={t("payments.received")}
        // The error replaces the hint, so that nothing below moves while typing.
        description={error ? "" : t("payments.received_hint")}
        currency={currency}
        amount={received}
        onChange={onChange}
        error={error}
      />
      <Row wrap gap={8} role="group" aria-label={t("payments.quick_notes")}>
        <Button variant="default" onClick={() => onChange(due)}>
          {t("payments.exact")}
        </Button>
        {noteSuggestions(due).map((amount) => (
          <Button key={amount} variant="default" onClick={() => onChange(amount)}>
            {formatAmount(amount, currency)}
          </Button>
        ))}
        {onLeaveChange === undefined ? null : (
          <Button variant="default" disabled={onLeaveChange === null} onClick={() => onLeaveChange?.()}>
            {t("payments.tip_of_change")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Multiples to which guests round up beside the exact amount: the next whole unit and the next notes, in cents. */
const NOTES = [100, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** This many fit on one line of the phone beside "Exact". */
const MOST = 3;

/** Returns amounts above `due` that a guest is likely to hand over, rising; none if nothing is due. */
export function noteSuggestions(due: Cents): Cents[] {
  if (due <= 0) return [];
  const rounded = NOTES.map((note) => Math.ceil(due / note) * note).filter((amount) => amount > due);
  return [...new Set(rounded)]
    .toSorted((a, b) => a - b)
    .slice(0, MOST)
    .map(cents);
}
