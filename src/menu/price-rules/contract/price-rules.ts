import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { hoursList } from "#core/settings/contract/offer-hours.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { allDifferent, idOf, idTextOf, messageReply, money } from "#platform/contract/wire.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { offeredHours, priceRule, priceRuleFields } from "./offers.ts";

export const priceRulesErrors = {
  not_offered: 409,
  too_many_price_rules: 409,
} as const;

const access = { staff: screens.priceRules.route };
const ruleParams = z.object({ ruleId: idTextOf("PriceRule") });

const editedRule = priceRule.extend({ is_active: z.boolean(), version: z.string() });
export type EditedRule = z.output<typeof editedRule>;

export const listPriceRules = route({
  method: "GET",
  path: "/price-rules",
  summary: "Price lists and happy hours in their order: the first that fits prices an item.",
  access,
  response: z.object({ rules: z.array(editedRule) }),
});

const choice = <const Name extends "Variant" | "Addon">(name: Name) =>
  z.object({ id: idOf(name), title: z.string(), price: money });

export const readOfferedMenu = route({
  method: "GET",
  path: "/price-rules/menu",
  summary: "The menu as rules of price and hours name it, with the hours of its categories and items.",
  access,
  response: z.object({
    time_zone: z.string(),
    currency: z.string(),
    categories: z.array(z.object({ id: idOf("Category"), title: z.string() })),
    items: z.array(
      z.object({
        id: idOf("MenuItem"),
        title: z.string(),
        category_id: idOf("Category").nullable(),
        price: money,
        variants: z.array(choice("Variant")),
        addons: z.array(choice("Addon")),
      }),
    ),
    offerHours: z.array(offeredHours),
  }),
});

/** Each effect and reach requires one thing. */
export const priceRuleBody = z
  .object({ ...priceRuleFields, version: editVersion.optional() })
  .superRefine(({ effect, percent, amount, prices, reach, category_ids, item_ids }, context) => {
    const required = (path: string) =>
      context.addIssue({ code: "custom", path: [path], ...saying("required") });
    if (effect === "percent" && !percent) required("percent");
    if (effect === "amount" && !amount) required("amount");
    if (effect === "fixed" && prices.length === 0) required("prices");
    const isNamed = category_ids.length + item_ids.length > 0;
    if (effect !== "fixed" && reach === "chosen" && !isNamed) required("item_ids");
  });

export const addPriceRule = route({
  method: "POST",
  path: "/price-rules",
  summary: "Adds a price list or a happy hour behind the others.",
  access,
  body: priceRuleBody,
  bodyLimit: 2 * 1024 * 1024,
  response: messageReply.extend({ rule: editedRule }),
  errors: ["not_found", "too_many_price_rules"],
});

export const changePriceRule = route({
  method: "PUT",
  path: "/price-rules/:ruleId",
  summary: "Changes a rule; orders that were sent keep what they were sold at.",
  access,
  params: ruleParams,
  body: priceRuleBody,
  bodyLimit: 2 * 1024 * 1024,
  response: messageReply.extend({ rule: editedRule }),
  errors: ["not_found", "changed_meanwhile"],
});

export const switchPriceRule = route({
  method: "PATCH",
  path: "/price-rules/:ruleId/active",
  summary: "Switches a rule on or off.",
  access,
  params: ruleParams,
  body: z.object({ is_active: z.boolean() }),
  response: messageReply,
  errors: ["not_found"],
});

export const orderPriceRules = route({
  method: "PUT",
  path: "/price-rules/order",
  summary: "Puts the rules in order; those that are not named follow.",
  access,
  body: z.object({ ids: z.array(idOf("PriceRule")).min(1).max(500).refine(allDifferent) }),
  response: messageReply,
  errors: ["not_found"],
});

export const deletePriceRule = route({
  method: "DELETE",
  path: "/price-rules/:ruleId",
  summary: "Archives a rule.",
  access,
  params: ruleParams,
  response: messageReply,
  errors: ["not_found"],
});

export const restorePriceRule = route({
  method: "POST",
  path: "/price-rules/:ruleId/restore",
  summary: "Brings an archived rule back to its place.",
  access,
  params: ruleParams,
  response: messageReply,
  errors: ["not_found", "too_many_price_rules"],
});

const hoursReply = z.object({ hours: hoursList, version: z.string() });
const hoursBody = z.object({ hours: hoursList, version: editVersion.optional() });
const categoryParams = z.object({ categoryId: idTextOf("Category") });
const itemParams = z.object({ itemId: idTextOf("MenuItem") });

export const readCategoryHours = route({
  method: "GET",
  path: "/offer-hours/categories/:categoryId",
  summary: "When a category is offered; no hours: always.",
  access,
  params: categoryParams,
  response: hoursReply,
  errors: ["not_found"],
});

export const setCategoryHours = route({
  method: "PUT",
  path: "/offer-hours/categories/:categoryId",
  summary: "Sets when a category is offered.",
  access,
  params: categoryParams,
  body: hoursBody,
  response: messageReply,
  errors: ["not_found", "changed_meanwhile"],
});

export const readItemHours = route({
  method: "GET",
  path: "/offer-hours/items/:itemId",
  summary: "When an item is offered, within the hours of its category; no hours: always.",
  access,
  params: itemParams,
  response: hoursReply,
  errors: ["not_found"],
});

export const setItemHours = route({
  method: "PUT",
  path: "/offer-hours/items/:itemId",
  summary: "Sets when an item is offered.",
  access,
  params: itemParams,
  body: hoursBody,
  response: messageReply,
  errors: ["not_found", "changed_meanwhile"],
});
