import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { pictureTypes, type StoredFile } from "#platform/contract/stored-file.ts";
import { idNames } from "#platform/contract/wire.ts";

/** An upload on its way: the browser makes it lighter before it sends it, the server does not rely on that. */
export const pictureUpload = { maxFileBytes: 5 * 1024 * 1024 } as const;

/** Path of a stored picture below the API base. Pictures are addressed by the SHA-256 of their bytes and never change. */
export function filePath(hash: string): string {
  return `/files/${hash}`;
}

/** Names a file as an id does, so that suites ask for another restaurant's. */
const fileHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .register(idNames, { name: "File" });

export const readStoredFile = route({
  method: "GET",
  path: "/files/:hash",
  summary: "A picture of the restaurant, by the hash of its bytes.",
  access: "signed-in",
  cached: "immutable",
  media: pictureTypes,
  params: z.object({ hash: fileHash }),
  response: z.custom<StoredFile>(),
  errors: ["not_found"],
});
