import { IconPlus, IconX } from "@tabler/icons-react";
import type { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { PercentField } from "#platform/web/forms/percent-field.tsx";
import { WholeField } from "#platform/web/forms/whole-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { setServiceCharge } from "../contract/service-charge.ts";
import classes from "./service-charge.module.css";

type Rule = NonNullable<z.input<typeof setServiceCharge.body>["rules"]>[number];

/** What a new rule begins with: a large party at a table. */
const NEW_RULE: Rule = { deliveryType: "dinein", fromPeople: 6, serviceCharge: 10 };

export interface ServiceChargeRulesProps {
  rules: readonly Rule[];
  onChange: (rules: Rule[]) => void;
  /** Of a field of a rule: `rules.0.fromPeople`. */
  errorOf: (field: string) => string | null;
}

/** Other rates by dining option and number of people, one line each. */
export function ServiceChargeRules({ rules, onChange, errorOf }: ServiceChargeRulesProps) {
  const t = useT();
  const change = (index: number, changes: Partial<Rule>) =>
    onChange(rules.map((rule, position) => (position === index ? { ...rule, ...changes } : rule)));
  return (
    <fieldset className={classes.rules}>
      <legend className={classes.legend}>{t("taxes.service.rules")}</legend>
      <p className={classes.hint}>{t("taxes.service.rules_hint")}</p>
      {rules.map((rule, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own, and its fields hold no state
          key={index}
          className={classes.rule}
          aria-label={t("taxes.service.rule", { number: index + 1 })}
        >
          <SelectField
            label={t("taxes.service.option")}
            searchable={false}
            options={diningOptions.map((option) => ({ value: option, label: t(`orders.card.${option}`) }))}
            value={rule.deliveryType}
            onChange={(option) =>
              change(index, {
                deliveryType: diningOptions.find((known) => known === option) ?? rule.deliveryType,
              })
            }
          />
          <WholeField
            label={t("taxes.service.from_people")}
            value={rule.fromPeople}
            onChange={(fromPeople) => change(index, { fromPeople: fromPeople ?? Number.NaN })}
            error={errorOf(`rules.${index}.fromPeople`)}
          />
          <PercentField
            label={t("taxes.service.rule_rate")}
            value={rule.serviceCharge}
            onChange={(serviceCharge) => change(index, { serviceCharge: serviceCharge ?? Number.NaN })}
            error={errorOf(`rules.${index}.serviceCharge`)}
          />
          <div className={classes.removeRule}>
            <IconButton
              label={t("taxes.service.remove_rule", { number: index + 1 })}
              icon={<IconX size={20} stroke={1.75} />}
              onClick={() => onChange(rules.toSpliced(index, 1))}
            />
          </div>
        </fieldset>
      ))}
      <div className={classes.actions}>
        <Button
          variant="default"
          icon={<IconPlus size={20} aria-hidden="true" />}
          onClick={() => onChange([...rules, NEW_RULE])}
        >
          {t("taxes.service.add_rule")}
        </Button>
      </div>
    </fieldset>
  );
}
