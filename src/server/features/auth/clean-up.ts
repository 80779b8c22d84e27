import { z } from "zod";
import { KNOWN_DEVICE_DAYS } from "../../platform/auth/known-device.ts";
import { SESSION_KEPT_DAYS } from "../../platform/auth/live-devices.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import { UUID_ACTOR } from "../../platform/http/idempotency.ts";
import { job } from "../../platform/jobs/jobs.ts";

const DAY_MS = 86_400_000;
/** What has run out stays readable for two days, the answers kept under idempotency keys among it. */
const KEPT_DAYS = 2;
/** A till sends a cart again under its uuid whenever the line is back, also after a holiday. */
const UUID_KEPT_DAYS = 30;

/** Deletes what nobody can use any more: tokens, reset links, approvals, ended sessions, stored answers, forgotten devices. */
export const cleanUp = job({
  name: "clean-up",
  payload: z.object({}),
  maxAttempts: 3,
  schedule: "17 * * * *",
  async handle(_payload, deps) {
    const now = deps.clock();
    const tenants = await deps.db.directory<{ id: number }>("select id from tenants order by id", []);
    for (const { id } of tenants) {
      const deleted = await deps.db.inTenant(id, (tx) => cleanTenant(tx, now));
      if (deleted > 0) deps.log.info({ tenant: id, deleted }, "cleaned up");
    }
  },
});

async function cleanTenant(tx: Tx, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const deletions = [
    sqlOf
      .deleteFrom("session_tokens")
      .where("tenant_id", "=", tx.tenantId)
      .where("expires_at", "<", daysAgo(KEPT_DAYS)),
    sqlOf
      .deleteFrom("approvals")
      .where("tenant_id", "=", tx.tenantId)
      .where("expires_at", "<", daysAgo(KEPT_DAYS)),
    sqlOf
      .deleteFrom("password_resets")
      .where("tenant_id", "=", tx.tenantId)
      .where("expires_at", "<", daysAgo(KEPT_DAYS)),
    sqlOf
      .deleteFrom("idempotency_keys")
      .where("tenant_id", "=", tx.tenantId)
      .where("actor", "!=", UUID_ACTOR)
      .where("created_at", "<", daysAgo(KEPT_DAYS)),
    sqlOf
      .deleteFrom("idempotency_keys")
      .where("tenant_id", "=", tx.tenantId)
      .where("created_at", "<", daysAgo(UUID_KEPT_DAYS)),
    sqlOf
      .deleteFrom("sessions")
      .where("tenant_id", "=", tx.tenantId)
      .where((eb) => eb(eb.fn.coalesce("ended_at", "expires_at"), "<", daysAgo(SESSION_KEPT_DAYS))),
    sqlOf
      .deleteFrom("known_devices")
      .where("tenant_id", "=", tx.tenantId)
      .where("last_seen_at", "<", daysAgo(KNOWN_DEVICE_DAYS)),
  ];
  let deleted = 0;
  for (const deletion of deletions) deleted += await tx.run(deletion);
  return deleted;
}
