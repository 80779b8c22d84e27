import { PlaceFields, useDocumentTypes } from "#core/catalogues/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { WideField } from "#ui/forms/field-grid.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { chooseDepartment, chooseMunicipality } from "../domain/customer.ts";
import { CustomerTextField } from "./customer-text-field.tsx";
import type { CustomerForm } from "./use-customer-form.ts";

const PLACE = ["departmentCode", "municipalityCode", "districtCode"] as const;

/** Fields for the address: another department clears the municipality, another municipality the district. */
export function AddressFields({ form }: { form: CustomerForm }) {
  const t = useT();
  const { input } = form;
  return (
    <>
      <PlaceFields
        required
        department={{
          name: "departmentCode",
          code: input.departmentCode,
          error: form.errorOf("departmentCode"),
          onChoose: (code) => form.change(chooseDepartment(input, code), ...PLACE),
        }}
        municipality={{
          name: "municipalityCode",
          code: input.municipalityCode,
          error: form.errorOf("municipalityCode"),
          onChoose: (code) =>
            form.change(chooseMunicipality(input, code), "municipalityCode", "districtCode"),
        }}
        district={{
          name: "districtCode",
          code: input.districtCode,
          error: form.errorOf("districtCode"),
          isOptional: true,
          onChoose: (code) => form.change({ ...input, districtCode: code }, "districtCode"),
        }}
      />
      <CustomerTextField
        form={form}
        field="email"
        type="email"
        maxLength={100}
        label={t("customers.form.email")}
      />
      <WideField>
        <CustomerTextField
          form={form}
          field="addressComplement"
          label={t("customers.form.address")}
          maxLength={200}
        />
      </WideField>
    </>
  );
}

/** Fields for the identity document: a number needs its type. */
export function DocumentFields({ form }: { form: CustomerForm }) {
  const t = useT();
  const { input } = form;
  return (
    <>
      <SelectField
        {...useDocumentTypes()}
        name="docTypeCode"
        label={t("customers.form.document_type")}
        emptyOption={t("customers.form.no_document")}
        value={input.docTypeCode || null}
        onChange={(code) => form.change({ ...input, docTypeCode: code ?? "" }, "docTypeCode", "docNumber")}
        error={form.errorOf("docTypeCode")}
      />
      <CustomerTextField
        form={form}
        field="docNumber"
        label={t("customers.form.document_number")}
        maxLength={20}
      />
    </>
  );
}
