/** A file attached to a mail. */
interface MailFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Levels of mails within mails that are opened. */
const DEPTH_MAX = 5;

/**
 * Returns the named attachments of a mail saved by a mail program (.eml, RFC 5322 and 2045 to 2047). `text` has one character
 * for each byte (Latin-1). Opens multiparts and forwarded mails.
 */
export function mailAttachments(text: string, depth = 0): MailFile[] {
  const { headers, body } = partOf(text);
  const type = headers.get("content-type") ?? "";
  const boundary = parameter(type, "boundary");
  if (depth >= DEPTH_MAX) return [];
  if (/^multipart\//i.test(type) && boundary !== null)
    return partsBetween(body, boundary).flatMap((part) => mailAttachments(part, depth + 1));
  const content = () => decodedBody(body, headers.get("content-transfer-encoding") ?? "");
  if (/^message\/rfc822/i.test(type)) return mailAttachments(latin1(content()), depth + 1);
  const name = parameter(headers.get("content-disposition") ?? "", "filename") ?? parameter(type, "name");
  if (name !== null) return [{ name, bytes: content() }];
  return /^application\/json/i.test(type) ? [{ name: "dte.json", bytes: content() }] : [];
}

interface MailPart {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Headers by their names in lower case, with folded lines joined; the first of each name counts. */
function partOf(text: string): MailPart {
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : text;
  const body = end ? text.slice(end.index + end[0].length) : "";
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body };
}

function partsBetween(body: string, boundary: string): string[] {
  const mark = `\n--${boundary}`;
  const parts: string[] = [];
  for (const piece of `\n${body}`.split(mark).slice(1)) {
    const [line] = /^(?:--)?[ \t]*(?:\r?\n|\r?$)/.exec(piece) ?? [];
    if (line?.startsWith("--")) break;
    // A line that only begins like the boundary belongs to another multipart.
    if (line === undefined) parts.push(`${parts.pop() ?? ""}${mark}${piece}`);
    else parts.push(piece.slice(line.length));
  }
  return parts.map((part) => part.replace(/\r$/, ""));
}

/** Reads a parameter of a header: plain, in quotes, or in the form of RFC 2231 (`filename*=UTF-8''…`), also in pieces. */
function parameter(header: string, name: string): string | null {
  const pieces: { readonly place: number; readonly value: string; readonly isEncoded: boolean }[] = [];
  const pattern = new RegExp(
    String.raw`;\s*${name}(?:\*(\d+))?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))`,
    "gi",
  );
  for (const [, place, star, quoted, plain] of header.matchAll(pattern))
    pieces.push({
      place: Number(place ?? 0),
      value: quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "",
      isEncoded: star !== undefined,
    });
  if (pieces.length === 0) return null;
  const inOrder = pieces.toSorted((a, b) => a.place - b.place);
  const value = inOrder.map((piece) => piece.value).join("");
  return inOrder.some(({ isEncoded }) => isEncoded) ? fromPercents(value) : fromWords(value);
}

function fromPercents(value: string): string {
  try {
    return decodeURIComponent(value.replace(/^[\w-]*'[^']*'/, ""));
  } catch {
    return value;
  }
}

/** Decodes `=?UTF-8?B?…?=` and `=?ISO-8859-1?Q?…?=`. */
function fromWords(value: string): string {
  return value.replace(
    /=\?([\w-]+)\?([bq])\?([^?]*)\?=\s*/gi,
    (whole, charset: string, kind: string, text: string) => {
      try {
        const bytes =
          kind.toLowerCase() === "b" ? fromBase64(text) : fromQuotedPrintable(text.replaceAll("_", " "));
        return new TextDecoder(charset).decode(bytes);
      } catch {
        return whole;
      }
    },
  );
}

function decodedBody(body: string, encoding: string): Uint8Array {
  switch (encoding.toLowerCase()) {
    case "base64":
      return fromBase64(body);
    case "quoted-printable":
      return fromQuotedPrintable(body.replace(/[ \t]*\r?\n/g, "\n").replace(/=\n/g, ""));
    default:
      return bytesOf(body);
  }
}

function fromBase64(text: string): Uint8Array {
  try {
    return bytesOf(atob(text.replace(/[^A-Za-z0-9+/]/g, "")));
  } catch {
    // It was cut off: it holds no document, and the reader will say so.
    return new Uint8Array();
  }
}

const fromQuotedPrintable = (text: string) =>
  bytesOf(text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at) & 255;
  return bytes;
}

/** Number of arguments that one call can take. */
const CHUNK = 8192;

/** Returns one character for each byte; `TextDecoder` has no such encoding, its "latin1" is Windows-1252. */
export function latin1(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return chunks.join("");
}
