import { useQueryClient } from "@tanstack/react-query";
import { type EditedRule, priceRuleBody } from "../../../contract/price-rules.ts";
import { decimalFromCents } from "../../../domain/money/cents.ts";
import { type DiningOption, diningOptions } from "../../../domain/orders/dining-option.ts";
import { type OrderSource, orderSources } from "../../../domain/orders/order-source.ts";
import { WeekHoursField } from "../../../ui/dates/week-hours-field.tsx";
import { MultiSelect } from "../../../ui/forms/multi-select.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { hoursWords, newHours } from "./hours-words.ts";
import classes from "./price-rules.module.css";
import { addRule, changeRule, type OfferedMenu, priceRulesQuery } from "./price-rules-api.ts";
import { RuleEffectFields } from "./rule-effect-fields.tsx";
import { RuleExample } from "./rule-example.tsx";
import { RuleReachFields } from "./rule-reach-fields.tsx";
import type { RuleForm, RuleValues } from "./rule-values.ts";

export interface RuleDialogProps {
  rule: EditedRule | null;
  menu: OfferedMenu;
  onClose: () => void;
}

/** A price list or a happy hour, new or known, with an example of what it does. */
export function RuleDialog({ rule, menu, onClose }: RuleDialogProps) {
  const t = useT();
  const client = useQueryClient();
  return (
    <FormDialog
      size="large"
      title={rule ? t("priceRules.rule.edit_title", { title: rule.title }) : t("priceRules.rule.add_title")}
      submitLabel={t("priceRules.rule.save")}
      schema={priceRuleBody}
      initialValues={valuesOf(rule)}
      save={async (body, idempotencyKey) => {
        const saved = rule
          ? await changeRule({ params: { ruleId: rule.id }, body, idempotencyKey })
          : await addRule({ body, idempotencyKey });
        await client.invalidateQueries({ queryKey: priceRulesQuery.queryKey });
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <div className={classes.fields}>
          <TextField
            label={t("priceRules.rule.name")}
            description={t("priceRules.rule.name_hint")}
            required
            data-autofocus
            {...form.getInputProps("title")}
          />
          <RuleEffectFields form={form} menu={menu} />
          {form.values.effect === "fixed" ? null : <RuleReachFields form={form} menu={menu} />}
          <WayFields form={form} />
          <h3 className={classes.heading}>{t("priceRules.rule.when_title")}</h3>
          <WeekHoursField
            words={hoursWords(t)}
            value={form.values.hours}
            newHours={newHours}
            onChange={(hours) => form.setFieldValue("hours", hours)}
          />
          <RuleExample values={form.values} menu={menu} />
        </div>
      )}
    </FormDialog>
  );
}

/** For which dining options and sources. */
function WayFields({ form }: { form: RuleForm }) {
  const t = useT();
  const { dining_options, sources } = form.values;
  return (
    <>
      <h3 className={classes.heading}>{t("priceRules.rule.for_title")}</h3>
      <MultiSelect
        label={t("priceRules.rule.dining_options")}
        allOption={t("priceRules.rule.any")}
        options={diningOptions.map((value) => ({ value, label: t(`pos.cart.${value}`) }))}
        value={dining_options}
        onChange={(value) => form.setFieldValue("dining_options", [...value] as DiningOption[])}
      />
      <MultiSelect
        label={t("priceRules.rule.sources")}
        allOption={t("priceRules.rule.any")}
        options={orderSources.map((value) => ({ value, label: t(`orders.source.${value}`) }))}
        value={sources}
        onChange={(value) => form.setFieldValue("sources", [...value] as OrderSource[])}
      />
    </>
  );
}

/** A rule as it travels; a new one is ten percent off the whole menu. */
function valuesOf(rule: EditedRule | null): RuleValues {
  if (rule === null)
    return {
      title: "",
      dining_options: [],
      sources: [],
      hours: [],
      reach: "menu",
      category_ids: [],
      item_ids: [],
      effect: "percent",
      percent: -10,
      amount: null,
      prices: [],
      includes_addons: false,
    };
  const { id: _, is_active: __, percent, amount, prices, ...same } = rule;
  return {
    ...same,
    percent: percent === null ? null : percent / 100,
    amount: amount === null ? null : decimalFromCents(amount),
    prices: prices.map((fixed) => ({ ...fixed, price: decimalFromCents(fixed.price) })),
  };
}
