import type { StoredFile } from "#platform/contract/stored-file.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { selectFile } from "./files-queries.ts";

/** A picture of the caller's own restaurant; another's is as unknown as one that never was. */
export function readFile(ctx: StaffContext, hash: string): Promise<StoredFile> {
  return ctx.inTenant(async (tx) => found(await selectFile(tx, hash)));
}
