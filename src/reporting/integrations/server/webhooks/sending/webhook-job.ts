import { z } from "zod";
import type { NamedJob } from "#platform/server/jobs/jobs.ts";

/** The endpoint that a job is about. */
export interface WebhookJob {
  readonly tenantId: number;
  readonly webhookId: number;
}

const payload = z.object({ tenantId: z.number().int(), webhookId: z.number().int() });
type WebhookJobName = NamedJob<typeof payload>;

/** Job for an endpoint that answers at once. */
export const quickLane = { name: "send-webhooks", payload, maxAttempts: 3 } as const;
/** Job for an endpoint that fails or is slow, and for repeated attempts. */
export const slowLane = { name: "send-webhooks-slowly", payload, maxAttempts: 3 } as const;
/** Job for an endpoint that was removed or switched off. */
export const tidying = { name: "tidy-webhook", payload, maxAttempts: 10 } as const;

/** Recent answers of an endpoint. */
interface Answering {
  readonly failing_since: Date | null;
  readonly is_slow: boolean;
}

/** Tells whether an endpoint keeps others waiting; the trigger of an event uses the same rule. */
export const needsSlowLane = ({ failing_since, is_slow }: Answering): boolean =>
  failing_since !== null || is_slow;

/** Returns the job for an endpoint by its latest answers. */
export const jobFor = (endpoint: Answering): WebhookJobName =>
  needsSlowLane(endpoint) ? slowLane : quickLane;

/** Name of the job. An endpoint has at most one waiting job of a kind, however often it is postponed. */
export const oneFor = ({ name }: WebhookJobName, { tenantId, webhookId }: WebhookJob) =>
  `${name}:${tenantId}:${webhookId}`;
