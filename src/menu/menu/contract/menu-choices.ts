import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import {
  allDifferent,
  idOf,
  idTextOf,
  messageReply,
  notNegativeMoney,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { allergens, diets, dietsRuledOut } from "../domain/food-marks.ts";
import { groupProblems, usualLeast } from "../domain/group-problems.ts";
import { EACH_MAX } from "../domain/modifier-group.ts";

const access = { staff: actions["menu.edit"] } as const;
const ofItem = z.object({ itemId: idTextOf("MenuItem") });
const variantOf = ofItem.extend({ variantId: idTextOf("Variant") });
const addonOf = ofItem.extend({ addonId: idTextOf("Addon") });
const groupOf = ofItem.extend({ groupId: idTextOf("ModifierGroup") });

export const choiceFields = z.object({
  title: text(100),
  price: notNegativeMoney,
  /** Allergens that it adds to the item; null or left out: not declared. */
  allergens: z.array(z.enum(allergens)).max(allergens.length).nullable().optional(),
  /** Diets that the item suits with it. */
  diets: z.array(z.enum(diets)).max(diets.length).optional(),
});

/** Refuses a diet that the allergens rule out. */
export function checkMarks(
  { allergens = null, diets = [] }: z.output<typeof choiceFields>,
  context: z.RefinementCtx,
) {
  if (dietsRuledOut({ allergens, diets }).length > 0)
    context.addIssue({ code: "custom", path: ["diets"], input: diets, ...saying("diet_ruled_out") });
}

/** A variant with its full price, or an add-on with its price increase. */
export const choiceBody = choiceFields.superRefine(checkMarks);
const changedChoice = choiceFields.extend({ version: editVersion.optional() }).superRefine(checkMarks);
/** An add-on of a shared group; without an id it is new. */
export const sharedAddonBody = choiceFields
  .extend({ id: idOf("Addon").optional(), is_default: z.boolean().default(false) })
  .superRefine(checkMarks);
const wholeOrder = <Name extends string>(name: Name) =>
  z.object({ ids: z.array(idOf(name)).max(200).refine(allDifferent) });

export const addVariant = route({
  method: "POST",
  path: "/menu-items/variants/:itemId/add",
  summary: "Adds a variant with its own full price.",
  access,
  params: ofItem,
  body: choiceBody,
  response: messageReply.extend({ id: idOf("Variant") }),
  errors: ["not_found", "choice_exists", "too_many_choices", "combo_takes_no_choices"],
});

export const updateVariant = route({
  method: "POST",
  path: "/menu-items/variants/:itemId/update/:variantId",
  summary: "Changes a variant.",
  access,
  params: variantOf,
  body: changedChoice,
  response: messageReply,
  errors: ["not_found", "choice_exists", "changed_meanwhile"],
});

export const deleteVariant = route({
  method: "DELETE",
  path: "/menu-items/variants/:itemId/delete/:variantId",
  summary: "Deletes a variant; what was sold of it stays.",
  access,
  params: variantOf,
  response: messageReply,
  errors: ["not_found", "menu_item_in_use"],
});

export const restoreVariant = route({
  method: "POST",
  path: "/menu-items/variants/:itemId/restore/:variantId",
  summary: "Brings back a variant that was just deleted, with its recipe.",
  access,
  params: variantOf,
  response: messageReply,
  errors: ["not_found", "choice_exists", "too_many_choices", "combo_takes_no_choices"],
});

export const orderVariants = route({
  method: "PUT",
  path: "/menu-items/variants/:itemId/order",
  summary: "Sets the order of all variants of an item; refused when there are others by now.",
  access,
  params: ofItem,
  body: wholeOrder("Variant"),
  response: messageReply,
  errors: ["not_found", "changed_meanwhile"],
});

export const addAddon = route({
  method: "POST",
  path: "/menu-items/addons/:itemId/add",
  summary: "Adds an add-on with its price increase, free to choose until a group takes it.",
  access,
  params: ofItem,
  body: choiceBody,
  response: messageReply.extend({ id: idOf("Addon") }),
  errors: ["not_found", "choice_exists", "too_many_choices", "combo_takes_no_choices"],
});

export const updateAddon = route({
  method: "POST",
  path: "/menu-items/addons/:itemId/update/:addonId",
  summary: "Changes an add-on.",
  access,
  params: addonOf,
  body: changedChoice,
  response: messageReply,
  errors: ["not_found", "choice_exists", "changed_meanwhile", "group_is_shared"],
});

export const deleteAddon = route({
  method: "DELETE",
  path: "/menu-items/addons/:itemId/delete/:addonId",
  summary: "Deletes an add-on. One that its group cannot do without is refused.",
  access,
  params: addonOf,
  response: messageReply,
  errors: ["not_found", "group_needs_addon", "group_is_shared"],
});

export const restoreAddon = route({
  method: "POST",
  path: "/menu-items/addons/:itemId/restore/:addonId",
  summary: "Brings back an add-on that was just deleted, with its recipe and into its group.",
  access,
  params: addonOf,
  response: messageReply,
  errors: ["not_found", "choice_exists", "too_many_choices", "combo_takes_no_choices"],
});

export const orderAddons = route({
  method: "PUT",
  path: "/menu-items/addons/:itemId/order",
  summary: "Sets the order of all add-ons of an item; refused when there are others by now.",
  access,
  params: ofItem,
  body: wholeOrder("Addon"),
  response: messageReply,
  errors: ["not_found", "changed_meanwhile"],
});

const choices = z.number().int().min(0).max(99);

/** Rules of a group, its own or shared. */
export const groupRules = z.object({
  title: text(100),
  /** Fewest choices; a group that is not required asks for them only once one is chosen. Left out: 1 when required, else 0. */
  min: choices.optional(),
  /** Most choices; null: no limit. */
  max: choices.min(1).nullable().default(null),
  /** Most times that one add-on may be taken: 2 allows it twice. */
  max_each: z.number().int().min(1).max(EACH_MAX).default(1),
  required: z.boolean().default(false),
});

const groupFields = groupRules.extend({
  /**
   * All add-ons of the group in their order; those it had before and that are missing here become free to choose.
   */
  addons_ids: z.array(idOf("Addon")).max(100).refine(allDifferent),
  /** Chosen when the picker opens. */
  default_ids: z.array(idOf("Addon")).max(100).default([]),
});

function checkGroup(group: z.output<typeof groupFields>, context: z.RefinementCtx): void {
  const { min = usualLeast(group.required) } = group;
  for (const { field, reason } of groupProblems({ ...group, min }))
    context.addIssue({ code: "custom", path: [field], input: group[field], ...saying(reason) });
}

export const groupBody = groupFields.superRefine(checkGroup);

export const addModifierGroup = route({
  method: "POST",
  path: "/menu-items/groups/:itemId/add",
  summary: "Makes a group of add-ons that are chosen together; they leave the groups they were in.",
  access,
  params: ofItem,
  body: groupBody,
  response: messageReply.extend({ id: idOf("ModifierGroup") }),
  errors: ["not_found", "choice_exists", "too_many_choices", "group_needs_addon", "group_is_shared"],
});

export const updateModifierGroup = route({
  method: "POST",
  path: "/menu-items/groups/:itemId/update/:groupId",
  summary: "Changes a group: its rules, its add-ons and which of them are chosen at first.",
  access,
  params: groupOf,
  body: groupFields.extend({ version: editVersion.optional() }).superRefine(checkGroup),
  response: messageReply,
  errors: ["not_found", "choice_exists", "group_needs_addon", "changed_meanwhile", "group_is_shared"],
});

export const orderModifierGroups = route({
  method: "PUT",
  path: "/menu-items/groups/:itemId/order",
  summary: "Sets the order of all groups of an item among themselves; refused when there are others by now.",
  access,
  params: ofItem,
  body: wholeOrder("ModifierGroup"),
  response: messageReply,
  errors: ["not_found", "changed_meanwhile"],
});

export const deleteModifierGroup = route({
  method: "DELETE",
  path: "/menu-items/groups/:itemId/delete/:groupId",
  summary: "Deletes a group; its add-ons stay and are free to choose.",
  access,
  params: groupOf,
  response: messageReply,
  errors: ["not_found", "group_is_shared"],
});
