import { IconPlus, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { z } from "zod";
import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { ExampleBill } from "#core/pricing/web/example-bill/example-bill.tsx";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import {
  type BasisPoints,
  basisPointsFromPercent,
  percentFromBasisPoints,
} from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { ConflictGate } from "#platform/web/forms/conflict-gate.tsx";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { PercentField, WholeField } from "#platform/web/forms/decimal-field.tsx";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { BesideExample } from "#platform/web/frame/beside-example.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { type readServiceCharge, setServiceCharge } from "../contract/service-charge.ts";
import type { ServiceChargeTerms } from "../domain/service-charge-terms.ts";
import classes from "./service-charge.module.css";
import { serviceChargeQuery, useReloadTaxSetup } from "./service-charge-api.ts";

/** The service charge of the house. */
export function ServiceChargeSection({ tax }: { tax: PriceTax }) {
  const t = useT();
  const service = useQuery(serviceChargeQuery);
  return (
    <Section title={t("common.service_charge")} description={t("serviceCharge.hint")}>
      {service.data ? (
        <EditedServiceCharge saved={service.data} tax={tax} />
      ) : (
        <QueryPending query={service} fallback="taxes.load_failed" count={3} />
      )}
    </Section>
  );
}

/** The form restarts with the saved values, from here or elsewhere, but never while something is typed in it. */
function EditedServiceCharge({ saved, tax }: { saved: SavedServiceCharge; tax: PriceTax }) {
  const [begunWith, setBegunWith] = useState(saved);
  const [isDirty, setDirty] = useState(false);
  if (!isDirty && begunWith !== saved) setBegunWith(saved);
  return <ServiceChargeForm key={begunWith.version} saved={begunWith} tax={tax} onDirty={setDirty} />;
}

type SavedServiceCharge = ResponseOf<typeof readServiceCharge>;

const { shape } = setServiceCharge.body;
const schema = setServiceCharge.body.extend({
  serviceCharge: orBlank(shape.serviceCharge),
  isTaxed: shape.isTaxed.unwrap(),
  rules: shape.rules.unwrap(),
});

interface ServiceChargeFormProps {
  saved: SavedServiceCharge;
  /** Tax of the order in the example. */
  tax: PriceTax;
  /** While something is typed, what others save does not replace it. */
  onDirty: (isDirty: boolean) => void;
}

/** Rate, whether it is taxed, and other rates by dining option and people, with what they do to an account. */
function ServiceChargeForm({ saved, tax, onDirty }: ServiceChargeFormProps) {
  const t = useT();
  const reload = useReloadTaxSetup();
  const { form, submit, busy, failure, conflict } = useContractForm({
    schema,
    initialValues: valuesOf(saved),
    words: wordsOf,
    meanwhile: {
      reload: useReload(serviceChargeQuery, valuesOf),
      fields: {
        serviceCharge: t("serviceCharge.rate"),
        isTaxed: t("serviceCharge.taxed"),
        rules: { label: t("serviceCharge.rules"), text: (rules) => rulesText(rules, t) },
      },
    },
    save: async (body, idempotencyKey) => {
      const { message } = await call(setServiceCharge, { body, idempotencyKey });
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
      <Stack as="form" gap={16} room="shrink" onSubmit={submit} noValidate>
        <div className={classes.rate}>
          <PercentField label={t("serviceCharge.rate")} required {...form.getInputProps("serviceCharge")} />
        </div>
        <CheckField
          label={t("serviceCharge.taxed")}
          description={t("serviceCharge.taxed_hint")}
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
          <Row wrap gap={8}>
            <SubmitButton busy={busy} disabled={!isDirty}>
              {t("serviceCharge.save")}
            </SubmitButton>
          </Row>
        </ConflictGate>
      </Stack>
    </BesideExample>
  );
}

function wordsOf(field: string, code: string) {
  if (field.endsWith("serviceCharge") && code !== "required") return "validation.percentage_invalid";
  return field.endsWith("fromPeople") && code !== "rule_twice" ? "serviceCharge.people_error" : undefined;
}

type Values = ReturnType<typeof valuesOf>;

function rulesText(rules: Values["rules"], t: Translate): string {
  if (rules.length === 0) return t("platform.conflict.empty");
  return factsText(
    rules.map((rule) =>
      t("serviceCharge.rule_text", {
        option: t(`common.dining.${rule.deliveryType}`),
        count: rule.fromPeople,
        rate: formatPercent(Number(rule.serviceCharge)),
      }),
    ),
  );
}

function valuesOf({ serviceCharge, isTaxed, rules, version }: SavedServiceCharge) {
  return {
    serviceCharge: percentFromBasisPoints(serviceCharge) as number | null,
    isTaxed,
    rules: rules.map((rule) => ({ ...rule, serviceCharge: percentFromBasisPoints(rule.serviceCharge) })),
    version,
  };
}

/** Turns the typed values into terms; a value that cannot be read yet counts as nothing. */
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

type Rule = NonNullable<z.input<typeof setServiceCharge.body>["rules"]>[number];

/** A new rule: a large party at a table. */
const NEW_RULE: Rule = { deliveryType: "dinein", fromPeople: 6, serviceCharge: 10 };

interface ServiceChargeRulesProps {
  rules: readonly Rule[];
  onChange: (rules: Rule[]) => void;
  /** Returns the error of a field of a rule: `rules.0.fromPeople`. */
  errorOf: (field: string) => string | null;
}

const optionOf = (id: string | null) => diningOptions.find((known) => known === id);

/** Other rates by dining option and number of people, one line each. */
function ServiceChargeRules({ rules, onChange, errorOf }: ServiceChargeRulesProps) {
  const t = useT();
  const change = (index: number, changes: Partial<Rule>) =>
    onChange(rules.map((rule, position) => (position === index ? { ...rule, ...changes } : rule)));
  return (
    <Stack as="fieldset" gap={12}>
      <Text as="legend" weight={600}>
        {t("serviceCharge.rules")}
      </Text>
      <Muted>{t("serviceCharge.rules_hint")}</Muted>
      {rules.map((rule, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own, and its fields hold no state
          key={index}
          className={classes.rule}
          aria-label={t("serviceCharge.rule", { number: index + 1 })}
        >
          <SelectField
            label={t("common.dining_option")}
            searchable={false}
            options={diningOptions.map((option) => ({ value: option, label: t(`common.dining.${option}`) }))}
            value={rule.deliveryType}
            onChange={(option) => change(index, { deliveryType: optionOf(option) ?? rule.deliveryType })}
          />
          <WholeField
            label={t("serviceCharge.from_people")}
            value={rule.fromPeople}
            onChange={(fromPeople) => change(index, { fromPeople: fromPeople ?? Number.NaN })}
            error={errorOf(`rules.${index}.fromPeople`)}
          />
          <PercentField
            label={t("common.percentage")}
            value={rule.serviceCharge}
            onChange={(serviceCharge) => change(index, { serviceCharge: serviceCharge ?? Number.NaN })}
            error={errorOf(`rules.${index}.serviceCharge`)}
          />
          <div className={classes.removeRule}>
            <IconButton
              label={t("serviceCharge.remove_rule", { number: index + 1 })}
              icon={<IconX size={20} stroke={1.75} />}
              onClick={() => onChange(rules.toSpliced(index, 1))}
            />
          </div>
        </fieldset>
      ))}
      <Row wrap gap={8}>
        <Button
          variant="default"
          icon={<IconPlus size={20} aria-hidden="true" />}
          onClick={() => onChange([...rules, NEW_RULE])}
        >
          {t("serviceCharge.add_rule")}
        </Button>
      </Row>
    </Stack>
  );
}
