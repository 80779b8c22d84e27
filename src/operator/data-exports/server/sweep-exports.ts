import { tenantsJob } from "#core/tenants/server/public.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { deleteSparePieces } from "./export-queries.ts";

/** Pieces, a megabyte each, that one round deletes of a restaurant. */
const PIECES_A_ROUND = 300;

/**
 * Deletes exports whose days are over, those of deletions that were undone, and the pieces that dead workers
 * left. Restaurants that are gone are included.
 */
export const sweepDataExports = tenantsJob({
  name: "sweep-data-exports",
  schedule: "*/15 * * * *",
  tenants: async ({ db, clock }) => {
    const rows = await db.directory<{ id: number }>("select tenants_with_old_exports($1) as id", [clock()]);
    return rows.map(({ id }) => id);
  },
  done: "exports swept",
  work: (tx, { clock }) => sweep(tx, clock()),
});

async function sweep(tx: Tx, now: Date): Promise<number> {
  const over = await tx.query({
    text: `update data_exports set state = 'removed' where tenant_id = $1 and state = 'ready' and (keep_until < $2
        or cause = 'deletion' and keep_until is null and not exists (select from tenant_deletions where tenant_id = $1))
      returning 1`,
    values: [tx.tenantId, now],
  });
  return over.length + (await deleteSparePieces(tx, PIECES_A_ROUND));
}
