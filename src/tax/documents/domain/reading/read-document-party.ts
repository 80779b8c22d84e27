import { identityDigits, identityDocuments, isNit, isNrc } from "#platform/domain/identity/tax-numbers.ts";
import { own } from "#platform/domain/text/json-record.ts";
import { type FieldPlace, optionalText } from "./read-field.ts";

const NUMBER_MAX = 36;

/** Reads the numbers of a taxpayer; null for each that is missing or of another shape. */
export function readDocumentParty(place: FieldPlace): {
  readonly nit: string | null;
  readonly nrc: string | null;
} {
  const number = identityNumber(place);
  const nrc = identityDigits(optionalText(place, "nrc", NUMBER_MAX) ?? "");
  return {
    nit: number !== null && isNit(number) && isTaxNumber(place) ? number : null,
    nrc: isNrc(nrc) ? nrc : null,
  };
}

/** `nit`, or since the second generation the number of whatever document identifies; digits alone. */
export function identityNumber(place: FieldPlace): string | null {
  const number = optionalText(place, "nit", NUMBER_MAX) ?? optionalText(place, "numDocumento", NUMBER_MAX);
  return number === null ? null : identityDigits(number);
}

/**
 * Tells whether the number is a NIT. A DUI counts as one, because it has the same nine digits; a passport
 * does not.
 */
function isTaxNumber({ record }: FieldPlace): boolean {
  const kind = own(record, "tipoDocumento");
  return kind === null || kind === identityDocuments.nit || kind === identityDocuments.dui;
}
