import { genders } from "../../../domain/customers/customer.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { CustomerTextField } from "./customer-text-field.tsx";
import type { CustomerForm } from "./use-customer-form.ts";

/** What only a final consumer has. */
export function PersonFields({ form }: { form: CustomerForm }) {
  const t = useT();
  const { input } = form;
  return (
    <>
      <SelectField
        name="gender"
        label={t("customers.form.gender")}
        searchable={false}
        emptyOption={t("customers.form.no_gender")}
        options={genders.map((gender) => ({ value: gender, label: t(`customers.gender.${gender}`) }))}
        value={input.gender}
        onChange={(value) =>
          form.change({ ...input, gender: genders.find((gender) => gender === value) ?? null }, "gender")
        }
        error={form.errorOf("gender")}
      />
      <CustomerTextField
        form={form}
        field="birthDate"
        type="date"
        max={form.today}
        label={t("customers.form.birth_date")}
      />
    </>
  );
}
