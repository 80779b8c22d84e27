import type { DiscountType } from "#core/pricing/domain/decide-discount.ts";
import { DiscountTypeChoice } from "#core/pricing/web/public.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps, optionalAmountProps } from "#platform/web/forms/amount-props.ts";
import { PercentField, WholeField } from "#platform/web/forms/decimal-field.tsx";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { discountForm } from "./discount-form.ts";

export function DiscountCodeFields({ form, currency }: DiscountFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("common.code")}
        description={t("discounts.code_hint")}
        required
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("code")}
      />
      <TextField
        label={t("common.description")}
        required
        maxLength={200}
        {...form.getInputProps("description")}
      />
      <FieldGrid disabled={false}>
        <DiscountValueFields form={form} currency={currency} />
        <DiscountLimitFields form={form} currency={currency} />
      </FieldGrid>
    </>
  );
}

interface DiscountFieldsProps {
  form: FormOf<typeof discountForm>;
  currency: string;
}

function DiscountValueFields({ form, currency }: DiscountFieldsProps) {
  const t = useT();
  const type: DiscountType = form.getValues().discount_type;
  const choose = (next: DiscountType) => {
    form.setFieldValue("discount_type", next);
    form.setFieldValue("discount_value", null);
  };
  return (
    <>
      <WideField>
        <DiscountTypeChoice type={type} onChange={choose} />
      </WideField>
      {type === "percentage" ? (
        <PercentField label={t("common.percentage")} required {...form.getInputProps("discount_value")} />
      ) : (
        <AmountField
          label={t("common.amount")}
          required
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

/** Limits the account, the uses and the days of a code; an empty field limits nothing. */
function DiscountLimitFields({ form, currency }: DiscountFieldsProps) {
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
      <DateField label={t("common.valid_from")} {...dateProps("start_date")} />
      <DateField label={t("common.valid_until")} {...dateProps("end_date")} />
      <WideField>
        <CheckField
          label={t("discounts.combinable")}
          description={t("discounts.combinable_hint")}
          checked={values.is_combinable === true || values.is_combinable === 1}
          onChange={(isCombinable) => form.setFieldValue("is_combinable", isCombinable)}
        />
      </WideField>
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
