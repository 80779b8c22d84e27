/** An event as it lies in the database. */
export interface StoredEvent {
  readonly uuid: string;
  readonly type: string;
  readonly data: unknown;
  readonly created_at: Date;
}

/** What receivers know an event by: the same whenever it is sent, so that they take it once. */
export const eventIdOf = (uuid: string) => `evt_${uuid}`;

/** What is sent, letter by letter the same each time. */
export function webhookBody({ uuid, type, data, created_at }: StoredEvent): string {
  return JSON.stringify({ id: eventIdOf(uuid), type, created_at: created_at.toISOString(), data });
}
