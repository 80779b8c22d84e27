import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { optionalAmountProps } from "#platform/web/forms/amount-props.ts";
import { WholeField } from "#platform/web/forms/whole-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { WideField } from "#ui/forms/field-grid.tsx";
import type { DiscountFieldsProps } from "./discount-value-fields.tsx";

/** From which account on, how often and when a code may be used; what is empty does not limit it. */
export function DiscountLimitFields({ form, currency }: DiscountFieldsProps) {
  const t = useT();
  const values = form.getValues();
  const dateProps = (field: "start_date" | "end_date") => ({
    ...form.getInputProps(field),
    value: values[field] ?? "",
    onChange: (date: string) => form.setFieldValue(field, date === "" ? null : date),
  });
  return (
    <>
      <AmountField
        label={t("discounts.min_order")}
        description={t("discounts.optional")}
        currency={currency}
        {...optionalAmountProps(form.getInputProps("min_order_value"))}
      />
      <WholeField
        label={t("discounts.max_uses")}
        description={t("discounts.optional")}
        {...form.getInputProps("max_uses")}
      />
      <DateField label={t("discounts.start")} {...dateProps("start_date")} />
      <DateField label={t("discounts.end")} {...dateProps("end_date")} />
      <WideField>
        <CheckField
          label={t("discounts.active")}
          checked={values.is_active !== false && values.is_active !== 0}
          onChange={(isActive) => form.setFieldValue("is_active", isActive)}
        />
      </WideField>
    </>
  );
}
