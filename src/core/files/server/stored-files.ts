import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PictureType, StoredFile } from "#platform/contract/stored-file.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** A picture of the caller's own restaurant; another's is as unknown as one that never was. */
export function readFile(ctx: StaffContext, hash: string): Promise<StoredFile> {
  return ctx.inTenant(async (tx) => found(await selectFile(tx, hash)));
}

const STORED_FILE = columnsOf<Omit<StoredFile, "downloadName">>({
  hash: "hash",
  mediaType: "media_type",
  bytes: "bytes",
});

/** The stored file of this hash, if the restaurant has it. */
export async function selectFile(tx: Tx, hash: string): Promise<StoredFile | undefined> {
  const [file] = await tx.query<StoredFile>({
    text: `select ${STORED_FILE} from files where tenant_id = $1 and hash = $2`,
    values: [tx.tenantId, hash],
  });
  return file;
}

/**
 * Stores the bytes under their hash and returns the hash; storing the same picture again refreshes its date
 * (dropUnusedPictures).
 */
export async function insertFile(tx: Tx, mediaType: PictureType, bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  await tx.run(
    sqlOf
      .insertInto("files")
      .values({ tenant_id: tx.tenantId, hash, media_type: mediaType, bytes: Buffer.from(bytes) })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "hash"]).doUpdateSet({ created_at: sql`now()` }),
      ),
  );
  return hash;
}
