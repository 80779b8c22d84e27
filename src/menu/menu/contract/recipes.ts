import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { idOf, idTextOf, messageReply, quantity, singleLineText } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

const access = { staff: actions["menu.edit"] } as const;
const ofItem = z.object({ itemId: idTextOf("MenuItem") });
const lineOf = ofItem.extend({ recipeId: idTextOf("RecipeItem") });

/** An id, or none: null, 0 or left out (specification, operations §3). */
const idOrNone = <Name extends string>(name: Name) => z.union([idOf(name), z.literal(0)]).nullish();

/** An ingredient of a portion: of the item itself, or of one of its variants or add-ons. */
const recipeFields = z.object({
  menuItemId: idOf("MenuItem").optional(),
  variantId: idOrNone("Variant"),
  addonId: idOrNone("Addon"),
  ingredientId: idOf("InventoryItem"),
  quantity: quantity
    .refine((amount) => amount > 0, saying("too_small"))
    .refine((amount) => amount <= 1_000_000_000, saying("too_large")),
  /** Unit of the quantity, when it is not the ingredient's but of the same family (g for kg). */
  unit: singleLineText(20).optional(),
});

function checkTarget({ variantId, addonId }: z.output<typeof recipeFields>, context: z.RefinementCtx): void {
  if (variantId && addonId)
    context.addIssue({ code: "custom", path: ["addonId"], input: addonId, ...saying("malformed") });
}

export const recipeBody = recipeFields.superRefine(checkTarget);

export const addRecipeItem = route({
  method: "POST",
  path: "/menu-items/recipe/:itemId/add",
  summary: "Adds an ingredient to the recipe of an item, or of one of its variants or add-ons.",
  access,
  params: ofItem,
  body: recipeBody,
  response: messageReply.extend({ id: idOf("RecipeItem") }),
  errors: ["not_found", "recipe_has_ingredient"],
});

export const updateRecipeItem = route({
  method: "PUT",
  path: "/menu-items/recipe/:itemId/update/:recipeId",
  summary: "Changes a line of a recipe; what was ordered already took what it took.",
  access,
  params: lineOf,
  body: recipeFields.extend({ version: editVersion.optional() }).superRefine(checkTarget),
  response: messageReply,
  errors: ["not_found", "recipe_has_ingredient", "changed_meanwhile"],
});

export const deleteRecipeItem = route({
  method: "DELETE",
  path: "/menu-items/recipe/:itemId/delete/:recipeId",
  summary: "Takes an ingredient out of a recipe; `variant` and `addon`, if given, are those the line is of.",
  access,
  params: lineOf,
  query: z.object({ variant: idTextOf("Variant").optional(), addon: idTextOf("Addon").optional() }),
  response: messageReply,
  errors: ["not_found"],
});
