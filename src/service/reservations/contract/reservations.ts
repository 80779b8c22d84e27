import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { STAY_MINUTES } from "#core/settings/domain/setting-limits.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import {
  allDifferent,
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  severalLines,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { MAX_PEOPLE, overrides, reservationStatuses } from "../domain/reservation.ts";

export const reservationsErrors = {
  reservation_overlaps: 409,
  reservation_seats_short: 409,
  reservation_table_required: 409,
  reservation_table_occupied: 409,
  reservation_closed: 409,
  reservation_begun: 409,
  reservation_cancel_closed: 409,
  waiting_closed: 409,
} as const;

const NOTES_MAX = 500;
const access = screenAccess("reservations");
const params = z.object({ id: idTextOf("Reservation") });

export const reservation = z.object({
  id: idOf("Reservation"),
  customer_id: idOf("Customer"),
  /** Null: the customer has no name. Deleted customers are called so. */
  customer_name: z.string().nullable(),
  /** Empty when the customer was deleted; nothing else is left of them. */
  customer_phone: z.string(),
  customer_email: z.string().nullable(),
  /** Agreed time. */
  date: instant,
  /** End of the time for which its table is reserved. */
  ends_at: instant,
  /** Null: no table was chosen, or it was deleted (`table_title` still names it). */
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  status: z.enum(reservationStatuses),
  notes: z.string().nullable(),
  /** 0 means unknown. */
  people_count: z.number().int(),
  /** Code that the guest says at the door: six letters and digits. */
  unique_code: z.string(),
  /** Independent of the status; at most one of the two is set. `attendanceOf` (domain) decides who is late. */
  arrived_at: instant.nullable(),
  no_show_at: instant.nullable(),
  /** Account opened for them; null until their first order. */
  account_id: idOf("Account").nullable(),
  /** True when somebody allowed it to overlap another one of its table. */
  is_overbooked: z.boolean(),
  /** True when the guest cancelled it with the link in the mail. */
  is_cancelled_by_guest: z.boolean(),
  created_at: instant,
  updated_at: instant,
  version: editVersion,
});
export type Reservation = z.output<typeof reservation>;

export const reservationTable = z.object({
  id: idOf("Table"),
  table_title: z.string(),
  seating_capacity: z.number().int(),
  floor: z.string().nullable(),
});
export type ReservationTable = z.output<typeof reservationTable>;

export const startReservations = route({
  method: "GET",
  path: "/reservations/init",
  summary:
    "What the forms of reservations need: the tables, how long a table is kept, and the zone of the restaurant.",
  access,
  response: z.object({
    storeTables: z.array(reservationTable),
    duration_minutes: z.number().int(),
    warning_minutes: z.number().int(),
    time_zone: z.string(),
    day_cutoff_hour: z.number().int(),
    /** Current business day. */
    today: day,
  }),
});

/** `type` is the key of a period of business days; `from` and `to` are only used for `custom`. */
const reservationFilters = {
  sort: sortBy("date").default("date"),
  type: z.enum(periods).default("today"),
  from: day.optional(),
  to: day.optional(),
  status: z.enum(reservationStatuses).optional(),
};

export const listReservations = route({
  method: "GET",
  path: "/reservations",
  summary: "The reservations of a period of business days.",
  access,
  query: listQuery(reservationFilters),
  response: listReply(reservation).extend({ from: day, to: day }),
  errors: ["invalid_input"],
});

export const searchReservations = route({
  method: "GET",
  path: "/reservations/search",
  summary:
    "The reservations found by code, or by the beginning of the phone or of any word of the name of their customer: what is to come first, then the latest. No words find nothing.",
  access,
  query: z.object({ q: z.string().trim().max(200).default("") }),
  response: z.object({ reservations: z.array(reservation) }),
});

export const readReservationDay = route({
  method: "GET",
  path: "/reservations/day",
  summary:
    "All reservations that need their table on one business day, those of the night before too, with the tables, for the timeline. Without a date: today.",
  access,
  query: z.object({ date: day.optional() }),
  response: z.object({
    day,
    /** From its cut-off hour to that of the next day. */
    starts_at: instant,
    ends_at: instant,
    storeTables: z.array(reservationTable),
    reservations: z.array(reservation),
  }),
});

