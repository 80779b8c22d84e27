import { type Cents, cents, subtractCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField, type TypedAmount } from "#platform/web/forms/amount-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { AmountKeys } from "../amount-keys.tsx";

interface ReceivedFieldProps {
  currency: string;
  due: Cents;
  received: TypedAmount;
  onChange: (received: TypedAmount) => void;
  error: string | null;
}

/** Enters the cash handed over: by one key, which says the change that it leaves, or by typing. */
export function ReceivedField({ currency, due, received, onChange, error }: ReceivedFieldProps) {
  const t = useT();
  const exact = {
    key: "exact",
    label: t("payments.exact"),
    under: t("payments.no_change"),
    isChosen: received === due,
    onPress: () => onChange(due),
  };
  const notes = noteSuggestions(due).map((amount) => ({
    key: String(amount),
    label: formatAmount(amount, currency),
    under: t("payments.change_of", { amount: formatAmount(subtractCents(amount, due), currency) }),
    isChosen: received === amount,
    onPress: () => onChange(amount),
  }));
  return (
    <Stack gap={8} data-received="" data-invalid={error ? true : undefined}>
      <AmountKeys label={t("payments.quick_notes")} keys={[exact, ...notes]} />
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
    </Stack>
  );
}

/** The notes that guests round up to, in cents. */
const NOTES = [500, 1_000, 2_000, 5_000, 10_000] as const;
/** Single dollars are counted out for next to nothing only. */
const SINGLE = 100;
const MOST_IN_SINGLES = 200;

/** The next note and the next larger one stand beside "Exact". */
const MOST = 2;

/** Returns amounts above `due` that a guest hands over in notes of one kind, rising; none if nothing is due. */
export function noteSuggestions(due: Cents): Cents[] {
  if (due <= 0) return [];
  const kinds = due <= MOST_IN_SINGLES ? [SINGLE, ...NOTES] : NOTES;
  const rounded = kinds.map((note) => Math.ceil(due / note) * note).filter((amount) => amount > due);
  return [...new Set(rounded)]
    .toSorted((a, b) => a - b)
    .slice(0, MOST)
    .map(cents);
}
