/** States of a purchase; none is ever deleted. */
export const purchaseStatuses = ["received", "cancelled"] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** Sources of a purchase: typed, or read from a supplier's tax document. */
export const purchaseSources = ["manual", "dte"] as const;
export type PurchaseSource = (typeof purchaseSources)[number];

/** Most lines of a typed purchase. */
export const MANUAL_LINES_MAX = 200;

/** Longest name of a vendor: the limit of a tax document. */
export const VENDOR_NAME_MAX = 250;

/** Longest name of a unit that goods are bought in ("caja", "saco"). */
export const UNIT_MAX = 20;

/** Largest number of the ingredient's units in one purchased unit; more is a slip. */
export const MAX_FACTOR = 1_000_000;