export const readReservation = route({
  method: "GET",
  path: "/reservations/:id",
  summary: "One reservation.",
  access,
  params,
  response: z.object({ reservation }),
  errors: ["not_found"],
});

const minutes = z.number().int().min(STAY_MINUTES.min).max(STAY_MINUTES.max);

const fields = {
  tableId: idOf("Table").nullable(),
  status: z.enum(reservationStatuses),
  notes: severalLines(NOTES_MAX).nullable(),
  peopleCount: z
    .number()
    .int()
    .refine((count) => count >= 0, saying("too_small"))
    .refine((count) => count <= MAX_PEOPLE, saying("people_too_many")),
  /** Minutes for which the table is reserved; default: the restaurant's setting, or the present length. */
  durationMinutes: minutes.optional(),
};

/** Refusals that the person overrides: fewer seats than people (anybody), an overlap (`reservation.override`). */
const despite = z.array(z.enum(overrides)).refine(allDifferent).default([]);

/** A missing date is refused with the text of operations §5. */
const date = instant
  .nullable()
  .default(null)
  .refine((typed) => typed !== null, saying("date_unselected"));

/**
 * `details` of both: `table`, `seats`, `people`, and the alternatives `tables` (ids with enough seats at that
 * time, the best fitting first) and `times` (ISO instants at which the requested table is free, nearest first).
 * An overlap also has `from` and `to` of the other reservation, its `customer`, and `mayOverride`.
 */
const bookingRefusals = ["table_unknown", "reservation_overlaps", "reservation_seats_short"] as const;

export const addReservation = route({
  method: "POST",
  path: "/reservations/add",
  summary:
    "Books a table for a customer, or only a time. One that has begun, more than two years ahead or for more than 500 people is refused on its field.",
  access: { staff: actions["reservation.add"] },
  body: z.object({
    customerId: idOf("Customer")
      .nullable()
      .default(null)
      .refine((id) => id !== null, saying("customer_unselected")),
    date,
    tableId: fields.tableId.default(null),
    status: fields.status.default("booked"),
    notes: fields.notes.default(null),
    peopleCount: fields.peopleCount.default(0),
    durationMinutes: fields.durationMinutes,
    despite,
  }),
  response: messageReply.extend({ reservation }),
  errors: ["customer_unknown", ...bookingRefusals],
});

export const updateReservation = route({
  method: "POST",
  path: "/reservations/update/:id",
  summary: "Changes a reservation; what is left out stays. Its customer stays the same.",
  access: { staff: actions["reservation.change"] },
  params,
  body: z.object({
    date,
    tableId: fields.tableId.optional(),
    status: fields.status.optional(),
    notes: fields.notes.optional(),
    peopleCount: fields.peopleCount.optional(),
    durationMinutes: fields.durationMinutes,
    version: editVersion.optional(),
    despite,
  }),
  response: messageReply.extend({ reservation }),
  errors: ["not_found", "changed_meanwhile", ...bookingRefusals],
});

export const moveReservation = route({
  method: "POST",
  path: "/reservations/move/:id",
  summary: "Moves a reservation to another table, another time or both; what is left out stays.",
  access: { staff: actions["reservation.change"] },
  params,
  body: z
    .object({ tableId: fields.tableId.optional(), date: instant.optional(), despite })
    .refine(({ tableId, date }) => tableId !== undefined || date !== undefined),
  response: messageReply.extend({ reservation }),
  errors: ["not_found", "reservation_closed", ...bookingRefusals],
});

export const deleteReservation = route({
  method: "DELETE",
  path: "/reservations/delete/:id",
  summary: "Deletes a reservation; its table is free again.",
  access: { staff: actions["reservation.delete"] },
  params,
  response: messageReply,
  errors: ["not_found"],
});

