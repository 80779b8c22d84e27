/**
 * Standings of a guest's phone in the restaurant, at a table or without one (decision 124). `known`: staff took an order of
 * it, it joined a table, or staff let it in. `blocked`: staff want no orders of it.
 */
export const guestStandings = ["stranger", "known", "blocked"] as const;
export type GuestStanding = (typeof guestStandings)[number];
