import { decodeText } from "../../platform/files/decode-text.ts";
import { latin1, mailAttachments } from "./mail-attachments.ts";

/** The text of a file that may be a document. */
export interface PickedText {
  readonly name: string;
  readonly text: string;
}

export interface PickedTexts {
  readonly texts: readonly PickedText[];
  /** Names of files that are none: a PDF, a picture, a mail without documents. */
  readonly ignored: readonly string[];
}

/** A document begins so: an object or a list, or signed. */
const LIKE_A_DOCUMENT = /^\uFEFF?\s*(?:[{[]|eyJ)/;

/**
 * What of these files may be a document, by what is in them and not by their names alone: JSON files, and those attached to mails.
 * What calls itself JSON is handed on whatever it holds, so that its fault is told where it is read.
 */
export async function readPickedFiles(files: readonly File[]): Promise<PickedTexts> {
  const texts: PickedText[] = [];
  const ignored: string[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!/\.eml$/i.test(file.name)) {
      const text = textIn(file.name, bytes);
      if (text === null) ignored.push(file.name);
      else texts.push({ name: file.name, text });
      continue;
    }
    const attached = mailAttachments(latin1(bytes)).flatMap(({ name, bytes: inside }) => {
      const text = textIn(name, inside);
      return text === null ? [] : { name, text };
    });
    if (attached.length === 0) ignored.push(file.name);
    texts.push(...attached);
  }
  return { texts, ignored };
}

function textIn(name: string, bytes: Uint8Array): string | null {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return /\.json$/i.test(name) && decoded.reason === "empty" ? "" : null;
  return /\.json$/i.test(name) || LIKE_A_DOCUMENT.test(decoded.text) ? decoded.text : null;
}
