import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import * as contract from "../../contract/webhooks.ts";
import { listTold, readTold } from "./deliveries/delivery-list.ts";
import { replay } from "./deliveries/replay-delivery.ts";
import { sendTest } from "./deliveries/send-test.ts";
import { addEndpoint } from "./endpoints/add-endpoint.ts";
import { changeEndpoint } from "./endpoints/change-endpoint.ts";
import { listEndpoints } from "./endpoints/list-endpoints.ts";
import { removeEndpoint } from "./endpoints/remove-endpoint.ts";
import { renewSecret } from "./endpoints/renew-secret.ts";

/** Endpoints that are told what happens, and what was told to them, as admins look after them. */
export const webhookRoutes: FeatureRoutes = (on, deps) => {
  on(contract.listWebhooks, ({ ctx }) => listEndpoints(ctx));
  on(contract.addWebhook, ({ ctx, body }) => addEndpoint(ctx, deps, body));
  on(contract.changeWebhook, ({ ctx, params, body }) => changeEndpoint(ctx, deps, params.webhookId, body));
  on(contract.rotateSecret, ({ ctx, params }) => renewSecret(ctx, deps, params.webhookId));
  on(contract.removeWebhook, ({ ctx, params }) => removeEndpoint(ctx, params.webhookId));
  on(contract.testWebhook, ({ ctx, params }) => sendTest(ctx, params.webhookId));
  on(contract.listDeliveries, ({ ctx, query }) => listTold(ctx, query));
  on(contract.readDelivery, ({ ctx, params }) => readTold(ctx, params.deliveryId));
  on(contract.replayDelivery, ({ ctx, params }) => replay(ctx, params.deliveryId));
};
