import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { STAY_MINUTES, WARNING_MINUTES } from "../domain/reservation-limits.ts";

export const reservationSettings = z.object({
  /** How long a table is kept unless a reservation says otherwise. Reservations that exist keep theirs. */
  durationMinutes: z.number().int().min(STAY_MINUTES.min).max(STAY_MINUTES.max),
  /** The till warns so many minutes before; 0: not at all. */
  warningMinutes: z.number().int().min(WARNING_MINUTES.min).max(WARNING_MINUTES.max),
  /** Whether guests may cancel by the link in their mail. */
  isOnlineCancelEnabled: z.boolean(),
  /** Whether guests with an e-mail address are mailed a confirmation, changes and cancellations. */
  isMailEnabled: z.boolean(),
});
export type ReservationSettings = z.output<typeof reservationSettings>;

export const readReservationSettings = route({
  method: "GET",
  path: "/settings/reservations",
  summary: "How long tables are kept, when tills warn, and what guests are mailed.",
  access: { staff: actions["reservation.setUp"] },
  response: reservationSettings.extend({ version: editVersion }),
});

export const setReservationSettings = route({
  method: "POST",
  path: "/settings/reservations",
  summary: "Sets how long tables are kept, when tills warn, and what guests are mailed.",
  access: { staff: actions["reservation.setUp"] },
  body: reservationSettings.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
