import { isRequiredOf } from "../../../contract/manual-invoicing.ts";
import { identityDocuments } from "../../../domain/identity/tax-numbers.ts";
import { invoiceTypes } from "../../../domain/orders/invoice-type.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "../../../ui/forms/field-grid.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { useT } from "../../platform/use-t.ts";
import type { CustomerInForm } from "./invoice-draft.ts";
import classes from "./manual-invoicing.module.css";
import { ActivityField, AddressFields, DocumentFields, type PartyForm, PartyText } from "./party-fields.tsx";
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
          {isCredit ? (
            <BusinessFields customer={customer} form={form} mayWithhold={terms.mayWithhold} />
          ) : null}
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

interface BusinessFieldsProps {
  customer: CustomerInForm;
  form: PartyForm & Pick<CustomerFieldsProps, "set">;
  mayWithhold: boolean;
}

/** What only a fiscal credit says: who the company is, and what it does for a living. */
function BusinessFields({ customer, form, mayWithhold }: BusinessFieldsProps) {
  const t = useT();
  return (
    <>
      <WideField>
        <PartyText
          form={form}
          field="razonSocial"
          label={t("manualInvoicing.invoice.business_name")}
          maxLength={250}
        />
      </WideField>
      <WideField>
        <PartyText
          form={form}
          field="nombreComercial"
          label={t("payments.buyer.trade_name")}
          maxLength={150}
        />
      </WideField>
      <PartyText
        form={form}
        field="nit"
        label={t("customers.form.nit")}
        maxLength={20}
        onType={(nit) => form.set(withNit(customer, nit))}
      />
      <PartyText form={form} field="nrc" label={t("customers.form.nrc")} maxLength={12} />
      <ActivityField form={form} />
      {mayWithhold ? (
        <WideField>
          <CheckField
            name="withholdsVat"
            label={t("payments.buyer.withholds")}
            description={t("payments.buyer.withholds_hint")}
            checked={customer.withholdsVat}
            onChange={(withholdsVat) => form.set({ withholdsVat })}
          />
        </WideField>
      ) : null}
    </>
  );
}

/** The document is the NIT for as long as it says the same. */
function withNit({ tipoDocumento, numDocumento, ...customer }: CustomerInForm, nit: string) {
  const isSame = tipoDocumento === identityDocuments.nit && numDocumento === customer.nit;
  return { nit, numDocumento: isSame ? nit : numDocumento };
}
