import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as contract from "../contract/data-exports.ts";
import { downloadExport } from "./download-export.ts";
import { listExports, requestExport } from "./owner-exports.ts";

export function dataExportRoutes(on: Bind, { exportDays }: Deps): void {
  on(contract.listDataExports, ({ ctx }) => listExports(ctx, exportDays));
  on(contract.askDataExport, ({ ctx }) => requestExport(ctx));
  on(contract.downloadDataExport, ({ ctx, params }) => downloadExport(ctx, params.id));
}
