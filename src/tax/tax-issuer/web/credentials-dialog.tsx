import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { IdentityField } from "#core/catalogues/web/public.ts";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { callTo } from "#platform/web/api.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { CERTIFICATE_MAX, type Credentials, setTaxCredentials } from "../contract/credentials.ts";
import { issuerQuery, useIssuerAction } from "./tax-issuer-api.ts";

interface CredentialsDialogProps {
  credentials: Credentials;
  onClose: () => void;
}

/** User, password and certificate of one of the ministry's services; an empty field keeps its value. */
export function CredentialsDialog({ credentials, onClose }: CredentialsDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const saving = useIssuerAction(callTo(setTaxCredentials));
  const { environment, userName } = credentials;
  const issuerNit = client.getQueryData(issuerQuery.queryKey)?.issuer.nit ?? "";
  return (
    <FormDialog
      title={t("taxIssuer.credentials.edit_of", { environment: t(`taxIssuer.environment.${environment}`) })}
      submitLabel={t("taxIssuer.credentials.save")}
      schema={setTaxCredentials.body}
      initialValues={{
        environment,
        userName: userName || issuerNit,
        password: "",
        certificate: "",
        certificatePassword: "",
      }}
      save={(body, idempotencyKey) => saving.mutateAsync({ body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => <Fields form={form} credentials={credentials} />}
    </FormDialog>
  );
}

type CredentialsForm = FormOf<typeof setTaxCredentials.body>;

function Fields({ form, credentials }: { form: CredentialsForm; credentials: Credentials }) {
  const t = useT();
  return (
    <>
      <IdentityField
        kind={identityDocuments.nit}
        label={t("taxIssuer.credentials.user")}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        data-autofocus
        {...form.getInputProps("userName")}
      />
      <PasswordField
        label={t("taxIssuer.credentials.password")}
        description={credentials.hasPassword ? t("taxIssuer.credentials.password_kept") : undefined}
        required={!credentials.hasPassword}
        autoComplete="new-password"
        maxLength={100}
        {...form.getInputProps("password")}
      />
      <CertificateField form={form} />
      <PasswordField
        label={t("taxIssuer.credentials.certificate_password")}
        description={t("taxIssuer.credentials.certificate_password_hint")}
        autoComplete="new-password"
        maxLength={100}
        {...form.getInputProps("certificatePassword")}
      />
    </>
  );
}

/** The file is read here and travels as text with the rest of the form. */
function CertificateField({ form }: { form: CredentialsForm }) {
  const t = useT();
  const [file, setFile] = useState<File | null>(null);
  const { error } = form.getInputProps("certificate") as { error?: string };
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    form.clearFieldError("certificate");
    form.setFieldValue("certificate", chosen ? await chosen.text() : "");
  };
  return (
    <FilePicker
      label={t("taxIssuer.credentials.certificate")}
      hint={t("taxIssuer.credentials.certificate_hint")}
      accept={[".crt", ".xml"]}
      maxBytes={CERTIFICATE_MAX}
      files={file ? [{ key: file.name, name: file.name }] : []}
      onPick={([picked]) => void choose(picked ?? null)}
      onRemove={() => void choose(null)}
      words={{
        choose: t("common.choose_file"),
        drop: t("common.or_drop_it_here"),
        camera: t("common.choose_file"),
        refusals: {
          type: (name) => t("taxIssuer.credentials.not_a_certificate", { name }),
          size: (name) => t("taxIssuer.credentials.too_large", { name }),
        },
      }}
      error={error ?? null}
    />
  );
}
