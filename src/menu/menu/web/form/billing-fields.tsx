import { type ReactNode, useEffect, useRef, useState } from "react";
import { CatalogueField, useCatalogueName } from "#core/catalogues/web/public.ts";
import { percentFromBasisPoints } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { PercentField } from "#platform/web/forms/decimal-field.tsx";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, Span } from "#ui/layout/layout.tsx";
import { billingFields } from "../../contract/menu-items.ts";
import {
  type ItemBilling,
  isAdditionalTribute,
  withAdditionalTribute,
  withIvaIncluded,
  withTaxable,
} from "../../domain/item-billing.ts";
import classes from "./billing-fields.module.css";
import { billingInForm, billingValues, type ItemForm, type ItemValues } from "./item-values.ts";

/** Sections of CAT-015: taxes of an item, and those that are a line of their own. */
const OF_AN_ITEM = [1];
const BESIDE_THE_IVA = [1, 2];

/** Data of an item for tax documents: a summary of one line that opens to all fields. */
export function BillingFields({ form, currency }: { form: ItemForm; currency: string }) {
  const t = useT();
  const summary = useBillingSummary(billingInForm(form.getValues()));
  const isRefused = Object.values(billingFields).some((field) => field in form.errors);
  return (
    <Collapsible title={t("common.tax_data")} summary={summary} isRefused={isRefused}>
      <FieldGrid disabled={false}>
        <DescribedAs form={form} />
        <Taxed form={form} />
        <Additional form={form} />
        <TextField
          label={t("menuItems.billing.internal_code")}
          maxLength={25}
          autoComplete="off"
          {...form.getInputProps("dte_codigo_interno")}
        />
        <AmountField
          label={t("menuItems.billing.net_price")}
          description={t("menuItems.billing.net_price_hint")}
          currency={currency}
          {...amountProps(form.getInputProps("netPrice"))}
        />
      </FieldGrid>
    </Collapsible>
  );
}

interface CollapsibleProps {
  title: string;
  summary: string;
  /** One of its fields was refused: it opens and focuses the field. */
  isRefused: boolean;
  children: ReactNode;
}

