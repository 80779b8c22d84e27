import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { allDifferent, day, idOf, idTextOf, instant, messageReply } from "#platform/contract/wire.ts";
import { apiScopes } from "#platform/domain/access/api-scopes.ts";

const apiKeyStates = ["active", "expired", "revoked"] as const;

export const apiKey = z.object({
  id: idOf("ApiKey"),
  name: z.string(),
  /** First characters of the key. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  state: z.enum(apiKeyStates),
  last_day: day.nullable(),
  created_at: instant,
  created_by: z.string(),
  last_used_at: instant.nullable(),
  revoked_at: instant.nullable(),
  revoked_by: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = route({
  method: "GET",
  path: "/integrations/api-keys",
  summary:
    "The keys of the public API, the newest first, those that opened something and do no more among them.",
  access: "admin",
  response: z.object({ keys: z.array(apiKey) }),
});

export const addApiKey = route({
  method: "POST",
  path: "/integrations/api-keys",
  summary: "Makes a key. The answer is the only one that tells it.",
  access: "admin",
  body: z.object({
    name: nameText(60),
    scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length).refine(allDifferent),
    /** Last day on which it works; null: until it is revoked. */
    last_day: day.nullable(),
  }),
  response: z.object({ message: z.string(), key: z.string() }),
  // The answer contains the key, which is not stored: a repetition makes a second key, which the list shows.
  idempotency: "natural",
  errors: ["api_keys_full"],
});

export const revokeApiKey = route({
  method: "POST",
  path: "/integrations/api-keys/:keyId/revoke",
  summary: "Ends a key at once.",
  access: "admin",
  params: z.object({ keyId: idTextOf("ApiKey") }),
  response: messageReply,
  errors: ["not_found"],
});
