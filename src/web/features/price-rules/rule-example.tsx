import { priceRuleOf } from "../../../contract/offers.ts";
import { priceRuleBody } from "../../../contract/price-rules.ts";
import { toId } from "../../../domain/ids.ts";
import { priceUnder, reaches } from "../../../domain/price-rules/price-rule.ts";
import { formatAmount } from "../../platform/format.ts";
import { hoursText } from "../../platform/hours-text.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./price-rules.module.css";
import type { OfferedMenu } from "./price-rules-api.ts";
import type { RuleValues } from "./rule-values.ts";

/** What the rule as it is typed does to the first dish that it makes cheaper or dearer. */
export function RuleExample({ values, menu }: { values: RuleValues; menu: OfferedMenu }) {
  const t = useT();
  // A name may still be missing; it says nothing about the price.
  const parsed = priceRuleBody.safeParse({ ...values, title: values.title.trim() || "?" });
  if (!parsed.success) return <p className={classes.hint}>{t("priceRules.rule.example_none")}</p>;
  const rule = priceRuleOf({ ...parsed.data, id: toId<"PriceRule">(1) });
  const examples = menu.items.flatMap(({ category_id, ...item }) => {
    const list = { ...item, categoryId: category_id };
    if (!reaches(rule, list)) return [];
    const now = priceUnder(list, rule);
    const [before, after] = [list.variants[0]?.price ?? list.price, now.variants[0]?.price ?? now.price];
    return before === after ? [] : [{ title: list.title, before, after }];
  });
  const [example] = examples;
  if (!example) return <p className={classes.hint}>{t("priceRules.rule.example_none")}</p>;
  const ways = [
    ...rule.diningOptions.map((option) => t(`pos.cart.${option}`)),
    ...rule.sources.map((source) => t(`orders.source.${source}`)),
  ];
  return (
    <p className={classes.example} aria-live="polite">
      {t("priceRules.rule.example", {
        when: rule.hours.length === 0 ? t("priceRules.rules.always") : hoursText(rule.hours, t),
        way: ways.length === 0 ? t("priceRules.rules.anybody") : ways.join(", "),
        title: example.title,
        price: formatAmount(example.after, menu.currency),
        list: formatAmount(example.before, menu.currency),
      })}
    </p>
  );
}
