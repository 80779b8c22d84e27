import { z } from "zod";

export const reservationViews = ["list", "timeline", "waiting"] as const;

/**
 * Search parameters of /dashboard/reservation besides those of its list. The screen parses them: whatever a route
 * checks is loaded with everybody's first screen.
 */
export const reservationSearch = z.looseObject({
  view: z.enum(reservationViews).exclude(["list"]).optional().catch(undefined),
  /** Business day of the timeline; default is today. */
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .catch(undefined),
});
export type ReservationSearch = z.output<typeof reservationSearch>;
