import { useT } from "#platform/web/use-t.ts";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { DiscountLimitFields } from "./discount-limit-fields.tsx";
import { type DiscountFieldsProps, DiscountValueFields } from "./discount-value-fields.tsx";

/** Everything a person sets of a code. */
export function DiscountCodeFields({ form, currency }: DiscountFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("discounts.code")}
        description={t("discounts.code_hint")}
        required
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("code")}
      />
      <TextField
        label={t("discounts.description")}
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
