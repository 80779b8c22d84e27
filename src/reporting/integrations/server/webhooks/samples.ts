import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import * as contract from "../../contract/webhooks.ts";

const fields = {
  url: "https://hooks.example.com/otra",
  description: "Contabilidad",
  events: ["order.paid" as const],
  is_enabled: true,
};
const params = ({ webhook }: World) => ({ params: { webhookId: webhook } });
const deliveryParams = ({ webhookDelivery }: World) => ({ params: { deliveryId: webhookDelivery } });

export const webhooksSamples: readonly Sample[] = [
  sample(contract.addWebhook)(() => ({ body: fields })),
  sample(contract.changeWebhook)((world) => ({ ...params(world), body: fields })),
  sample(contract.rotateSecret)(params),
  sample(contract.removeWebhook)(params),
  sample(contract.testWebhook)(params),
  sample(contract.readDelivery)(deliveryParams),
  sample(contract.replayDelivery)(deliveryParams),
];
