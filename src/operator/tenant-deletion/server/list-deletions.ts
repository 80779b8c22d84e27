import { deletionState, handoverEnd } from "#core/tenants/domain/deletion.ts";
import { deletionExports } from "#operator/data-exports/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { listTenantDeletions, TenantDeletion } from "../contract/deletions.ts";
import { allDeletions, type DeletionRow } from "./deletion-queries.ts";

/** Every restaurant that is told to be deleted or gone, with its export. */
export async function listDeletions(
  db: Database,
  now: Date,
): Promise<ResponseOf<typeof listTenantDeletions>> {
  const rows = await allDeletions(db);
  const deletions: TenantDeletion[] = [];
  for (const row of rows) deletions.push(await deletionView(db, row, now));
  return { deletions };
}

async function deletionView(db: Database, row: DeletionRow, now: Date): Promise<TenantDeletion> {
  // Long after the purge nothing is there to be handed over.
  const isOver = row.purged_at !== null && now > handoverEnd(row.purged_at);
  const made = isOver ? undefined : await db.inTenant(row.tenant_id, deletionExports.newest);
  const isThere = made !== undefined && made.asked_at >= row.asked_at && made.state !== "removed";
  return {
    tenant_id: row.tenant_id,
    name: row.name,
    state: deletionState(row),
    asked_at: row.asked_at,
    by: row.asked_by_name,
    due_at: row.due_at,
    purged_at: row.purged_at,
    export: isThere
      ? { ...deletionExports.view(made), keep_until: made.state === "ready" ? made.keep_until : null }
      : null,
    kept_documents: row.kept_documents,
    late_card_at: row.late_card_at,
  };
}
