export { importIntoMenu } from "#menu/menu-file/server/import-menu.ts";
export { moveItemsToTax } from "./items/move-items-to-tax.ts";
export { selectTranslations } from "./translations/translation-queries.ts";
