/** The two forms. They are in a file of their own because the route reads the address before the screen is loaded. */
export const manualTabs = ["invoice", "excluded"] as const;
export type ManualTab = (typeof manualTabs)[number];
