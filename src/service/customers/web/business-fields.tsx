import { chooseActivity } from "../domain/customer.ts";
import { BusinessFields, type BusinessText } from "./businesses/business-fields.tsx";
import type { CustomerForm } from "./use-customer-form.ts";

/** What only a customer of fiscal credit has. Choosing an activity fills its description while that is empty. */
export function CustomerBusinessFields({ form }: { form: CustomerForm }) {
  const { input } = form;
  const text = (field: "tradeName" | "nit" | "nrc" | "economicActivityDesc"): BusinessText => ({
    name: field,
    value: input[field],
    error: form.errorOf(field),
    hint: form.hintOf(field),
    onType: (typed) => form.change({ ...form.input, [field]: typed }, field),
    onLeave: () => form.leave(field),
  });
  return (
    <BusinessFields
      tradeName={text("tradeName")}
      nit={{ ...text("nit"), required: true }}
      nrc={text("nrc")}
      activity={{
        name: "economicActivityCode",
        value: input.economicActivityCode,
        error: form.errorOf("economicActivityCode"),
        onChoose: (code, words) =>
          form.change(chooseActivity(input, code, words), "economicActivityCode", "economicActivityDesc"),
      }}
      activityWords={text("economicActivityDesc")}
      withholds={{
        checked: input.withholdsVat,
        onChange: (withholdsVat) => form.change({ ...input, withholdsVat }, "withholdsVat"),
      }}
    />
  );
}
