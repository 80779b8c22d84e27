import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { Outward } from "#platform/outside/outward/post-outward.ts";
import { mayBeCalled } from "#platform/outside/outward/public-address.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { openOrUndefined } from "#platform/server/secrets/secret-box.ts";
import { makeWebhookSecret, webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import type { addWebhook, listWebhooks, rotateSecret, Webhook } from "../../contract/webhooks.ts";
import type { WebhookEventType } from "../../domain/webhook-events.ts";
import { giveUpWaiting, tidyLater } from "./tidying/tidy-webhook.ts";

const COLUMNS = columnsOf<Webhook>({
  id: "w.id",
  url: "w.url",
  description: "w.description",
  events: "w.events",
  is_enabled: "w.is_enabled",
  created_at: "w.created_at",
  created_by: "m.name",
  switched_off_at: "w.switched_off_at",
  failing_since: "w.failing_since",
  is_secret_lost: "w.is_secret_lost",
  old_secret_until: "case when w.old_secret_until > $2 then w.old_secret_until end",
});

/** Returns the endpoints, oldest first. */
export function listEndpoints(ctx: StaffContext): Promise<ResponseOf<typeof listWebhooks>> {
  return ctx.inTenant(async (tx) => ({
    webhooks: await tx.query<Webhook>({
      text: `select ${COLUMNS} from webhooks w join users m on m.tenant_id = $1 and m.id = w.created_by
        where w.tenant_id = $1 and w.removed_at is null order by w.id`,
      values: [tx.tenantId, ctx.now],
    }),
  }));
}

/** Most endpoints. Each event is stored for each of them, and a sale must not write dozens of rows. */
const MAX_ENDPOINTS = 10;

/**
 * Adds an endpoint and returns its secret for the only time. Throws `webhook_address_refused`, `webhooks_full`.
 */
export function addEndpoint(
  ctx: StaffContext,
  { secrets, outward }: Pick<Deps, "secrets" | "outward">,
  fields: EndpointFields,
): Promise<ResponseOf<typeof addWebhook>> {
  refuseInnerAddress(fields.url, outward);
  return ctx.inTenant(async (tx) => {
    const [place] = await tx.query<{ id: Id<"Webhook">; count: number }>({
      text: "select next_id() as id, count(*)::integer as count from webhooks where tenant_id = $1 and removed_at is null",
      values: [tx.tenantId],
    });
    const { id, count } = required(place, "the next id");
    if (count >= MAX_ENDPOINTS) throw new AppError("webhooks_full", { details: { most: MAX_ENDPOINTS } });
    const secret = makeWebhookSecret();
    const sealed = secrets.seal(secret, webhookPurpose(tx.tenantId, id));
    await tx.query({
      text: `insert into webhooks (tenant_id, id, url, description, events, is_enabled, secret_sealed, created_by, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [
        tx.tenantId,
        id,
        fields.url,
        fields.description,
        fields.events,
        fields.is_enabled,
        sealed,
        ctx.userId,
        ctx.now,
      ],
    });
    await recordAudit(tx, ctx, [
      {
        action: "webhook.added",
        subject: "webhook",
        subjectId: id,
        before: null,
        after: auditedEndpoint(fields),
      },
    ]);
    return { message: ctx.say("integrations.reply.webhook_added"), secret };
  });
}

/**
 * Changes an endpoint. One that the server had switched off starts afresh. When it is switched off now, its waiting
 * deliveries fail, because they would arrive later as a flood of old events. Throws `webhook_address_refused`, and
 * `webhook_secret_lost` when an endpoint without a readable secret is to be switched on.
 */
export function changeEndpoint(
  ctx: StaffContext,
  { outward, secrets }: Pick<Deps, "outward" | "secrets">,
  id: Id<"Webhook">,
  fields: EndpointFields,
): Promise<{ message: string }> {
  refuseInnerAddress(fields.url, outward);
  return ctx.inTenant(async (tx) => {
    const before = found(await lockEndpoint(tx, id));
    const { is_secret_lost, secret_sealed } = before;
    if (fields.is_enabled && is_secret_lost) {
      const secret = openOrUndefined(secrets, secret_sealed, webhookPurpose(tx.tenantId, id));
      if (secret === undefined) throw new AppError("webhook_secret_lost", { field: "is_enabled" });
    }
    await tx.query({
      text: `update webhooks set url = $3, description = $4, events = $5, is_enabled = $6, switched_off_at = null,
          failing_since = null, is_slow = false, version = version + 1, is_secret_lost = is_secret_lost and not $6
        where tenant_id = $1 and id = $2`,
      values: [tx.tenantId, id, fields.url, fields.description, fields.events, fields.is_enabled],
    });
    if (before.is_enabled && !fields.is_enabled) await giveUpWaiting(tx, id);
    await recordAudit(tx, ctx, [
      {
        action: "webhook.changed",
        subject: "webhook",
        subjectId: id,
        before: auditedEndpoint(before),
        after: auditedEndpoint(fields),
      },
    ]);
    return { message: ctx.say("integrations.reply.webhook_changed") };
  });
}

/**
 * Makes a new secret and returns it. For a day both secrets sign, so that the receiver can change in its own time; an
 * older third one is forgotten. An endpoint that was switched off because its secret could not be decrypted is
 * switched on again.
 */
export function renewSecret(
  ctx: StaffContext,
  { secrets }: Pick<Deps, "secrets">,
  id: Id<"Webhook">,
): Promise<ResponseOf<typeof rotateSecret>> {
  return ctx.inTenant(async (tx) => {
    const { url, is_secret_lost } = found(await lockEndpoint(tx, id));
    const secret = makeWebhookSecret();
    await tx.query({
      text: `update webhooks set secret_sealed = $3, version = version + 1, is_secret_lost = false, is_enabled = is_enabled or is_secret_lost,
          old_secret_sealed = case when is_secret_lost then null else secret_sealed end,
          old_secret_until = case when is_secret_lost then null else $4::timestamptz end,
          switched_off_at = case when is_secret_lost then null else switched_off_at end,
          failing_since = case when is_secret_lost then null else failing_since end
        where tenant_id = $1 and id = $2`,
      values: [
        tx.tenantId,
        id,
        secrets.seal(secret, webhookPurpose(tx.tenantId, id)),
        new Date(ctx.now.getTime() + DAY_MS),
      ],
    });
    await recordAudit(tx, ctx, [
      {
        action: "webhook.secret_renewed",
        subject: "webhook",
        subjectId: id,
        before: { name: url, ...(is_secret_lost ? { is_enabled: false } : {}) },
        after: is_secret_lost ? { name: url, is_enabled: true } : null,
      },
    ]);
    return { message: ctx.say("integrations.reply.secret_renewed"), secret };
  });
}

/**
 * Removes an endpoint: it gets no more events, leaves all lists, and its secret is forgotten. A job deletes its
 * deliveries and then the endpoint itself.
 */
export function removeEndpoint(ctx: StaffContext, id: Id<"Webhook">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = found(await lockEndpoint(tx, id));
    await tx.query({
      text: `update webhooks set removed_at = $3, is_enabled = false, version = version + 1, secret_sealed = '', old_secret_sealed = null,
          old_secret_until = null
        where tenant_id = $1 and id = $2`,
      values: [tx.tenantId, id, ctx.now],
    });
    await tidyLater(tx, id, 0);
    await recordAudit(tx, ctx, [
      {
        action: "webhook.removed",
        subject: "webhook",
        subjectId: id,
        before: auditedEndpoint(before),
        after: null,
      },
    ]);
    return { message: ctx.say("integrations.reply.webhook_removed") };
  });
}

type EndpointFields = BodyOf<typeof addWebhook>;

export interface LockedEndpoint {
  readonly id: Id<"Webhook">;
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEventType[];
  readonly is_enabled: boolean;
  readonly secret_sealed: Buffer;
  readonly failing_since: Date | null;
  readonly is_slow: boolean;
  readonly busy_until: Date | null;
  readonly version: number;
  readonly round: number;
  readonly is_secret_lost: boolean;
}

/**
 * Locks an endpoint, so that sales that notify it need not wait; returns undefined when there is none, or it was
 * removed.
 */
export async function lockEndpoint(tx: Tx, id: Id<"Webhook">): Promise<LockedEndpoint | undefined> {
  const [row] = await tx.query<LockedEndpoint>({
    text: `select id, url, description, events, is_enabled, secret_sealed, failing_since, is_slow, busy_until, version, round,
        is_secret_lost
      from webhooks where tenant_id = $1 and id = $2 and removed_at is null for no key update`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Refuses an address that must not be called. The address behind its name is checked again at each call. */
function refuseInnerAddress(url: string, { isInnerAllowed }: Outward): void {
  if (!mayBeCalled(url, { isInnerAllowed })) throw new AppError("webhook_address_refused", { field: "url" });
}

/** Returns an endpoint for the audit log, without its secret. */
const auditedEndpoint = ({ url, description, events, is_enabled }: EndpointFields | LockedEndpoint) => ({
  name: url,
  description,
  events,
  is_enabled,
});
