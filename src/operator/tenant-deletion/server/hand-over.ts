import { archiveName, deletionExports } from "#operator/data-exports/server/public.ts";
import type { ArchiveFile, KeptArchive } from "#platform/contract/archive.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { DEFAULT_DAY_RULE, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { deletionOf } from "./deletion-queries.ts";
import { keptFiles, type ReadTenant } from "./kept/kept-files.ts";

/** The export of a restaurant that is told to be deleted, written down among the operators' acts. Refuses `not_found`, `data_export_gone`. */
export async function handOverExport(ctx: StaffContext, db: Database, id: TenantId): Promise<KeptArchive> {
  const { name } = found(await deletionOf(db, id));
  const archive = await deletionExports.download({ inTenant: (work) => db.inTenant(id, work) }, name);
  await audit(ctx, id, "tenant.export_saved");
  return archive;
}

/** Its tax documents that are kept, written down likewise. Refuses `not_found` also when none is kept. */
export async function handOverDocuments(ctx: StaffContext, db: Database, id: TenantId): Promise<ArchiveFile> {
  const deletion = found(await deletionOf(db, id));
  if (deletion.purged_at === null || deletion.kept_documents === 0) throw new AppError("not_found");
  await audit(ctx, id, "tenant.documents_saved");
  const read: ReadTenant = (work) => db.inTenant(id, work);
  const day = wallDateOf(deletion.purged_at.getTime(), DEFAULT_DAY_RULE.zone);
  return { name: archiveName(`DTE ${deletion.name}`, day), files: keptFiles(read), madeAt: ctx.now };
}

function audit(
  ctx: StaffContext,
  subjectId: TenantId,
  action: "tenant.export_saved" | "tenant.documents_saved",
): Promise<void> {
  return ctx.inTenant((tx) =>
    recordAudit(tx, ctx, [{ action, subject: "tenant", subjectId, before: null, after: null }]),
  );
}
