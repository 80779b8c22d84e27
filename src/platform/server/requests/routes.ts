import { settleRequest } from "../../contract/requests.ts";
import type { FeatureRoutes } from "../http/feature-routes.ts";
import { nameOfKey, settleName } from "../http/idempotency.ts";

/** Tells what became of a request whose answer was lost. */
export const requestRoutes: FeatureRoutes = (on) => {
  on(settleRequest, ({ ctx, body }) =>
    ctx.inTenant(async (tx) => ({ is_saved: await settleName(tx, nameOfKey(ctx.userId, body.key)) })),
  );
};
