import type { HTMLInputTypeAttribute } from "react";
import { PlaceFields, useDocumentTypes } from "#core/catalogues/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { SellerInForm } from "./excluded-draft.ts";
import type { CustomerTexts } from "./invoice-draft.ts";

/** The other party of a document as typed: a customer or a seller. */
export interface PartyForm {
  readonly party: SellerInForm & Partial<CustomerTexts>;
  readonly isRequired: (field: keyof CustomerTexts) => boolean;
  readonly errorOf: (field: keyof CustomerTexts) => string | null;
  /** Changes the party and clears the errors of these fields. */
  readonly set: (changes: Partial<CustomerTexts>) => void;
}

interface PartyTextProps {
  form: PartyForm;
  field: keyof CustomerTexts;
  label: string;
  maxLength: number;
  type?: HTMLInputTypeAttribute;
  /** Replaces the plain change of the field. */
  onType?: (typed: string) => void;
}

/** One text field of the other party, with its error. */
export function PartyText({ form, field, onType, ...rest }: PartyTextProps) {
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete="off"
      required={form.isRequired(field)}
      value={form.party[field] ?? ""}
      onChange={({ currentTarget: { value } }) => (onType ? onType(value) : form.set({ [field]: value }))}
      error={form.errorOf(field)}
    />
  );
}

/** Asks for somebody's identity document. */
export function PartyDocumentFields({ form }: { form: PartyForm }) {
  const t = useT();
  const { party, set } = form;
  const isRequired = form.isRequired("tipoDocumento");
  return (
    <>
      <SelectField
        {...useDocumentTypes()}
        required={isRequired}
        name="tipoDocumento"
        label={t("customers.form.document_type")}
        emptyOption={isRequired ? undefined : t("customers.form.no_document")}
        placeholder={t("customers.form.select")}
        value={party.tipoDocumento || null}
        onChange={(code) => set({ tipoDocumento: code ?? "", numDocumento: party.numDocumento })}
        error={form.errorOf("tipoDocumento")}
      />
      <PartyText
        form={form}
        field="numDocumento"
        label={t("customers.form.document_number")}
        maxLength={20}
      />
    </>
  );
}

/** Props of the field for somebody's economic activity, from the catalogue. */
export const activityOf = ({ party, isRequired, errorOf, set }: PartyForm) => ({
  name: "codActividad",
  value: party.codActividad,
  required: isRequired("codActividad"),
  error: errorOf("codActividad") ?? errorOf("descActividad"),
  onChoose: (codActividad: string, descActividad: string) => set({ codActividad, descActividad }),
});

/** Asks for somebody's address; another department or municipality clears the fields within it. */
export function PartyAddressFields({ form }: { form: PartyForm }) {
  const t = useT();
  const { party, set, errorOf } = form;
  const place = (name: "departamento" | "municipio" | "distrito", cleared: Partial<CustomerTexts>) => ({
    name,
    code: party[name],
    error: errorOf(name),
    onChoose: (code: string) => set({ ...cleared, [name]: code }),
  });
  return (
    <>
      <PlaceFields
        required={form.isRequired("departamento")}
        department={place("departamento", { municipio: "", distrito: "" })}
        municipality={place("municipio", { distrito: "" })}
        district={{ ...place("distrito", {}), isOptional: !form.isRequired("distrito") }}
      />
      <WideField>
        <PartyText form={form} field="complemento" label={t("customers.form.address")} maxLength={200} />
      </WideField>
    </>
  );
}
