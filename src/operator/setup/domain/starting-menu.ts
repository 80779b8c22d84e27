/** Kinds of restaurants that a menu to begin with is there for. */
export const startingMenus = ["pupuseria", "cafeteria", "restaurante"] as const;
export type StartingMenu = (typeof startingMenus)[number];
