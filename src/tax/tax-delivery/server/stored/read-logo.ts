import { Transformer } from "@napi-rs/image";
import { selectFile } from "#core/files/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { Tx } from "#platform/server/db/tx.ts";

/** The restaurant's picture as a print takes it, PNG; null without one. It decorates: nothing else of a print is of today. */
export async function readLogo(tx: Tx, now: Date): Promise<Uint8Array | null> {
  const { store_image: hash } = (await readSettings(tx, now)).store;
  const picture = hash === null ? undefined : await selectFile(tx, hash);
  return picture === undefined ? null : new Transformer(Buffer.from(picture.bytes)).png();
}
