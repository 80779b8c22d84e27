import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { keptFiles } from "#operator/tenant-deletion/server/public.ts";
import { toId } from "#platform/domain/ids.ts";
import { zipPieces } from "#platform/server/archive/zip-pieces.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";

interface Gone {
  readonly id: number;
  readonly name: string;
  readonly day: string;
  readonly documents: number;
}

/** Lists the restaurants that are gone, or writes the tax documents that are kept of one. Throws StartupError when it is none of them. */
export async function keptDocuments(
  db: Database,
  { tenantId, file }: { readonly tenantId: number | undefined; readonly file: string | undefined },
): Promise<string[]> {
  const gone = await db.directory<Gone>(
    `select tenant_id as id, name, purged_at::date::text as day, kept_documents as documents from tenant_deletions
     where purged_at is not null order by tenant_id`,
    [],
  );
  if (tenantId === undefined || file === undefined)
    return gone.length === 0 ? ["No restaurant was deleted."] : gone.map(lineOf);
  const chosen = gone.find(({ id }) => id === tenantId);
  if (!chosen) throw new StartupError(`No deleted restaurant has the number ${tenantId}.`);
  const files = keptFiles((work) => db.inTenant(toId<"Tenant">(tenantId), work));
  // Somebody's documents: never over a file that is there, and for nobody else to read.
  await pipeline(
    Readable.from(zipPieces(files, new Date())),
    createWriteStream(file, { flags: "wx", mode: 0o600 }),
  ).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new StartupError(`${file} exists already: choose another file.`) : error;
  });
  return [`${lineOf(chosen)}: written to ${file}.`];
}

const lineOf = ({ id, name, day, documents }: Gone) =>
  `${id}  ${name}, deleted on ${day}: ${documents === 1 ? "1 tax document" : `${documents} tax documents`} kept`;
