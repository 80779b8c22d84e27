export { importIntoMenu } from "#menu/menu-file/server/import-menu.ts";
export { moveItemsToTax } from "./items/write-item.ts";
export { recipesOf } from "./recipes/recipe-queries.ts";
export { selectTranslations } from "./translations/translation-queries.ts";
