import { useQuery } from "@tanstack/react-query";
import {
  ActivityFields,
  AddressFields,
  IdentityField,
  TaxpayerText,
  taxpayerIn,
  useDocumentTypes,
} from "#core/catalogues/web/public.ts";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { callTo } from "#platform/web/api.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { beginWithSaved } from "#platform/web/forms/merge-edits.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { DocumentLanguageNote } from "#tax/tax-documents/web/public.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { setTaxIssuer, type TaxIssuer } from "../contract/issuer.ts";
import { Loaded } from "./loaded.tsx";
import classes from "./tax-issuer.module.css";
import { issuerQuery, useIssuerAction } from "./tax-issuer-api.ts";

/** The restaurant as its documents name it. */
export function IssuerTab() {
  const issuer = useQuery(issuerQuery);
  return <Loaded query={issuer}>{(saved) => <Form issuer={saved.issuer} />}</Loaded>;
}

function Form({ issuer }: { issuer: TaxIssuer["issuer"] }) {
  const t = useT();
  const { form, submit, busy, failure, conflict } = useIssuerForm(issuer);
  useCloseGuard({ isDirty: form.isDirty(), busy, onClose: () => undefined });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <DocumentLanguageNote />
      <IdentityFields form={form} />
      <ContactFields form={form} />
      <ResponsibleFields form={form} />
      <Stack align="start" gap={8}>
        <ConflictGate conflict={conflict} busy={busy}>
          <FormFailure message={failure} />
          <SubmitButton busy={busy}>{t("taxIssuer.issuer.save")}</SubmitButton>
        </ConflictGate>
      </Stack>
    </form>
  );
}

type IssuerForm = ReturnType<typeof useIssuerForm>["form"];

/** The form restarts with the saved values. */
function useIssuerForm(issuer: TaxIssuer["issuer"]) {
  const t = useT();
  const saving = useIssuerAction(callTo(setTaxIssuer));
  const reload = useReload(issuerQuery, (saved) => saved.issuer);
  const form = useContractForm({
    schema: setTaxIssuer.body,
    initialValues: issuer,
    save: async (body, idempotencyKey) => {
      const sent = form.form.getValues();
      const { message } = await saving.mutateAsync({ body, idempotencyKey });
      beginWithSaved(form.form, sent, await reload());
      toastSuccess(message);
    },
    meanwhile: {
      reload,
      fields: {
        legalName: t("taxIssuer.issuer.legal_name"),
        tradeName: t("common.trade_name"),
        nit: t("common.nit"),
        nrc: t("common.nrc"),
        activityCode: t("common.economic_activity"),
        isLargeTaxpayer: t("taxIssuer.issuer.large_taxpayer"),
        department: t("customers.form.department"),
        municipality: t("customers.form.municipality"),
        district: t("customers.form.district"),
        complement: t("taxIssuer.issuer.complement"),
        phone: t("common.phone"),
        email: t("common.email"),
        responsibleName: t("common.name"),
        responsibleKind: t("taxIssuer.issuer.responsible_kind"),
        responsibleNumber: t("common.document_number"),
      },
    },
  });
  return form;
}

interface FieldsProps {
  form: IssuerForm;
}

/** The issuer for the fields of a taxpayer. What documents need is marked; it can be saved before all of it is known. */
const issuerIn = (form: IssuerForm) =>
  taxpayerIn(
    form,
    {
      name: "legalName",
      tradeName: "tradeName",
      nit: "nit",
      nrc: "nrc",
      activity: "activityCode",
      department: "department",
      municipality: "municipality",
      district: "district",
      complement: "complement",
      phone: "phone",
      email: "email",
    },
    (field) => field !== "tradeName",
  );

/** Names, numbers and activity (guide §4). */
function IdentityFields({ form }: FieldsProps) {
  const t = useT();
  const issuer = issuerIn(form);
  return (
    <Section title={t("taxIssuer.issuer.identity")}>
      <FieldGrid disabled={false}>
        <WideField>
          <TaxpayerText form={issuer} field="name" label={t("taxIssuer.issuer.legal_name")} />
        </WideField>
        <WideField>
          <TaxpayerText form={issuer} field="tradeName" />
        </WideField>
        <TaxpayerText form={issuer} field="nit" />
        <TaxpayerText form={issuer} field="nrc" />
        <ActivityFields form={issuer} />
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

function ContactFields({ form }: FieldsProps) {
  const t = useT();
  const issuer = issuerIn(form);
  return (
    <>
      <Section title={t("common.address")}>
        <FieldGrid disabled={false}>
          <AddressFields form={issuer} wordsLabel={t("taxIssuer.issuer.complement")} />
        </FieldGrid>
      </Section>
      <Section title={t("taxIssuer.issuer.contact")}>
        <FieldGrid disabled={false}>
          <TaxpayerText form={issuer} field="phone" />
          <TaxpayerText form={issuer} field="email" />
        </FieldGrid>
      </Section>
    </>
  );
}

/** The person responsible for events (guide §21, §22). */
function ResponsibleFields({ form }: FieldsProps) {
  const t = useT();
  return (
    <Section title={t("taxIssuer.issuer.responsible")} description={t("taxIssuer.issuer.responsible_hint")}>
      <FieldGrid disabled={false}>
        <WideField>
          <TextField
            label={t("common.name")}
            required
            maxLength={100}
            {...form.getInputProps("responsibleName")}
          />
        </WideField>
        <SelectField
          {...useDocumentTypes()}
          name="responsibleKind"
          label={t("taxIssuer.issuer.responsible_kind")}
          required
          searchable={false}
          value={form.getValues().responsibleKind}
          onChange={(chosen) => {
            const kind = Object.values(identityDocuments).find((known) => known === chosen);
            if (kind) form.setFieldValue("responsibleKind", kind);
          }}
          error={form.errors.responsibleKind ? String(form.errors.responsibleKind) : null}
        />
        <IdentityField
          kind={form.getValues().responsibleKind}
          label={t("common.document_number")}
          required
          maxLength={25}
          {...form.getInputProps("responsibleNumber")}
        />
      </FieldGrid>
    </Section>
  );
}
