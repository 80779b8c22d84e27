import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { instant, messageReply } from "#platform/contract/wire.ts";
import { appCode, secondFactorCode } from "./second-factor-code.ts";

/** A secret for an app: as text to type, and as the QR code says it. */
export const newSecondFactor = z.object({ secret: z.string(), uri: z.string() });

const password = z.string().min(1).max(128);

export const secondFactorState = route({
  method: "GET",
  path: "/auth/second-factor",
  summary: "Whether the person signs in with a code of their app, too.",
  access: "admin",
  response: z.object({ is_on: z.boolean(), since: instant.nullable(), codes_left: z.number().int() }),
});

export const beginSecondFactor = route({
  method: "POST",
  path: "/auth/second-factor/begin",
  summary: "A secret for the person's app; signing in asks for its code once a first one was confirmed.",
  access: "admin",
  body: z.object({ password }),
  response: newSecondFactor,
  errors: ["password_wrong", "second_factor_on"],
  // A repeat returns the same secret; a secret must not be stored among the answers.
  idempotency: "natural",
  rateLimit: { perAddress: 20, windowSeconds: 300 },
});

export const confirmSecondFactor = route({
  method: "POST",
  path: "/auth/second-factor/confirm",
  summary: "Switches the second factor on with a first code, and gives the recovery codes, this once.",
  access: "admin",
  body: z.object({ code: secondFactorCode }),
  response: z.object({ message: z.string(), recovery_codes: z.array(z.string()) }),
  errors: [
    "second_factor_wrong",
    "second_factor_locked",
    "secret_locked",
    "second_factor_missing",
    "second_factor_on",
  ],
  // It is switched on once; recovery codes must not be stored among the answers.
  idempotency: "natural",
  rateLimit: { perAddress: 30, windowSeconds: 300 },
});

export const removeSecondFactor = route({
  method: "POST",
  path: "/auth/second-factor/remove",
  summary: "Switches the second factor off, with the password and a code.",
  access: "admin",
  body: z.object({ password, code: secondFactorCode }),
  response: messageReply,
  errors: [
    "password_wrong",
    "second_factor_wrong",
    "second_factor_locked",
    "secret_locked",
    "second_factor_missing",
  ],
  // A second factor that is off cannot be switched off again.
  idempotency: "natural",
  rateLimit: { perAddress: 20, windowSeconds: 300 },
});

export const renewRecoveryCodes = route({
  method: "POST",
  path: "/auth/second-factor/recovery-codes",
  summary: "Fresh recovery codes, told this once, for a code of the app; those before open nothing any more.",
  access: "admin",
  body: z.object({ code: appCode }),
  response: z.object({ message: z.string(), recovery_codes: z.array(z.string()) }),
  errors: ["second_factor_wrong", "second_factor_locked", "secret_locked", "second_factor_missing"],
  // A code of the app is accepted once; recovery codes must not be stored among the answers.
  idempotency: "natural",
  rateLimit: { perAddress: 20, windowSeconds: 300 },
});
