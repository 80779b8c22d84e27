export { importIntoMenu } from "#menu/menu-file/server/import-menu.ts";
export { moveItemsToTax } from "./items/write-item.ts";
export { recipesOf } from "./recipes/recipe-queries.ts";
export { readTitles } from "./translations/read-titles.ts";
