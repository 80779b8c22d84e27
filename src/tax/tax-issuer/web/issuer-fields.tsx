import { PlaceFields, useActivities, useDocumentTypes } from "#core/catalogues/web/public.ts";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { IssuerForm } from "./use-issuer-form.ts";

interface FieldsProps {
  form: IssuerForm;
}

/** Names, numbers and activity (guide §4). */
export function IdentityFields({ form }: FieldsProps) {
  const t = useT();
  const { descriptionOf: _, ...activities } = useActivities();
  return (
    <Section title={t("taxIssuer.issuer.identity")}>
      <FieldGrid disabled={false}>
        <WideField>
          <TextField
            label={t("taxIssuer.issuer.legal_name")}
            maxLength={250}
            {...form.getInputProps("legalName")}
          />
        </WideField>
        <WideField>
          <TextField
            label={t("taxIssuer.issuer.trade_name")}
            maxLength={150}
            {...form.getInputProps("tradeName")}
          />
        </WideField>
        <TextField
          label={t("taxIssuer.issuer.nit")}
          inputMode="numeric"
          maxLength={20}
          {...form.getInputProps("nit")}
        />
        <TextField
          label={t("taxIssuer.issuer.nrc")}
          inputMode="numeric"
          maxLength={12}
          {...form.getInputProps("nrc")}
        />
        <WideField>
          <SelectField
            {...activities}
            name="activityCode"
            label={t("taxIssuer.issuer.activity")}
            placeholder={t("customers.form.select")}
            value={form.getValues().activityCode || null}
            onChange={(code) => form.setFieldValue("activityCode", code ?? "")}
            error={errorOf(form, "activityCode")}
          />
        </WideField>
        <WideField>
          <CheckField
            label={t("taxIssuer.issuer.large_taxpayer")}
            description={t("taxIssuer.issuer.large_taxpayer_hint")}
            checked={form.getValues().isLargeTaxpayer ?? false}
            onChange={(isLarge) => form.setFieldValue("isLargeTaxpayer", isLarge)}
          />
        </WideField>
      </FieldGrid>
    </Section>
  );
}

/** Department, municipality and district of the two generations, and the words of the address. */
export function AddressFields({ form }: FieldsProps) {
  const t = useT();
  const { department, municipality, district } = form.getValues();
  const placeField = (name: "department" | "municipality" | "district", code: string, cleared: object) => ({
    name,
    code,
    error: errorOf(form, name),
    onChoose: (chosen: string) => form.setValues({ ...cleared, [name]: chosen }),
  });
  return (
    <Section title={t("taxIssuer.issuer.address")}>
      <FieldGrid disabled={false}>
        <PlaceFields
          required={false}
          department={placeField("department", department, { municipality: "", district: "" })}
          municipality={placeField("municipality", municipality, { district: "" })}
          district={placeField("district", district, {})}
        />
        <WideField>
          <TextField
            label={t("taxIssuer.issuer.complement")}
            maxLength={200}
            {...form.getInputProps("complement")}
          />
        </WideField>
      </FieldGrid>
    </Section>
  );
}

export function ContactFields({ form }: FieldsProps) {
  const t = useT();
  return (
    <Section title={t("taxIssuer.issuer.contact")}>
      <FieldGrid disabled={false}>
        <TextField
          label={t("taxIssuer.issuer.phone")}
          type="tel"
          maxLength={30}
          {...form.getInputProps("phone")}
        />
        <TextField
          label={t("taxIssuer.issuer.email")}
          type="email"
          maxLength={100}
          {...form.getInputProps("email")}
        />
      </FieldGrid>
    </Section>
  );
}

/** Who answers for events (guide §21, §22). */
export function ResponsibleFields({ form }: FieldsProps) {
  const t = useT();
  return (
    <Section title={t("taxIssuer.issuer.responsible")} description={t("taxIssuer.issuer.responsible_hint")}>
      <FieldGrid disabled={false}>
        <WideField>
          <TextField
            label={t("taxIssuer.issuer.responsible_name")}
            maxLength={100}
            {...form.getInputProps("responsibleName")}
          />
        </WideField>
        <SelectField
          {...useDocumentTypes()}
          name="responsibleKind"
          label={t("taxIssuer.issuer.responsible_kind")}
          searchable={false}
          value={form.getValues().responsibleKind}
          onChange={(chosen) => {
            const kind = Object.values(identityDocuments).find((known) => known === chosen);
            if (kind) form.setFieldValue("responsibleKind", kind);
          }}
          error={errorOf(form, "responsibleKind")}
        />
        <TextField
          label={t("taxIssuer.issuer.responsible_number")}
          maxLength={25}
          {...form.getInputProps("responsibleNumber")}
        />
      </FieldGrid>
    </Section>
  );
}

const errorOf = (form: IssuerForm, field: string): string | null =>
  form.errors[field] ? String(form.errors[field]) : null;
