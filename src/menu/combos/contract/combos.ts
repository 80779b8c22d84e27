import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { COMBO_CHOICES_MAX, COMBO_GROUPS_MAX, COMBO_PARTS_MAX } from "#menu/menu/domain/combo.ts";
import { comboProblems } from "#menu/menu/domain/combo-problems.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { idOf, idTextOf, messageReply, money, notNegativeMoney, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

export const combosErrors = {
  menu_item_in_use: 409,
  combo_has_choices: 409,
  combo_takes_no_choices: 409,
  combo_is_part: 409,
  combo_part_unknown: 409,
} as const;

const access = { staff: actions["menu.edit"] } as const;
const ofItem = z.object({ itemId: idTextOf("MenuItem") });

/** An item that can be part of a combo: not deleted and not a combo itself. Hidden items count too. */
const comboCandidate = z.object({
  item_id: idOf("MenuItem"),
  title: z.string(),
  category_title: z.string().nullable(),
  price: money,
  is_enabled: z.boolean(),
  variants: z.array(z.object({ id: idOf("Variant"), title: z.string(), price: money })),
});
export type ComboCandidate = z.output<typeof comboCandidate>;

/** A choice of a combo. Without an id it is new. */
const comboChoice = z.object({
  id: idOf("ComboChoice").optional(),
  item_id: idOf("MenuItem"),
  /** Null lets the guest choose one of the item's variants. */
  variant_id: idOf("Variant").nullable(),
  extra: notNegativeMoney,
  /** Chosen when the picker opens. */
  is_default: z.boolean(),
});
const groupFields = {
  id: idOf("ComboGroup").optional(),
  title: text(100),
  /** Fewest and most parts of the group. */
  min: z.number().int().min(0).max(COMBO_PARTS_MAX),
  max: z.number().int().min(1).max(COMBO_PARTS_MAX),
};
const comboGroup = z.object({
  ...groupFields,
  choices: z.array(comboChoice).min(1).max(COMBO_CHOICES_MAX),
});

export const comboGroups = z.array(comboGroup).max(COMBO_GROUPS_MAX);

/** Reports problems of a combo's groups on their fields, below `field`. */
export function checkCombo(
  groups: z.output<typeof comboGroups>,
  field: string,
  context: z.RefinementCtx,
): void {
  for (const { path, code } of comboProblems(groups))
    context.addIssue({ code: "custom", path: [field, ...path], input: groups, ...saying(code) });
}

export const comboBody = z
  .object({ groups: comboGroups, version: editVersion.optional() })
  .superRefine(({ groups }, context) => checkCombo(groups, "groups", context));

export const readCombo = route({
  method: "GET",
  path: "/menu-items/combo/:itemId",
  summary: "What an item is made of when it is sold as a combo; no groups when it is not.",
  access,
  params: ofItem,
  response: z.object({
    title: z.string(),
    price: money,
    groups: z.array(
      z.object({
        ...groupFields,
        id: idOf("ComboGroup"),
        title: z.string(),
        choices: z.array(comboChoice.extend({ id: idOf("ComboChoice"), extra: money, item: comboCandidate })),
      }),
    ),
    /** Combos that contain the item; while there are any, it cannot be a combo itself. */
    part_of: z.array(z.string()),
    /** With variants or add-ons of its own, the item cannot be a combo. */
    has_choices: z.boolean(),
    version: editVersion,
  }),
  errors: ["not_found"],
});

export const saveCombo = route({
  method: "PUT",
  path: "/menu-items/combo/:itemId",
  summary: "Sets all groups of a combo in their order; without any the item is none any more.",
  access,
  params: ofItem,
  body: comboBody,
  response: messageReply,
  errors: ["not_found", "combo_has_choices", "combo_is_part", "combo_part_unknown", "changed_meanwhile"],
});

export const findComboParts = route({
  method: "GET",
  path: "/menu-items/combo-parts",
  summary:
    "Items that can be part of a combo by words of their title, the first 20 in the order of the menu.",
  access,
  query: z.object({ q: z.string().max(100).default("") }),
  response: z.object({ items: z.array(comboCandidate) }),
});
