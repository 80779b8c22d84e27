/** States of a count: open while people count, closed once its differences are posted. */
export const stockCountStatuses = ["open", "closed", "cancelled"] as const;
export type StockCountStatus = (typeof stockCountStatuses)[number];

/** Scope of a count: everything in stock, one group of the store room, or chosen ingredients. */
export const stockCountSelections = ["all", "group", "items"] as const;
export type StockCountSelection = (typeof stockCountSelections)[number];

/**
 * Kinds of entries: `set` says how much there is and replaces earlier entries, `add` adds a quantity found in another place,
 * `clear` takes a mistake back, so that nothing is counted.
 */
export const countEntryKinds = ["set", "add", "clear"] as const;
export type CountEntryKind = (typeof countEntryKinds)[number];

/** Ingredients offered at once in the choice; words find more. */
export const MAX_CHOICES = 50;

/** Most ingredients of one count: a phone holds the whole sheet, and closing posts all of them in one transaction. */
export const MAX_COUNTED_ITEMS = 2_000;
