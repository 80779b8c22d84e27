import type { HTMLInputTypeAttribute } from "react";
import { PlaceFields, useActivities, useDocumentTypes } from "#core/catalogues/web/public.ts";
import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { useT } from "#platform/web/use-t.ts";
import type { ReceptorField } from "#service/customers/domain/receptor.ts";
import { WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { withActivity, withDepartment } from "./receptor-draft.ts";
import type { ReceptorForm } from "./use-receptor-form.ts";

interface ReceptorTextProps {
  form: ReceptorForm;
  field: ReceptorField;
  label: string;
  maxLength: number;
  required?: boolean;
  autoFocus?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: "tel" | "numeric";
}

/** One text of the buyer, with its refusal. */
export function ReceptorText({ form, field, autoFocus, ...rest }: ReceptorTextProps) {
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete="off"
      value={form.draft[field]}
      onChange={(event) => form.change({ ...form.draft, [field]: event.currentTarget.value }, field)}
      error={form.errorOf(field)}
      data-autofocus={autoFocus || undefined}
    />
  );
}

/** What identifies the buyer: a NIT on a fiscal credit, any document on a consumer's invoice. */
export function IdentityFields({ form }: { form: ReceptorForm }) {
  const t = useT();
  const types = useDocumentTypes();
  const { draft } = form;
  if (form.type === "CREDITO_FISCAL")
    return (
      <>
        <ReceptorText
          form={form}
          field="numDocumento"
          required
          label={t("customers.form.nit")}
          maxLength={20}
        />
        <ReceptorText form={form} field="nrc" required label={t("customers.form.nrc")} maxLength={12} />
      </>
    );
  return (
    <>
      <SelectField
        {...types}
        name="tipoDocumento"
        label={t("customers.form.document_type")}
        value={draft.tipoDocumento || identityDocuments.nit}
        onChange={(code) =>
          form.change({ ...draft, tipoDocumento: code ?? "" }, "tipoDocumento", "numDocumento")
        }
        error={form.errorOf("tipoDocumento")}
      />
      <ReceptorText
        form={form}
        field="numDocumento"
        required={form.mustIdentify}
        label={t("customers.form.document_number")}
        maxLength={20}
      />
      {["", identityDocuments.nit].includes(draft.tipoDocumento) ? (
        <ReceptorText form={form} field="nrc" label={t("customers.form.nrc")} maxLength={12} />
      ) : null}
    </>
  );
}

/** What the buyer does for a living; a fiscal credit says it. */
export function ActivityFields({ form }: { form: ReceptorForm }) {
  const t = useT();
  const { descriptionOf, ...activities } = useActivities();
  const { draft } = form;
  return (
    <>
      <WideField>
        <SelectField
          {...activities}
          required
          name="codActividad"
          label={t("customers.form.activity")}
          placeholder={t("customers.form.select")}
          value={draft.codActividad || null}
          onChange={(code) => {
            const official = descriptionOf(code ?? "");
            const next = withActivity(draft, code ?? "", official, descriptionOf(draft.codActividad));
            form.change(next, "codActividad", "descActividad");
          }}
          error={form.errorOf("codActividad")}
        />
      </WideField>
      <WideField>
        <ReceptorText
          form={form}
          field="descActividad"
          required
          label={t("customers.form.activity_desc")}
          maxLength={150}
        />
      </WideField>
    </>
  );
}

/** Where the buyer is at home: another department clears the municipality. */
export function ReceptorAddressFields({ form }: { form: ReceptorForm }) {
  const t = useT();
  const { draft } = form;
  const isRequired = form.type === "CREDITO_FISCAL";
  return (
    <>
      <PlaceFields
        required={isRequired}
        department={{
          name: "direccion.departamento",
          code: draft["direccion.departamento"],
          error: form.errorOf("direccion.departamento"),
          onChoose: (code) =>
            form.change(withDepartment(draft, code), "direccion.departamento", "direccion.municipio"),
        }}
        municipality={{
          name: "direccion.municipio",
          code: draft["direccion.municipio"],
          error: form.errorOf("direccion.municipio"),
          onChoose: (code) =>
            form.change(
              { ...draft, "direccion.municipio": code, "direccion.distrito": "" },
              "direccion.municipio",
              "direccion.distrito",
            ),
        }}
        district={{
          name: "direccion.distrito",
          isOptional: !form.mustNameDistrict,
          code: draft["direccion.distrito"],
          error: form.errorOf("direccion.distrito"),
          onChoose: (code) => form.change({ ...draft, "direccion.distrito": code }, "direccion.distrito"),
        }}
      />
      <WideField>
        <ReceptorText
          form={form}
          field="direccion.complemento"
          required={isRequired}
          label={t("customers.form.address")}
          maxLength={200}
        />
      </WideField>
    </>
  );
}
