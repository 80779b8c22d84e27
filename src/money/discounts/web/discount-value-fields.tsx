import { type DiscountType, discountTypes } from "#core/pricing/domain/decide-discount.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps, optionalAmountProps } from "#platform/web/forms/amount-props.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { PercentField } from "#platform/web/forms/percent-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { WideField } from "#ui/forms/field-grid.tsx";
import type { discountForm } from "./discount-form.ts";

export interface DiscountFieldsProps {
  form: FormOf<typeof discountForm>;
  currency: string;
}

/** A percentage or a fixed amount, and how much. */
export function DiscountValueFields({ form, currency }: DiscountFieldsProps) {
  const t = useT();
  const type: DiscountType = form.getValues().discount_type;
  const choose = (chosen: string | undefined) => {
    const next = discountTypes.find((known) => known === chosen) ?? type;
    form.setFieldValue("discount_type", next);
    // Ten percent are not ten dollars.
    if (next !== type) form.setFieldValue("discount_value", null);
  };
  return (
    <>
      <WideField>
        <ChoiceList
          label={t("discounts.type")}
          mode="single"
          layout="tiles"
          choices={discountTypes.map((value) => ({ value, label: t(`discounts.types.${value}`) }))}
          value={[type]}
          onChange={([chosen]) => choose(chosen)}
        />
      </WideField>
      {type === "percentage" ? (
        <PercentField label={t("discounts.percentage")} required {...form.getInputProps("discount_value")} />
      ) : (
        <AmountField
          label={t("discounts.amount")}
          currency={currency}
          {...amountProps(form.getInputProps("discount_value"))}
        />
      )}
      {type === "percentage" ? (
        <AmountField
          label={t("discounts.max_discount")}
          description={t("discounts.optional")}
          currency={currency}
          {...optionalAmountProps(form.getInputProps("max_discount_amount"))}
        />
      ) : null}
    </>
  );
}
