import { z } from "zod";
import type { NamedJob } from "#platform/server/jobs/jobs.ts";

/** Which endpoint of which restaurant a job is about. */
export interface WebhookJob {
  readonly tenantId: number;
  readonly webhookId: number;
}

const payload = z.object({ tenantId: z.number().int(), webhookId: z.number().int() });
type WebhookJobName = NamedJob<typeof payload>;

/** What is added for an endpoint that answers at once. */
export const atOnce = { name: "send-webhooks", payload, maxAttempts: 3 } as const;
/** For one that fails or is slow, and for what is tried again. */
export const apart = { name: "send-webhooks-slowly", payload, maxAttempts: 3 } as const;
/** For one that was taken away or switched off. */
export const tidying = { name: "tidy-webhook", payload, maxAttempts: 10 } as const;

/** How an endpoint has been answering. */
export interface Answering {
  readonly failing_since: Date | null;
  readonly is_slow: boolean;
}

/** Whether an endpoint keeps others waiting; the trigger of an event decides in the same way. */
export const isApart = ({ failing_since, is_slow }: Answering): boolean => failing_since !== null || is_slow;

/** The job for an endpoint as it has been answering. */
export const jobFor = (endpoint: Answering): WebhookJobName => (isApart(endpoint) ? apart : atOnce);

/** There is one job of a kind for an endpoint that waits for its turn, however often it is put off. */
export const oneFor = ({ name }: WebhookJobName, { tenantId, webhookId }: WebhookJob) =>
  `${name}:${tenantId}:${webhookId}`;
