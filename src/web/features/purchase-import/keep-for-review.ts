import { clientUuid } from "../../platform/client-uuid.ts";
import { keepQueue, readKeptQueue } from "./kept-queue.ts";
import type { PickedText } from "./read-picked-files.ts";

/** Puts a document that another screen made on this person's list, opened: the import shows its review next. */
export function keepForReview(userId: number, { name, text }: PickedText): void {
  const before = readKeptQueue(userId);
  const key = clientUuid();
  const documents = [...before.documents, { key, name, text, edits: {}, imported: null }];
  keepQueue(userId, { ...before, documents, step: "review", open: key }, before);
}
