import { PercentField } from "#platform/web/forms/percent-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { fullHours } from "./full-hours.ts";
import type { StoreFormState } from "./use-store-form.ts";

/** The mail about what runs out, and what ingredients may take of a price. */
export function StockFields({ form }: { form: StoreFormState }) {
  const t = useT();
  const values = form.getValues();
  return (
    <Section title={t("settings.store.stock")}>
      <FieldGrid disabled={false}>
        <WideField>
          <CheckField
            look="switch"
            label={t("settings.store.stock_mail")}
            description={t("settings.store.stock_mail_hint")}
            checked={values.isStockMailEnabled ?? false}
            onChange={(isOn) => form.setFieldValue("isStockMailEnabled", isOn)}
          />
        </WideField>
        <SelectField
          label={t("settings.store.stock_mail_hour")}
          searchable={false}
          disabled={!values.isStockMailEnabled}
          options={fullHours}
          value={String(values.stockMailHour)}
          onChange={(hour) => form.setFieldValue("stockMailHour", Number(hour))}
          error={form.errors.stockMailHour as string | undefined}
        />
        <PercentField
          label={t("settings.store.food_cost")}
          description={t("settings.store.food_cost_hint")}
          required
          {...form.getInputProps("targetFoodCost")}
        />
      </FieldGrid>
    </Section>
  );
}
