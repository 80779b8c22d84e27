import type { HTMLInputTypeAttribute } from "react";
import { isRequiredOf } from "../../../contract/manual-invoicing.ts";
import { identityDocuments } from "../../../domain/identity/tax-numbers.ts";
import { invoiceTypes } from "../../../domain/orders/invoice-type.ts";
import { FieldGrid, WideField } from "../../../ui/forms/field-grid.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { useT } from "../../platform/use-t.ts";
import { PlaceFields, useActivities, useDocumentTypes } from "../catalogues/public.ts";
import type { CustomerFieldsProps } from "./customer-fields-props.ts";
import type { CustomerInForm } from "./invoice-draft.ts";
import classes from "./manual-invoicing.module.css";
import { PhoneLookUp } from "./phone-look-up.tsx";

/** Who buys: found by phone or written, as a consumer or as a company with fiscal credit. */
export function CustomerFields(props: CustomerFieldsProps) {
  const t = useT();
  const { customer, onChange } = props;
  const isCredit = customer.type === "CREDITO_FISCAL";
  return (
    <Section title={t("manualInvoicing.invoice.customer")}>
      <div className={classes.fields}>
        <SegmentedFilter
          label={t("manualInvoicing.invoice.type")}
          layout="fill"
          value={customer.type}
          onChange={(type) => onChange(withType(customer, type), "type", "tipoDocumento", "numDocumento")}
          options={invoiceTypes.map((type) => ({ value: type, label: t(`customers.type.${type}`) }))}
        />
        <PhoneLookUp {...props} />
        <FieldGrid disabled={false}>
          <CustomerText {...props} field="name" label={t("manualInvoicing.invoice.name")} maxLength={250} />
          <CustomerText
            {...props}
            field="email"
            type="email"
            label={t("customers.form.email")}
            maxLength={100}
          />
          {isCredit ? <BusinessFields {...props} /> : null}
          <DocumentFields {...props} />
          <AddressFields {...props} />
        </FieldGrid>
      </div>
    </Section>
  );
}

/** A company is named by its NIT. */
function withType(customer: CustomerInForm, type: CustomerInForm["type"]): CustomerInForm {
  const isUntold = type === "CREDITO_FISCAL" && customer.numDocumento === "";
  return isUntold
    ? { ...customer, type, tipoDocumento: identityDocuments.nit, numDocumento: customer.nit }
    : { ...customer, type };
}

interface CustomerTextProps extends CustomerFieldsProps {
  field: Exclude<keyof CustomerInForm, "existing" | "type">;
  label: string;
  maxLength: number;
  type?: HTMLInputTypeAttribute;
}

function CustomerText({ customer, errorOf, onChange, field, ...rest }: CustomerTextProps) {
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete="off"
      required={isRequiredOf(customer.type, field)}
      value={customer[field]}
      onChange={({ currentTarget }) => onChange({ ...customer, [field]: currentTarget.value }, field)}
      error={errorOf(field)}
    />
  );
}

/** What only a fiscal credit says: who the company is, and what it does for a living. */
function BusinessFields(props: CustomerFieldsProps) {
  const t = useT();
  const { customer, errorOf, onChange } = props;
  const { descriptionOf, ...activities } = useActivities();
  return (
    <>
      <WideField>
        <CustomerText
          {...props}
          field="razonSocial"
          label={t("manualInvoicing.invoice.business_name")}
          maxLength={250}
        />
      </WideField>
      <TextField
        name="nit"
        autoComplete="off"
        required
        label={t("customers.form.nit")}
        maxLength={20}
        value={customer.nit}
        onChange={({ currentTarget: { value } }) => onChange(withNit(customer, value), "nit", "numDocumento")}
        error={errorOf("nit")}
      />
      <CustomerText {...props} field="nrc" label={t("customers.form.nrc")} maxLength={12} />
      <WideField>
        <SelectField
          {...activities}
          required
          name="codActividad"
          label={t("customers.form.activity")}
          placeholder={t("customers.form.select")}
          value={customer.codActividad || null}
          onChange={(code) =>
            onChange(
              { ...customer, codActividad: code ?? "", descActividad: descriptionOf(code ?? "") },
              "codActividad",
              "descActividad",
            )
          }
          error={errorOf("codActividad") ?? errorOf("descActividad")}
        />
      </WideField>
    </>
  );
}

/** The document is the NIT for as long as it says the same. */
function withNit(customer: CustomerInForm, nit: string): CustomerInForm {
  const { tipoDocumento, numDocumento } = customer;
  const isSame = tipoDocumento === identityDocuments.nit && numDocumento === customer.nit;
  return { ...customer, nit, ...(isSame ? { numDocumento: nit } : {}) };
}

function DocumentFields(props: CustomerFieldsProps) {
  const t = useT();
  const { customer, errorOf, onChange } = props;
  const isRequired = isRequiredOf(customer.type, "tipoDocumento");
  return (
    <>
      <SelectField
        {...useDocumentTypes()}
        required={isRequired}
        name="tipoDocumento"
        label={t("customers.form.document_type")}
        emptyOption={isRequired ? undefined : t("customers.form.no_document")}
        placeholder={t("customers.form.select")}
        value={customer.tipoDocumento || null}
        onChange={(code) =>
          onChange({ ...customer, tipoDocumento: code ?? "" }, "tipoDocumento", "numDocumento")
        }
        error={errorOf("tipoDocumento")}
      />
      <CustomerText
        {...props}
        field="numDocumento"
        label={t("customers.form.document_number")}
        maxLength={20}
      />
    </>
  );
}

function AddressFields(props: CustomerFieldsProps) {
  const t = useT();
  const { customer, errorOf, onChange } = props;
  return (
    <>
      <PlaceFields
        required={isRequiredOf(customer.type, "departamento")}
        department={{
          name: "departamento",
          code: customer.departamento,
          error: errorOf("departamento"),
          onChoose: (departamento) =>
            onChange(
              { ...customer, departamento, municipio: "", distrito: "" },
              "departamento",
              "municipio",
              "distrito",
            ),
        }}
        municipality={{
          name: "municipio",
          code: customer.municipio,
          error: errorOf("municipio"),
          onChoose: (municipio) =>
            onChange({ ...customer, municipio, distrito: "" }, "municipio", "distrito"),
        }}
      />
      <WideField>
        <CustomerText {...props} field="complemento" label={t("customers.form.address")} maxLength={200} />
      </WideField>
    </>
  );
}
