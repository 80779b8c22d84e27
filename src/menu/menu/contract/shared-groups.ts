import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { allDifferent, idOf, idTextOf, messageReply, money } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { toId } from "#platform/domain/ids.ts";
import { groupProblems, usualLeast } from "../domain/group-problems.ts";
import { MAX_ITEM_CHOICES } from "../domain/menu-item.ts";
import { groupRules, sharedAddonBody } from "./menu-choices.ts";
import { markFields } from "./till-menu.ts";

const access = { staff: actions["menu.edit"] } as const;
const named = z.object({ groupId: idTextOf("ModifierGroup") });

/** A group of add-ons that is kept once and that many items have. */
export const sharedGroup = z.object({
  id: idOf("ModifierGroup"),
  title: z.string(),
  min: z.number().int(),
  max: z.number().int().nullable(),
  max_each: z.number().int(),
  required: z.boolean(),
  addons: z.array(
    z.object({
      id: idOf("Addon"),
      title: z.string(),
      price: money,
      ...markFields,
      /** Chosen when the picker opens. */
      is_default: z.boolean(),
    }),
  ),
  /** Items that have it, in the order of the menu. */
  items: z.array(z.object({ id: idOf("MenuItem"), title: z.string() })),
  version: editVersion,
});
export type SharedGroup = z.output<typeof sharedGroup>;

export const listSharedGroups = route({
  method: "GET",
  path: "/modifier-groups",
  summary:
    "The groups of add-ons that items share, by title, with their add-ons and the items that have them.",
  access,
  response: z.object({ groups: z.array(sharedGroup) }),
});

const sharedFields = groupRules.extend({
  /** All add-ons in their order. One without an id is new; those that are missing here are deleted. */
  addons: z
    .array(sharedAddonBody)
    .max(MAX_ITEM_CHOICES)
    .refine((addons) => allDifferent(addons.flatMap(({ id }) => id ?? []))),
});
export const sharedGroupBody = sharedFields.superRefine(checkShared);

/** Asks the rules of groups, in which add-ons have ids: here their places stand for them. */
function checkShared(group: z.output<typeof sharedFields>, context: z.RefinementCtx): void {
  const { min = usualLeast(group.required), addons, ...rules } = group;
  const places = addons.map((_, place) => toId<"Addon">(place + 1));
  const defaults = places.filter((_, place) => addons[place]?.is_default);
  for (const { field, reason } of groupProblems({
    ...rules,
    min,
    addons_ids: places,
    default_ids: defaults,
  })) {
    const path = field === "addons_ids" || field === "default_ids" ? "addons" : field;
    context.addIssue({ code: "custom", path: [path], input: group[path], ...saying(reason) });
  }
}

const errors = ["not_found", "shared_group_exists", "addon_twice", "too_many_choices"] as const;

export const addSharedGroup = route({
  method: "POST",
  path: "/modifier-groups/add",
  summary: "Makes a group of add-ons that items can share.",
  access,
  body: sharedGroupBody,
  response: messageReply.extend({ id: idOf("ModifierGroup") }),
  errors,
});

export const updateSharedGroup = route({
  method: "POST",
  path: "/modifier-groups/update/:groupId",
  summary: "Changes a shared group: its rules, its add-ons and their prices, for every item that has it.",
  access,
  params: named,
  body: sharedFields.extend({ version: editVersion.optional() }).superRefine(checkShared),
  response: messageReply,
  errors: [...errors, "changed_meanwhile"],
});

export const deleteSharedGroup = route({
  method: "DELETE",
  path: "/modifier-groups/delete/:groupId",
  summary: "Deletes a shared group with its add-ons, from every item that has it; what was sold of it stays.",
  access,
  params: named,
  response: messageReply,
  errors: ["not_found"],
});

export const restoreSharedGroup = route({
  method: "POST",
  path: "/modifier-groups/restore/:groupId",
  summary: "Brings back a shared group that was just deleted, on the items that had it.",
  access,
  params: named,
  response: messageReply,
  errors: ["not_found", "shared_group_exists", "too_many_choices", "combo_takes_no_choices"],
});

const itemsOf = z.object({ itemIds: z.array(idOf("MenuItem")).min(1).max(10_000).refine(allDifferent) });

export const attachSharedGroup = route({
  method: "POST",
  path: "/modifier-groups/attach/:groupId",
  summary:
    "Gives a shared group to items, after the groups they have. All or none; one that has it stays as it is.",
  access,
  params: named,
  body: itemsOf,
  response: messageReply,
  errors: ["not_found", "too_many_choices", "combo_takes_no_choices"],
});

export const detachSharedGroup = route({
  method: "POST",
  path: "/modifier-groups/detach/:groupId",
  summary: "Takes a shared group off items; the group and the other items stay as they are.",
  access,
  params: named,
  body: itemsOf,
  response: messageReply,
  errors: ["not_found"],
});

export const shareGroup = route({
  method: "POST",
  path: "/menu-items/groups/:itemId/share/:groupId",
  summary:
    "Makes an item's own group a shared one, with its add-ons, recipes and translations. The item keeps it.",
  access,
  params: z.object({ itemId: idTextOf("MenuItem"), groupId: idTextOf("ModifierGroup") }),
  response: messageReply,
  errors: ["not_found", "shared_group_exists", "group_is_shared"],
});
