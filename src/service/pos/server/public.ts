export { menuView } from "./menu-view.ts";
export { selectCategories, selectMenu, selectTillState } from "./till-queries.ts";
