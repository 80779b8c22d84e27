import { chooseActivity } from "../../../domain/customers/customer.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { WideField } from "../../../ui/forms/field-grid.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { useActivities } from "../catalogues/public.ts";
import { CustomerTextField } from "./customer-text-field.tsx";
import type { CustomerForm } from "./use-customer-form.ts";

/** What only a customer of fiscal credit has. Choosing an activity fills its description while that is empty. */
export function BusinessFields({ form }: { form: CustomerForm }) {
  const t = useT();
  const { input } = form;
  const { descriptionOf, ...activities } = useActivities();
  return (
    <>
      <CustomerTextField
        form={form}
        field="tradeName"
        label={t("customers.form.trade_name")}
        maxLength={150}
      />
      <CustomerTextField form={form} field="nit" required label={t("customers.form.nit")} maxLength={20} />
      <CustomerTextField form={form} field="nrc" label={t("customers.form.nrc")} maxLength={12} />
      <WideField>
        <SelectField
          {...activities}
          name="economicActivityCode"
          label={t("customers.form.activity")}
          emptyOption={t("customers.form.no_activity")}
          value={input.economicActivityCode || null}
          onChange={(code) =>
            form.change(
              chooseActivity(input, code ?? "", descriptionOf(code ?? "")),
              "economicActivityCode",
              "economicActivityDesc",
            )
          }
          error={form.errorOf("economicActivityCode")}
        />
      </WideField>
      <WideField>
        <CustomerTextField
          form={form}
          field="economicActivityDesc"
          label={t("customers.form.activity_desc")}
          maxLength={150}
        />
      </WideField>
      <WideField>
        <CheckField
          name="withholdsVat"
          label={t("customers.form.withholds")}
          description={t("customers.form.withholds_hint")}
          checked={input.withholdsVat}
          onChange={(withholdsVat) => form.change({ ...input, withholdsVat }, "withholdsVat")}
        />
      </WideField>
    </>
  );
}
