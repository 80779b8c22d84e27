const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks of a PNG that decide how its pixels look and which way up it is (PNG, section 11). */
const SEEN = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "eXIf", "IEND"]);

/**
 * Returns a PNG without its notes: packed colour profiles and texts, of which a few kilobytes may unfold to gigabytes. Other
 * pictures hold theirs unpacked and stay as they are, and so does a PNG whose chunks do not end where it does.
 */
export function pngWithoutNotes(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, PNG_MARK.length).equals(PNG_MARK)) return bytes;
  const kept: Buffer[] = [PNG_MARK];
  for (let at = PNG_MARK.length; at < bytes.length; ) {
    if (at + 12 > bytes.length) return bytes;
    const end = at + 12 + bytes.readUInt32BE(at);
    if (SEEN.has(bytes.toString("latin1", at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
