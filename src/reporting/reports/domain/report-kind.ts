/**
 * Dimensions of the sums of a business day; the checks of `report_day_sums.dimension` and
 * `report_month_sums.dimension` have the same words.
 */
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
  "variant",
  "addon",
] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** Kinds of reports, each with a chart and a file of its own. */
export const reportKinds = [
  "hour",
  "category",
  "item",
  "variant",
  "addon",
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

/** Reports of losses: by reason and by person. */
const lossKinds = ["discount", "courtesy", "void", "refund"] as const satisfies readonly ReportKind[];

/** Begins the key of a discount that somebody gave, before its reason; the key of a code is the code, in capitals. */
export const GIVEN_DISCOUNT = "given ";

/** Tells whether the rows of a report name a person. */
export function isLossKind(kind: ReportKind): kind is (typeof lossKinds)[number] {
  return (lossKinds as readonly ReportKind[]).includes(kind);
}

/** Reports of sales, whose rows tell what was given back beside what was sold. */
const salesReportKinds = [
  "hour",
  "category",
  "item",
  "variant",
  "addon",
  "waiter",
  "table",
  "source",
  "dining_option",
  "payment",
  "guest",
] as const satisfies readonly ReportKind[];
export type SalesReportKind = (typeof salesReportKinds)[number];

/** Tells whether the rows of a report have amounts before refunds, and refunds. */
export function isSalesReport(kind: ReportKind): kind is SalesReportKind {
  return (salesReportKinds as readonly ReportKind[]).includes(kind);
}

/** Reports of what is chosen with a dish, whose rows name it. */
const choiceKinds = ["variant", "addon"] as const satisfies readonly ReportKind[];
export type ChoiceKind = (typeof choiceKinds)[number];

/** Tells whether the rows of a report are choices of a dish, which their detail names. */
export function isChoiceKind(kind: ReportKind): kind is ChoiceKind {
  return (choiceKinds as readonly ReportKind[]).includes(kind);
}

/** Detailed views of a period: sales over time, the reports by one thing, and two of their own. */
export const reportViews = ["over_time", ...reportKinds, "menu_engineering", "kitchen_times"] as const;
export type ReportView = (typeof reportViews)[number];
