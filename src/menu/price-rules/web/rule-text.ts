import type { z } from "zod";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatDetails, formatList } from "#platform/web/format.ts";
import type { FormOf } from "#platform/web/forms/form-dialog.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { formatPercent } from "#platform/web/language/format-figures.ts";
import type { EditedRule, priceRuleBody } from "../contract/price-rules.ts";
import { hoursOrAlways } from "./hours-words.ts";
import type { OfferedMenu } from "./price-rules-api.ts";

/** Describes a rule, a line each: its effect and reach, its orders and its hours. */
export function ruleLines(rule: EditedRule, menu: OfferedMenu, t: Translate): string[] {
  const money = (amount: Cents) => formatAmount(amount, menu.currency);
  return [
    factsText([effectText(rule, t, money), reachText(rule, menu, t)]),
    orderKindsText(rule, t),
    hoursOrAlways(rule.hours, t),
  ];
}

/** Describes the orders that a rule applies to. */
export function orderKindsText(rule: Pick<EditedRule, "dining_options" | "sources">, t: Translate): string {
  const ways = [
    ...rule.dining_options.map((option) => t(`common.dining.${option}`)),
    ...rule.sources.map((source) => t(`orders.source.${source}`)),
  ];
  return ways.length === 0 ? t("priceRules.rules.anybody") : formatList(ways);
}

function effectText(rule: EditedRule, t: Translate, money: (amount: Cents) => string): string {
  const { effect, percent, amount, prices, includes_addons } = rule;
  if (effect === "fixed") return t("priceRules.rules.prices", { count: prices.length });
  const value = effect === "percent" ? (percent ?? 0) : (amount ?? 0);
  const change = effect === "percent" ? formatPercent(Math.abs(value) / 100) : money(cents(Math.abs(value)));
  const direction = value < 0 ? "cheaper" : "dearer";
  return t(`priceRules.rules.${direction}${includes_addons ? "_with_addons" : ""}`, { change });
}

/** Most things that are named; of more only the number is shown. */
const NAMED = 3;

function reachText(rule: EditedRule, menu: OfferedMenu, t: Translate): string {
  if (rule.effect === "fixed") return "";
  if (rule.reach === "menu") return t("priceRules.rule.menu");
  const categories = named(rule.category_ids, menu.categories, (count) =>
    t("priceRules.rules.categories", { count }),
  );
  const items = named(rule.item_ids, menu.items, (count) => t("common.items_count", { count }));
  return formatDetails([categories, items]);
}

function named<Id>(
  ids: readonly Id[],
  things: readonly { readonly id: Id; readonly title: string }[],
  counted: (count: number) => string,
): string {
  if (ids.length > NAMED) return counted(ids.length);
  return formatList(things.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])));
}

/** Values of the rule dialog. */
export type RuleValues = z.input<typeof priceRuleBody>;
export type RuleForm = FormOf<typeof priceRuleBody>;
