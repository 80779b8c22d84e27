import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { instant, messageReply } from "#platform/contract/wire.ts";
import { reservationStatuses } from "../domain/reservation.ts";

/** Code from the mail: /r/{code}. It is random and long; the short code for the door opens nothing. */
const params = z.object({ code: z.string().max(100) });

/** Limit that is enough of one reservation for a family behind one address; too few wrong codes to guess. */
const rateLimit = { perSubject: 30, refusedPerAddress: 30, windowSeconds: 60 } as const;

/** Content of the link's page: about the guest only what they already know. */
export const guestReservation = z.object({
  storeName: z.string(),
  storePhone: z.string().nullable(),
  storeAddress: z.string().nullable(),
  timeZone: z.string(),
  /** Language of the restaurant's guests. */
  language: z.string(),
  date: instant,
  people_count: z.number().int(),
  unique_code: z.string(),
  status: z.enum(reservationStatuses),
  has_arrived: z.boolean(),
  /** True when the time of the table has passed, or nobody came. */
  is_over: z.boolean(),
  /** True until the agreed time, while the restaurant allows it. */
  may_cancel: z.boolean(),
});
export type GuestReservation = z.output<typeof guestReservation>;

export const readGuestReservation = route({
  method: "GET",
  path: "/reservations/guest/:code",
  summary: "The reservation that the link in a mail leads to, for its guest.",
  access: "guest",
  params,
  response: guestReservation,
  errors: ["not_found"],
  rateLimit,
});

export const cancelGuestReservation = route({
  method: "POST",
  path: "/reservations/guest/:code/cancel",
  summary: "The guest cancels; the restaurant's screens hear it.",
  access: "guest",
  params,
  response: messageReply,
  errors: ["not_found", "reservation_cancel_closed"],
  // Cancelling again changes nothing.
  idempotency: "natural",
  rateLimit,
});
