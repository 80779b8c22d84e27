import { z } from "zod";
import { visitOpenings } from "#core/settings/domain/visit-opening.ts";
import { route } from "#platform/contract/define.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { idOf, idTextOf, instant } from "#platform/contract/wire.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { menuCode, POLLING, tableLocator } from "#service/guest-menu/contract/guest-menu.ts";
import { callReasons, FIRST_NAME_MAX } from "../domain/visit.ts";

/**
 * Refusals to guests' phones, at a table and for their orders. None is a 401 or 403, because staff screens answer
 * those by signing in.
 */
export const visitsErrors = {
  visit_not_open: 409,
  visit_not_joined: 409,
  visit_full: 409,
  visit_pin_required: 400,
  visit_pin_wrong: 400,
  visit_pin_blocked: 409,
  guest_ordering_off: 409,
  guest_way_off: 409,
  store_closed: 409,
  guest_name_required: 400,
  guest_phone_invalid: 400,
  guest_orders_too_many: 429,
  guest_orders_full: 429,
  guest_orders_crowded: 429,
  guest_receptor_incomplete: 400,
  feedback_off: 409,
  feedback_given: 409,
} as const;

const params = z.object({ qrcode: menuCode, tableId: tableLocator });

/** Name of a guest at the table; a first name is enough. */
const namedPhone = z.object({ id: idOf("VisitPhone"), name: z.string() });

/**
 * Limits of how often phones ask. The quotas of phones that ask and of wrong PINs (decision 124) are the use case's: what
 * strangers send from an address must not keep the right PIN out, so they have much room here.
 */
const JOINING = { perPhone: 30, perAddress: 600, windowSeconds: 60 } as const;
/** Limits of what only joined phones do: each has its own. */
const JOINED = { perPhone: 30, perAddress: 60, windowSeconds: 60 } as const;

/** State of a phone at a table. */
export const visitState = z.object({
  /** Ways for phones to join. */
  opening: z.enum(visitOpenings),
  /** True when a party sits at the table, so that there is something to join. */
  is_open: z.boolean(),
  /** `none` means that the phone has not asked to join. */
  standing: z.enum(["none", "waiting", "admitted", "removed"]),
  /** Null until the phone has a name. */
  me: namedPhone.nullable(),
  /** Phones that ask to join; only visible to joined phones. */
  asking: z.array(namedPhone),
  /** True for a day after its party has everything and has paid: the moment to ask how it was. */
  has_left: z.boolean(),
  /** The call to which nobody has come yet. */
  call: z.object({ reason: z.enum(callReasons), called_at: instant }).nullable(),
});
export type VisitState = z.output<typeof visitState>;

export const readVisit = route({
  method: "GET",
  path: "/qrmenu/:qrcode/tables/:tableId/visit",
  summary: "Where the asking phone stands at this table; `tableId` is the table's locator.",
  access: "guest",
  params,
  response: visitState,
  errors: ["not_found"],
  rateLimit: POLLING,
});

export const joinVisit = route({
  method: "POST",
  path: "/qrmenu/:qrcode/tables/:tableId/join",
  summary: "A guest asks to share the table's account; the phone is known again by its cookie.",
  access: "guest",
  params,
  body: z.object({
    name: nameText(FIRST_NAME_MAX),
    pin: z
      .string()
      .overwrite(westernDigits)
      .regex(/^[0-9]{4}$/)
      .nullable()
      .default(null),
  }),
  response: visitState,
  errors: [
    "not_found",
    "visit_not_open",
    "visit_full",
    "visit_pin_required",
    "visit_pin_wrong",
    "visit_pin_blocked",
  ],
  // Asking again only changes the name; the answer sets a cookie.
  idempotency: "natural",
  rateLimit: JOINING,
});

export const answerPhone = route({
  method: "POST",
  path: "/qrmenu/:qrcode/tables/:tableId/phones/:phoneId",
  summary: "A guest who is in lets another one in, or not.",
  access: "guest",
  params: params.extend({ phoneId: idTextOf("VisitPhone") }),
  body: z.object({ answer: z.enum(["admit", "remove"]) }),
  response: visitState,
  errors: ["not_found", "visit_not_joined"],
  // The same answer twice changes nothing.
  idempotency: "natural",
  rateLimit: JOINED,
});

export const callWaiter = route({
  method: "POST",
  path: "/qrmenu/:qrcode/call-waiter",
  summary: "Asks for somebody to come to the table, or takes that back.",
  access: "guest",
  params: z.object({ qrcode: menuCode }),
  body: z.object({
    tableId: tableLocator,
    action: z.enum(["call", "cancel"]),
    reason: z.enum(callReasons).default("waiter"),
  }),
  response: visitState,
  errors: ["not_found", "visit_not_joined"],
  // There is one call at a time: repeating it changes nothing.
  idempotency: "natural",
  rateLimit: JOINED,
});
