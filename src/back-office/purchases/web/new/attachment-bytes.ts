import { shrinkPicture } from "#ui/files/shrink-picture.ts";

/** A page of figures is still read at this size, and it travels from a market without waiting. */
const limits = { side: 2_000, maxBytes: 2 * 1024 * 1024 } as const;

/** What travels of a file: a picture made lighter on the device, anything else, or a picture it cannot read, as it is. */
export async function attachmentBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const whole = async () => new Uint8Array(await file.arrayBuffer());
  return file.type.startsWith("image/") ? shrinkPicture(file, limits).catch(whole) : whole();
}
