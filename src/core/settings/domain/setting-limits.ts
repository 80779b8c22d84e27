/** Minutes for which a party keeps its table. */
export const STAY_MINUTES = { min: 15, max: 720, usual: 90 } as const;

/** Minutes before a reservation at which the till warns; 0: never. */
export const WARNING_MINUTES = { min: 0, max: 240, usual: 45 } as const;

/** Highest course of a meal; the first is 1. */
export const COURSE_MAX = 9;

/** Minutes after which the next course may follow by itself. */
export const COURSE_MINUTES = { min: 1, max: 120 } as const;

/** Share that ingredients may take of a price without tax, in basis points: at least 5 %, at most 90 %. */
export const TARGET_FOOD_COST = { min: 500, max: 9_000 } as const;
