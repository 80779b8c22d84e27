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
