import { useQueryClient } from "@tanstack/react-query";
import { type DiningOption, diningOptions } from "#core/settings/domain/dining-option.ts";
import { type OrderSource, orderSources } from "#core/settings/domain/order-source.ts";
import { toId } from "#platform/domain/ids.ts";
import { centsFromDecimal, decimalFromCents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { type Meanwhile, useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { BesideExample } from "#platform/web/frame/beside-example.tsx";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { WeekHoursField } from "#ui/dates/week-hours-field.tsx";
import { MultiSelect } from "#ui/forms/options/multi-select.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { addPriceRule, changePriceRule, type EditedRule, priceRuleBody } from "../contract/price-rules.ts";
import { afterWork, hoursOrAlways, hoursWords } from "./hours-words.ts";
import { type OfferedMenu, priceRulesQuery } from "./price-rules-api.ts";
import { RuleEffectFields, RulePart } from "./rule-effect-fields.tsx";
import { RuleExample } from "./rule-example.tsx";
import { orderKindsText, type RuleForm, type RuleValues } from "./rule-text.ts";

interface RuleDialogProps {
  rule: EditedRule | null;
  menu: OfferedMenu;
  onClose: () => void;
}

/** Adds or edits a price list or a happy hour, with an example of its effect. */
export function RuleDialog({ rule, menu, onClose }: RuleDialogProps) {
  const t = useT();
  const client = useQueryClient();
  return (
    <FormDialog
      size="large"
      title={rule ? t("priceRules.rule.edit_title", { title: rule.title }) : t("priceRules.rule.add_title")}
      submitLabel={t("common.save")}
      schema={priceRuleBody}
      initialValues={valuesOf(rule)}
      meanwhile={useRuleConflict(rule, menu)}
      words={(field, code) =>
        field === "percent" && code !== "required" ? "priceRules.rule.percent_wrong" : undefined
      }
      save={async (body, idempotencyKey) => {
        const saved = rule
          ? await call(changePriceRule, { params: { ruleId: rule.id }, body, idempotencyKey })
          : await call(addPriceRule, { body, idempotencyKey });
        await client.invalidateQueries({ queryKey: priceRulesQuery.queryKey });
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <BesideExample example={<RuleExample values={form.values} menu={menu} />}>
          <TextField
            label={t("common.name")}
            description={t("priceRules.rule.name_hint")}
            required
            maxLength={60}
            data-autofocus
            {...form.getInputProps("title")}
          />
          <RuleEffectFields form={form} menu={menu} />
          {form.values.effect === "fixed" ? null : <RuleReachFields form={form} menu={menu} />}
          <RulePart title={t("priceRules.rule.when_title")}>
            <WeekHoursField
              words={hoursWords(t)}
              value={form.values.hours}
              newHours={afterWork}
              onChange={(hours) => form.setFieldValue("hours", hours)}
              errorOf={(path) => String(form.errors[`hours.${path}`] ?? "") || null}
            />
          </RulePart>
          <OrderKindFields form={form} />
        </BesideExample>
      )}
    </FormDialog>
  );
}

/** Dining options and sources of the rule. */
function OrderKindFields({ form }: { form: RuleForm }) {
  const t = useT();
  const { dining_options, sources } = form.values;
  return (
    <RulePart title={t("common.orders")}>
      <MultiSelect
        label={t("priceRules.rule.dining_options")}
        allOption={t("priceRules.rule.any")}
        options={diningOptions.map((value) => ({ value, label: t(`common.dining.${value}`) }))}
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
    </RulePart>
  );
}

/** Loads a rule that somebody else saved meanwhile, and describes its fields. */
function useRuleConflict(rule: EditedRule | null, menu: OfferedMenu): Meanwhile<RuleValues> {
  const t = useT();
  const titlesOf = (things: readonly { id: number; title: string }[]) => ({
    text: (ids: readonly number[]) =>
      formatList(things.flatMap(({ id, title }) => (ids.includes(id) ? [title] : []))) ||
      t("priceRules.rule.none"),
  });
  const money = (amount: number) => formatAmount(centsFromDecimal(amount), menu.currency);
  return {
    reload: useReload(priceRulesQuery, ({ rules }) => valuesOf(found(rules, rule?.id))),
    fields: {
      title: t("common.name"),
      effect: { label: t("priceRules.rule.effect"), text: (effect) => t(`priceRules.rule.${effect}`) },
      percent: {
        label: t("priceRules.rule.percent_value"),
        text: (percent) => (percent === null ? "–" : formatPercent(percent)),
      },
      amount: {
        label: t("priceRules.rule.amount_value"),
        text: (amount) => (amount === null ? "–" : money(amount)),
      },
      prices: {
        label: t("priceRules.rule.fixed"),
        text: (prices) => t("priceRules.rules.prices", { count: prices.length }),
      },
      includes_addons: t("common.include_add_ons"),
      reach: { label: t("priceRules.rule.what_title"), text: (reach) => t(`priceRules.rule.${reach}`) },
      category_ids: { label: t("common.categories"), ...titlesOf(menu.categories) },
      item_ids: { label: t("common.items"), ...titlesOf(menu.items) },
      hours: {
        label: t("priceRules.rule.when_title"),
        text: (hours) => hoursOrAlways(hours, t),
      },
      dining_options: {
        label: t("priceRules.rule.dining_options"),
        text: (dining_options) => orderKindsText({ dining_options, sources: [] }, t),
      },
      sources: {
        label: t("priceRules.rule.sources"),
        text: (sources) => orderKindsText({ dining_options: [], sources }, t),
      },
    },
  };
}

/** Values of a rule for the form; a new one takes ten percent off the whole menu. */
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

/** Chooses the whole menu, or some categories and items of it. */
function RuleReachFields({ form, menu }: { form: RuleForm; menu: OfferedMenu }) {
  const t = useT();
  const { reach, category_ids, item_ids } = form.values;
  return (
    <RulePart title={t("priceRules.rule.what_title")}>
      <SegmentedFilter
        layout="fill"
        label={t("priceRules.rule.reach")}
        value={reach}
        onChange={(value) => form.setFieldValue("reach", value)}
        options={[
          { value: "menu", label: t("priceRules.rule.menu") },
          { value: "chosen", label: t("common.selected_items") },
        ]}
      />
      {reach === "menu" ? null : (
        <>
          <MultiSelect
            label={t("common.categories")}
            allOption={t("priceRules.rule.none")}
            options={menu.categories.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={category_ids.map(String)}
            onChange={(ids) =>
              form.setFieldValue(
                "category_ids",
                ids.map((id) => toId<"Category">(Number(id))),
              )
            }
          />
          <MultiSelect
            label={t("common.items")}
            allOption={t("priceRules.rule.none")}
            options={menu.items.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={item_ids.map(String)}
            onChange={(ids) =>
              form.setFieldValue(
                "item_ids",
                ids.map((id) => toId<"MenuItem">(Number(id))),
              )
            }
            error={form.errors.item_ids ? String(form.errors.item_ids) : null}
          />
        </>
      )}
    </RulePart>
  );
}
