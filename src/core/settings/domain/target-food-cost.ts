/** What of a price without tax the ingredients may take, in basis points: at least 5 %, at most 90 %. */
export const TARGET_FOOD_COST = { min: 500, max: 9_000 } as const;
