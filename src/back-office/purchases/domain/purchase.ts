/** What became of a purchase. Nothing is deleted. */
export const purchaseStatuses = ["received", "cancelled"] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** Where a purchase comes from: typed by somebody, or read out of a supplier's tax document. */
export const purchaseSources = ["manual", "dte"] as const;
export type PurchaseSource = (typeof purchaseSources)[number];

/** Most lines of a purchase that somebody types. */
export const MANUAL_LINES_MAX = 200;

/** Longest name of a vendor: as long as a tax document may write it. */
export const VENDOR_NAME_MAX = 250;

/** Longest name of a unit that goods are bought in ("caja", "saco"). */
export const UNIT_MAX = 20;

/** Most of an ingredient's unit that one purchased unit is: a million of it is a slip. */
export const MOST_FACTOR = 1_000_000;
