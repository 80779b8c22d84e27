/** What sums of a business day are kept by; the checks of `report_day_sums.dimension` and `report_month_sums.dimension` have the same words. */
export const reportDimensions = [
  "sale",
  "order",
  "item",
  "waiter",
  "table",
  "source",
  "dining_option",
  "payment",
  "discount",
  "courtesy",
  "void",
  "refund",
  "tip",
  "guest",
  "dish",
  "kitchen",
  "recall",
] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** What a report is told by, each with a chart and a file of its own. */
export const reportKinds = [
  "hour",
  "category",
  "item",
  "waiter",
  "table",
  "source",
  "dining_option",
  "payment",
  "discount",
  "courtesy",
  "void",
  "refund",
  "tip",
  "guest",
  "reservation",
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Reports of what was given away or taken back: told by reason and by person. */
export const lossKinds = ["discount", "courtesy", "void", "refund"] as const satisfies readonly ReportKind[];

/** Whether rows of a report say who did it. */
export function isLossKind(kind: ReportKind): kind is (typeof lossKinds)[number] {
  return (lossKinds as readonly ReportKind[]).includes(kind);
}
