import { IconSearch } from "@tabler/icons-react";
import {
  ActivityFields,
  AddressFields,
  DocumentFields,
  TaxpayerText,
  WithholdingField,
} from "#core/catalogues/web/public.ts";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import type { PartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import { Button } from "#ui/forms/button.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { isRequiredOf } from "../contract/manual-invoicing.ts";
import { type CustomerInForm, withFound } from "./invoice-draft.ts";
import classes from "./manual-invoicing.module.css";
import { useLookUp } from "./manual-invoicing-api.ts";
import { companyForm, partyForm } from "./party-fields.tsx";

/** Asks for the buyer: found by phone or typed, as a consumer or as a company with fiscal credit. */
export function CustomerFields(props: CustomerFieldsProps) {
  const t = useT();
  const { customer, terms, errorOf, set } = props;
  const isCredit = customer.type === "CREDITO_FISCAL";
  const party: Parameters<typeof partyForm>[0] = {
    party: customer,
    isRequired: (field) =>
      field === "distrito" ? isCredit && terms.districtOn.includes("03") : isRequiredOf(customer.type, field),
    errorOf,
    set,
  };
  const form = partyForm(party);
  return (
    <Section title={t("common.customer")}>
      <Stack gap={16} room="shrink">
        <SegmentedFilter
          label={t("common.document_type")}
          layout="fill"
          value={customer.type}
          onChange={(type) => set(ofType(customer, type))}
          options={invoiceTypes.map((type) => ({ value: type, label: t(`customers.type.${type}`) }))}
        />
        <PhoneLookUp {...props} />
        <FieldGrid disabled={false}>
          <TaxpayerText form={form} field="name" label={t("manualInvoicing.invoice.name")} />
          <TaxpayerText form={form} field="email" />
          {isCredit ? (
            <>
              <TaxpayerText form={companyForm(party)} field="name" label={t("common.business_name")} />
              <TaxpayerText form={form} field="tradeName" />
              <TaxpayerText form={form} field="nit" onType={(nit) => set(withNit(customer, nit))} />
              <TaxpayerText form={form} field="nrc" />
              <ActivityFields form={form} />
            </>
          ) : null}
          <DocumentFields form={form} />
          {terms.mayWithhold &&
          (isCredit || customer.tipoDocumento === identityDocuments.nit || customer.withholdsVat) ? (
            <WithholdingField
              checked={customer.withholdsVat}
              onChange={(withholdsVat) => set({ withholdsVat })}
            />
          ) : null}
          <AddressFields form={form} />
        </FieldGrid>
      </Stack>
    </Section>
  );
}

/** Returns the changes of another invoice type; a company is identified by its NIT. */
function ofType({ nit, ...customer }: CustomerInForm, type: CustomerInForm["type"]): Partial<CustomerInForm> {
  const { tipoDocumento, numDocumento } = customer;
  return type === "CREDITO_FISCAL" && numDocumento === ""
    ? { type, tipoDocumento: identityDocuments.nit, numDocumento: nit }
    : { type, tipoDocumento, numDocumento };
}

/** Changes the NIT, and the document number with it while both are the same. */
function withNit({ tipoDocumento, numDocumento, ...customer }: CustomerInForm, nit: string) {
  const isSame = tipoDocumento === identityDocuments.nit && numDocumento === customer.nit;
  return { nit, numDocumento: isSame ? nit : numDocumento };
}

interface CustomerFieldsProps {
  customer: CustomerInForm;
  terms: PartyTerms;
  errorOf: (field: keyof CustomerInForm) => string | null;
  /** Changes the customer and clears the errors of these fields. */
  set: (changes: Partial<CustomerInForm>) => void;
}

/** Fills the form with the customer who has this phone. */
function PhoneLookUp({ customer, errorOf, set }: Omit<CustomerFieldsProps, "terms">) {
  const t = useT();
  const looking = useLookUp();
  const phone = customer.phone.trim();
  const look = () => {
    if (phone === "" || looking.isPending) return;
    looking.mutate(phone, {
      onSuccess: (found) => {
        if (found) set(withFound(customer, found));
      },
    });
  };
  const isAsked = looking.variables === phone;
  const said = !isAsked
    ? null
    : looking.isError
      ? failureText(looking.error, "manualInvoicing.invoice.look_up_failed")
      : looking.isSuccess && looking.data === null
        ? t("common.customer_not_found")
        : null;
  return (
    <div>
      <div className={classes.phone}>
        <TextField
          label={t("common.phone")}
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={20}
          value={customer.phone}
          onChange={({ currentTarget: { value } }) => set({ phone: value, existing: false })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            look();
          }}
          error={errorOf("phone")}
        />
        <Button
          variant="default"
          icon={<IconSearch size={20} aria-hidden="true" />}
          busy={looking.isPending}
          disabled={phone === ""}
          onClick={look}
        >
          {t("manualInvoicing.invoice.look_up")}
        </Button>
      </div>
      <Muted size="sm" role="status">
        {said ?? (customer.existing ? t("manualInvoicing.invoice.found", { name: customer.name }) : null)}
      </Muted>
    </div>
  );
}
