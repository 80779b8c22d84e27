import type { Id } from "#platform/domain/ids.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import * as contract from "#reporting/integrations/contract/webhooks.ts";
import type { WebhookEventType } from "#reporting/integrations/domain/webhook-events.ts";
import {
  sendWebhooks,
  sendWebhooksSlowly,
} from "#reporting/integrations/server/webhooks/sending/send-webhooks.ts";
import type { Floor } from "../floor.ts";
import { aReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

/** The example of the documentation, by which receivers find out whether a message is ours. */
interface Verifier {
  verifyWebhook(secret: string, headers: object, body: string, now?: number): { id: string; type: string };
}
export const { verifyWebhook } = (await import(
  new URL("../../../../reporting/public-api/server/developers/verify-webhook.example.mjs", import.meta.url)
    .href
)) as Verifier;

/** A restaurant with a program beside it that is told what happens. */
export interface WebhookDesk {
  readonly receiver: WebhookReceiver;
  /** An endpoint at the receiver, or elsewhere, with its secret. */
  endpoint(
    events: readonly WebhookEventType[],
    url?: string,
  ): Promise<{ webhookId: Id<"Webhook">; secret: string }>;
  /** Does the worker's jobs for an endpoint: both lanes, one after the other. */
  work(webhookId: Id<"Webhook">, deps?: Deps): Promise<void>;
  /** The endpoints as an admin sees them. */
  endpoints(): Promise<contract.Webhook[]>;
  /** The deliveries likewise, the newest first. */
  deliveries(): Promise<contract.WebhookDelivery[]>;
  /** Seconds since 1970, by the server's clock. */
  now(): number;
}

export async function aWebhookDesk({ admin, server, small }: Floor): Promise<WebhookDesk> {
  const receiver = await aReceiver();
  const endpoints = async () => (await admin.call(contract.listWebhooks)).ok.webhooks;
  return {
    receiver,
    endpoint: async (events, url = receiver.url) => {
      const body = { url, description: "", events: [...events], is_enabled: true };
      const { secret } = (await admin.call(contract.addWebhook, { body })).ok;
      return { webhookId: required((await endpoints()).at(-1), "the endpoint").id, secret };
    },
    work: async (webhookId, deps = server.deps) => {
      for (const lane of [sendWebhooks, sendWebhooksSlowly])
        await lane.handle({ tenantId: small.tenantId, webhookId }, deps);
    },
    endpoints,
    deliveries: async () => (await admin.call(contract.listDeliveries)).ok.rows,
    now: () => server.deps.clock().getTime() / 1000,
  };
}
