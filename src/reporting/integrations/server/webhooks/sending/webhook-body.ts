/** An event as stored. */
export interface StoredWebhookEvent {
  readonly uuid: string;
  readonly type: string;
  readonly data: unknown;
  readonly created_at: Date;
}

/** Id of an event for receivers: the same whenever it is sent, so that they process it once. */
export const eventIdOf = (uuid: string) => `evt_${uuid}`;

/** Returns the body of a message, letter by letter the same each time. */
export function webhookBody({ uuid, type, data, created_at }: StoredWebhookEvent): string {
  return JSON.stringify({ id: eventIdOf(uuid), type, created_at: created_at.toISOString(), data });
}
