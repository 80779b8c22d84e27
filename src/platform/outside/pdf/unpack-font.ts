import { inflateSync } from "node:zlib";

const WOFF = "wOFF";
/** Bytes of the heads of both formats and of an entry of their tables. */
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const FONT_HEAD = 12;
const FONT_ENTRY = 16;

/**
 * The font within a WOFF file (W3C, WOFF 1.0 §3–§5), as its tables stand unpacked in an OpenType file: who draws with it would
 * otherwise unpack it for every paper again, which is most of the work. Tables whose tag is in `without` are left out. Throws
 * RangeError on anything else.
 */
export function unpackFont(woff: Buffer, { without = [] }: { without?: readonly string[] } = {}): Buffer {
  if (woff.toString("latin1", 0, 4) !== WOFF) throw new RangeError("not a WOFF font");
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    tableAt(woff, WOFF_HEAD + index * WOFF_ENTRY),
  ).filter(({ tag }) => !without.includes(tag.toString("latin1")));
  const head = Buffer.alloc(FONT_HEAD + tables.length * FONT_ENTRY);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** power * FONT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((tables.length - 2 ** power) * FONT_ENTRY, 10);
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = FONT_HEAD + index * FONT_ENTRY;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
  }
  const bodies = tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  return summed(Buffer.concat([head, ...bodies]), tables);
}

/** The checksum of a whole file is this, less that of the file without it (OpenType, `head`). */
const WHOLE_SUM = 0xb1b0afba;
const SUM_AT = 8;

/** Who draws with two fonts tells by this sum that they are not the same, and would else open one for every text anew. */
function summed(font: Buffer, tables: readonly { readonly tag: Buffer }[]): Buffer {
  const at = font.readUInt32BE(
    FONT_HEAD + tables.findIndex(({ tag }) => tag.toString("latin1") === "head") * FONT_ENTRY + 8,
  );
  font.writeUInt32BE(0, at + SUM_AT);
  let sum = 0;
  for (let word = 0; word < font.length; word += 4) sum = (sum + font.readUInt32BE(word)) >>> 0;
  font.writeUInt32BE((WHOLE_SUM - sum) >>> 0, at + SUM_AT);
  return font;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** A table that is not smaller packed stands there as it is. */
function tableAt(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
  const length = woff.readUInt32BE(at + 12);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    bytes: packed.length < length ? inflateSync(packed) : packed,
  };
}
