/** Which endpoint of which restaurant a job sends to. */
export interface WebhookJob {
  readonly tenantId: number;
  readonly webhookId: number;
}
