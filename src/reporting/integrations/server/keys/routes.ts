import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { addApiKey, listApiKeys, revokeApiKey } from "../../contract/api-keys.ts";
import { addKey, listKeys, revokeKey } from "./change-keys.ts";

export const apiKeyRoutes: FeatureRoutes = (on) => {
  on(listApiKeys, ({ ctx }) => listKeys(ctx));
  on(addApiKey, ({ ctx, body }) => addKey(ctx, body));
  on(revokeApiKey, ({ ctx, params }) => revokeKey(ctx, params.keyId));
};
