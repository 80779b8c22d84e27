import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { useT } from "#platform/web/use-t.ts";
import { BusinessFields, type BusinessText } from "#service/customers/web/public.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Section } from "#ui/frame/section.tsx";
import { isRequiredOf } from "../contract/manual-invoicing.ts";
import type { CustomerInForm } from "./invoice-draft.ts";
import classes from "./manual-invoicing.module.css";
import { AddressFields, activityOf, DocumentFields, type PartyForm, PartyText } from "./party-fields.tsx";
import { type CustomerFieldsProps, PhoneLookUp } from "./phone-look-up.tsx";

/** Who buys: found by phone or written, as a consumer or as a company with fiscal credit. */
export function CustomerFields(props: CustomerFieldsProps) {
  const t = useT();
  const { customer, terms, errorOf, set } = props;
  const isCredit = customer.type === "CREDITO_FISCAL";
  const form = {
    party: customer,
    isRequired: (field) =>
      field === "distrito" ? isCredit && terms.districtOn.includes("03") : isRequiredOf(customer.type, field),
    errorOf,
    set,
  } satisfies PartyForm;
  return (
    <Section title={t("manualInvoicing.invoice.customer")}>
      <div className={classes.fields}>
        <SegmentedFilter
          label={t("manualInvoicing.invoice.type")}
          layout="fill"
          value={customer.type}
          onChange={(type) => set(ofType(customer, type))}
          options={invoiceTypes.map((type) => ({ value: type, label: t(`customers.type.${type}`) }))}
        />
        <PhoneLookUp {...props} />
        <FieldGrid disabled={false}>
          <PartyText form={form} field="name" label={t("manualInvoicing.invoice.name")} maxLength={250} />
          <PartyText
            form={form}
            field="email"
            type="email"
            label={t("customers.form.email")}
            maxLength={100}
          />
          {isCredit ? <Company customer={customer} form={form} mayWithhold={terms.mayWithhold} /> : null}
          <DocumentFields form={form} />
          <AddressFields form={form} />
        </FieldGrid>
      </div>
    </Section>
  );
}

/** A company is named by its NIT. */
function ofType({ nit, ...customer }: CustomerInForm, type: CustomerInForm["type"]): Partial<CustomerInForm> {
  const { tipoDocumento, numDocumento } = customer;
  return type === "CREDITO_FISCAL" && numDocumento === ""
    ? { type, tipoDocumento: identityDocuments.nit, numDocumento: nit }
    : { type, tipoDocumento, numDocumento };
}

interface CompanyProps {
  customer: CustomerInForm;
  form: PartyForm & Pick<CustomerFieldsProps, "set">;
  mayWithhold: boolean;
}

/** What only a fiscal credit says: who the company is, and what it does for a living. */
function Company({ customer, form, mayWithhold }: CompanyProps) {
  const t = useT();
  const text = (field: "nombreComercial" | "nit" | "nrc"): BusinessText => ({
    name: field,
    value: customer[field],
    required: form.isRequired(field),
    error: form.errorOf(field),
    onType: (typed) => form.set({ [field]: typed }),
  });
  return (
    <>
      <PartyText
        form={form}
        field="razonSocial"
        label={t("manualInvoicing.invoice.business_name")}
        maxLength={250}
      />
      <BusinessFields
        tradeName={text("nombreComercial")}
        nit={{ ...text("nit"), onType: (nit) => form.set(withNit(customer, nit)) }}
        nrc={text("nrc")}
        activity={activityOf(form)}
        withholds={
          mayWithhold
            ? { checked: customer.withholdsVat, onChange: (withholdsVat) => form.set({ withholdsVat }) }
            : null
        }
      />
    </>
  );
}

/** The document is the NIT for as long as it says the same. */
function withNit({ tipoDocumento, numDocumento, ...customer }: CustomerInForm, nit: string) {
  const isSame = tipoDocumento === identityDocuments.nit && numDocumento === customer.nit;
  return { nit, numDocumento: isSame ? nit : numDocumento };
}
