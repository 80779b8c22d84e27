import type { ResponseOf } from "#platform/contract/define.ts";
import { readStored, storedKeys, writeStored } from "#platform/web/stored.ts";
import type { importDte } from "../contract/import-dte.ts";
import type { LineEdit } from "./review-line.ts";

export type Imported = ResponseOf<typeof importDte>;

/** A document on its way to become a purchase. */
export interface QueuedDocument {
  /** Made by this browser; names the document on this screen. */
  readonly key: string;
  /** Name of its file. */
  readonly name: string;
  readonly text: string;
  /** Somebody's changes to the preview, by line. */
  readonly edits: Readonly<Record<number, LineEdit>>;
  readonly imported: Imported | null;
  /** True for a credit note that only lowers the price and returns no goods. */
  readonly isPriceOnly?: boolean;
}

export const importSteps = ["documents", "review", "confirm"] as const;
export type ImportStep = (typeof importSteps)[number];

/** Everything that was given and typed on the screen. */
export interface ImportQueue {
  readonly pasted: string;
  readonly documents: readonly QueuedDocument[];
  readonly step: ImportStep;
  /** Key of the document under review. */
  readonly open: string | null;
}

export const emptyQueue: ImportQueue = { pasted: "", documents: [], step: "documents", open: null };

/** Storage key; its number changes with the stored shape, so that an older page's data is not read. */
const PLACE = "purchase-import/1";

const placeOf = (userId: number) => `${PLACE}/${userId}`;
const textPlace = (userId: number, key: string) => `${placeOf(userId)}/${key}`;

type StoredDocument = Omit<QueuedDocument, "text">;

/**
 * Reads the person's queue from this device; each document's text is stored separately, so that a keystroke does not write them
 * all.
 */
export function readStoredQueue(userId: number): ImportQueue {
  const queue = storedQueue(userId);
  // These texts are in no list: the queue was not stored, or an older page stored it.
  const known = new Set(queue.documents.map(({ key }) => textPlace(userId, key)));
  for (const place of storedKeys())
    if (place.startsWith(textPlace(userId, "")) && !known.has(place)) writeStored(place, null);
  return queue;
}

function storedQueue(userId: number): ImportQueue {
  const stored = readStored(placeOf(userId));
  if (stored === null) return emptyQueue;
  try {
    const { documents, ...queue } = JSON.parse(stored) as ImportQueue & { documents: StoredDocument[] };
    const whole = documents.flatMap((document) => {
      const text = readStored(textPlace(userId, document.key));
      return text === null ? [] : { ...document, text };
    });
    const isOpen = whole.some(({ key }) => key === queue.open);
    return { ...queue, documents: whole, ...(isOpen ? {} : { open: null, step: "documents" }) };
  } catch {
    // Unknown content: start with an empty queue.
    return emptyQueue;
  }
}

/**
 * Stores the queue; `before` is what was stored last. Returns false when the browser has no room: the changes are then lost
 * with the page.
 */
export function storeQueue(userId: number, queue: ImportQueue, before: ImportQueue): boolean {
  const known = new Set(before.documents.map(({ key }) => key));
  let isStored = true;
  for (const { key, text } of queue.documents)
    if (!known.delete(key)) isStored = writeStored(textPlace(userId, key), text) && isStored;
  for (const key of known) writeStored(textPlace(userId, key), null);
  const isEmpty = queue.documents.length === 0 && queue.pasted === "";
  const documents = queue.documents.map(({ text: _, ...document }) => document);
  // Overwrites the stored queue; without room for the new one, the old one stays.
  return writeStored(placeOf(userId), isEmpty ? null : JSON.stringify({ ...queue, documents })) && isStored;
}
