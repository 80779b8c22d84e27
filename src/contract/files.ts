import { z } from "zod";
import { route } from "./platform/define.ts";
import { idNames } from "./platform/wire.ts";

/** Kinds of pictures that are kept; uploads are always stored re-encoded as one of them. */
export const pictureTypes = ["image/webp", "image/png", "image/jpeg"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The bytes of a stored picture, named by their SHA-256 in hex. */
export interface StoredFile {
  readonly hash: string;
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
  /** As the browser saves it, for what people sent and is never opened in place; left out: shown where it is asked for. */
  readonly downloadName?: string;
}

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
