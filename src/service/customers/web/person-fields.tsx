import { useT } from "#platform/web/use-t.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { genders } from "../domain/customer.ts";
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
      <DateField
        name="birthDate"
        label={t("customers.form.birth_date")}
        max={form.today}
        value={input.birthDate}
        onChange={(birthDate) => form.change({ ...input, birthDate }, "birthDate")}
        error={form.errorOf("birthDate")}
      />
    </>
  );
}
