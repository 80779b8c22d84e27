import { z } from "zod";
import { KNOWN_DEVICE_DAYS } from "../../platform/auth/known-device.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { job } from "../../platform/jobs/jobs.ts";

const DAY_MS = 86_400_000;
/** What has run out stays readable for two days, the answers kept under idempotency keys among it. */
const KEPT_DAYS = 2;
/** An ended session stays for a month, so that the audit log's numbers can still be followed. */
const SESSION_KEPT_DAYS = 30;

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

const statements = [
  { text: "delete from session_tokens where tenant_id = $1 and expires_at < $2", days: KEPT_DAYS },
  { text: "delete from approvals where tenant_id = $1 and expires_at < $2", days: KEPT_DAYS },
  { text: "delete from password_resets where tenant_id = $1 and expires_at < $2", days: KEPT_DAYS },
  { text: "delete from idempotency_keys where tenant_id = $1 and created_at < $2", days: KEPT_DAYS },
  {
    text: "delete from sessions where tenant_id = $1 and coalesce(ended_at, expires_at) < $2",
    days: SESSION_KEPT_DAYS,
  },
  { text: "delete from known_devices where tenant_id = $1 and last_seen_at < $2", days: KNOWN_DEVICE_DAYS },
] as const;

async function cleanTenant(tx: Tx, now: Date): Promise<number> {
  let deleted = 0;
  for (const { text, days } of statements) {
    const before = new Date(now.getTime() - days * DAY_MS);
    const rows = await tx.query<{ tenant_id: number }>({
      text: `${text} returning tenant_id`,
      values: [tx.tenantId, before],
    });
    deleted += rows.length;
  }
  return deleted;
}
