import * as file from "#menu/menu-file/contract/menu-file.ts";
import { addManyItems } from "#menu/menu-file/server/add-many-items.ts";
import { exportMenu, menuTemplate } from "#menu/menu-file/server/export-menu.ts";
import { importMenu, previewMenuImport } from "#menu/menu-file/server/import-menu.ts";
import { assignStation as assign, stationMenu } from "#menu/stations/contract/stations.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as categories from "../contract/categories.ts";
import { readDearerDishes } from "../contract/dearer-dishes.ts";
import * as many from "../contract/menu-changes.ts";
import * as choices from "../contract/menu-choices.ts";
import * as highlights from "../contract/menu-highlights.ts";
import * as items from "../contract/menu-items.ts";
import * as translations from "../contract/menu-translations.ts";
import * as recipes from "../contract/recipes.ts";
import * as shared from "../contract/shared-groups.ts";
import {
  addCategory,
  deleteCategory,
  orderCategories,
  orderCategoryItems,
  readCategories,
  readCategoryItems,
  restoreCategory,
  showCategory,
  updateCategory,
} from "./categories/change-categories.ts";
import {
  addAddon,
  addVariant,
  deleteChoice,
  orderChoices,
  restoreChoice,
  updateChoice,
} from "./choices/change-choices.ts";
import { addGroup, changeChoiceGroup, deleteGroup, orderGroups } from "./choices/change-groups.ts";
import {
  addSharedGroup,
  attachSharedGroup,
  deleteSharedGroup,
  detachSharedGroup,
  readSharedGroups,
  restoreSharedGroup,
  shareGroup,
  updateSharedGroup,
} from "./choices/change-shared-groups.ts";
import { addons, variants } from "./choices/choice-kinds.ts";
import {
  addItem,
  deleteItem,
  duplicateItem,
  removePhoto,
  showItem,
  updateItem,
  uploadPhoto,
} from "./items/change-items.ts";
import { readHighlights, setHighlights } from "./items/highlights.ts";
import { findItemIds, listItems, readItem, searchItems } from "./items/list-items.ts";
import { changeMany, previewPrices, restoreMany } from "./many/change-many.ts";
import { addRecipeItem, removeRecipeItem, updateRecipeItem } from "./recipes/change-recipe.ts";
import { findDearerDishes } from "./recipes/read-dearer-dishes.ts";
import { assignStation, readStationMenu } from "./stations/station-menu.ts";
import { copyTranslations, readTranslations, saveTranslations } from "./translations/menu-translations.ts";
import {
  exportTranslations,
  importTranslations,
  previewTranslations,
} from "./translations/translations-file.ts";

type On = Parameters<FeatureRoutes>[0];

export const menuRoutes: FeatureRoutes = (on) => {
  categoryRoutes(on);
  itemRoutes(on);
  choiceRoutes(on);
  sharedGroupRoutes(on);
  recipeRoutes(on);
  fileRoutes(on);
  on(translations.readMenuTranslations, ({ ctx, query }) => readTranslations(ctx, query));
  on(translations.saveMenuTranslations, ({ ctx, body }) => saveTranslations(ctx, body));
  on(translations.copyMenuTranslations, ({ ctx, body }) => copyTranslations(ctx, body));
  on(translations.exportMenuTranslations, ({ ctx, query }) => exportTranslations(ctx, query));
  on(translations.previewTranslationsImport, ({ ctx, body }) => previewTranslations(ctx, body));
  on(translations.importMenuTranslations, ({ ctx, body }) => importTranslations(ctx, body));
  on(highlights.readMenuHighlights, ({ ctx }) => readHighlights(ctx));
  on(highlights.setMenuHighlights, ({ ctx, body }) => setHighlights(ctx, body));
  on(stationMenu, ({ ctx }) => readStationMenu(ctx));
  on(assign, ({ ctx, body }) => assignStation(ctx, body));
};

const categoryRoutes = (on: On): void => {
  on(categories.listCategories, ({ ctx }) => readCategories(ctx));
  on(categories.addCategory, ({ ctx, body }) => addCategory(ctx, body));
  on(categories.updateCategory, ({ ctx, params, body }) => updateCategory(ctx, params.id, body));
  on(categories.deleteCategory, ({ ctx, params, query }) =>
    deleteCategory(ctx, params.id, query.moveItemsTo),
  );
  on(categories.restoreCategory, ({ ctx, params }) => restoreCategory(ctx, params.id));
  on(categories.changeCategoryVisibility, ({ ctx, params, body }) =>
    showCategory(ctx, params.id, body.isEnabled),
  );
  on(categories.orderCategories, ({ ctx, body }) => orderCategories(ctx, body));
  on(categories.listCategoryItems, ({ ctx, params }) => readCategoryItems(ctx, params.id));
  on(categories.orderCategoryItems, ({ ctx, params, body }) => orderCategoryItems(ctx, params.id, body));
};

