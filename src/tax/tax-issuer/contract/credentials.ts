import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { emptyOrCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { instant, messageReply } from "#platform/contract/wire.ts";
import { isNit } from "#platform/domain/identity/tax-numbers.ts";
import { environment, issuerAccess, refusedBy } from "./issuer.ts";

/** Characters of a certificate file; the portal's have some five thousand. */
export const CERTIFICATE_MAX = 64 * 1024;

const certificateFacts = z.object({
  nit: z.string(),
  /** Null where the file does not say. */
  validUntil: instant.nullable(),
  state: z.enum(["valid", "ends_soon", "ended"]),
});

const credentials = z.object({
  environment,
  /** The NIT that signs in; empty before anything was entered. */
  userName: z.string(),
  hasPassword: z.boolean(),
  certificate: certificateFacts.nullable(),
  /** Last sign-in at the ministry with exactly these credentials. */
  signedInAt: instant.nullable(),
  /** Credential that the ministry refuses; nothing is sent until it is put right. */
  refused: refusedBy.nullable(),
});
export type Credentials = z.output<typeof credentials>;

export const readTaxCredentials = route({
  method: "GET",
  path: "/settings/tax-issuer/credentials",
  summary:
    "What is there to sign in and to sign with, of test and of production. The secrets themselves are never given back.",
  access: issuerAccess,
  response: z.object({ credentials: z.array(credentials) }),
});

export const setTaxCredentials = route({
  method: "POST",
  path: "/settings/tax-issuer/credentials",
  summary:
    "Seals a password and a certificate with its password for one of the ministry's services; what is empty stays.",
  access: issuerAccess,
  body: z.object({
    environment,
    userName: emptyOrCode(20).refine(isNit, saying("nit_malformed")),
    /** Password of the service's user. */
    password: z.string().max(100),
    /** The file of the portal as text. */
    certificate: z.string().max(CERTIFICATE_MAX),
    certificatePassword: z.string().max(100),
  }),
  response: messageReply,
});

export const testTaxSignIn = route({
  method: "POST",
  path: "/settings/tax-issuer/credentials/test",
  summary: "Signs in to the ministry with what is sealed, and says what it answered.",
  access: issuerAccess,
  // Signing in twice is signing in; the answer is the ministry's of that moment.
  idempotency: "natural",
  rateLimit: { perAddress: 10, windowSeconds: 300 },
  body: z.object({ environment }),
  response: z.object({
    outcome: z.enum(["signed_in", "refused", "unreached"]),
    message: z.string(),
  }),
  errors: ["tax_credentials_missing"],
});
