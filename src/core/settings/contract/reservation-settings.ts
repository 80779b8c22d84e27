import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { STAY_MINUTES, WARNING_MINUTES } from "../domain/setting-limits.ts";

export const reservationSettings = z.object({
  /** Minutes for which a table is kept unless a reservation says otherwise. Existing reservations keep theirs. */
  durationMinutes: z.number().int().min(STAY_MINUTES.min).max(STAY_MINUTES.max),
  /** Minutes before a reservation at which the till warns; 0: never. */
  warningMinutes: z.number().int().min(WARNING_MINUTES.min).max(WARNING_MINUTES.max),
  /** True when guests may cancel by the link in their mail. */
  isOnlineCancelEnabled: z.boolean(),
  /** True when guests with an e-mail address are mailed a confirmation, changes and cancellations. */
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
