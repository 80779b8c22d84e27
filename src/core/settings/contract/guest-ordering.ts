import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { messageReply, notNegativeMoney } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { visitOpenings } from "../domain/visit-opening.ts";
import { hoursList } from "./offer-hours.ts";

export const guestOrdering = z.object({
  /** Way in which guests' phones join the account of their table. */
  opening: z.enum(visitOpenings),
  /** Orders of those who share a table's account go to the kitchen without staff. */
  is_sent_at_once: z.boolean(),
  /** An order above this amount waits for staff. */
  amount_limit: notNegativeMoney,
  /** Orders of one party by phone; further ones wait for staff. */
  count_limit: z.number().int().min(0).max(99),
  /** Guests without a table order to take away. */
  is_takeaway_enabled: z.boolean(),
  /** Guests without a table order to be brought. */
  is_delivery_enabled: z.boolean(),
  /** Hours in which guests may order; an empty list is always. */
  hours: hoursList,
});
export type GuestOrdering = z.output<typeof guestOrdering>;

export const readGuestOrdering = route({
  method: "GET",
  path: "/settings/guest-ordering",
  summary: "How guests get at their table's account, and which of their orders wait for staff.",
  access: { staff: actions["store.setUp"] },
  response: guestOrdering.extend({ currency: z.string(), version: editVersion }),
});

export const setGuestOrdering = route({
  method: "POST",
  path: "/settings/guest-ordering",
  summary: "Sets how guests get at their table's account, and which of their orders wait for staff.",
  access: { staff: actions["store.setUp"] },
  body: guestOrdering.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
