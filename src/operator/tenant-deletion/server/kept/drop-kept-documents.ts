import { tenantsJob } from "#core/tenants/server/public.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** Documents that one statement deletes, with their packed texts. */
const DROPPED_AT_ONCE = 500;
/** Statements in a night for one restaurant; the rest follows the next night. */
const MAX_DROPS = 100;

/** Deletes tax documents of restaurants that are gone once their ten years are over: the law asks for no longer. */
export const dropKeptDocuments = tenantsJob({
  name: "drop-kept-documents",
  // Three in the morning in El Salvador.
  schedule: "20 9 * * *",
  tenants: async ({ db }) => {
    const rows = await db.directory<{ id: number }>(
      "select tenant_id as id from tenant_deletions where purged_at is not null order by tenant_id",
      [],
    );
    return rows.map(({ id }) => id);
  },
  done: "kept tax documents dropped",
  work: async (tx, { clock }) => {
    const now = clock();
    let count = 0;
    for (let round = 0; round < MAX_DROPS; round += 1) {
      const dropped = await dropSome(tx, now);
      count += dropped;
      if (dropped < DROPPED_AT_ONCE) break;
    }
    return count;
  },
});

async function dropSome(tx: Tx, now: Date): Promise<number> {
  const dropped = await tx.query({
    text: `delete from kept_tax_documents where tenant_id = $1 and (direction, generation_code) in (
        select direction, generation_code from kept_tax_documents where tenant_id = $1 and keep_until < $2::timestamptz::date
        order by keep_until limit $3)
      returning 1`,
    values: [tx.tenantId, now, DROPPED_AT_ONCE],
  });
  return dropped.length;
}
