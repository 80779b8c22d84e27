import type { ResponseOf } from "#platform/contract/define.ts";
import { readStored, storedKeys, writeStored } from "#platform/web/stored.ts";
import type { importDte } from "../contract/import-dte.ts";
import type { LineEdit } from "./review-line.ts";

export type Imported = ResponseOf<typeof importDte>;

/** A document on its way to become a purchase. */
export interface QueuedDocument {
  /** Made here; names it on this screen. */
  readonly key: string;
  /** Of its file. */
  readonly name: string;
  readonly text: string;
  /** What somebody said otherwise than the preview, by line. */
  readonly edits: Readonly<Record<number, LineEdit>>;
  readonly imported: Imported | null;
  /** Of a credit note: whether it only makes cheaper what was bought, so that no goods go back. */
  readonly isPriceOnly?: boolean;
}

export const importSteps = ["documents", "review", "confirm"] as const;
export type ImportStep = (typeof importSteps)[number];

/** Everything that was given and said on the screen. */
export interface ImportQueue {
  readonly pasted: string;
  readonly documents: readonly QueuedDocument[];
  readonly step: ImportStep;
  /** Which document is reviewed. */
  readonly open: string | null;
}

export const emptyQueue: ImportQueue = { pasted: "", documents: [], step: "documents", open: null };

/** Changes with the shape of what is kept: what an older page kept is not read. */
const PLACE = "purchase-import/1";

const placeOf = (userId: number) => `${PLACE}/${userId}`;
const textPlace = (userId: number, key: string) => `${placeOf(userId)}/${key}`;

type KeptDocument = Omit<QueuedDocument, "text">;

/** What this person left on this device; the texts of documents lie apart, so that a keystroke does not write them all. */
export function readKeptQueue(userId: number): ImportQueue {
  const queue = keptQueue(userId);
  // Texts that no list names: it was not kept, or by an older page.
  const known = new Set(queue.documents.map(({ key }) => textPlace(userId, key)));
  for (const place of storedKeys())
    if (place.startsWith(textPlace(userId, "")) && !known.has(place)) writeStored(place, null);
  return queue;
}

function keptQueue(userId: number): ImportQueue {
  const kept = readStored(placeOf(userId));
  if (kept === null) return emptyQueue;
  try {
    const { documents, ...queue } = JSON.parse(kept) as ImportQueue & { documents: KeptDocument[] };
    const whole = documents.flatMap((document) => {
      const text = readStored(textPlace(userId, document.key));
      return text === null ? [] : { ...document, text };
    });
    const isOpen = whole.some(({ key }) => key === queue.open);
    return { ...queue, documents: whole, ...(isOpen ? {} : { open: null, step: "documents" }) };
  } catch {
    // Written by nobody that we know: begin anew.
    return emptyQueue;
  }
}

/** Keeps it; `before` is what was kept last. False where the browser has no room: what is new is forgotten with the page. */
export function keepQueue(userId: number, queue: ImportQueue, before: ImportQueue): boolean {
  const known = new Set(before.documents.map(({ key }) => key));
  let isKept = true;
  for (const { key, text } of queue.documents)
    if (!known.delete(key)) isKept = writeStored(textPlace(userId, key), text) && isKept;
  for (const key of known) writeStored(textPlace(userId, key), null);
  const isEmpty = queue.documents.length === 0 && queue.pasted === "";
  const documents = queue.documents.map(({ text: _, ...document }) => document);
  // Over what was kept: where there is no room for it, that stays.
  return writeStored(placeOf(userId), isEmpty ? null : JSON.stringify({ ...queue, documents })) && isKept;
}
