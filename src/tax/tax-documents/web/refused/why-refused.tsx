import type { TaxDocumentProblem } from "../../contract/document-state.ts";
import type { MinistryWords } from "../../domain/life/ministry-answer.ts";
import { DocumentProblems } from "./document-problems.tsx";
import { Rejection } from "./rejection.tsx";

interface WhyRefusedProps {
  /** What the ministry said; null of what was never sent. */
  words: MinistryWords | null;
  problems: readonly TaxDocumentProblem[];
}

/** Why a document was not accepted, by the ministry or before it was sent, and where that is put right. */
export function WhyRefused({ words, problems }: WhyRefusedProps) {
  return words && problems.length === 0 ? (
    <Rejection words={words} />
  ) : (
    <DocumentProblems problems={problems} />
  );
}
