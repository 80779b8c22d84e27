import type { Id } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { makeWebhookSecret, webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import { anApiProgram } from "../testing/integrations/api-program.ts";
import type { Person } from "../testing/sessions.ts";
import type { TestServer } from "../testing/test-server.ts";

/** What programs of others have to do with a restaurant. */
export interface WorldIntegration {
  readonly apiKey: number;
  readonly webhook: number;
  /** To that endpoint, given up. */
  readonly webhookDelivery: number;
}

const headersOfAdmins = new WeakMap<object, Readonly<Record<string, string>>>();

/** What a program of the restaurant sends in whose name the suites ask: they know their admins by their cookies. */
export const programHeaders = (cookies: object): Readonly<Record<string, string>> =>
  headersOfAdmins.get(cookies) ?? {};

/** A key, whose program asks where only programs may, and an endpoint that was told something. */
export async function anIntegration(
  server: TestServer,
  tenantId: Id<"Tenant">,
  admin: Person,
): Promise<WorldIntegration> {
  const program = await anApiProgram(server, tenantId, admin.userId);
  headersOfAdmins.set(admin.cookies, program.headers);
  const { db, deps } = server;
  const [made] = await db.inTenant(tenantId, async (tx) => {
    const [place] = await tx.query<{ id: number }>({
      text: "select next_id() as id -- of tenant_id",
      values: [],
    });
    const { id } = required(place, "an id");
    return tx.query<{ webhook: number; webhookDelivery: number }>({
      text: `with endpoint as (
          insert into webhooks (tenant_id, id, url, events, secret_sealed, created_by, created_at)
          values ($1, $2, 'https://hooks.example.com/comanda', '{document.rejected}', $3, $4, $5) returning id
        ), event as (
          insert into webhook_events (tenant_id, type, data) values ($1, 'document.rejected', '{}') returning id
        )
        insert into webhook_deliveries (tenant_id, event_id, webhook_id, state, tries)
        select $1, event.id, endpoint.id, 'failed', 8 from event, endpoint
        returning webhook_id as webhook, id as "webhookDelivery"`,
      values: [
        tenantId,
        id,
        deps.secrets.seal(makeWebhookSecret(), webhookPurpose(tenantId, id)),
        admin.userId,
        deps.clock(),
      ],
    });
  });
  return { apiKey: program.keyId, ...required(made, "the delivery") };
}
