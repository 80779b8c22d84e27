import { z } from "zod";

export const reservationViews = ["list", "timeline", "waiting"] as const;
export type ReservationView = (typeof reservationViews)[number];

/**
 * What the address of /dashboard/reservation holds besides the parts of its list. Read by the screen: what a route checks is
 * loaded with the first screen of anybody.
 */
export const reservationSearch = z.looseObject({
  view: z.enum(reservationViews).exclude(["list"]).optional().catch(undefined),
  /** The business day of the timeline; today without it. */
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .catch(undefined),
});
export type ReservationSearch = z.output<typeof reservationSearch>;
