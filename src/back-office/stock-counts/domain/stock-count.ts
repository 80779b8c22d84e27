/** What has become of a count: open while people count, closed once its differences are posted. */
export const stockCountStatuses = ["open", "closed", "cancelled"] as const;
export type StockCountStatus = (typeof stockCountStatuses)[number];

/** What is counted: everything in stock, one group of the store room, or what somebody chose. */
export const stockCountSelections = ["all", "group", "items"] as const;
export type StockCountSelection = (typeof stockCountSelections)[number];

/**
 * What an entry says of an ingredient: so much there is (`set`, which undoes what was said before), so much more was found in
 * another place (`add`), or what was said was a mistake and nothing is counted yet (`clear`).
 */
export const countEntryKinds = ["set", "add", "clear"] as const;
export type CountEntryKind = (typeof countEntryKinds)[number];

/** Ingredients that a list to choose from offers at once; more are found by words. */
export const MOST_CHOICES = 50;

/** Ingredients of one count: a phone holds its whole sheet, and the close posts all of them in one transaction. */
export const MOST_COUNTED_ITEMS = 2_000;
