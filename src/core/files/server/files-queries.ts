import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PictureType, StoredFile } from "#platform/contract/stored-file.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

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

/** Keeps the bytes under their hash and gives the hash; of the same picture kept again it is noted when (dropUnusedPictures). */
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
