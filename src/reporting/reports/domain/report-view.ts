import { reportKinds } from "./report-kind.ts";

/** What a period is looked at by in detail: told by one thing, or in a way of its own. */
export const reportViews = [...reportKinds, "menu_engineering", "kitchen_times"] as const;
export type ReportView = (typeof reportViews)[number];
