import { decodeText } from "#platform/web/files/decode-text.ts";
import { DOCUMENT_TEXT_MAX } from "#tax/documents/domain/reading/document-problem.ts";

/** The text of a file that may be a document. */
export interface PickedText {
  readonly name: string;
  readonly text: string;
}

interface PickedTexts {
  readonly texts: readonly PickedText[];
  /** Names of files that are no documents: a PDF, a picture, a mail without documents, further attachments of a mail. */
  readonly ignored: readonly string[];
  /** Names of files that the device cannot read: moved or removed since, or a mail while its reader cannot be loaded. */
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
    const read = await textsOf(file);
    if (read === null) unread.push(file.name);
    else found.push(...read);
  }
  const texts = found.flatMap(({ name, text }) => (text === null ? [] : { name, text }));
  return {
    texts: texts.filter(({ text }) => text.length <= DOCUMENT_TEXT_MAX),
    ignored: found.flatMap(({ name, text }) => (text === null ? name : [])),
    unread,
    large: texts.flatMap(({ name, text }) => (text.length > DOCUMENT_TEXT_MAX ? name : [])),
  };
}

async function textsOf(file: File) {
  try {
    return await textsIn(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
}

/** Returns the texts of a file, or of all attachments of a mail; null for what is no document. */
async function textsIn(name: string, bytes: Uint8Array) {
  if (!/\.eml$/i.test(name)) return [{ name, text: textIn(name, bytes) }];
  const attached = (await mailAttachments(bytes)).map((file) => ({
    name: file.name,
    // A part that is not encoded has a line end behind it.
    text: textIn(file.name, file.bytes)?.trimEnd() ?? null,
  }));
  return attached.some(({ text }) => text !== null) ? attached : [{ name, text: null }];
}

interface MailFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Levels of mails within mails that are opened. */
const DEPTH_MAX = 5;

/** Returns the attachments of a mail as a mail program saves it, those of forwarded mails too; of unnamed ones the JSON. */
async function mailAttachments(mail: Uint8Array, depth = 0): Promise<MailFile[]> {
  if (depth >= DEPTH_MAX) return [];
  const { default: PostalMime } = await import("postal-mime");
  const parser = new PostalMime({ forceRfc822Attachments: true });
  // Some programs attach a document as plain text within the mail, which the parser takes for words of the mail.
  Object.assign(parser, { isInlineTextNode: () => false });
  // Rejected is a mail whose parts are nested too deeply, or whose headers are too long, to be one.
  const { attachments } = await parser.parse(mail).catch(() => ({ attachments: [] }));
  const found: MailFile[] = [];
  for (const { filename, mimeType, content } of attachments) {
    if (typeof content === "string") continue;
    const bytes = new Uint8Array(content);
    if (mimeType === "message/rfc822") found.push(...(await mailAttachments(bytes, depth + 1)));
    else if (filename !== null) found.push({ name: filename, bytes });
    else if (mimeType === "application/json") found.push({ name: "dte.json", bytes });
  }
  return found;
}

function textIn(name: string, bytes: Uint8Array): string | null {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return /\.json$/i.test(name) && decoded.reason === "empty" ? "" : null;
  return /\.json$/i.test(name) || LIKE_A_DOCUMENT.test(decoded.text) ? decoded.text : null;
}
