import { chooseDepartment } from "../../../domain/customers/customer.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { useDepartments, useDocumentTypes, useMunicipalities } from "../catalogues/public.ts";
import classes from "./add-customer-dialog.module.css";
import { CustomerTextField } from "./customer-text-field.tsx";
import type { CustomerForm } from "./use-customer-form.ts";

/** Where the customer is at home: another department clears the municipality. */
export function AddressFields({ form }: { form: CustomerForm }) {
  const t = useT();
  const { input } = form;
  const hasDepartment = input.departmentCode !== "";
  return (
    <>
      <SelectField
        {...useDepartments()}
        required
        name="departmentCode"
        label={t("customers.form.department")}
        placeholder={t("customers.form.select")}
        value={input.departmentCode || null}
        onChange={(code) =>
          form.change(chooseDepartment(input, code ?? ""), "departmentCode", "municipalityCode")
        }
        error={form.errorOf("departmentCode")}
      />
      <SelectField
        {...useMunicipalities(input.departmentCode)}
        required
        name="municipalityCode"
        label={t("customers.form.municipality")}
        placeholder={t(hasDepartment ? "customers.form.select" : "customers.form.department_first")}
        disabled={!hasDepartment}
        value={input.municipalityCode || null}
        onChange={(code) => form.change({ ...input, municipalityCode: code ?? "" }, "municipalityCode")}
        error={form.errorOf("municipalityCode")}
      />
      <div className={classes.wide}>
        <CustomerTextField
          form={form}
          field="addressComplement"
          label={t("customers.form.address")}
          maxLength={200}
        />
      </div>
    </>
  );
}

/** The identity document: a number needs its type. */
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
