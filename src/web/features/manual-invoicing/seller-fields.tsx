import { CheckField } from "../../../ui/forms/check-field.tsx";
import { FieldGrid, WideField } from "../../../ui/forms/field-grid.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { useT } from "../../platform/use-t.ts";
import { PlaceFields, useActivities, useDocumentTypes } from "../catalogues/public.ts";
import type { ExcludedDraft, SellerInForm } from "./excluded-draft.ts";

interface SellerFieldsProps {
  draft: ExcludedDraft;
  errorOf: (field: keyof SellerInForm) => string | null;
  onChange: (changes: Partial<ExcludedDraft>, ...fields: readonly (keyof SellerInForm)[]) => void;
}

/** Who sells: by their own document, with where they are at home. */
export function SellerFields(props: SellerFieldsProps) {
  const t = useT();
  const { draft, errorOf, onChange } = props;
  const { seller } = draft;
  return (
    <Section title={t("manualInvoicing.excluded.seller")}>
      <FieldGrid disabled={false}>
        <SellerText
          {...props}
          field="name"
          required
          label={t("manualInvoicing.excluded.name")}
          maxLength={250}
        />
        <SellerText {...props} field="phone" label={t("customers.form.phone")} maxLength={30} />
        <SelectField
          {...useDocumentTypes()}
          required
          name="tipoDocumento"
          label={t("customers.form.document_type")}
          placeholder={t("customers.form.select")}
          value={seller.tipoDocumento || null}
          onChange={(code) =>
            onChange({ seller: { ...seller, tipoDocumento: code ?? "" } }, "tipoDocumento", "numDocumento")
          }
          error={errorOf("tipoDocumento")}
        />
        <SellerText
          {...props}
          field="numDocumento"
          required
          label={t("customers.form.document_number")}
          maxLength={20}
        />
        <WideField>
          <CheckField
            label={t("manualInvoicing.excluded.is_person")}
            description={t("manualInvoicing.excluded.is_person_hint")}
            checked={draft.isNaturalPerson}
            onChange={(isNaturalPerson) => onChange({ isNaturalPerson })}
          />
        </WideField>
        <Activity {...props} />
        <SellerPlace {...props} />
      </FieldGrid>
    </Section>
  );
}

function Activity({ draft: { seller }, errorOf, onChange }: SellerFieldsProps) {
  const t = useT();
  const { descriptionOf, ...activities } = useActivities();
  return (
    <WideField>
      <SelectField
        {...activities}
        name="codActividad"
        label={t("customers.form.activity")}
        emptyOption={t("customers.form.no_activity")}
        value={seller.codActividad || null}
        onChange={(code) =>
          onChange(
            { seller: { ...seller, codActividad: code ?? "", descActividad: descriptionOf(code ?? "") } },
            "codActividad",
            "descActividad",
          )
        }
        error={errorOf("codActividad") ?? errorOf("descActividad")}
      />
    </WideField>
  );
}

interface SellerTextProps extends SellerFieldsProps {
  field: keyof SellerInForm;
  label: string;
  maxLength: number;
  required?: boolean;
}

function SellerText({ draft: { seller }, errorOf, onChange, field, ...rest }: SellerTextProps) {
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete="off"
      value={seller[field]}
      onChange={({ currentTarget }) =>
        onChange({ seller: { ...seller, [field]: currentTarget.value } }, field)
      }
      error={errorOf(field)}
    />
  );
}

function SellerPlace(props: SellerFieldsProps) {
  const t = useT();
  const { draft, errorOf, onChange } = props;
  const { seller } = draft;
  return (
    <>
      <PlaceFields
        required
        department={{
          name: "departamento",
          code: seller.departamento,
          error: errorOf("departamento"),
          onChoose: (departamento) =>
            onChange(
              { seller: { ...seller, departamento, municipio: "", distrito: "" } },
              "departamento",
              "municipio",
              "distrito",
            ),
        }}
        municipality={{
          name: "municipio",
          code: seller.municipio,
          error: errorOf("municipio"),
          onChoose: (municipio) =>
            onChange({ seller: { ...seller, municipio, distrito: "" } }, "municipio", "distrito"),
        }}
        district={{
          name: "distrito",
          code: seller.distrito,
          error: errorOf("distrito"),
          onChoose: (distrito) => onChange({ seller: { ...seller, distrito } }, "distrito"),
        }}
      />
      <WideField>
        <SellerText
          {...props}
          field="complemento"
          required
          label={t("customers.form.address")}
          maxLength={200}
        />
      </WideField>
    </>
  );
}
