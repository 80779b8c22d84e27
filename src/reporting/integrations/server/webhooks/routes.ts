import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../../contract/webhooks.ts";
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
  renewSecret,
} from "./change-endpoints.ts";
import { listDeliveries, readDelivery, replay, sendTest } from "./deliveries.ts";

export const webhookRoutes: FeatureRoutes = (on, deps) => {
  on(contract.listWebhooks, ({ ctx }) => listEndpoints(ctx));
  on(contract.addWebhook, ({ ctx, body }) => addEndpoint(ctx, deps, body));
  on(contract.changeWebhook, ({ ctx, params, body }) => changeEndpoint(ctx, deps, params.webhookId, body));
  on(contract.rotateSecret, ({ ctx, params }) => renewSecret(ctx, deps, params.webhookId));
  on(contract.removeWebhook, ({ ctx, params }) => removeEndpoint(ctx, params.webhookId));
  on(contract.testWebhook, ({ ctx, params }) => sendTest(ctx, params.webhookId));
  on(contract.listDeliveries, ({ ctx, query }) => listDeliveries(ctx, query));
  on(contract.readDelivery, ({ ctx, params }) => readDelivery(ctx, params.deliveryId));
  on(contract.replayDelivery, ({ ctx, params }) => replay(ctx, params.deliveryId));
};
