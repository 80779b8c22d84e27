import type { DataExportId, TenantId, UserId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** A restaurant that is told to be deleted. */
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
  /** When a card was last charged for it though it was gone. */
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

/** As many as a console shows; more than a platform deletes in years. */
const MOST_SHOWN = 500;

/** All of them, the newest first. */
export function allDeletions(db: Database): Promise<DeletionRow[]> {
  return db.directory<DeletionRow>(
    `select ${ROW} from tenant_deletions order by purged_at is not null, asked_at desc, tenant_id limit ${MOST_SHOWN}`,
    [],
  );
}

/** Those that something is still to be done for. */
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

/** The same, so that nobody else decides about it until the commit. */
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

/** A restaurant of the directory, so that nobody else changes it until the commit. */
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
