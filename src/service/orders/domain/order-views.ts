/** Layouts of the open accounts, on their screen and on the charge screen: cards, or the plan of the floor. */
export const orderViews = ["cards", "floor"] as const;
export type OrderView = (typeof orderViews)[number];
