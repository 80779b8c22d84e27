/** So many price rules a restaurant has at most: each till carries all of them, and a person puts them in order. */
export const MOST_PRICE_RULES = 100;
