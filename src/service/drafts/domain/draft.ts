/** Longest name of a draft, in characters. */
export const DRAFT_NAME_MAX = 60;

/** Most drafts of a restaurant. The limit guards against a till that only saves; the specification has none. */
export const DRAFTS_MAX = 200;
