import { z } from "zod";
import { pin } from "#core/approvals/contract/approvals.ts";
import { sessionUser, sharedTillRules } from "#core/auth/contract/auth.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { idOf, idTextOf, instant, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

/** None is a 401 or 403, which would make the browser renew its session and try again. */
export const sharedTillsErrors = {
  not_a_shared_till: 409,
  till_locked: 409,
} as const;

const access = { staff: actions["till.share"] };

export const sharedTill = sharedTillRules.extend({
  id: idOf("SharedTill"),
  device_name: z.string(),
  enrolled_at: instant,
  enrolled_by: z.string(),
  /** Person who last signed in here by PIN. */
  last_used_by: z.string().nullable(),
  last_used_at: instant.nullable(),
  isMyDevice: z.boolean(),
  version: editVersion,
});
export type SharedTill = z.output<typeof sharedTill>;

export const listSharedTills = route({
  method: "GET",
  path: "/shared-tills",
  summary: "The browsers on which people change by PIN.",
  access,
  response: z.object({ tills: z.array(sharedTill) }),
});

export const enrollSharedTill = route({
  method: "POST",
  path: "/shared-tills",
  summary: "Makes this browser a shared till: sets a cookie with its secret.",
  access,
  body: sharedTillRules,
  response: messageReply,
  // The answer sets a cookie and must not be stored; enrolling the same browser again replaces its rules.
  idempotency: "natural",
});

const params = z.object({ tillId: idTextOf("SharedTill") });

export const changeSharedTill = route({
  method: "POST",
  path: "/shared-tills/:tillId",
  summary: "Renames a shared till or changes when it locks.",
  access,
  params,
  body: sharedTillRules.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["not_found", "changed_meanwhile"],
});

export const removeSharedTill = route({
  method: "DELETE",
  path: "/shared-tills/:tillId",
  summary:
    "Ends changing by PIN on a shared till and signs out whoever is there, but for the browser that asks.",
  access,
  params,
  response: messageReply,
  errors: ["not_found"],
});

/** A person who may sign in at this till. */
export const tillPerson = z.object({
  user_id: idOf("User"),
  name: z.string(),
  photo: z.string().nullable(),
  designation: z.string().nullable(),
});
export type TillPerson = z.output<typeof tillPerson>;

export const readSharedTill = route({
  method: "GET",
  path: "/auth/shared-till",
  summary:
    "What the lock screen of this browser shows: its name and the active people with a PIN, who was here last first; null when it is no shared till.",
  access: "public",
  response: z.object({
    till: z.object({ title: z.string(), store_name: z.string(), people: z.array(tillPerson) }).nullable(),
  }),
  rateLimit: { perAddress: 240, windowSeconds: 60 },
});

export const enterByPin = route({
  method: "POST",
  path: "/auth/shared-till/enter",
  summary: "Trades a PIN for a session of its person on this shared till; the session before ends.",
  access: "public",
  body: z.object({ user_id: idOf("User"), pin }),
  response: z.object({ message: z.string(), user: sessionUser }),
  errors: ["not_a_shared_till", "pin_wrong", "pin_locked", "till_locked", "second_factor_at_till"],
  // Each entry is its own session; its answer sets cookies and must not be stored.
  idempotency: "natural",
  rateLimit: { perAddress: 120, windowSeconds: 60 },
});

export const lockSharedTill = route({
  method: "POST",
  path: "/auth/shared-till/lock",
  summary: "Ends this session, so that the till shows who may enter.",
  access: "signed-in",
  response: messageReply,
  openWhenInactive: true,
  // A session ends once; ending it again changes nothing.
  idempotency: "natural",
});
