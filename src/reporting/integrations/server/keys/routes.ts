import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { addApiKey, listApiKeys, revokeApiKey } from "../../contract/api-keys.ts";
import { addKey } from "./add-key.ts";
import { listKeys } from "./list-keys.ts";
import { revokeKey } from "./revoke-key.ts";

/** Keys of the public API, as admins look after them. */
export const apiKeyRoutes: FeatureRoutes = (on) => {
  on(listApiKeys, ({ ctx }) => listKeys(ctx));
  on(addApiKey, ({ ctx, body }) => addKey(ctx, body));
  on(revokeApiKey, ({ ctx, params }) => revokeKey(ctx, params.keyId));
};
