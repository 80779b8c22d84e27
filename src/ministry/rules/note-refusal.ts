import { addMonths, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Office } from "../office.ts";
import type { SealedDocument } from "../register.ts";
import { type Refusal, refusal } from "../response-codes.ts";
import { localTime } from "../salvador-time.ts";
import type { DocumentFacts } from "./document-facts.ts";

/** Months in which a sale can be corrected by a note (guide §16). */
const MONTHS = 3;

/** Document types that each note may correct (guide §16). */
const correctable: Readonly<Record<string, readonly string[]>> = { "05": ["03"], "06": ["03", "05", "06"] };

const FIELD = "documentoRelacionado.numeroDocumento";

/**
 * A note corrects documents of its issuer that are sealed and count, within three months, and gives back no more than what is left of
 * them (guide §2, §16). Printed ones, and those of other types, are not looked for.
 */
export function noteRefusal({ register, clock }: Office, nit: string, facts: DocumentFacts): Refusal | null {
  const types = correctable[facts.type];
  if (types === undefined || facts.related.length === 0) return null;
  const originals: SealedDocument[] = [];
  for (const code of new Set(facts.related)) {
    const original = register.documents.get(code);
    if (original?.nit !== nit) return refusal("014", FIELD);
    if (register.invalidated.has(code)) return refusal("015", FIELD);
    if (!types.includes(original.type)) return refusal("007", "documentoRelacionado.tipoDocumento");
    if (localTime(clock()).day > addMonths(calendarDate(original.issuedOn), MONTHS))
      return refusal("018", "documentoRelacionado.fechaEmision");
    originals.push(original);
  }
  const isTooMuch = facts.type === "05" && facts.total > leftOf(originals, register);
  return isTooMuch ? refusal("016", "resumen.montoTotalOperacion") : null;
}

/** Cents that can still be given back of documents: what they came to with their debit notes, without their credit notes. */
function leftOf(originals: readonly SealedDocument[], register: Office["register"]): number {
  const codes = new Set(originals.map(({ generationCode }) => generationCode));
  const notes = register.documents
    .values()
    .filter(
      (note) =>
        !register.invalidated.has(note.generationCode) && note.related.some((code) => codes.has(code)),
    );
  const sold = originals.reduce((sum, { total }) => sum + total, 0);
  return notes.reduce((left, { type, total }) => left + (type === "05" ? -total : total), sold);
}
