import { useQuery } from "@tanstack/react-query";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { TaxIssuer } from "../contract/issuer.ts";
import { AddressFields, ContactFields, IdentityFields, ResponsibleFields } from "./issuer-fields.tsx";
import { Loaded } from "./loaded.tsx";
import classes from "./tax-issuer.module.css";
import { issuerQuery } from "./tax-issuer-api.ts";
import { useIssuerForm } from "./use-issuer-form.ts";

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
