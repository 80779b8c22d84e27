/** What is written by hand; apart from the screen, because the address is read before it is loaded. */
export const manualTabs = ["invoice", "excluded"] as const;
export type ManualTab = (typeof manualTabs)[number];
