import { hoursOf } from "../../../contract/offers.ts";
import type { EditedRule } from "../../../contract/price-rules.ts";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import { hoursText } from "../../platform/hours-text.ts";
import type { Translate } from "../../platform/i18n.ts";

/** What a rule does, for whom, when and with what of the menu: a line each. */
export function ruleLines(rule: EditedRule, t: Translate, money: (amount: Cents) => string): string[] {
  const ways = [
    ...rule.dining_options.map((option) => t(`pos.cart.${option}`)),
    ...rule.sources.map((source) => t(`orders.source.${source}`)),
  ];
  return [
    [effectText(rule, t, money), reachText(rule, t)].filter(Boolean).join(" · "),
    ways.length === 0 ? t("priceRules.rules.anybody") : ways.join(", "),
    rule.hours.length === 0 ? t("priceRules.rules.always") : hoursText(rule.hours.map(hoursOf), t),
  ];
}

function effectText(rule: EditedRule, t: Translate, money: (amount: Cents) => string): string {
  const { effect, percent, amount, prices, includes_addons } = rule;
  if (effect === "fixed") return t("priceRules.rules.prices", { count: prices.length });
  const value = effect === "percent" ? (percent ?? 0) : (amount ?? 0);
  const change = effect === "percent" ? `${Math.abs(value) / 100}%` : money(cents(Math.abs(value)));
  const said = t(value < 0 ? "priceRules.rules.cheaper" : "priceRules.rules.dearer", { change });
  return includes_addons ? `${said}, ${t("priceRules.rules.with_addons")}` : said;
}

function reachText({ effect, reach, category_ids, item_ids }: EditedRule, t: Translate): string {
  if (effect === "fixed") return "";
  if (reach === "menu") return t("priceRules.rules.whole_menu");
  return [
    category_ids.length > 0 ? t("priceRules.rules.categories", { count: category_ids.length }) : "",
    item_ids.length > 0 ? t("priceRules.rules.items", { count: item_ids.length }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
