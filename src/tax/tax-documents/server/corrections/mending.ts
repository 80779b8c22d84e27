import type { Tx } from "#platform/server/db/tx.ts";
import { afterRejection, MEND_WITHIN_MS } from "../../domain/life/document-state.ts";
import type { MinistryWords } from "../../domain/life/ministry-answer.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { rejectedAt } from "./correction-queries.ts";

/** Whether a document is put right under its own numbers, and until when, or by another one in its place (guide §2). */
export type Mending =
  | { readonly way: "own_numbers"; readonly until: Date | null }
  | { readonly way: "replace" }
  | { readonly way: "none" };

/**
 * A rejected document has 24 hours under its own code; one whose number is another document's needs a new one at once (guide §2, §20).
 * What never went out has no such limit, and an event has no number that somebody else could have.
 */
export async function mendingOf(tx: Tx, row: TaxDocumentRow, now: Date): Promise<Mending> {
  const { state } = row;
  if (state === "draft") return { way: "own_numbers", until: null };
  if (state !== "rejected") return { way: "none" };
  const isEvent = row.control_number === null;
  if (isEvent) return { way: "own_numbers", until: null };
  const since = (await rejectedAt(tx, row.id)) ?? row.made_at;
  return isNumberTaken(row) || afterRejection(since, now) === "replace"
    ? { way: "replace" }
    : { way: "own_numbers", until: new Date(since.getTime() + MEND_WITHIN_MS) };
}

/** Of a repeated generation code the ministry would have been asked: it is our own first try (guide §20). */
function isNumberTaken({ words }: TaxDocumentRow): boolean {
  return (words as MinistryWords | null)?.code === "004";
}
