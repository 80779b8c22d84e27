import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { useT } from "#platform/web/use-t.ts";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

/** A price that is still to be typed: the contract refuses it. */
export const NO_PRICE = Number.NaN;

interface NameAndPriceProps {
  choice: { readonly title: string; readonly price: number };
  priceLabel: string;
  currency: string;
  errorOf: (field: "title" | "price") => string | null;
  onChange: (changes: { title: string } | { price: number }) => void;
}

/** Fields of a variant or an add-on that is one of several in a form. */
export function NameAndPrice({ choice, priceLabel, currency, errorOf, onChange }: NameAndPriceProps) {
  const t = useT();
  const isBlank = Number.isNaN(choice.price);
  const priceError = errorOf("price");
  return (
    <FieldGrid disabled={false}>
      <TextField
        label={t("common.name")}
        required
        maxLength={100}
        autoComplete="off"
        value={choice.title}
        error={errorOf("title")}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <AmountField
        label={priceLabel}
        required
        currency={currency}
        {...amountProps({
          value: isBlank ? null : choice.price,
          onChange: (price) => onChange({ price: price ?? NO_PRICE }),
          error: priceError && isBlank ? t("validation.required") : priceError,
        })}
      />
    </FieldGrid>
  );
}
