import type { Id } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJobLater } from "#platform/server/jobs/jobs.ts";
import { lockEndpoint } from "../change-endpoints.ts";
import type { StoredWebhookEvent } from "./webhook-body.ts";
import { needsSlowLane, oneFor, slowLane, type WebhookJob } from "./webhook-job.ts";

/** A delivery that is being sent, with the address and secrets of the moment when it was taken. */
export interface TakenDelivery extends StoredWebhookEvent {
  readonly delivery_id: Id<"WebhookDelivery">;
  readonly tries: number;
  readonly replays: number;
  readonly url: string;
  readonly version: number;
  readonly secret_sealed: Buffer;
  readonly old_secret_sealed: Buffer | null;
  readonly old_secret_until: Date | null;
}

/** The job that asks for the next delivery. */
interface SendingJob {
  /** The job already holds the endpoint, because it got the delivery before. */
  readonly isMine: boolean;
  /** The job runs in the quick lane. */
  readonly isQuick: boolean;
}

/** Milliseconds for which a job that died keeps its endpoint; longer than an attempt takes. */
const BUSY_MS = 60_000;
/**
 * Milliseconds of tolerance: a database whose clock is a little ahead must not hide what it has just stored. Repeated
 * attempts still wait their full time.
 */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * Takes the due delivery of an endpoint that waits longest; returns undefined when there is none, the endpoint is
 * removed or switched off, or another job is at work. Only one job at a time gets deliveries: the endpoint is locked
 * first and released only when, under that lock, nothing more is found, so that one of two jobs finds what is added
 * meanwhile. An endpoint that began to fail since the job was added is left to the slow lane.
 */
export function takeNext(
  target: WebhookJob,
  { db, clock }: Pick<Deps, "db" | "clock">,
  { isMine, isQuick }: SendingJob,
): Promise<TakenDelivery | undefined> {
  const now = clock();
  const webhookId = target.webhookId as Id<"Webhook">;
  return db.inTenant(target.tenantId, async (tx) => {
    const webhook = await lockEndpoint(tx, webhookId);
    if (!webhook) return undefined;
    if (!isMine && webhook.busy_until !== null && webhook.busy_until > now) return undefined;
    const isElsewhere = isQuick && needsSlowLane(webhook);
    if (isElsewhere) await sendInSlowLane(tx, target, 0);
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

/** Adds a job in the slow lane that runs in so many seconds; adding it again starts the wait again. */
export function sendInSlowLane(tx: Tx, target: WebhookJob, seconds: number): Promise<void> {
  return addJobLater(tx, slowLane, target, { name: oneFor(slowLane, target), seconds });
}

/** Lets other jobs work on an endpoint again. */
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
