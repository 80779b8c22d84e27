import type { Tx } from "#platform/server/db/tx.ts";
import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";

const DAY_MS = 86_400_000;

/**
 * Deletes pictures that nothing shows any more: replaced, removed, or stored under a request that was undone.
 * Each stays for a day after it was last stored, so that a picture about to be used is never deleted; the
 * foreign keys of the tables that show pictures prevent it besides. Archived items keep theirs for history.
 */
export const dropUnusedPictures = tenantsJob({
  name: "drop-unused-pictures",
  schedule: "47 * * * *",
  done: "unused pictures dropped",
  work: (tx, { clock }) => dropUnused(tx, new Date(clock().getTime() - DAY_MS)),
});

async function dropUnused(tx: Tx, storedBefore: Date): Promise<number> {
  const dropped = await tx.query({
    text: `delete from files f where f.tenant_id = $1 and f.created_at < $2
        and not exists (select from menu_items i where i.tenant_id = $1 and i.image = f.hash)
        and not exists (select from store_settings s where s.tenant_id = $1 and s.store_image = f.hash)
      returning f.hash`,
    values: [tx.tenantId, storedBefore],
  });
  return dropped.length;
}
