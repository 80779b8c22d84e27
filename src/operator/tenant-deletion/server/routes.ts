import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as contract from "../contract/deletions.ts";
import { keepTenant, requestDeletion } from "./change-deletions.ts";
import { listDeletions } from "./deletion-queries.ts";
import { handOverDocuments, handOverExport } from "./kept/kept-files.ts";

export function tenantDeletionRoutes(on: Bind, { db }: Deps): void {
  on(contract.listTenantDeletions, ({ ctx }) => listDeletions(db, ctx.now));
  on(contract.deleteTenant, ({ ctx, params, body }) => requestDeletion(ctx, params.id, body.name));
  on(contract.keepTenant, ({ ctx, params }) => keepTenant(ctx, params.id));
  on(contract.downloadTenantExport, ({ ctx, params }) => handOverExport(ctx, db, params.id));
  on(contract.downloadKeptDocuments, ({ ctx, params }) => handOverDocuments(ctx, db, params.id));
}
