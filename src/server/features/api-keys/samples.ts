import { addApiKey, revokeApiKey } from "../../../contract/integrations/api-keys.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const apiKeysSamples: readonly Sample[] = [
  sample(addApiKey)(() => ({ body: { name: "Contabilidad", scopes: ["orders:read"], last_day: null } })),
  sample(revokeApiKey)(({ apiKey }) => ({ params: { keyId: apiKey } })),
];
