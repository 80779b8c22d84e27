import { z } from "zod";
import { newSecondFactor } from "#core/second-factor/contract/second-factor.ts";
import { route } from "#platform/contract/define.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { refreshToken, sessionUser, setLanguage, signIn, signOut } from "./auth.ts";

/** The console's own sign-in page (specification, back-office §7): signs in only the platform's people. */
export const platformSignIn = route({
  ...signIn,
  path: "/superadmin/signin",
  summary:
    "Signs the platform's operator in with password and code, and sets the console's own session cookies.",
  // Recovery codes are shown once: when this code was the first one of a new second factor.
  response: signIn.response.extend({ recovery_codes: z.array(z.string()) }),
});

export const beginPlatformSecondFactor = route({
  method: "POST",
  path: "/superadmin/second-factor/begin",
  summary: "A secret for the app of an operator who knows the password and has no second factor yet.",
  access: "public",
  body: signIn.body.omit({ code: true }),
  response: newSecondFactor,
  errors: ["invalid_credentials", "second_factor_on"],
  // A repeat returns the same secret; a secret must not be stored among the answers.
  idempotency: "natural",
  rateLimit: { perAddress: 20, perUsername: 10, perUsernameAnywhere: 20, windowSeconds: 300 },
});

export const platformDemoSignIn = route({
  method: "GET",
  path: "/superadmin/demo",
  summary:
    "The demo's operator with the code of this moment; nobody without a demo, or when its secrets were changed.",
  access: "public",
  response: z.object({
    people: z.array(
      z.object({
        username: z.string(),
        password: z.string(),
        name: z.string(),
        designation: z.string(),
        code: z.string(),
      }),
    ),
  }),
  rateLimit: { perAddress: 60, windowSeconds: 60 },
});

export const platformSignOut = route({ ...signOut, path: "/superadmin/signout" });

export const platformRefreshToken = route({ ...refreshToken, path: "/superadmin/refresh-token" });

export const platformUser = route({
  method: "GET",
  path: "/superadmin/me",
  summary: "The operator who is signed in at the console.",
  access: "superadmin",
  response: sessionUser,
});

export const setPlatformLanguage = route({
  method: "POST",
  path: "/superadmin/language",
  summary: "Keeps the operator's language, for replies and mails, and the digits that they read.",
  access: "superadmin",
  body: setLanguage.body,
  response: messageReply,
  errors: ["invalid_input"],
  // The same language set again changes nothing.
  idempotency: "natural",
});
