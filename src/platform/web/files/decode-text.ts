export type DecodedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: "empty" | "not_text" | "workbook" };

/** First bytes of a ZIP, which .xlsx and .ods are. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** First bytes of an old .xls. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The text of a file in the encodings that spreadsheets save CSV in: UTF-8 and UTF-16 by their mark, UTF-8 without one, and
 * Windows-1252, which whatever is not UTF-8 is taken for. A workbook, or what holds zeros, is no text; blanks alone are none either.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const beginsWith = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (beginsWith(ZIP) || beginsWith(OLE)) return { ok: false, reason: "workbook" };
  if (beginsWith([0xff, 0xfe])) return decoded(bytes, "utf-16le");
  if (beginsWith([0xfe, 0xff])) return decoded(bytes, "utf-16be");
  try {
    return decoded(bytes, "utf-8", true);
  } catch {
    return decoded(bytes, "windows-1252");
  }
}

function decoded(bytes: Uint8Array, encoding: string, fatal = false): DecodedText {
  const text = new TextDecoder(encoding, { fatal }).decode(bytes);
  if (text.trim() === "") return { ok: false, reason: "empty" };
  return text.includes("\0") ? { ok: false, reason: "not_text" } : { ok: true, text };
}
