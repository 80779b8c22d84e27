/** Sources of a discount, in the order in which they are taken off; `written` by hand on an invoice of its own. */
export const discountKinds = ["line", "code", "bill", "written"] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** The things that a person gives a discount on. */
export const manualDiscountKinds = ["line", "bill"] as const satisfies readonly DiscountKind[];
export type ManualDiscountKind = (typeof manualDiscountKinds)[number];
