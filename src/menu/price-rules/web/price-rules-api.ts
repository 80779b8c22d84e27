import { queryOptions } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import * as routes from "../contract/price-rules.ts";

/** The parts of the menu that prices and hours refer to. */
export type OfferedMenu = ResponseOf<typeof routes.readOfferedMenu>;

export const priceRulesQuery = queryOptions({
  queryKey: ["price-rules"],
  queryFn: ({ signal }) => call(routes.listPriceRules, { signal }),
});

export const offeredMenuQuery = queryOptions({
  queryKey: ["price-rules", "menu"],
  queryFn: ({ signal }) => call(routes.readOfferedMenu, { signal }),
});

export const addRule = (input: CallInput<typeof routes.addPriceRule>) => call(routes.addPriceRule, input);
export const changeRule = (input: CallInput<typeof routes.changePriceRule>) =>
  call(routes.changePriceRule, input);
export const switchRule = (input: CallInput<typeof routes.switchPriceRule>) =>
  call(routes.switchPriceRule, input);
export const orderRules = (input: CallInput<typeof routes.orderPriceRules>) =>
  call(routes.orderPriceRules, input);
export const deleteRule = (input: CallInput<typeof routes.deletePriceRule>) =>
  call(routes.deletePriceRule, input);
export const restoreRule = (input: CallInput<typeof routes.restorePriceRule>) =>
  call(routes.restorePriceRule, input);
export const readCategoryHours = (input: CallInput<typeof routes.readCategoryHours>) =>
  call(routes.readCategoryHours, input);
export const readItemHours = (input: CallInput<typeof routes.readItemHours>) =>
  call(routes.readItemHours, input);
export const setCategoryHours = (input: CallInput<typeof routes.setCategoryHours>) =>
  call(routes.setCategoryHours, input);
export const setItemHours = (input: CallInput<typeof routes.setItemHours>) =>
  call(routes.setItemHours, input);
