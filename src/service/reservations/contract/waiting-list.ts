import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { optionalPhone } from "#platform/contract/optional-phone.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, idTextOf, instant, messageReply, optionalText } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { MAX_PEOPLE } from "../domain/reservation.ts";
import { MAX_WAIT_MINUTES } from "../domain/waiting.ts";
import { seatedParty } from "./reservations.ts";

const access = screenAccess("reservations");
const params = z.object({ id: idTextOf("WaitingParty") });

export const waitingParty = z.object({
  id: idOf("WaitingParty"),
  name: z.string(),
  phone: z.string().nullable(),
  people_count: z.number().int(),
  notes: z.string().nullable(),
  joined_at: instant,
  /** Quoted wait in minutes; null: none. */
  quoted_minutes: z.number().int().nullable(),
  /**
   * Estimated wait in minutes, from open accounts, reservations and parties before them; null: no table has
   * enough seats.
   */
  estimated_minutes: z.number().int().nullable(),
  seated_at: instant.nullable(),
  /** Time at which they left before there was a table. */
  left_at: instant.nullable(),
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  version: editVersion,
});
export type WaitingParty = z.output<typeof waitingParty>;

export const readWaitingList = route({
  method: "GET",
  path: "/waiting-list",
  summary:
    "Who waits for a table, the longest first, who was seated or left today, and how long it took against what was said.",
  access,
  response: z.object({
    waiting: z.array(waitingParty),
    /** Parties of this business day, the latest first. `estimated_minutes` is null. */
    ended: z.array(waitingParty),
    today: z.object({
      seated: z.number().int(),
      left: z.number().int(),
      /** Averages in minutes of the seated parties that had a quote; null: none yet. */
      quoted_minutes: z.number().nullable(),
      waited_minutes: z.number().nullable(),
    }),
  }),
});

export const estimateWait = route({
  method: "GET",
  path: "/waiting-list/estimate",
  summary:
    "How many minutes a party of so many who came now would wait; null when no table has seats enough.",
  access,
  query: z.object({ peopleCount: z.coerce.number().int().min(1).max(MAX_PEOPLE) }),
  response: z.object({ minutes: z.number().int().nullable() }),
});

export const waitingBody = z.object({
  name: nameText(100),
  phone: optionalPhone,
  peopleCount: z
    .number()
    .int()
    .refine((count) => count >= 1, saying("too_small"))
    .refine((count) => count <= MAX_PEOPLE, saying("people_too_many")),
  notes: optionalText(200),
  /** Quoted wait; left out: none. */
  quotedMinutes: z.number().int().min(0).max(MAX_WAIT_MINUTES).nullish(),
});

export const addWaitingParty = route({
  method: "POST",
  path: "/waiting-list/add",
  summary: "Puts a party without a reservation on the waiting list.",
  access: { staff: actions["reservation.seat"] },
  body: waitingBody,
  response: messageReply.extend({ id: idOf("WaitingParty") }),
});

export const updateWaitingParty = route({
  method: "POST",
  path: "/waiting-list/update/:id",
  summary: "Changes what is known of a party that waits.",
  access: { staff: actions["reservation.seat"] },
  params,
  body: waitingBody.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["not_found", "changed_meanwhile", "waiting_closed"],
});

export const seatWaitingParty = route({
  method: "POST",
  path: "/waiting-list/seat/:id",
  summary:
    "The party sits at a table; how long it waited is measured. Where an account is open it is refused; `join` makes that account theirs, too.",
  access: { staff: actions["reservation.seat"] },
  params,
  body: z.object({ tableId: idOf("Table"), join: z.boolean().default(false) }),
  response: seatedParty,
  errors: ["not_found", "table_unknown", "waiting_closed", "reservation_table_occupied"],
});

export const leaveWaitingList = route({
  method: "POST",
  path: "/waiting-list/leave/:id",
  summary: "The party went before there was a table.",
  access: { staff: actions["reservation.seat"] },
  params,
  response: messageReply,
  errors: ["not_found", "waiting_closed"],
});

export const returnToWaitingList = route({
  method: "POST",
  path: "/waiting-list/return/:id",
  summary:
    "Takes back that a party left, or was seated and has ordered nothing: it waits again where it was.",
  access: { staff: actions["reservation.seat"] },
  params,
  response: messageReply,
  errors: ["not_found", "reservation_begun"],
});
