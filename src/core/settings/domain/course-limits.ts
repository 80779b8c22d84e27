/** Highest course of a meal; the first is 1. */
export const COURSE_MAX = 9;

/** Minutes after which the next course may follow by itself. */
export const COURSE_MINUTES = { min: 1, max: 120 } as const;
