import { z } from "zod";
import { secondFactorCode } from "#core/second-factor/contract/second-factor-code.ts";
import { route } from "#platform/contract/define.ts";
import { language } from "#platform/contract/language.ts";
import { idOf, messageReply, text, typedText } from "#platform/contract/wire.ts";
import { roles } from "#platform/domain/access/actor.ts";
import { HOUSE_NAME, SHORT_NAME } from "#platform/domain/identity/user-name.ts";

export const authErrors = {
  invalid_credentials: 401,
  reset_link_invalid: 400,
  password_too_common: 400,
  own_device: 409,
  second_factor_needed: 401,
  second_factor_missing: 401,
  second_factor_wrong: 400,
  second_factor_locked: 429,
  second_factor_on: 409,
  second_factor_at_till: 409,
} as const;

/** A typed username: compared without case, at most 254 characters. */
const typedName = typedText().toLowerCase().min(1).max(254);
const either = (...shapes: readonly RegExp[]) =>
  z.email({ pattern: new RegExp(shapes.map(({ source }) => source).join("|")) });

/** An e-mail address as username, for whoever has to be reached by mail. */
export const mailUsername = typedName.pipe(z.email());

/** An e-mail address, or the name of somebody without one: rosa@la-ceiba. */
export const username = typedName.pipe(either(z.regexes.email, HOUSE_NAME));

/** The same for a new person; of a name alone ("rosa") the server makes one of the restaurant. */
export const newUsername = typedName.pipe(either(z.regexes.email, SHORT_NAME));

/** 8 to 128 characters, exactly as typed; the list of common passwords is checked by the server (`password_too_common`). */
export const newPassword = z.string().min(8).max(128);

/** Number of further orders that somebody confirms before sending: 0 none, null all. */
export const confirmSends = z.number().int().min(0).max(100).nullable();

/** Shortest and longest time after which a shared till locks by itself, in seconds. */
export const LOCK_SECONDS = { min: 15, max: 3_600 } as const;

/** Name and locking rules of a shared till; null seconds: it does not lock by itself. */
export const sharedTillRules = z.object({
  title: text(60),
  lock_after_sending: z.boolean(),
  lock_after_seconds: z.number().int().min(LOCK_SECONDS.min).max(LOCK_SECONDS.max).nullable(),
});

/** The signed-in person, as the web app keeps it (specification, operations §3 "Stored user"). `scope` is comma-separated. */
export const sessionUser = z.object({
  user_id: idOf("User"),
  username: z.string(),
  name: z.string(),
  role: z.enum(roles),
  scope: z.string(),
  designation: z.string().nullable(),
  phone: z.string().nullable(),
  photo: z.string().nullable(),
  tenant_id: idOf("Tenant"),
  store_name: z.string(),
  currency: z.string(),
  /** Zone of the restaurant, as IANA names it: every time on its screens is written in it. */
  time_zone: z.string(),
  language: z.string().nullable(),
  /** Numbers on their screens are written in the digits of the language's own script, where it has such. */
  own_digits: z.boolean(),
  /** Language of the restaurant: its papers are printed in it, whatever the screen speaks. */
  store_language: z.string(),
  subscription_active: z.boolean(),
  /** Number of further orders that they confirm before sending: 0 none, null all. */
  confirm_sends: confirmSends,
  /** Place of the restaurant (CAT-012, CAT-013), proposed for new customers. Null while it is not entered. */
  department_code: z.string().nullable(),
  municipality_code: z.string().nullable(),
  /** The shared till that this browser is, and when it locks; null elsewhere. */
  shared_till: sharedTillRules.nullable(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const signIn = route({
  method: "POST",
  path: "/auth/signin",
  summary: "Signs a person in and sets the session cookies.",
  access: "public",
  body: z.object({
    username,
    password: z.string().min(1).max(128),
    /** A code of the person's app, or a recovery code; `second_factor_needed` asks for it. */
    code: secondFactorCode.optional(),
  }),
  response: z.object({ message: z.string(), user: sessionUser }),
  errors: [
    "invalid_credentials",
    "second_factor_needed",
    "second_factor_missing",
    "second_factor_wrong",
    "second_factor_locked",
    "secret_locked",
  ],
  // Each sign-in is its own session; its answer sets cookies and must not be stored.
  idempotency: "natural",
  rateLimit: { perAddress: 30, perUsername: 10, perUsernameAnywhere: 40, windowSeconds: 300 },
});

export const demoSignIns = route({
  method: "GET",
  path: "/auth/demo",
  summary: "The sign-ins of the demo restaurant that still have the demo's password; none without a demo.",
  access: "public",
  response: z.object({
    people: z.array(
      z.object({ username: z.string(), password: z.string(), name: z.string(), designation: z.string() }),
    ),
  }),
  openWhenInactive: true,
  rateLimit: { perAddress: 60, windowSeconds: 60 },
});

export const signOut = route({
  method: "POST",
  path: "/auth/signout",
  summary: "Ends this device's session and clears its cookies.",
  access: "public",
  response: messageReply,
  openWhenInactive: true,
  // A session ends once; ending it again changes nothing.
  idempotency: "natural",
});

export const currentUser = route({
  method: "GET",
  path: "/auth/me",
  summary: "The signed-in person.",
  access: "signed-in",
  response: sessionUser,
  openWhenInactive: true,
});

export const refreshToken = route({
  method: "POST",
  path: "/auth/refresh-token",
  summary:
    "Trades the refresh cookie for a new pair. A pair used twice ends its session, but for tabs racing each other.",
  access: "public",
  response: z.object({ message: z.string(), user: sessionUser }),
  errors: ["not_signed_in"],
  openWhenInactive: true,
  // Rotation is its own guard; the answer sets cookies and must not be stored.
  idempotency: "natural",
  rateLimit: { perAddress: 120, windowSeconds: 60 },
});

export const setLanguage = route({
  method: "POST",
  path: "/auth/language",
  summary:
    "Keeps the person's language, for replies and mails, and the digits that they read on every device.",
  access: "signed-in",
  body: z.object({
    language,
    /** Without it the digits stay as they are. */
    own_digits: z.boolean().optional(),
  }),
  response: messageReply,
  errors: ["invalid_input"],
  openWhenInactive: true,
});

export const signOutAfterPayment = route({
  method: "POST",
  path: "/auth/subscription-signout",
  summary: "Ends the session of whoever has paid, so that the next one begins with what was paid.",
  access: "public",
  response: messageReply,
  // Signed out twice is signed out.
  idempotency: "natural",
});
