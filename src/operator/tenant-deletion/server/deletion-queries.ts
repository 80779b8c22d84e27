import { deletionState, handoverEnd } from "#core/tenants/domain/deletion.ts";
import { deletionExports } from "#operator/data-exports/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { DataExportId, TenantId, UserId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { listTenantDeletions, TenantDeletion } from "../contract/deletions.ts";

/** The deletion of a restaurant. */
export interface DeletionRow {
  readonly tenant_id: TenantId;
  readonly name: string;
  readonly was_active: boolean;
  readonly asked_at: Date;
  readonly asked_by_name: string;
  readonly due_at: Date;
  readonly export_id: DataExportId | null;
  readonly begun_at: Date | null;
  readonly purged_at: Date | null;
  readonly kept_documents: number;
  /** Time of the last charge of a card after the restaurant was gone. */
  readonly late_card_at: Date | null;
}

const ROW = columnsOf<DeletionRow>({
  tenant_id: "tenant_id",
  name: "name",
  was_active: "was_active",
  asked_at: "asked_at",
  asked_by_name: "asked_by_name",
  due_at: "due_at",
  export_id: "export_id",
  begun_at: "begun_at",
  purged_at: "purged_at",
  kept_documents: "kept_documents",
  late_card_at:
    "(select d.late_card_at from card_directory d where d.tenant_id = tenant_deletions.tenant_id)",
});

/** Deletions that the console shows: more than a platform has in years. */
const MAX_SHOWN = 500;

/** Returns all deletions, the newest first. */
function allDeletions(db: Database): Promise<DeletionRow[]> {
  return db.directory<DeletionRow>(
    `select ${ROW} from tenant_deletions order by purged_at is not null, asked_at desc, tenant_id limit ${MAX_SHOWN}`,
    [],
  );
}

/** Returns deletions that are not finished. */
export function openDeletions(db: Database): Promise<DeletionRow[]> {
  return db.directory<DeletionRow>(
    `select ${ROW} from tenant_deletions where purged_at is null order by tenant_id`,
    [],
  );
}

export async function deletionOf(db: Database, id: TenantId): Promise<DeletionRow | undefined> {
  const [row] = await db.directory<DeletionRow>(`select ${ROW} from tenant_deletions where tenant_id = $1`, [
    id,
  ]);
  return row;
}

/** Reads and locks a deletion until the commit. */
export async function lockDeletion(tx: Tx, id: TenantId): Promise<DeletionRow | undefined> {
  const [row] = await tx.query<DeletionRow>({
    text: `select ${ROW} from tenant_deletions where tenant_id = $1 for update`,
    values: [id],
  });
  return row;
}

export interface LockedTenant {
  readonly name: string;
  readonly email: string | null;
  readonly is_active: boolean;
}

/** Reads and locks a restaurant until the commit. */
export async function lockTenant(tx: Tx, id: TenantId): Promise<LockedTenant | undefined> {
  const [row] = await tx.query<LockedTenant>({
    text: `select name, email, is_active from tenants where id = $1 and kind = 'restaurant' for update
      -- the directory: its tenant_id is called id`,
    values: [id],
  });
  return row;
}

export async function switchTenant(tx: Tx, id: TenantId, isActive: boolean): Promise<void> {
  await tx.query({
    text: "update tenants set is_active = $2 where id = $1 -- the directory: its tenant_id is called id",
    values: [id, isActive],
  });
}

export interface NewDeletion {
  readonly tenantId: TenantId;
  readonly tenant: LockedTenant;
  readonly askedAt: Date;
  readonly askedBy: UserId;
  readonly askedByName: string;
  readonly dueAt: Date;
}

export async function insertDeletion(
  tx: Tx,
  { tenantId, tenant, askedAt, askedBy, askedByName, dueAt }: NewDeletion,
): Promise<void> {
  await tx.query({
    text: `insert into tenant_deletions (tenant_id, name, was_active, asked_at, asked_by, asked_by_name, due_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [tenantId, tenant.name, tenant.is_active, askedAt, askedBy, askedByName, dueAt],
  });
}

export async function removeDeletion(tx: Tx, id: TenantId): Promise<void> {
  await tx.query({ text: "delete from tenant_deletions where tenant_id = $1", values: [id] });
}

/** Lists restaurants under deletion or gone, with their export. */
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
  // Long after the purge nothing is left to hand over.
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
