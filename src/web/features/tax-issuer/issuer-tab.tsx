import { useQuery, useQueryClient } from "@tanstack/react-query";
import { setTaxIssuer, type TaxIssuer } from "../../../contract/tax-issuer/issuer.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { ConflictGate } from "../../platform/forms/conflict-gate.tsx";
import { useContractForm } from "../../platform/forms/contract-form.ts";
import { FormFailure } from "../../platform/forms/form-failure.tsx";
import { beginWithSaved } from "../../platform/forms/merge-edits.ts";
import { useCloseGuard } from "../../platform/forms/use-close-guard.ts";
import { useT } from "../../platform/use-t.ts";
import { AddressFields, ContactFields, IdentityFields, ResponsibleFields } from "./issuer-fields.tsx";
import { Loaded } from "./loaded.tsx";
import classes from "./tax-issuer.module.css";
import { issuerQuery, useSaveIssuer } from "./tax-issuer-api.ts";

export type IssuerForm = ReturnType<typeof useIssuerForm>["form"];

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
      <IdentityFields form={form} />
      <AddressFields form={form} />
      <ContactFields form={form} />
      <ResponsibleFields form={form} />
      <div className={classes.save}>
        <ConflictGate conflict={conflict} busy={busy}>
          <FormFailure message={failure} />
          <SubmitButton busy={busy}>{t("taxIssuer.issuer.save")}</SubmitButton>
        </ConflictGate>
      </div>
    </form>
  );
}

/** What was saved is what the form begins with again. */
function useIssuerForm(issuer: TaxIssuer["issuer"]) {
  const t = useT();
  const client = useQueryClient();
  const saving = useSaveIssuer();
  const readAnew = async () => (await client.fetchQuery({ ...issuerQuery, staleTime: 0 })).issuer;
  const form = useContractForm({
    schema: setTaxIssuer.body,
    initialValues: issuer,
    save: async (body, idempotencyKey) => {
      const sent = form.form.getValues();
      const { message } = await saving.mutateAsync({ body, idempotencyKey });
      beginWithSaved(form.form, sent, await readAnew());
      toastSuccess(message);
    },
    meanwhile: {
      readAnew,
      fields: {
        legalName: t("taxIssuer.issuer.legal_name"),
        tradeName: t("taxIssuer.issuer.trade_name"),
        nit: t("taxIssuer.issuer.nit"),
        nrc: t("taxIssuer.issuer.nrc"),
        activityCode: t("taxIssuer.issuer.activity"),
        department: t("customers.form.department"),
        municipality: t("customers.form.municipality"),
        district: t("customers.form.district"),
        complement: t("taxIssuer.issuer.complement"),
        phone: t("taxIssuer.issuer.phone"),
        email: t("taxIssuer.issuer.email"),
        responsibleName: t("taxIssuer.issuer.responsible_name"),
        responsibleKind: t("taxIssuer.issuer.responsible_kind"),
        responsibleNumber: t("taxIssuer.issuer.responsible_number"),
      },
    },
  });
  return form;
}
