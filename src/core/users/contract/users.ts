import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { pin } from "#core/approvals/contract/approvals.ts";
import { newPassword, newUsername, username } from "#core/auth/contract/auth.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { optionalPhone } from "#platform/contract/optional-phone.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, instant, messageReply, optionalText, typedText } from "#platform/contract/wire.ts";
import { roles } from "#platform/domain/access/actor.ts";
import { permissions } from "#platform/domain/access/permissions.ts";

/** None is a 401 or 403, which would make the browser renew its session and try again. */
export const usersErrors = {
  username_taken: 409,
  user_is_admin: 409,
  own_user: 409,
  user_outranks: 409,
  scope_not_yours: 409,
  user_has_accounts: 409,
  user_has_drawer: 409,
  pin_exists: 409,
} as const;

const access = screenAccess("users");

export const userDevice = z.object({
  device_id: idOf("Session"),
  device_name: z.string(),
  device_ip: z.string(),
  /** Title of the shared till; null on a device of their own. */
  shared_till: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  isMyDevice: z.boolean(),
});
export type UserDevice = z.output<typeof userDevice>;

/** A person of the restaurant, as the specification's entity (back-office §3); `scope` is comma-separated. */
export const user = z.object({
  id: idOf("User"),
  username: z.string(),
  name: z.string(),
  role: z.enum(roles),
  photo: z.string().nullable(),
  designation: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  scope: z.string(),
  is_active: z.boolean(),
  has_pin: z.boolean(),
  /** Last sign of life of any of their devices; null before the first sign-in, and a month after the last. */
  last_seen_at: instant.nullable(),
  /** False for somebody added within a month who never signed in; unknown, and therefore true, for earlier ones. */
  has_signed_in: z.boolean(),
  devices: z.array(userDevice),
  version: editVersion,
});
export type User = z.output<typeof user>;

export const listUsers = route({
  method: "GET",
  path: "/users",
  summary: "The people of the restaurant by name, where each is signed in and when they were last seen.",
  access,
  response: z.object({ users: z.array(user) }),
});

const email = typedText()
  .max(254)
  .refine((typed) => typed === "" || z.email().safeParse(typed).success, saying("email_invalid"))
  .nullish();

/** Facts about a person apart from how they sign in. Permissions without doubles, in the order of the list. */
export const userFields = z.object({
  name: nameText(100),
  designation: optionalText(60),
  phone: optionalPhone,
  email,
  userScopes: z
    .array(z.enum(permissions))
    .max(permissions.length * 2)
    .default([]),
});
export type UserFields = z.output<typeof userFields>;

export const addUser = route({
  method: "POST",
  path: "/users/add",
  summary:
    'Adds a person who signs in with an e-mail address that nobody else on the platform has, or, named without one ("rosa"), with that name and the restaurant\'s. With a PIN they can enter at shared tills at once.',
  access,
  body: z
    .object({ username: newUsername, password: newPassword, pin: pin.optional() })
    .extend(userFields.shape),
  response: messageReply.extend({
    /** Their address, or their name with the restaurant's: the text to sign in with. */
    username: z.string(),
  }),
  errors: ["username_taken", "password_too_common", "pin_too_simple", "scope_not_yours"],
  rateLimit: { perAddress: 60, windowSeconds: 300 },
});

const params = z.object({ username });

export const updateUser = route({
  method: "POST",
  path: "/users/update/:username",
  summary: "Changes what is known of a person and what they may do; they feel it at once.",
  access,
  params,
  body: userFields.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["not_found", "user_is_admin", "user_outranks", "scope_not_yours", "changed_meanwhile"],
});

export const updateUserPassword = route({
  method: "POST",
  path: "/users/update-password/:username",
  summary: "Gives a person a new password; they are signed out everywhere.",
  access,
  params,
  body: z.object({ password: newPassword }),
  response: messageReply,
  errors: ["not_found", "user_is_admin", "own_user", "user_outranks", "password_too_common"],
  // Setting the same password again changes nothing, and no trace of one belongs among the stored requests.
  idempotency: "natural",
  rateLimit: { perAddress: 60, windowSeconds: 300 },
});

export const changeUserActive = route({
  method: "POST",
  path: "/users/change-active/:username",
  summary: "Lets a person in or keeps them out; whoever is kept out is signed out everywhere at once.",
  access,
  params,
  body: z.object({ isActive: z.boolean() }),
  response: messageReply,
  errors: ["not_found", "user_is_admin", "own_user", "user_outranks"],
});

export const deleteUser = route({
  method: "DELETE",
  path: "/users/delete/:username",
  summary:
    "Deletes a person: signed out, without a PIN, their address free again; the history keeps their name. Refused while they have open accounts or an open drawer.",
  access,
  params,
  response: messageReply,
  errors: ["not_found", "user_is_admin", "own_user", "user_outranks", "user_has_accounts", "user_has_drawer"],
});

export const giveUserPin = route({
  method: "POST",
  path: "/users/pin/:username",
  summary:
    "Gives a person their first PIN, or another one after theirs was taken away; they are asked to set their own.",
  access,
  params,
  body: z.object({ pin }),
  response: messageReply,
  errors: ["not_found", "user_is_admin", "own_user", "user_outranks", "pin_exists", "pin_too_simple"],
  // Sent again it finds the PIN and is refused, and no trace of one belongs among the stored requests.
  idempotency: "natural",
  rateLimit: { perAddress: 60, windowSeconds: 300 },
});

export const removeUserPin = route({
  method: "DELETE",
  path: "/users/pin/:username",
  summary: "Takes a person's PIN away, so that they set a new one on their profile. Nobody can read a PIN.",
  access,
  params,
  response: messageReply,
  errors: ["not_found", "user_is_admin", "user_outranks"],
});

export const signOutUser = route({
  method: "POST",
  path: "/users/sign-out/:username",
  summary: "Signs a person out of one of their devices.",
  access,
  params,
  body: z.object({ device_id: idOf("Session") }),
  response: messageReply,
  errors: ["not_found", "user_is_admin", "user_outranks", "own_device"],
});
