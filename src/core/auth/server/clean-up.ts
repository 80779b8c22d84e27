import { tenantsJob } from "#core/tenants/server/tenants-job.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { UUID_ACTOR } from "#platform/server/http/idempotency.ts";
import { KNOWN_DEVICE_DAYS } from "./known-device.ts";
import { SESSION_STORED_DAYS } from "./live-devices.ts";

/** Days for which expired rows stay readable, stored answers of idempotency keys included. */
const STORED_DAYS = 2;
/** Days for the uuids of carts: a till sends one again as soon as it is online, perhaps after a holiday. */
const UUID_STORED_DAYS = 30;

/** Deletes what nobody can use any more: tokens, reset links, approvals, ended sessions, stored answers, forgotten devices. */
export const cleanUp = tenantsJob({
  name: "clean-up",
  schedule: "17 * * * *",
  done: "cleaned up",
  work: (tx, { clock }) => cleanTenant(tx, clock()),
});

/** One statement, as most hours find nothing. */
async function cleanTenant(tx: Tx, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [counted] = await tx.query<{ deleted: number }>({
    text: `with
      tokens as (delete from session_tokens where tenant_id = $1 and expires_at < $2 returning 1),
      approved as (delete from approvals where tenant_id = $1 and expires_at < $2 returning 1),
      resets as (delete from password_resets where tenant_id = $1 and expires_at < $2 returning 1),
      answers as (
        delete from idempotency_keys
        where tenant_id = $1 and created_at < $2 and (actor <> $3 or created_at < $4) returning 1
      ),
      ended as (
        delete from sessions where tenant_id = $1 and coalesce(ended_at, expires_at) < $5 returning 1
      ),
      devices as (delete from known_devices where tenant_id = $1 and last_seen_at < $6 returning 1)
      select ((select count(*) from tokens) + (select count(*) from approved) + (select count(*) from resets)
        + (select count(*) from answers) + (select count(*) from ended)
        + (select count(*) from devices))::integer as deleted`,
    values: [
      tx.tenantId,
      daysAgo(STORED_DAYS),
      UUID_ACTOR,
      daysAgo(UUID_STORED_DAYS),
      daysAgo(SESSION_STORED_DAYS),
      daysAgo(KNOWN_DEVICE_DAYS),
    ],
  });
  return required(counted, "what was deleted").deleted;
}
