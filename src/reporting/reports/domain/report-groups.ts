import type { ReportView } from "./report-kind.ts";

/** Reports in the order in which they are offered, by what they are about. */
export const reportGroups = {
  sales: ["over_time", "hour", "category", "item", "variant", "addon", "payment", "source", "dining_option"],
  people: ["waiter", "table", "tip", "guest", "reservation"],
  losses: ["discount", "courtesy", "void", "refund"],
  menu: ["menu_engineering", "kitchen_times"],
} as const satisfies Record<string, readonly ReportView[]>;
export type ReportGroup = keyof typeof reportGroups;
