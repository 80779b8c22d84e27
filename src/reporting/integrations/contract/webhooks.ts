import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import {
  allDifferent,
  idOf,
  idTextOf,
  instant,
  messageReply,
  singleLineText,
} from "#platform/contract/wire.ts";
import { deliveryStates, TEST_EVENT, webhookEventTypes } from "../domain/webhook-events.ts";

export const integrationsErrors = {
  api_key_invalid: 401,
  api_keys_full: 409,
  webhooks_full: 409,
  webhook_is_off: 409,
  webhook_address_refused: 409,
  webhook_secret_lost: 409,
} as const;

const url = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((typed) => z.url().safeParse(typed).success, saying("malformed"));

const webhookFields = z.object({
  url,
  description: singleLineText(100),
  events: z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length).refine(allDifferent),
  is_enabled: z.boolean(),
});

export const webhook = webhookFields.extend({
  id: idOf("Webhook"),
  url: z.string(),
  created_at: instant,
  created_by: z.string(),
  /** The server switched it off after days without an answer. */
  switched_off_at: instant.nullable(),
  failing_since: instant.nullable(),
  /** The endpoint was switched off because its secret cannot be decrypted any more; it needs a new one. */
  is_secret_lost: z.boolean(),
  /** Time until which the old secret signs beside the new one. */
  old_secret_until: instant.nullable(),
});
export type Webhook = z.output<typeof webhook>;

export const listWebhooks = route({
  method: "GET",
  path: "/integrations/webhooks",
  summary: "The endpoints that are told what happens.",
  access: "admin",
  response: z.object({ webhooks: z.array(webhook) }),
});

/** The only answer that contains the secret. A repetition shows in the list. */
const secretReply = z.object({ message: z.string(), secret: z.string() });

export const addWebhook = route({
  method: "POST",
  path: "/integrations/webhooks",
  summary: "Registers an endpoint. The answer is the only one that tells its secret.",
  access: "admin",
  body: webhookFields,
  response: secretReply,
  // The answer contains the secret, which must not be stored; a second endpoint shows in the list.
  idempotency: "natural",
  errors: ["webhook_address_refused", "webhooks_full"],
});

const params = z.object({ webhookId: idTextOf("Webhook") });

export const changeWebhook = route({
  method: "PUT",
  path: "/integrations/webhooks/:webhookId",
  summary: "Changes an endpoint; one that was switched off begins anew.",
  access: "admin",
  params,
  body: webhookFields,
  response: messageReply,
  errors: ["not_found", "webhook_address_refused", "webhook_secret_lost"],
});

export const rotateSecret = route({
  method: "POST",
  path: "/integrations/webhooks/:webhookId/rotate-secret",
  summary: "Makes a new secret; the one before signs beside it for a day.",
  access: "admin",
  params,
  response: secretReply,
  // The answer contains the secret, which must not be stored.
  idempotency: "natural",
  errors: ["not_found"],
});

export const removeWebhook = route({
  method: "DELETE",
  path: "/integrations/webhooks/:webhookId",
  summary: "Takes an endpoint away at once; its deliveries are deleted behind it.",
  access: "admin",
  params,
  response: messageReply,
  errors: ["not_found"],
});

export const testWebhook = route({
  method: "POST",
  path: "/integrations/webhooks/:webhookId/test",
  summary: "Sends an event of trial to an endpoint.",
  access: "admin",
  params,
  response: messageReply,
  errors: ["not_found", "webhook_is_off"],
});

const eventType = z.enum([...webhookEventTypes, TEST_EVENT]);

export const delivery = z.object({
  id: idOf("WebhookDelivery"),
  webhook_id: idOf("Webhook"),
  url: z.string(),
  /** Id by which receivers know the event. */
  event_id: z.string(),
  type: eventType,
  state: z.enum(deliveryStates),
  created_at: instant,
  attempts: z.number().int(),
  /** Result of the last attempt: the answer's code, or the reason why there was none. */
  status: z.number().int().nullable(),
  fault: z.string().nullable(),
  took_ms: z.number().int().nullable(),
  next_at: instant.nullable(),
});
export type WebhookDelivery = z.output<typeof delivery>;

export const listDeliveries = route({
  method: "GET",
  path: "/integrations/deliveries",
  summary: "What was told to endpoints within 30 days, and what came of it.",
  access: "admin",
  query: listQuery({
    sort: sortBy("time").default("-time"),
    webhook: idTextOf("Webhook").optional(),
    state: z.enum(deliveryStates).optional(),
    type: eventType.optional(),
  }),
  response: listReply(delivery),
  errors: ["not_found"],
});

const deliveryParams = z.object({ deliveryId: idTextOf("WebhookDelivery") });

export const readDelivery = route({
  method: "GET",
  path: "/integrations/deliveries/:deliveryId",
  summary: "What is sent, and each attempt to send it.",
  access: "admin",
  params: deliveryParams,
  response: delivery.extend({
    body: z.string(),
    tried: z.array(
      z.object({
        at: instant,
        status: z.number().int().nullable(),
        fault: z.string().nullable(),
        took_ms: z.number().int(),
        answer: z.string(),
      }),
    ),
  }),
  errors: ["not_found"],
});
export type DeliveryDetail = z.output<typeof readDelivery.response>;

export const replayDelivery = route({
  method: "POST",
  path: "/integrations/deliveries/:deliveryId/replay",
  summary: "Sends a delivery again under the same id.",
  access: "admin",
  params: deliveryParams,
  response: messageReply,
  errors: ["not_found", "webhook_is_off"],
});
