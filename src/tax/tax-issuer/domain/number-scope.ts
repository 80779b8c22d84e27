/**
 * Scopes that count control numbers in one sequence: a type at a point of sale, all types of an
 * establishment, or everything (guide §3).
 */
export const numberScopes = ["point_of_sale", "establishment", "restaurant"] as const;
export type NumberScope = (typeof numberScopes)[number];