export const readFreeTables = route({
  method: "GET",
  path: "/reservations/free",
  summary:
    "Tables that are free at a time and have seats enough, the best fitting first, and the others with their reason; with a table also the nearest times at which it is free.",
  access,
  query: z.object({
    date: instant,
    peopleCount: z.coerce.number().int().min(0).max(MAX_PEOPLE).default(0),
    durationMinutes: z.coerce.number().int().min(STAY_MINUTES.min).max(STAY_MINUTES.max).optional(),
    tableId: idTextOf("Table").optional(),
    /** Reservation that is being changed; it does not block itself. */
    exceptId: idTextOf("Reservation").optional(),
  }),
  response: z.object({
    tables: z.array(reservationTable),
    times: z.array(instant),
    /** All tables: free ones with enough seats first, then free ones with too few, then taken ones. */
    places: z.array(
      z.object({
        table: reservationTable,
        state: z.enum(["fits", "small", "taken"]),
        /** The reservation in the way; null while the table is free. */
        taken: z.object({ from: instant, to: instant, customer: z.string() }).nullable(),
      }),
    ),
  }),
  errors: ["not_found"],
});

const partyCustomer = z.object({ id: idOf("Customer"), phone: z.string(), name: z.string().nullable() });

/** Data with which the till opens once a party sits. */
export const seatedParty = z.object({
  message: z.string(),
  tableId: idOf("Table"),
  tableName: z.string(),
  peopleCount: z.number().int(),
  /** Null for a party from the waiting list, or a deleted customer. */
  customer: partyCustomer.nullable(),
});
export type SeatedParty = z.output<typeof seatedParty>;

export const seatReservation = route({
  method: "POST",
  path: "/reservations/seat/:id",
  summary:
    "The party has arrived and sits, at most half a day from its time: the floor shows its table as taken, and the account that its first order opens is for this reservation and its people. While nothing was ordered it may sit elsewhere by the same call. Where an account is open it is refused; `join` makes that account theirs.",
  access: { staff: actions["reservation.seat"] },
  params,
  body: z.object({ tableId: idOf("Table").optional(), join: z.boolean(), despite }),
  response: seatedParty,
  /**
   * `reservation_table_occupied` has in `details`: `table`, `tables` (ids of free ones with enough seats), and
   * `mayJoin`, whether an account is open there that they could join.
   */
  errors: [
    "not_found",
    "table_unknown",
    "reservation_table_required",
    "reservation_table_occupied",
    "reservation_closed",
    "reservation_overlaps",
  ],
});

export const markNoShow = route({
  method: "POST",
  path: "/reservations/no-show/:id",
  summary:
    "The party did not come; its table is free again. Refused before its time, and once it has arrived.",
  access: { staff: actions["reservation.change"] },
  params,
  response: messageReply.extend({ reservation }),
  errors: ["not_found", "reservation_closed"],
});

export const awaitReservation = route({
  method: "POST",
  path: "/reservations/await/:id",
  summary: "Takes back that a party arrived, while nothing was ordered, or that it did not come.",
  access: { staff: actions["reservation.seat"] },
  params,
  response: messageReply.extend({ reservation }),
  errors: ["not_found", "reservation_begun", "reservation_overlaps"],
});

/** A reserved table, as till and floor show it. */
export const tableReservation = z.object({
  id: idOf("Reservation"),
  table_id: idOf("Table"),
  table_title: z.string(),
  date: instant,
  ends_at: instant,
  customer_id: idOf("Customer"),
  customer_name: z.string().nullable(),
  customer_phone: z.string(),
  people_count: z.number().int(),
});
export type TableReservation = z.output<typeof tableReservation>;

/** A party that sits and has not ordered yet: its table is taken although no account is open there. */
export const seatedTable = z.object({
  table_id: idOf("Table"),
  table_title: z.string(),
  seated_at: instant,
  people_count: z.number().int(),
  /** Null for a customer without a name. */
  name: z.string().nullable(),
  /** Customer for the till's cart; null for a party from the waiting list. */
  customer: partyCustomer.nullable(),
  reservation_id: idOf("Reservation").nullable(),
  waiting_party_id: idOf("WaitingParty").nullable(),
});
export type SeatedTable = z.output<typeof seatedTable>;

export const readTableReservations = route({
  method: "GET",
  path: "/reservations/tables",
  summary:
    "Tables whose party sits without an order yet, and those that are reserved from now on for the next six hours: `reservationAhead` (domain) says which of them to warn of.",
  access: { staff: actions["reservation.foresee"] },
  response: z.object({
    /** Minutes before a reservation to warn; 0: never. */
    warning_minutes: z.number().int(),
    reservations: z.array(tableReservation),
    seated: z.array(seatedTable),
    /** Tables where nobody else can sit now: an account is open, or a party sits. */
    taken: z.array(idOf("Table")),
  }),
});
