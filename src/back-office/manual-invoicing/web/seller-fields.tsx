import { useT } from "#platform/web/use-t.ts";
import { ActivityField } from "#service/customers/web/public.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { Section } from "#ui/frame/section.tsx";
import { AddressFields, activityOf, DocumentFields, type PartyForm, PartyText } from "./party-fields.tsx";

interface SellerFieldsProps {
  form: PartyForm;
  isNaturalPerson: boolean;
  onNaturalPerson: (isNaturalPerson: boolean) => void;
}

/** Who sells: by their own document, with where they are at home. */
export function SellerFields({ form, isNaturalPerson, onNaturalPerson }: SellerFieldsProps) {
  const t = useT();
  return (
    <Section title={t("manualInvoicing.excluded.seller")}>
      <FieldGrid disabled={false}>
        <WideField>
          <PartyText form={form} field="name" label={t("manualInvoicing.excluded.name")} maxLength={250} />
        </WideField>
        <DocumentFields form={form} />
        <WideField>
          <CheckField
            label={t("manualInvoicing.excluded.is_person")}
            description={t("manualInvoicing.excluded.is_person_hint")}
            checked={isNaturalPerson}
            onChange={onNaturalPerson}
          />
        </WideField>
        <ActivityField {...activityOf(form)} />
        <AddressFields form={form} />
        <PartyText form={form} field="phone" type="tel" label={t("customers.form.phone")} maxLength={30} />
        <PartyText form={form} field="email" type="email" label={t("customers.form.email")} maxLength={100} />
      </FieldGrid>
    </Section>
  );
}
