import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { idOf, instant, messageReply, text } from "#platform/contract/wire.ts";
import {
  REASON_MOST,
  SUPPORT_VISIT_MINUTES,
  statesReason,
  supportVisitEnds,
} from "../domain/support-visit.ts";

export const operationsErrors = {
  look_in_refused: 409,
  announcement_over: 409,
} as const;

const minutes = z.literal(SUPPORT_VISIT_MINUTES);

/** A support visit: an operator looks at a restaurant's screens. It may still last. */
export const supportVisitRow = z.object({
  id: z.number().int(),
  operator_name: z.string(),
  reason: z.string(),
  began_at: instant,
  ends_at: instant,
  /** Null while it lasts. */
  ended_at: instant.nullable(),
  ended_by: z.enum(supportVisitEnds).nullable(),
});
export type SupportVisitRow = z.output<typeof supportVisitRow>;

export const beginSupportVisit = route({
  method: "POST",
  path: "/superadmin/look-ins",
  summary:
    "Lets the operator look at a restaurant's screens for so many minutes and a reason, and sets the cookie of it; an earlier look-in ends.",
  access: "superadmin",
  body: z.object({
    tenant_id: idOf("Tenant"),
    reason: text(REASON_MOST).refine(statesReason, saying("reason_too_short")),
    minutes,
  }),
  response: z.object({ message: z.string(), id: z.number().int(), ends_at: instant }),
  errors: ["not_found", "look_in_refused"],
  // The answer sets a cookie and must not be stored; a second visit takes the place of the first.
  idempotency: "natural",
});

export const endSupportVisit = route({
  method: "POST",
  path: "/superadmin/look-ins/end",
  summary: "Ends a look-in of the operator's; one that has ended stays as it is.",
  access: "superadmin",
  body: z.object({ look_in: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  response: messageReply,
  errors: ["not_found"],
  // It ends once.
  idempotency: "natural",
});

const listedVisit = supportVisitRow.extend({ tenant_id: idOf("Tenant"), tenant_name: z.string() });
export type ListedVisit = z.output<typeof listedVisit>;

export const listSupportVisits = route({
  method: "GET",
  path: "/superadmin/look-ins",
  summary: "Who looked where, why and for how long; the newest first, a page at a time.",
  access: "superadmin",
  query: listQuery({
    sort: sortBy("began").default("-began"),
    tenant: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }).omit({ q: true }),
  response: listReply(listedVisit),
});

export const supportAccess = route({
  method: "GET",
  path: "/support/look-ins",
  summary: "Whether support may look at this restaurant's screens, whether it looks now, and when it did.",
  access: { staff: ["ADMIN_PANEL"] },
  response: z.object({ may_look: z.boolean(), rows: z.array(supportVisitRow) }),
  openWhenInactive: true,
});

export const supportVisitEnd = route({
  method: "GET",
  path: "/support/look-ins/now",
  summary: "Until when support looks at this restaurant's screens; null while it does not.",
  access: "signed-in",
  response: z.object({ until: instant.nullable() }),
  openWhenInactive: true,
});

export const setSupportAccess = route({
  method: "POST",
  path: "/support/look-ins/access",
  summary: "Lets support look at this restaurant's screens, or not; whoever looks is out at once.",
  access: "admin",
  body: z.object({ may_look: z.boolean() }),
  response: messageReply,
  openWhenInactive: true,
});

export const endSupportVisits = route({
  method: "POST",
  path: "/support/look-ins/end",
  summary: "Ends whatever look of support lasts at this restaurant; of who looks in, their own.",
  access: "admin",
  response: messageReply,
  openWhenInactive: true,
  // Ended again, nothing is left to end.
  idempotency: "natural",
  // Leaving is the one thing that a visitor may do.
  duringSupportVisit: "ends",
});

/** The visit of this session, for its frame: who visits, why and until when. */
export const readSupportVisit = route({
  method: "GET",
  path: "/support/look-ins/own",
  summary: "The look-in that asks; null for everybody else.",
  access: "signed-in",
  response: z.object({
    lookIn: z
      .object({ id: z.number().int(), store_name: z.string(), reason: z.string(), ends_at: instant })
      .nullable(),
  }),
  openWhenInactive: true,
});
