import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { ExampleBill } from "#core/pricing/web/example-bill/example-bill.tsx";
import type { ResponseOf } from "#platform/contract/define.ts";
import {
  type BasisPoints,
  basisPointsFromPercent,
  percentFromBasisPoints,
} from "#platform/domain/money/cents.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { PercentField } from "#platform/web/forms/percent-field.tsx";
import { BesideExample } from "#platform/web/frame/beside-example.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type readServiceCharge, setServiceCharge } from "../contract/service-charge.ts";
import type { ServiceChargeTerms } from "../domain/service-charge-terms.ts";
import classes from "./service-charge.module.css";
import { saveServiceCharge, serviceChargeQuery, useReloadTaxSetup } from "./service-charge-api.ts";
import { ServiceChargeRules } from "./service-charge-rules.tsx";

export type SavedServiceCharge = ResponseOf<typeof readServiceCharge>;

const { shape } = setServiceCharge.body;
const schema = setServiceCharge.body.extend({
  serviceCharge: orBlank(shape.serviceCharge),
  isTaxed: shape.isTaxed.unwrap(),
  rules: shape.rules.unwrap(),
});

export interface ServiceChargeFormProps {
  saved: SavedServiceCharge;
  /** Of what is ordered in the example. */
  tax: PriceTax;
  /** While something is typed, what others save does not replace it. */
  onDirty: (isDirty: boolean) => void;
}

/** Rate, whether it is taxed, and other rates by dining option and people, with what they do to an account. */
export function ServiceChargeForm({ saved, tax, onDirty }: ServiceChargeFormProps) {
  const t = useT();
  const reload = useReloadTaxSetup();
  const client = useQueryClient();
  const { form, submit, busy, failure, conflict } = useContractForm({
    schema,
    initialValues: valuesOf(saved),
    words: wordsOf,
    meanwhile: {
      readAnew: async () => valuesOf(await client.fetchQuery({ ...serviceChargeQuery, staleTime: 0 })),
      fields: {
        serviceCharge: t("taxes.service.rate"),
        isTaxed: t("taxes.service.taxed"),
        rules: { label: t("taxes.service.rules"), text: (rules) => rulesText(rules, t) },
      },
    },
    save: async (body, idempotencyKey) => {
      const { message } = await saveServiceCharge({ body, idempotencyKey });
      onDirty(false);
      await reload();
      toastSuccess(message);
    },
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const values = form.getValues();
  return (
    <BesideExample example={<ExampleBill tax={tax} service={termsOf(values)} currency={saved.currency} />}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.rate}>
          <PercentField label={t("taxes.service.rate")} required {...form.getInputProps("serviceCharge")} />
        </div>
        <CheckField
          label={t("taxes.service.taxed")}
          description={t("taxes.service.taxed_hint")}
          checked={values.isTaxed}
          onChange={(isTaxed) => form.setFieldValue("isTaxed", isTaxed)}
        />
        <ServiceChargeRules
          rules={values.rules}
          onChange={(rules) => form.setFieldValue("rules", rules)}
          errorOf={(field) => (field in form.errors ? String(form.errors[field]) : null)}
        />
        <ConflictGate conflict={conflict} busy={busy}>
          <FormFailure message={failure} />
          <div className={classes.actions}>
            <SubmitButton busy={busy} disabled={!isDirty}>
              {t("taxes.service.save")}
            </SubmitButton>
          </div>
        </ConflictGate>
      </form>
    </BesideExample>
  );
}

function wordsOf(field: string, code: string) {
  if (field.endsWith("serviceCharge") && code !== "required") return "validation.percentage_invalid";
  return field.endsWith("fromPeople") && code !== "rule_twice" ? "taxes.service.people_error" : undefined;
}

type Values = ReturnType<typeof valuesOf>;

function rulesText(rules: Values["rules"], t: Translate): string {
  if (rules.length === 0) return t("platform.conflict.empty");
  return rules
    .map((rule) =>
      t("taxes.service.rule_text", {
        option: t(`orders.card.${rule.deliveryType}`),
        people: rule.fromPeople,
        rate: rule.serviceCharge,
      }),
    )
    .join("; ");
}

function valuesOf({ serviceCharge, isTaxed, rules, version }: SavedServiceCharge) {
  return {
    serviceCharge: percentFromBasisPoints(serviceCharge) as number | null,
    isTaxed,
    rules: rules.map((rule) => ({ ...rule, serviceCharge: percentFromBasisPoints(rule.serviceCharge) })),
    version,
  };
}

/** What is typed, as the rules that charge take it; what cannot be read yet counts as nothing. */
function termsOf({ serviceCharge, isTaxed, rules }: Omit<Values, "version">): ServiceChargeTerms {
  return {
    baseRate: rateOf(serviceCharge),
    isTaxed,
    rules: rules
      .filter((rule) => Number.isInteger(rule.fromPeople))
      .map(({ deliveryType, fromPeople, serviceCharge: percent }) => ({
        diningOption: deliveryType,
        fromPeople,
        rate: rateOf(percent),
      })),
  };
}

const rateOf = (percent: number | null): BasisPoints => basisPointsFromPercent(percent || 0);
