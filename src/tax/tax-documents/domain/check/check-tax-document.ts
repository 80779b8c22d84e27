import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { type Decimal, decimalOfCents, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { isRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import { generationOf, type IssuedType, issuedTypes, type TaxDocumentKind } from "../shape/generation.ts";
import { checkContingency, checkInvalidation } from "./check-event.ts";
import { checkLines } from "./check-lines.ts";
import { checkPayments } from "./check-payments.ts";
import type { CheckPlace, CheckProblem } from "./check-problem.ts";
import { checkBuyer, checkIdentification } from "./check-rules.ts";
import { checkSummary } from "./check-summary.ts";

/** How strictly a document is checked. */
export interface CheckTerms {
  /** Nothing for what we sign; a cent for what others issued, as the ministry has it (guide §8, "holgura"). */
  readonly tolerance: Decimal;
  /** From which total on the buyer of a factura is named; null for never (guide §4). */
  readonly identificationFrom: Cents | null;
}

/** What our own documents are held to before they are signed: not a cent off (guide §8). */
export const OWN_DOCUMENTS: CheckTerms = { tolerance: ZERO_DECIMAL, identificationFrom: null };

/** What the documents of others are held to (guide §8). */
export const SEALED_DOCUMENTS: CheckTerms = { tolerance: decimalOfCents(cents(1)), identificationFrom: null };

/**
 * Everything that is wrong with a document of ours, built or read from its JSON: recomputed from its lines, apart from what built
 * it, with the conditions that the ministry's server keeps and its newer schemas do not say (guide §5–§17, §21, §22, §24). Empty
 * when it may be signed, after the schema has said so too.
 */
export function checkTaxDocument(document: unknown, terms: CheckTerms = OWN_DOCUMENTS): CheckProblem[] {
  const problems: CheckProblem[] = [];
  const record = isRecord(document) ? document : {};
  const place: CheckPlace = { record, path: "", problems, tolerance: terms.tolerance };
  const kind = kindOf(document);
  if (kind === null) return [{ field: "identificacion.tipoDte", reason: "unknown_document" }];
  if (kind === "invalidation") checkInvalidation(place);
  else if (kind === "contingency") checkContingency(place);
  else checkIssued(place, kind, terms);
  return problems;
}

function checkIssued(place: CheckPlace, type: IssuedType, { identificationFrom }: CheckTerms): void {
  checkIdentification(place, type);
  if (type === "01") checkBuyer(place, identificationFrom);
  const lines = checkLines(place, type);
  const summary = { ...place, record: ownRecord(place.record, "resumen"), path: "resumen." };
  checkSummary(summary, lines, type);
  checkPayments(summary);
}

/** What a document is, by its own word and by the version that goes with it (guide §1). */
export function kindOf(document: unknown): TaxDocumentKind | null {
  if (!isRecord(document)) return null;
  const identification = ownRecord(document, "identificacion");
  const said = own(identification, "tipoDte");
  const event = isRecord(own(document, "documento")) ? "invalidation" : "contingency";
  const isEvent = said === null && (event === "invalidation" || Object.hasOwn(document, "detalleDTE"));
  const kind = isEvent ? event : issuedTypes.find((type) => type === said);
  if (kind === undefined) return null;
  return generationOf(kind, own(identification, "version")) === null ? null : kind;
}
