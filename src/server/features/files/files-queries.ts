import { createHash } from "node:crypto";
import type { PictureType, StoredFile } from "../../../contract/files.ts";
import type { Tx } from "../../platform/db/tx.ts";

/** The stored file of this hash, if the restaurant has it. */
export async function selectFile(tx: Tx, hash: string): Promise<StoredFile | undefined> {
  const [file] = await tx.query<StoredFile>({
    text: `select hash, media_type as "mediaType", bytes from files where tenant_id = $1 and hash = $2`,
    values: [tx.tenantId, hash],
  });
  return file;
}

/** Keeps the bytes under their hash and gives the hash; keeping the same picture again changes nothing. */
export async function insertFile(tx: Tx, mediaType: PictureType, bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  await tx.query({
    text: `insert into files (tenant_id, hash, media_type, bytes) values ($1, $2, $3, $4)
      on conflict (tenant_id, hash) do nothing`,
    values: [tx.tenantId, hash, mediaType, bytes],
  });
  return hash;
}