const itemRoutes = (on: On): void => {
  on(items.searchMenuItems, ({ ctx, query }) => searchItems(ctx, query));
  on(items.findMenuItemIds, ({ ctx, query }) => findItemIds(ctx, query));
  on(items.listMenuItems, ({ ctx }) => listItems(ctx));
  on(items.readMenuItem, ({ ctx, params }) => readItem(ctx, params.id));
  on(items.addMenuItem, ({ ctx, body }) => addItem(ctx, body));
  on(items.updateMenuItem, ({ ctx, params, body }) => updateItem(ctx, params.id, body));
  on(items.duplicateMenuItem, ({ ctx, params }) => duplicateItem(ctx, params.id));
  on(items.deleteMenuItem, ({ ctx, params }) => deleteItem(ctx, params.id));
  on(items.changeMenuItemVisibility, ({ ctx, params, body }) => showItem(ctx, params.id, body.isEnabled));
  on(items.uploadMenuPhoto, ({ ctx, params, body }) => uploadPhoto(ctx, params.id, body.image));
  on(items.removeMenuPhoto, ({ ctx, params }) => removePhoto(ctx, params.id));
  on(many.previewMenuChange, ({ ctx, body }) => previewPrices(ctx, body));
  on(many.changeManyItems, ({ ctx, body }) => changeMany(ctx, body));
  on(many.restoreManyItems, ({ ctx, body }) => restoreMany(ctx, body));
};

const choiceRoutes = (on: On): void => {
  on(choices.addVariant, ({ ctx, params, body }) => addVariant(ctx, params.itemId, body));
  on(choices.updateVariant, ({ ctx, params: { itemId, variantId }, body }) =>
    updateChoice(ctx, { kind: variants, itemId, id: variantId }, body),
  );
  on(choices.deleteVariant, ({ ctx, params: { itemId, variantId } }) =>
    deleteChoice(ctx, { kind: variants, itemId, id: variantId }),
  );
  on(choices.restoreVariant, ({ ctx, params: { itemId, variantId } }) =>
    restoreChoice(ctx, { kind: variants, itemId, id: variantId }),
  );
  on(choices.orderVariants, ({ ctx, params: { itemId }, body }) =>
    orderChoices(ctx, { kind: variants, itemId }, body.ids),
  );
  on(choices.addAddon, ({ ctx, params, body }) => addAddon(ctx, params.itemId, body));
  on(choices.updateAddon, ({ ctx, params: { itemId, addonId }, body }) =>
    updateChoice(ctx, { kind: addons, itemId, id: addonId }, body),
  );
  on(choices.deleteAddon, ({ ctx, params: { itemId, addonId } }) =>
    deleteChoice(ctx, { kind: addons, itemId, id: addonId }),
  );
  on(choices.restoreAddon, ({ ctx, params: { itemId, addonId } }) =>
    restoreChoice(ctx, { kind: addons, itemId, id: addonId }),
  );
  on(choices.orderAddons, ({ ctx, params: { itemId }, body }) =>
    orderChoices(ctx, { kind: addons, itemId }, body.ids),
  );
  on(choices.addModifierGroup, ({ ctx, params, body }) => addGroup(ctx, params.itemId, body));
  on(choices.updateModifierGroup, ({ ctx, params: { itemId, groupId }, body }) =>
    changeChoiceGroup(ctx, { itemId, id: groupId }, body),
  );
  on(choices.orderModifierGroups, ({ ctx, params: { itemId }, body }) => orderGroups(ctx, itemId, body.ids));
  on(choices.deleteModifierGroup, ({ ctx, params: { itemId, groupId } }) =>
    deleteGroup(ctx, { itemId, id: groupId }),
  );
};

const sharedGroupRoutes = (on: On): void => {
  on(shared.listSharedGroups, ({ ctx }) => readSharedGroups(ctx));
  on(shared.addSharedGroup, ({ ctx, body }) => addSharedGroup(ctx, body));
  on(shared.updateSharedGroup, ({ ctx, params, body }) => updateSharedGroup(ctx, params.groupId, body));
  on(shared.deleteSharedGroup, ({ ctx, params }) => deleteSharedGroup(ctx, params.groupId));
  on(shared.restoreSharedGroup, ({ ctx, params }) => restoreSharedGroup(ctx, params.groupId));
  on(shared.attachSharedGroup, ({ ctx, params, body }) =>
    attachSharedGroup(ctx, params.groupId, body.itemIds),
  );
  on(shared.detachSharedGroup, ({ ctx, params, body }) =>
    detachSharedGroup(ctx, params.groupId, body.itemIds),
  );
  on(shared.shareGroup, ({ ctx, params: { itemId, groupId } }) => shareGroup(ctx, { itemId, id: groupId }));
};

const recipeRoutes = (on: On): void => {
  on(recipes.addRecipeItem, ({ ctx, params, body }) => addRecipeItem(ctx, params.itemId, body));
  on(recipes.updateRecipeItem, ({ ctx, params: { itemId, recipeId }, body }) =>
    updateRecipeItem(ctx, { itemId, id: recipeId }, body),
  );
  on(recipes.deleteRecipeItem, ({ ctx, params: { itemId, recipeId }, query }) =>
    removeRecipeItem(ctx, { itemId, id: recipeId }, query),
  );
  on(readDearerDishes, ({ ctx, body }) => findDearerDishes(ctx, body));
};

const fileRoutes = (on: On): void => {
  on(file.exportMenu, ({ ctx }) => exportMenu(ctx));
  on(file.menuTemplate, ({ ctx }) => menuTemplate(ctx));
  on(file.previewMenuImport, ({ ctx, body }) => previewMenuImport(ctx, body));
  on(file.addManyItems, ({ ctx, body }) => addManyItems(ctx, body));
  on(file.importMenu, ({ ctx, body }) => importMenu(ctx, body));
};
