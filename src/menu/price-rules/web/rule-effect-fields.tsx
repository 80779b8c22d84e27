import { IconTrash } from "@tabler/icons-react";
import { type PropsWithChildren, useId, useState } from "react";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./price-rules.module.css";
import type { OfferedMenu } from "./price-rules-api.ts";
import type { RuleForm, RuleValues } from "./rule-text.ts";

interface EffectProps {
  form: RuleForm;
  menu: OfferedMenu;
}

/** Chooses how the price changes: by percent, by an amount, or to fixed prices. */
export function RuleEffectFields({ form, menu }: EffectProps) {
  const t = useT();
  const { effect, includes_addons } = form.values;
  return (
    <RulePart title={t("priceRules.rule.effect_title")}>
      <SegmentedFilter
        layout="fill"
        label={t("priceRules.rule.effect")}
        value={effect}
        onChange={(value) => form.setFieldValue("effect", value)}
        options={(["percent", "amount", "fixed"] as const).map((value) => ({
          value,
          label: t(`priceRules.rule.${value}`),
        }))}
      />
      {effect === "fixed" ? (
        <FixedPrices form={form} menu={menu} />
      ) : (
        <ChangeFields form={form} menu={menu} />
      )}
      {effect === "percent" ? (
        <CheckField
          label={t("common.include_add_ons")}
          checked={includes_addons}
          onChange={(checked) => form.setFieldValue("includes_addons", checked)}
        />
      ) : null}
    </RulePart>
  );
}

/** Chooses cheaper or dearer, and by how much. */
function ChangeFields({ form, menu }: EffectProps) {
  const t = useT();
  const { effect, percent, amount } = form.values;
  const field = effect === "percent" ? "percent" : "amount";
  const value = (effect === "percent" ? percent : amount) ?? 0;
  const [chosen, setChosen] = useState<"cheaper" | "dearer">("cheaper");
  const direction = value === 0 ? chosen : value > 0 ? "dearer" : "cheaper";
  const set = (size: number | null, to = direction) =>
    form.setFieldValue(field, size ? (to === "dearer" ? size : -size) : null);
  const error = form.errors[field] ? String(form.errors[field]) : null;
  return (
    <div className={classes.change}>
      <SegmentedFilter
        layout="fill"
        label={t("priceRules.rule.direction")}
        value={direction}
        onChange={(to) => {
          setChosen(to);
          set(Math.abs(value), to);
        }}
        options={[
          { value: "cheaper", label: t("priceRules.rule.cheaper") },
          { value: "dearer", label: t("priceRules.rule.dearer") },
        ]}
      />
      {effect === "percent" ? (
        <DecimalField
          decimals={2}
          label={t("priceRules.rule.percent_value")}
          unit="%"
          required
          error={error}
          value={value === 0 ? null : Math.abs(value)}
          onChange={(size) => set(size)}
        />
      ) : (
        <AmountField
          label={t("priceRules.rule.amount_value")}
          currency={menu.currency}
          required
          {...amountProps({
            value: value === 0 ? null : Math.abs(value),
            onChange: (size) => set(size),
            error,
          })}
        />
      )}
    </div>
  );
}

/** An item, or one of its variants, that can have a fixed price. */
interface Priceable {
  readonly key: string;
  readonly title: string;
  readonly list: OfferedMenu["items"][number]["price"];
  readonly fixed: Pick<RuleValues["prices"][number], "item_id" | "variant_id">;
}

function priceables({ items }: OfferedMenu): Priceable[] {
  return items.flatMap(({ id, title, price, variants }): Priceable[] =>
    variants.length === 0
      ? [{ key: `${id} null`, title, list: price, fixed: { item_id: id, variant_id: null } }]
      : variants.map((variant) => ({
          key: `${id} ${variant.id}`,
          title: `${title} · ${variant.title}`,
          list: variant.price,
          fixed: { item_id: id, variant_id: variant.id },
        })),
  );
}

function FixedPrices({ form, menu }: EffectProps) {
  const t = useT();
  const all = priceables(menu);
  const { prices } = form.values;
  const keyOf = (fixed: Priceable["fixed"]) => `${fixed.item_id} ${fixed.variant_id}`;
  const priced = new Set(prices.map(keyOf));
  const set = (next: RuleValues["prices"]) => form.setFieldValue("prices", next);
  return (
    <>
      <SelectField
        label={t("common.add_item")}
        options={all
          .filter(({ key }) => !priced.has(key))
          .map(({ key, title }) => ({ value: key, label: title }))}
        value={null}
        error={form.errors.prices ? String(form.errors.prices) : null}
        onChange={(key) => {
          const chosen = all.find((one) => one.key === key);
          if (chosen) set([...prices, { ...chosen.fixed, price: decimalFromCents(chosen.list) }]);
        }}
      />
      {prices.map((fixed, place) => {
        const one = all.find(({ key }) => key === keyOf(fixed));
        if (!one) return null;
        const { title, list, key } = one;
        return (
          <div key={key} className={classes.priced}>
            <AmountField
              label={title}
              description={t("priceRules.rule.list_price", { price: formatAmount(list, menu.currency) })}
              currency={menu.currency}
              {...amountProps({
                value: Number.isNaN(fixed.price) ? null : fixed.price,
                // An empty amount is refused by the contract; the earlier price is not kept.
                onChange: (typed) => set(prices.with(place, { ...fixed, price: typed ?? Number.NaN })),
                error: form.errors[`prices.${place}.price`] ? t("validation.required") : null,
              })}
            />
            <IconButton
              label={t("common.remove_title", { title })}
              icon={<IconTrash size={20} />}
              onClick={() => set(prices.toSpliced(place, 1))}
            />
          </div>
        );
      })}
    </>
  );
}

export function RulePart({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <Stack as="section" gap={12} room="shrink" aria-labelledby={id}>
      <Text as="h3" size="md" weight={600} id={id}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
