import type { ResponseOf } from "#platform/contract/define.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listWebhooks, Webhook } from "../../../contract/webhooks.ts";

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

/** The endpoints, the oldest first. */
export function listEndpoints(ctx: StaffContext): Promise<ResponseOf<typeof listWebhooks>> {
  return ctx.inTenant(async (tx) => ({
    webhooks: await tx.query<Webhook>({
      text: `select ${COLUMNS} from webhooks w join users m on m.tenant_id = $1 and m.id = w.created_by
        where w.tenant_id = $1 and w.removed_at is null order by w.id`,
      values: [tx.tenantId, ctx.now],
    }),
  }));
}
