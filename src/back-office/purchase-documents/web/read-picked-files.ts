import { decodeText } from "#platform/web/files/decode-text.ts";
import { DOCUMENT_TEXT_MAX } from "#tax/documents/domain/reading/document-problem.ts";
import { latin1, mailAttachments } from "./mail-attachments.ts";

/** The text of a file that may be a document. */
export interface PickedText {
  readonly name: string;
  readonly text: string;
}

interface PickedTexts {
  readonly texts: readonly PickedText[];
  /** Names of files that are no documents: a PDF, a picture, a mail without documents, further attachments of a mail. */
  readonly ignored: readonly string[];
  /** Names of files that the device cannot read: moved or removed since. */
  readonly unread: readonly string[];
  /** Names of files larger than any document. */
  readonly large: readonly string[];
}

/** Beginning of a possible document: an object or a list, or a signed text. */
const LIKE_A_DOCUMENT = /^\uFEFF?\s*(?:[{[]|eyJ)/;

/**
 * Returns the texts that may be documents, judged by content more than by name: JSON files and attachments of mails. A file
 * named as JSON is always returned, so that the reader can report its fault.
 */
export async function readPickedFiles(files: readonly File[]): Promise<PickedTexts> {
  const found: { readonly name: string; readonly text: string | null }[] = [];
  const unread: string[] = [];
  for (const file of files) {
    const bytes = await bytesOf(file);
    if (bytes === null) unread.push(file.name);
    else found.push(...textsIn(file.name, bytes));
  }
  const texts = found.flatMap(({ name, text }) => (text === null ? [] : { name, text }));
  return {
    texts: texts.filter(({ text }) => text.length <= DOCUMENT_TEXT_MAX),
    ignored: found.flatMap(({ name, text }) => (text === null ? name : [])),
    unread,
    large: texts.flatMap(({ name, text }) => (text.length > DOCUMENT_TEXT_MAX ? name : [])),
  };
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Returns the texts of a file, or of all attachments of a mail; null for what is no document. */
function textsIn(name: string, bytes: Uint8Array) {
  if (!/\.eml$/i.test(name)) return [{ name, text: textIn(name, bytes) }];
  const attached = mailAttachments(latin1(bytes)).map((file) => ({
    name: file.name,
    text: textIn(file.name, file.bytes),
  }));
  return attached.some(({ text }) => text !== null) ? attached : [{ name, text: null }];
}

function textIn(name: string, bytes: Uint8Array): string | null {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return /\.json$/i.test(name) && decoded.reason === "empty" ? "" : null;
  return /\.json$/i.test(name) || LIKE_A_DOCUMENT.test(decoded.text) ? decoded.text : null;
}
