import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
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
import { Box } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { billingForTax } from "../../domain/item-billing.ts";
import { categoriesQuery } from "../menu-api.ts";
import classes from "./billing-fields.module.css";
import { BillingFields } from "./billing-fields.tsx";
import { billingInForm, billingValues, type ItemForm } from "./item-values.ts";
import { MarkFields } from "./mark-fields.tsx";

/** Longest description (back-office §9). */
const MAX_SIGNS = 500;

interface ItemFieldsProps {
  form: ItemForm;
  currency: string;
  /** Blocks typing while it is unknown whether the item was saved. */
  disabled?: boolean;
  /** Shown below the price. */
  belowPrice?: ReactNode;
}

/** All fields of an item: first what guests read, then the data for tax documents. */
export function ItemFields({ form, currency, disabled = false, belowPrice }: ItemFieldsProps) {
  const t = useT();
  return (
    <FieldGrid disabled={disabled}>
      <WideField>
        <TextField
          label={t("common.name")}
          required
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("title")}
        />
      </WideField>
      <div>
        <AmountField
          label={t("common.price")}
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
          label={t("common.description")}
          maxLength={MAX_SIGNS}
          {...form.getInputProps("description")}
          value={form.getValues().description ?? ""}
        />
      </WideField>
      <ItemMarks form={form} />
      <WideField>
        <TaxMismatch form={form} />
        <BillingFields form={form} currency={currency} />
      </WideField>
    </FieldGrid>
  );
}

/** Chooses the restaurant's tax; the tax data for documents follow it. */
function TaxField({ form }: { form: ItemForm }) {
  const t = useT();
  const taxes = useQuery(taxesQuery).data?.taxes ?? [];
  const field = idProps(form.getInputProps("taxId"));
  return (
    <SelectField
      label={t("common.tax")}
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

/**
 * Warns when the restaurant's tax and the billing disagree: documents state what is charged (docs/decisions/0074).
 */
function TaxMismatch({ form }: { form: ItemForm }) {
  const t = useT();
  const taxes = useQuery(taxesQuery).data?.taxes;
  const { taxId, dte_gravado } = form.getValues();
  const tax = taxes?.find(({ id }) => id === taxId);
  const isCharged = tax !== undefined && hasTax(tax);
  if (taxes === undefined || isCharged === (dte_gravado !== 0)) return null;
  return (
    <Box below={12}>
      <Notice tone="amber" role="status">
        {isCharged
          ? t("menuItems.billing.charged_anyway", { tax: tax.title, none: t("menuItems.no_tax") })
          : t("menuItems.billing.never_charged", { none: t("menuItems.no_tax") })}
      </Notice>
    </Box>
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

const CategoryDialog = lazy(() =>
  import("../categories/category-dialog.tsx").then((module) => ({ default: module.CategoryDialog })),
);

/** Chooses the category of an item, or adds one without leaving the form. */
function CategoryField({ form }: { form: ItemForm }) {
  const t = useT();
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.field}>
      <SelectField
        label={t("common.category")}
        emptyOption={t("menuItems.no_category")}
        options={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...idProps(form.getInputProps("categoryId"))}
      />
      <IconButton
        label={t("menuItems.categories.add_title")}
        icon={<IconPlus size={20} stroke={1.75} />}
        onClick={() => setAdding(true)}
      />
      {isAdding
        ? // A form of its own: on the page it stands beside that of the item, and what it sends is not sent by that one.
          createPortal(
            <div onSubmit={(event) => event.stopPropagation()}>
              <Suspense fallback={null}>
                <CategoryDialog
                  category={null}
                  onAdded={(id) => form.setFieldValue("categoryId", id)}
                  onClose={() => setAdding(false)}
                />
              </Suspense>
            </div>,
            document.body,
          )
        : null}
    </div>
  );
}

/** Fields for what is in the item itself; its variants and add-ons say what they add. */
function ItemMarks({ form }: { form: ItemForm }) {
  const t = useT();
  const { allergens, diets } = form.getValues();
  return (
    <MarkFields
      marks={{ allergens: allergens ?? null, diets: diets ?? [] }}
      error={form.getInputProps("diets").error}
      knownHint={t("menuItems.marks.known_hint")}
      onChange={(marks) =>
        form.setValues({ allergens: marks.allergens && [...marks.allergens], diets: [...marks.diets] })
      }
    />
  );
}
