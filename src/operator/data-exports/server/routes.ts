import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as contract from "../contract/data-exports.ts";
import { askExport } from "./ask-export.ts";
import { downloadExport } from "./download-export.ts";
import { listExports } from "./list-exports.ts";

/** Everything of the restaurant as one file, for its owner. */
export function dataExportRoutes(on: Bind, { exportDays }: Deps): void {
  on(contract.listDataExports, ({ ctx }) => listExports(ctx, exportDays));
  on(contract.askDataExport, ({ ctx }) => askExport(ctx));
  on(contract.downloadDataExport, ({ ctx, params }) => downloadExport(ctx, params.id));
}
