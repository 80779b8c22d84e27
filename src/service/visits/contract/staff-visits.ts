import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, instant, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { callReasons, phoneStandings } from "../domain/visit.ts";

const access = { staff: actions["qr.settle"] };
const visitParams = z.object({ visitId: idTextOf("Visit") });

/** A party at a table, with the phones that share its account. */
export const staffVisit = z.object({
  id: idOf("Visit"),
  table_id: idOf("Table"),
  table_title: z.string(),
  floor: z.string().nullable(),
  /** PIN that staff tell the guests. */
  pin: z.string(),
  /** True after many wrong PINs: somebody may be guessing. The right one stays good for everybody else. */
  is_pin_guessed: z.boolean(),
  opened_at: instant,
  phones: z.array(
    z.object({
      id: idOf("VisitPhone"),
      name: z.string(),
      /** `guessing`: it used up its tries of the PIN, and only staff can let it in. */
      standing: z.enum(phoneStandings),
      /** True when it has not joined and was with an earlier party of the table: it may be far away. */
      was_here_before: z.boolean(),
    }),
  ),
  /** Open call of the guests. */
  call: z.object({ reason: z.enum(callReasons), called_at: instant }).nullable(),
  /** Request for the bill that nobody has acknowledged yet. */
  bill: z.object({ requested_at: instant }).nullable(),
});
export type StaffVisit = z.output<typeof staffVisit>;

export const listVisits = route({
  method: "GET",
  path: "/visits",
  summary: "Parties at tables with the phones that share their accounts, longest there first.",
  access,
  response: z.object({ visits: z.array(staffVisit), now: instant }),
});

export const openVisit = route({
  method: "POST",
  path: "/visits/open",
  summary: "Opens a table for its guests' phones before anything is ordered; one that is open stays so.",
  access,
  body: z.object({ tableId: idOf("Table") }),
  response: messageReply.extend({ visitId: idOf("Visit"), pin: z.string() }),
  errors: ["table_unknown"],
});

export const closeVisit = route({
  method: "POST",
  path: "/visits/:visitId/close",
  summary: "Puts all phones of a party out; the account stays as it is.",
  access,
  params: visitParams,
  response: messageReply,
  errors: ["not_found"],
});

export const renewPin = route({
  method: "POST",
  path: "/visits/:visitId/pin",
  summary: "Another PIN for a party; phones that are in stay in.",
  access,
  params: visitParams,
  response: messageReply.extend({ pin: z.string() }),
  errors: ["not_found"],
});

export const settlePhone = route({
  method: "POST",
  path: "/visits/:visitId/phones/:phoneId",
  summary: "Lets a phone in or puts it out.",
  access,
  params: visitParams.extend({ phoneId: idTextOf("VisitPhone") }),
  body: z.object({ answer: z.enum(["admit", "remove"]) }),
  response: messageReply,
  errors: ["not_found"],
});

export const answerCall = route({
  method: "POST",
  path: "/visits/:visitId/call/answer",
  summary: "Says that somebody went to the guests who called; answered already, nothing changes.",
  access,
  params: visitParams,
  response: messageReply,
  errors: ["not_found"],
});
