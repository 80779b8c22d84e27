import { z } from "zod";
import { mailUsername, newPassword, sessionUser } from "#core/auth/contract/auth.ts";
import { route } from "#platform/contract/define.ts";
import { language } from "#platform/contract/language.ts";
import { nameText } from "#platform/contract/name-text.ts";

export const signUpErrors = {
  sign_up_closed: 403,
  sign_up_puzzle_stale: 409,
  sign_up_gone: 404,
  sign_up_link_invalid: 400,
  sign_up_password_needed: 400,
  sign_up_done: 409,
} as const;

const HOUR_SECONDS = 3_600;

/** A name on one line that can be seen. */
const name = nameText(100);

/** A mail is on its way; after so many seconds another one may be asked for. */
const mailed = z.object({ message: z.string(), again_after_seconds: z.number().int() });

export const signUpDoor = route({
  method: "GET",
  path: "/auth/sign-up",
  summary:
    "Whether restaurants may make their own account here, whom to ask where they may not, and a puzzle to solve.",
  access: "public",
  response: z.object({
    is_open: z.boolean(),
    /** E-mail address of the operator; null when none is configured. */
    contact: z.string().nullable(),
    /** Days that a new restaurant works without paying. */
    trial_days: z.number().int(),
    /**
     * Text of the puzzle: its hash together with the solution begins with zeros
     * (src/platform/domain/identity/puzzle.ts).
     */
    puzzle: z.string(),
  }),
  rateLimit: { perAddress: 120, windowSeconds: 60 },
});

export const signUp = route({
  method: "POST",
  path: "/auth/sign-up",
  summary:
    "Mails a link that makes a restaurant and its first admin. The answer is the same for addresses that have an account.",
  access: "public",
  body: z.object({
    store_name: name,
    name,
    username: mailUsername,
    password: newPassword,
    language,
    /** Hidden field: only robots fill it in, and they get the same answer. */
    website: z.string().max(500),
    puzzle: z.string().max(200),
    solution: z.string().max(20),
  }),
  response: mailed,
  errors: ["sign_up_closed", "sign_up_puzzle_stale", "password_too_common"],
  // A puzzle opens once; the answer sets a cookie and must not be stored.
  idempotency: "natural",
  rateLimit: { perAddress: 10, perUsername: 5, perUsernameAnywhere: 10, windowSeconds: HOUR_SECONDS },
});

export const mailSignUpAgain = route({
  method: "POST",
  path: "/auth/sign-up/again",
  summary: "Mails this browser's sign-up another link; those before stay good. Once a minute.",
  access: "public",
  response: mailed,
  errors: ["sign_up_closed", "sign_up_gone", "sign_up_done"],
  // The pause between two mails is its guard.
  idempotency: "natural",
  rateLimit: { perAddress: 30, windowSeconds: HOUR_SECONDS },
});

export const confirmSignUp = route({
  method: "POST",
  path: "/auth/sign-up/confirm",
  summary:
    "Makes the restaurant of a mailed link (24 hours, once) and signs its admin in. Another browser than the one that signed up tells the password, too.",
  access: "public",
  body: z.object({
    token: z.string().min(20).max(200),
    password: z.string().min(1).max(128).optional(),
  }),
  response: z.object({ message: z.string(), user: sessionUser }),
  errors: [
    "sign_up_closed",
    "sign_up_link_invalid",
    "sign_up_password_needed",
    "sign_up_done",
    "password_wrong",
  ],
  // A link makes one restaurant; the answer sets cookies and must not be stored.
  idempotency: "natural",
  rateLimit: { perAddress: 30, windowSeconds: 900 },
});
