import type { Id } from "../../../../domain/ids.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { StoredEvent } from "./webhook-body.ts";
import type { WebhookJob } from "./webhook-job.ts";

/** A delivery that is sent now, with where to and what signs it. */
export interface TakenDelivery extends StoredEvent {
  readonly delivery_id: Id<"WebhookDelivery">;
  readonly tries: number;
  readonly url: string;
  readonly secret_sealed: Buffer;
  readonly old_secret_sealed: Buffer | null;
  readonly old_secret_until: Date | null;
  readonly failing_since: Date | null;
}

/** Longer than an attempt takes; whoever died holds an endpoint for so long, in milliseconds. */
const BUSY_MS = 60_000;
/** A database whose clock is a little ahead must not hide what it has just written down; what is tried again waits as told. */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * The delivery that waits longest for an endpoint and is due; undefined when there is none, the endpoint is gone or switched off, or
 * somebody else is at it. While one is given nobody else gets any: the endpoint is locked first, and freed only when, under
 * that lock, nothing more was found, so that what is added meanwhile is found by one of the two.
 */
export function takeNext(
  { tenantId, webhookId }: WebhookJob,
  { db, clock }: Pick<Deps, "db" | "clock">,
  isMine: boolean,
): Promise<TakenDelivery | undefined> {
  const now = clock();
  return db.inTenant(tenantId, async (tx) => {
    const [webhook] = await tx.query<{ is_enabled: boolean; busy_until: Date | null }>({
      text: "select is_enabled, busy_until from webhooks where tenant_id = $1 and id = $2 for no key update",
      values: [tx.tenantId, webhookId],
    });
    if (!webhook) return undefined;
    if (!isMine && webhook.busy_until !== null && webhook.busy_until > now) return undefined;
    const taken = webhook.is_enabled ? await firstDue(tx, webhookId, now) : undefined;
    await setBusy(tx, webhookId, taken ? new Date(now.getTime() + BUSY_MS) : null);
    return taken;
  });
}

async function firstDue(tx: Tx, webhookId: number, now: Date): Promise<TakenDelivery | undefined> {
  const [row] = await tx.query<TakenDelivery>({
    text: `select d.id as delivery_id, d.tries, e.uuid, e.type, e.data, e.created_at, w.url, w.secret_sealed,
        w.old_secret_sealed, w.old_secret_until, w.failing_since
      from webhook_deliveries d
      join webhook_events e on e.tenant_id = $1 and e.id = d.event_id
      join webhooks w on w.tenant_id = $1 and w.id = d.webhook_id
      where d.tenant_id = $1 and d.webhook_id = $2 and d.state = 'waiting'
        and d.next_at <= case when d.tries = 0 then $4::timestamptz else $3 end
      order by d.next_at, d.id limit 1`,
    values: [tx.tenantId, webhookId, now, new Date(now.getTime() + CLOCKS_DIFFER_MS)],
  });
  return row;
}

/** Lets others at an endpoint again. */
export async function release({ tenantId, webhookId }: WebhookJob, { db }: Pick<Deps, "db">): Promise<void> {
  await db.inTenant(tenantId, (tx) => setBusy(tx, webhookId, null));
}

async function setBusy(tx: Tx, webhookId: number, until: Date | null): Promise<void> {
  await tx.query({
    text: `update webhooks set busy_until = $3
      where tenant_id = $1 and id = $2 and busy_until is distinct from $3::timestamptz`,
    values: [tx.tenantId, webhookId, until],
  });
}
