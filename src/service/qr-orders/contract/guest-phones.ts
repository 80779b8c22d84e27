import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, instant, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

const access = { staff: actions["qr.settle"] };

/** A guest's phone that staff can let order or block. */
export const guestPhone = z.object({
  id: idOf("GuestPhone"),
  /** Null for a phone that never ordered. */
  name: z.string().nullable(),
  /** Number that it gave. */
  phone: z.string().nullable(),
  /** Table that it ordered from; null without one. */
  table_title: z.string().nullable(),
  /** Waiting since then, or blocked and last heard of. */
  since: instant,
});
export type GuestPhone = z.output<typeof guestPhone>;

export const listGuestPhones = route({
  method: "GET",
  path: "/pos/qrorders/phones",
  summary:
    "Phones that wait to be let order, because too many orders of strangers wait, the longest waiting first; and those that staff blocked.",
  access,
  response: z.object({ asking: z.array(guestPhone), blocked: z.array(guestPhone) }),
});

export const settleGuestPhone = route({
  method: "POST",
  path: "/pos/qrorders/phones/:phoneId",
  summary:
    "Lets a phone order whatever strangers send, or blocks it: its waiting orders are taken off the list.",
  access,
  params: z.object({ phoneId: idTextOf("GuestPhone") }),
  body: z.object({ answer: z.enum(["admit", "block"]) }),
  response: messageReply,
  errors: ["not_found"],
});
