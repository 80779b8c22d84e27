import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { centsFromDecimal, decimalFromCents } from "../../../domain/money/cents.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { IconButton } from "../../../ui/overlay/icon-button.tsx";
import { formatAmount } from "../../platform/format.ts";
import { AmountField } from "../../platform/forms/amount-field.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./price-rules.module.css";
import type { OfferedMenu } from "./price-rules-api.ts";
import type { RuleForm, RuleValues } from "./rule-values.ts";

interface EffectProps {
  form: RuleForm;
  menu: OfferedMenu;
}

/** How the price changes: by percent, by an amount, or to prices of its own. */
export function RuleEffectFields({ form, menu }: EffectProps) {
  const t = useT();
  const { effect, includes_addons } = form.values;
  return (
    <>
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
          label={t("priceRules.rule.includes_addons")}
          checked={includes_addons}
          onChange={(checked) => form.setFieldValue("includes_addons", checked)}
        />
      ) : null}
    </>
  );
}

/** Cheaper or dearer, by how much. */
function ChangeFields({ form, menu }: EffectProps) {
  const t = useT();
  const { effect, percent, amount } = form.values;
  const field = effect === "percent" ? "percent" : "amount";
  const value = (effect === "percent" ? percent : amount) ?? 0;
  const [isDearer, setDearer] = useState(value > 0);
  const set = (size: number, dearer: boolean) =>
    form.setFieldValue(field, size === 0 ? null : dearer ? size : -size);
  const error = form.errors[field] ? String(form.errors[field]) : null;
  return (
    <div className={classes.pair}>
      <SegmentedFilter
        layout="fill"
        label={t("priceRules.rule.direction")}
        value={isDearer ? "dearer" : "cheaper"}
        onChange={(direction) => {
          setDearer(direction === "dearer");
          set(Math.abs(value), direction === "dearer");
        }}
        options={[
          { value: "cheaper", label: t("priceRules.rule.cheaper") },
          { value: "dearer", label: t("priceRules.rule.dearer") },
        ]}
      />
      {effect === "percent" ? (
        <TextField
          type="number"
          min={0}
          max={900}
          step={0.01}
          label={t("priceRules.rule.percent_value")}
          trailing="%"
          required
          error={error}
          value={value === 0 ? "" : String(Math.abs(value))}
          onChange={(event) => set(Math.abs(Number(event.currentTarget.value)) || 0, isDearer)}
        />
      ) : (
        <AmountField
          label={t("priceRules.rule.amount_value")}
          currency={menu.currency}
          required
          error={error}
          amount={value === 0 ? null : centsFromDecimal(Math.abs(value))}
          onChange={(typed) => set(typeof typed === "number" ? decimalFromCents(typed) : 0, isDearer)}
        />
      )}
    </div>
  );
}

/** An item, or one of its variants, that can have a price of its own. */
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
        label={t("priceRules.rule.price_item")}
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
      {prices.map((fixed) => {
        const one = all.find(({ key }) => key === keyOf(fixed));
        if (!one) return null;
        const { title, list, key } = one;
        return (
          <div key={key} className={classes.pair}>
            <AmountField
              label={t("priceRules.rule.price_of", { title })}
              description={t("priceRules.rule.list_price", { price: formatAmount(list, menu.currency) })}
              currency={menu.currency}
              amount={centsFromDecimal(fixed.price)}
              onChange={(typed) => {
                if (typeof typed !== "number") return;
                const price = decimalFromCents(typed);
                set(prices.map((other) => (keyOf(other) === key ? { ...other, price } : other)));
              }}
            />
            <IconButton
              label={t("priceRules.rule.remove_price", { title })}
              icon={<IconTrash size={20} />}
              onClick={() => set(prices.filter((other) => keyOf(other) !== key))}
            />
          </div>
        );
      })}
    </>
  );
}
