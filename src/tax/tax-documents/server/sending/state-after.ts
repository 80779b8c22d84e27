import { type DocumentStep, takeStep } from "../../domain/life/document-state.ts";
import type { TaxDocumentRow } from "./document-queries.ts";

/** Where a step of its life leads. Throws on one that is not allowed: then the answer is of another document's life. */
export function stateAfter(
  { state }: Pick<TaxDocumentRow, "state">,
  step: DocumentStep,
): TaxDocumentRow["state"] {
  const decision = takeStep(state, step);
  if (!decision.ok) throw new Error(`${step} of a document that is ${state}`);
  return decision.state;
}