function Collapsible({ title, summary, isRefused, children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isRefused) return;
    setOpen(true);
    // The form could not focus the field while it was folded away.
    requestAnimationFrame(() => {
      const isElsewhere = document.activeElement?.getAttribute("aria-invalid") !== "true";
      if (isElsewhere) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  }, [isRefused]);
  return (
    <details
      ref={box}
      className={classes.fold}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Span weight={600}>{title}</Span>
        <Muted as="span" size="sm">
          {summary}
        </Muted>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}

function setBilling(form: ItemForm, billing: ItemBilling): void {
  form.setValues(billingValues(billing));
}

/** Returns what `form.getInputProps` gives for a code, for a field that reports its entry. */
function codeProps(form: ItemForm, field: keyof ItemValues) {
  return { code: String(form.getValues()[field] ?? ""), error: errorOf(form, field) };
}

function errorOf(form: ItemForm, field: keyof ItemValues): string | null {
  const error = form.errors[field];
  return error ? String(error) : null;
}

function DescribedAs({ form }: { form: ItemForm }) {
  const t = useT();
  return (
    <>
      <CatalogueField
        catalogue="itemTypes"
        label={t("menuItems.billing.item_type")}
        required
        {...codeProps(form, "dte_tipo_item_codigo")}
        onChoose={(entry) => form.setFieldValue("dte_tipo_item_codigo", entry?.code ?? "")}
      />
      <CatalogueField
        catalogue="units"
        label={t("menuItems.billing.unit")}
        required
        {...codeProps(form, "dte_unidad_medida")}
        onChoose={(entry) => form.setFieldValue("dte_unidad_medida", entry?.code ?? "")}
      />
    </>
  );
}

/** Sets whether and how the item is taxed; a price that includes IVA decides the rest. */
function Taxed({ form }: { form: ItemForm }) {
  const t = useT();
  const billing = billingInForm(form.getValues());
  const { isIvaIncluded, isTaxable } = billing;
  const locked = isIvaIncluded ? { description: t("menuItems.billing.locked") } : {};
  return (
    <>
      <WideField>
        <CheckField
          label={t("menuItems.billing.iva_included")}
          description={t("menuItems.billing.iva_included_hint")}
          checked={isIvaIncluded}
          onChange={(checked) => setBilling(form, withIvaIncluded(billing, checked))}
        />
        <CheckField
          label={t("menuItems.billing.taxable")}
          description={isIvaIncluded ? t("menuItems.billing.locked") : t("menuItems.billing.taxable_hint")}
          disabled={isIvaIncluded}
          checked={isTaxable}
          onChange={(checked) => setBilling(form, withTaxable(billing, checked))}
        />
        {isTaxable ? null : (
          <CheckField
            label={t("menuItems.billing.not_subject")}
            description={t("menuItems.billing.not_subject_hint")}
            checked={billing.isNotSubject}
            onChange={(isNotSubject) => setBilling(form, { ...billing, isNotSubject })}
          />
        )}
      </WideField>
      <CatalogueField
        catalogue="tributes"
        sections={OF_AN_ITEM}
        label={t("menuItems.billing.tribute")}
        required={isTaxable}
        disabled={isIvaIncluded || !isTaxable}
        {...locked}
        {...codeProps(form, "dte_cod_tributo")}
        onChoose={(entry) => form.setFieldValue("dte_cod_tributo", entry?.code ?? null)}
      />
      <PercentField
        label={t("common.iva")}
        required
        disabled={isIvaIncluded || !isTaxable}
        {...locked}
        {...form.getInputProps("dte_porcentaje_iva")}
      />
    </>
  );
}

/** Tribute in addition to the IVA; it can be chosen only when the price includes IVA. */
function Additional({ form }: { form: ItemForm }) {
  const t = useT();
  const billing = billingInForm(form.getValues());
  return (
    <>
      <CatalogueField
        catalogue="tributes"
        sections={BESIDE_THE_IVA}
        without={notAdditional}
        label={t("menuItems.billing.additional")}
        emptyOption={t("menuItems.billing.no_additional")}
        placeholder={t("menuItems.billing.no_additional")}
        {...codeProps(form, "dte_cod_tributo_adicional")}
        onChoose={(entry) => {
          if (entry && !billing.isIvaIncluded)
            form.setFieldError("dte_cod_tributo_adicional", t("validation.iva_included_first"));
          else setBilling(form, withAdditionalTribute(billing, entry));
        }}
      />
      <PercentField
        label={t("menuItems.billing.additional_rate")}
        disabled={billing.additionalTribute === null}
        {...form.getInputProps("dte_porcentaje_adicional")}
      />
    </>
  );
}

const notAdditional = ["20", "C3"].filter((code) => !isAdditionalTribute(code));

/** Sums up the billing of an item in one line: "Bienes · Unidad · IVA 13 % incluido". */
function useBillingSummary(billing: ItemBilling): string {
  const t = useT();
  const itemType = useCatalogueName("itemTypes")(billing.itemType);
  const unit = useCatalogueName("units")(billing.unit);
  const rate = formatPercent(percentFromBasisPoints(billing.ivaRate));
  const iva = !billing.isTaxable
    ? t(billing.isNotSubject ? "menuItems.billing.unsubjected" : "menuItems.billing.exempt")
    : t(billing.isIvaIncluded ? "menuItems.billing.iva_in" : "menuItems.billing.iva_on_top", { rate });
  const additional =
    billing.additionalTribute !== null && t("menuItems.billing.plus", { tribute: billing.additionalTribute });
  return factsText([itemType, unit, iva, additional, billing.internalCode]);
}
