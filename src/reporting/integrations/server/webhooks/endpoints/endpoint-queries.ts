import type { BodyOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { Outward } from "#platform/outside/outward/post-outward.ts";
import { mayBeCalled } from "#platform/outside/outward/public-address.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { addWebhook } from "../../../contract/webhooks.ts";
import type { WebhookEventType } from "../../../domain/webhook-events.ts";

export type EndpointFields = BodyOf<typeof addWebhook>;

/** An endpoint as it is locked for a change. */
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

/** The endpoint, locked so that sales that tell it something do not wait; undefined when there is none, or it was taken away. */
export async function lockEndpoint(tx: Tx, id: Id<"Webhook">): Promise<LockedEndpoint | undefined> {
  const [row] = await tx.query<LockedEndpoint>({
    text: `select id, url, description, events, is_enabled, secret_sealed, failing_since, is_slow, busy_until, version, round,
        is_secret_lost
      from webhooks where tenant_id = $1 and id = $2 and removed_at is null for no key update`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** Refuses an address that must not be called; what its name leads to is looked at whenever it is. */
export function refuseInnerAddress(url: string, { isInnerAllowed }: Outward): void {
  if (!mayBeCalled(url, { isInnerAllowed })) throw new AppError("webhook_address_refused", { field: "url" });
}

/** What the audit log keeps of an endpoint: never its secret. */
export const auditedEndpoint = ({
  url,
  description,
  events,
  is_enabled,
}: EndpointFields | LockedEndpoint) => ({
  name: url,
  description,
  events,
  is_enabled,
});
