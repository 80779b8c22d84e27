import type { Id } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJobLater } from "#platform/server/jobs/jobs.ts";
import { lockEndpoint } from "../endpoints/endpoint-queries.ts";
import type { StoredEvent } from "./webhook-body.ts";
import { apart, isApart, oneFor, type WebhookJob } from "./webhook-job.ts";

/** A delivery that is sent now, with where to and what signs it, as both were when it was taken. */
export interface TakenDelivery extends StoredEvent {
  readonly delivery_id: Id<"WebhookDelivery">;
  readonly tries: number;
  readonly replays: number;
  readonly url: string;
  readonly version: number;
  readonly secret_sealed: Buffer;
  readonly old_secret_sealed: Buffer | null;
  readonly old_secret_until: Date | null;
}

/** Who asks for the next delivery. */
export interface Taker {
  /** It was given the one before, and holds the endpoint. */
  readonly isMine: boolean;
  /** It is of the lane of those that answer at once. */
  readonly isQuick: boolean;
}

/** Longer than an attempt takes; whoever died holds an endpoint for so long, in milliseconds. */
const BUSY_MS = 60_000;
/** A database whose clock is a little ahead must not hide what it has just written down; what is tried again waits as told. */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * The delivery that waits longest for an endpoint and is due; undefined when there is none, the endpoint is gone or switched off, or
 * somebody else is at it. While one is given nobody else gets any: the endpoint is locked first, and freed only when, under
 * that lock, nothing more was found, so that what is added meanwhile is found by one of the two. An endpoint that began to fail since its
 * job was added is left to the lane of those.
 */
export function takeNext(
  asked: WebhookJob,
  { db, clock }: Pick<Deps, "db" | "clock">,
  { isMine, isQuick }: Taker,
): Promise<TakenDelivery | undefined> {
  const now = clock();
  const webhookId = asked.webhookId as Id<"Webhook">;
  return db.inTenant(asked.tenantId, async (tx) => {
    const webhook = await lockEndpoint(tx, webhookId);
    if (!webhook) return undefined;
    if (!isMine && webhook.busy_until !== null && webhook.busy_until > now) return undefined;
    const isElsewhere = isQuick && isApart(webhook);
    if (isElsewhere) await sendApart(tx, asked, 0);
    const taken = webhook.is_enabled && !isElsewhere ? await firstDue(tx, webhookId, now) : undefined;
    await setBusy(tx, webhookId, taken ? new Date(now.getTime() + BUSY_MS) : null);
    return taken;
  });
}

async function firstDue(tx: Tx, webhookId: number, now: Date): Promise<TakenDelivery | undefined> {
  const [row] = await tx.query<TakenDelivery>({
    text: `select d.id as delivery_id, d.tries, d.replays, e.uuid, e.type, e.data, e.created_at, w.url, w.version, w.secret_sealed,
        w.old_secret_sealed, w.old_secret_until
      from webhook_deliveries d
      join webhook_events e on e.tenant_id = $1 and e.id = d.event_id
      join webhooks w on w.tenant_id = $1 and w.id = d.webhook_id
      where d.tenant_id = $1 and d.webhook_id = $2 and d.state = 'waiting' and d.round = w.round
        and d.next_at <= case when d.tries = 0 then $4::timestamptz else $3 end
      order by d.next_at, d.id limit 1`,
    values: [tx.tenantId, webhookId, now, new Date(now.getTime() + CLOCKS_DIFFER_MS)],
  });
  return row;
}

/** Has the endpoint sent to among those that keep others waiting, in so many seconds; added again it waits anew. */
export function sendApart(tx: Tx, asked: WebhookJob, seconds: number): Promise<void> {
  return addJobLater(tx, apart, asked, { name: oneFor(apart, asked), seconds });
}

/** Lets others at an endpoint again. */
export async function release(tx: Tx, { webhookId }: WebhookJob): Promise<void> {
  await setBusy(tx, webhookId, null);
}

async function setBusy(tx: Tx, webhookId: number, until: Date | null): Promise<void> {
  await tx.query({
    text: `update webhooks set busy_until = $3
      where tenant_id = $1 and id = $2 and busy_until is distinct from $3::timestamptz`,
    values: [tx.tenantId, webhookId, until],
  });
}
