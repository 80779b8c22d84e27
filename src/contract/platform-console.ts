import { z } from "zod";
import { refreshToken, sessionUser, setLanguage, signIn, signOut } from "./auth.ts";
import { route } from "./platform/define.ts";
import { idOf, messageReply } from "./platform/wire.ts";

/** The console's own sign-in page (specification, back-office §7): signs in only the platform's people. */
export const platformSignIn = route({
  ...signIn,
  path: "/superadmin/signin",
  summary: "Signs the platform's operator in and sets the console's own session cookies.",
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
  summary: "Keeps the operator's language, for replies and mails.",
  access: "superadmin",
  body: setLanguage.body,
  response: messageReply,
  errors: ["invalid_input"],
});

export const platformDashboard = route({
  method: "GET",
  path: "/superadmin/dashboard",
  summary: "The platform's restaurants at a glance.",
  access: "superadmin",
  response: z.object({
    activeTenants: z.number().int(),
    inactiveTenants: z.number().int(),
    tenants: z.array(
      z.object({
        id: idOf("Tenant"),
        name: z.string(),
        email: z.string().nullable(),
        is_active: z.boolean(),
        subscription_end: z.iso.date().nullable(),
      }),
    ),
  }),
});
