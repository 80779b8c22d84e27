import type { z } from "zod";
import type { priceRuleBody } from "#menu/price-rules/contract/price-rules.ts";

export type PriceRuleBody = z.input<typeof priceRuleBody>;

/** Friday from five to six, ten percent off the whole menu for who dines in: the sample of a price rule. */
export const aHappyHour: PriceRuleBody = {
  title: "Hora feliz",
  dining_options: ["dinein"],
  sources: [],
  hours: [{ weekdays: [5], from: 1020, to: 1080, starts_on: null, ends_on: null }],
  reach: "menu",
  category_ids: [],
  item_ids: [],
  effect: "percent",
  percent: -10,
  amount: null,
  prices: [],
  includes_addons: false,
};
