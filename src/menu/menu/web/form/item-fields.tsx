import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { hasTax } from "#core/pricing/domain/tax-type.ts";
import { stationsQuery } from "#menu/stations/web/public.ts";
import { taxesQuery } from "#menu/taxes/web/public.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { idProps } from "#platform/web/forms/id-props.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { billingForTax } from "../../domain/billing-for-tax.ts";
import classes from "./billing-fields.module.css";
import { BillingFields } from "./billing-fields.tsx";
import { CategoryField } from "./category-field.tsx";
import { billingInForm, billingValues, type ItemForm } from "./item-values.ts";
import { MarkFields } from "./mark-fields.tsx";

/** Longest description (back-office §9). */
const MOST_SIGNS = 500;

export interface ItemFieldsProps {
  form: ItemForm;
  currency: string;
  /** Nobody can type, while it is not known whether it was saved. */
  disabled?: boolean;
  /** What the price comes to. */
  belowPrice?: ReactNode;
}

/** Everything that is typed of an item: first what a guest reads, below it what tax documents say. */
export function ItemFields({ form, currency, disabled = false, belowPrice }: ItemFieldsProps) {
  const t = useT();
  return (
    <FieldGrid disabled={disabled}>
      <WideField>
        <TextField
          label={t("menuItems.fields.title")}
          required
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("title")}
        />
      </WideField>
      <div>
        <AmountField
          label={t("menuItems.fields.price")}
          required
          currency={currency}
          {...amountProps(form.getInputProps("price"))}
        />
        {belowPrice}
      </div>
      <CategoryField form={form} />
      <TaxField form={form} />
      <StationField form={form} />
      <WideField>
        <TextAreaField
          label={t("menuItems.fields.description")}
          maxLength={MOST_SIGNS}
          {...form.getInputProps("description")}
          value={form.getValues().description ?? ""}
        />
      </WideField>
      <MarkFields form={form} />
      <WideField>
        <UnlikeTax form={form} />
        <BillingFields form={form} currency={currency} />
      </WideField>
    </FieldGrid>
  );
}

/** The tax of the house, which also says what tax documents say first. */
function TaxField({ form }: { form: ItemForm }) {
  const t = useT();
  const taxes = useQuery(taxesQuery).data?.taxes ?? [];
  const field = idProps(form.getInputProps("taxId"));
  return (
    <SelectField
      label={t("menuItems.tax")}
      emptyOption={t("menuItems.no_tax")}
      options={taxes.map(({ id, title }) => ({ value: String(id), label: title }))}
      {...field}
      onChange={(value) => {
        const tax = taxes.find(({ id }) => String(id) === value) ?? null;
        form.setValues({
          taxId: tax?.id ?? null,
          ...billingValues(billingForTax(billingInForm(form.getValues()), tax)),
        });
      }}
    />
  );
}

/** What is charged is what documents say: told where the tax of the house and the billing do not agree (docs/decisions/0074). */
function UnlikeTax({ form }: { form: ItemForm }) {
  const t = useT();
  const taxes = useQuery(taxesQuery).data?.taxes;
  const { taxId, dte_gravado } = form.getValues();
  const tax = taxes?.find(({ id }) => id === taxId);
  const isCharged = tax !== undefined && hasTax(tax);
  if (taxes === undefined || isCharged === (dte_gravado !== 0)) return null;
  return (
    <div className={classes.unlike}>
      <Notice tone="amber" role="status">
        {isCharged
          ? t("menuItems.billing.charged_anyway", { tax: tax.title, none: t("menuItems.no_tax") })
          : t("menuItems.billing.never_charged", { none: t("menuItems.no_tax") })}
      </Notice>
    </div>
  );
}

function StationField({ form }: { form: ItemForm }) {
  const t = useT();
  const stations = useQuery(stationsQuery).data?.stations ?? [];
  return (
    <SelectField
      label={t("menuItems.station")}
      emptyOption={t("menuItems.as_category")}
      options={stations.map(({ id, title }) => ({ value: String(id), label: title }))}
      {...idProps(form.getInputProps("stationId"))}
    />
  );
}
