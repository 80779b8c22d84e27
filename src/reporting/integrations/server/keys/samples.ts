import { type Sample, sample } from "#app/server/suites/sample.ts";
import { addApiKey, revokeApiKey } from "../../contract/api-keys.ts";

export const apiKeysSamples: readonly Sample[] = [
  sample(addApiKey)(() => ({ body: { name: "Contabilidad", scopes: ["orders:read"], last_day: null } })),
  sample(revokeApiKey)(({ apiKey }) => ({ params: { keyId: apiKey } })),
];
