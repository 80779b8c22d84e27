import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { pictureUpload } from "#core/files/contract/files.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { asJson, blankIsNull, settingGroup, someSettings } from "#platform/contract/setting-group.ts";
import { uploadedFile } from "#platform/contract/stored-file.ts";
import { messageReply, notNegativeMoney } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { isReadableAccent } from "../domain/guest-accent.ts";
import { visitOpenings } from "../domain/visit-opening.ts";
import { hoursList } from "./offer-hours.ts";

/** `#rrggbb` in small letters, or nothing; refuses a colour on which white words are not read. */
const accent = z
  .string()
  .trim()
  .toLowerCase()
  .refine((typed) => typed === "" || /^#[0-9a-f]{6}$/.test(typed), saying("malformed"))
  .refine((typed) => !/^#[0-9a-f]{6}$/.test(typed) || isReadableAccent(typed), saying("accent_too_light"));

/** Settings about guests' phones: the look of their menu, their way to the account of the table, and orders that wait for staff. */
export const guestOrdering = settingGroup({
  table: "store_settings",
  access: { staff: actions["store.setUp"] },
  tells: ["menu_changed"],
  action: "guest_ordering.set",
  subject: "store_settings",
  saved: "guestOrdering.reply.saved",
  settings: {
    /** Way in which guests' phones join the account of their table. */
    opening: {
      column: "visit_opening",
      schema: z.enum(visitOpenings),
      label: "guestOrdering.opening",
      control: "own",
      values: {
        seating: "guestOrdering.opening_seating",
        first_order: "guestOrdering.opening_first_order",
        pin: "guestOrdering.opening_pin",
      },
    },
    /** Orders of those who share a table's account go to the kitchen without staff. */
    is_sent_at_once: {
      column: "is_guest_order_sent",
      schema: z.boolean(),
      label: "guestOrdering.is_sent_at_once",
      hint: "guestOrdering.is_sent_at_once_help",
      control: "check",
      section: "sent",
    },
    /** An order above this amount waits for staff. */
    amount_limit: {
      column: "guest_order_limit_cents",
      schema: notNegativeMoney,
      label: "guestOrdering.amount_limit",
      control: "amount",
      section: "limits",
    },
    /** Orders of one party by phone; further ones wait for staff. */
    count_limit: {
      column: "guest_order_limit_count",
      schema: z.number().int().min(0).max(99),
      label: "guestOrdering.count_limit",
      control: "own",
      section: "limits",
    },
    /** Guests without a table order to take away. */
    is_takeaway_enabled: {
      column: "is_guest_takeaway_enabled",
      schema: z.boolean(),
      label: "guestOrdering.is_takeaway_enabled",
      control: "check",
      section: "without_table",
    },
    /** Guests without a table order to be brought. */
    is_delivery_enabled: {
      column: "is_guest_delivery_enabled",
      schema: z.boolean(),
      label: "guestOrdering.is_delivery_enabled",
      control: "check",
      section: "without_table",
    },
    /** Hours in which guests may order; an empty list is always. */
    hours: {
      column: "guest_order_hours",
      schema: hoursList,
      stored: asJson(hoursList),
      label: "guestOrdering.hours",
      control: "own",
    },
    /** Colour of buttons and of the top of the guests' pages; empty: that of the product. */
    accent: {
      column: "guest_accent",
      schema: accent,
      stored: blankIsNull,
      label: "guestOrdering.accent",
      hint: "guestOrdering.accent_help",
      control: "own",
    },
    /** The menu shows what was ordered most in the last thirty days. */
    is_most_ordered_shown: {
      column: "is_most_ordered_shown",
      schema: z.boolean(),
      label: "guestOrdering.is_most_ordered_shown",
      hint: "guestOrdering.is_most_ordered_shown_help",
      control: "check",
      section: "recommended",
    },
    /** The cart names what is often ordered with its dishes. */
    is_pairing_shown: {
      column: "is_pairing_shown",
      schema: z.boolean(),
      label: "guestOrdering.is_pairing_shown",
      hint: "guestOrdering.is_pairing_shown_help",
      control: "check",
      section: "recommended",
    },
  },
});
export const readGuestOrdering = route({
  method: "GET",
  path: "/settings/guest-ordering",
  summary: "How guests get at their table's account, and which of their orders wait for staff.",
  access: guestOrdering.access,
  response: guestOrdering.schema.extend({
    currency: z.string(),
    /** Path of the cover below the API base; null without one. */
    cover: z.string().nullable(),
    /** Path of the guests' menu. */
    menu_path: z.string(),
    version: editVersion,
  }),
});

export const setGuestOrdering = route({
  method: "POST",
  path: "/settings/guest-ordering",
  summary:
    "Sets how guests get at their table's account, and which of their orders wait for staff; what is left out stays.",
  access: guestOrdering.access,
  body: someSettings(guestOrdering.schema),
  response: messageReply,
  errors: ["changed_meanwhile"],
});

export const uploadGuestCover = route({
  method: "POST",
  path: "/settings/guest-ordering/cover",
  summary:
    "Sets the picture across the top of the guests' menu: drawn anew by the server, at most 1440 pixels and 0.5 MB.",
  access: guestOrdering.access,
  multipart: pictureUpload,
  body: z.object({ cover: uploadedFile }),
  response: messageReply,
});

export const deleteGuestCover = route({
  method: "DELETE",
  path: "/settings/guest-ordering/cover",
  summary: "Removes the picture across the top of the guests' menu.",
  access: guestOrdering.access,
  response: messageReply,
});
