import { type CallInput, call } from "#platform/web/api.ts";
import {
  addAddon,
  addModifierGroup,
  addVariant,
  deleteAddon,
  deleteModifierGroup,
  deleteVariant,
  orderAddons,
  orderModifierGroups,
  orderVariants,
  restoreAddon,
  restoreVariant,
  updateAddon,
  updateModifierGroup,
  updateVariant,
} from "../../contract/menu-choices.ts";
import { addRecipeItem, deleteRecipeItem, updateRecipeItem } from "../../contract/recipes.ts";

export const createVariant = (input: CallInput<typeof addVariant>) => call(addVariant, input);
export const saveVariant = (input: CallInput<typeof updateVariant>) => call(updateVariant, input);
export const removeVariant = (input: CallInput<typeof deleteVariant>) => call(deleteVariant, input);
export const bringBackVariant = (input: CallInput<typeof restoreVariant>) => call(restoreVariant, input);
export const saveVariantOrder = (input: CallInput<typeof orderVariants>) => call(orderVariants, input);

export const createAddon = (input: CallInput<typeof addAddon>) => call(addAddon, input);
export const saveAddon = (input: CallInput<typeof updateAddon>) => call(updateAddon, input);
export const removeAddon = (input: CallInput<typeof deleteAddon>) => call(deleteAddon, input);
export const bringBackAddon = (input: CallInput<typeof restoreAddon>) => call(restoreAddon, input);
export const saveAddonOrder = (input: CallInput<typeof orderAddons>) => call(orderAddons, input);

export const createGroup = (input: CallInput<typeof addModifierGroup>) => call(addModifierGroup, input);
export const saveGroup = (input: CallInput<typeof updateModifierGroup>) => call(updateModifierGroup, input);
export const saveGroupOrder = (input: CallInput<typeof orderModifierGroups>) =>
  call(orderModifierGroups, input);
export const removeGroup = (input: CallInput<typeof deleteModifierGroup>) => call(deleteModifierGroup, input);

export const createRecipeLine = (input: CallInput<typeof addRecipeItem>) => call(addRecipeItem, input);
export const saveRecipeLine = (input: CallInput<typeof updateRecipeItem>) => call(updateRecipeItem, input);
export const removeRecipeLine = (input: CallInput<typeof deleteRecipeItem>) => call(deleteRecipeItem, input);
