/** Longest reference name of a draft, in characters. */
export const DRAFT_NAME_MAX = 60;

/** Most drafts a restaurant keeps: a guard against a till that only saves, not a rule of the specification. */
export const DRAFTS_MAX = 200;
