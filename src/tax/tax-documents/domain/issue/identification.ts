import type { DocumentRecord } from "../shape/document-value.ts";
import { documentVersion, type IssuedType } from "../shape/generation.ts";
import type { AppendixEntry, DocumentIdentity, RelatedDocument } from "./tax-document-input.ts";

/** Lengths of a contingency's reason on older documents (S22); a 14 takes as much as the event. */
const OLDER_REASON = [5, 150] as const;

/** `identificacion`: model and operation are both 1, or both 2 in a contingency, never mixed (guide §3). */
export function identificationOf(type: IssuedType, identity: DocumentIdentity): DocumentRecord {
  const { contingency } = identity;
  const model = contingency === null ? 1 : 2;
  const reason = contingency?.reason ?? null;
  const isShort = identity.generation === "2022-12" && type !== "14";
  return {
    version: documentVersion(type, identity.generation),
    ambiente: identity.environment,
    tipoDte: type,
    numeroControl: identity.controlNumber,
    codigoGeneracion: identity.generationCode,
    tipoModelo: model,
    tipoOperacion: model,
    tipoContingencia: contingency?.kind ?? null,
    motivoContin: isShort ? fittedText(reason, OLDER_REASON) : reason,
    fecEmi: identity.issuedOn,
    horEmi: identity.issuedAt,
    tipoMoneda: "USD",
    fusion: null,
  };
}

/** `documentoRelacionado`, null for none (guide §15, §16). */
export function relatedDocuments(related: readonly RelatedDocument[]): readonly DocumentRecord[] | null {
  if (related.length === 0) return null;
  return related.map(({ kind, isElectronic, number, issuedOn }) => ({
    tipoDocumento: kind,
    tipoGeneracion: isElectronic ? 2 : 1,
    numeroDocumento: number,
    fechaEmision: issuedOn,
  }));
}

/** Most entries of an appendix, and how long each part of one may be (guide §15). */
const APPENDIX_MAX = 10;
const FIELD_MAX = 25;
const LABEL_MAX = 50;
const VALUE_MAX = 150;

/**
 * Builds `apendice`, null without entries. It is cut to fit: it is the restaurant's own and decides nothing
 * (guide §15).
 */
export function appendixOf(entries: readonly AppendixEntry[]): readonly DocumentRecord[] | null {
  if (entries.length === 0) return null;
  return entries.slice(0, APPENDIX_MAX).map(({ field, label, value }) => ({
    campo: field.slice(0, FIELD_MAX),
    etiqueta: label.slice(0, LABEL_MAX),
    valor: value.slice(0, VALUE_MAX),
  }));
}

const NOTES_MAX = 3000;

/** `observaciones`: words or null, never empty (guide §15). */
export function notesOf(notes: string | null): string | null {
  return notes?.trim().slice(0, NOTES_MAX) || null;
}

/**
 * Fits a text into the lengths of its schema: a long one is cut, a short one is filled with spaces, because a
 * person may be called Ana while the older events take no name below five characters (S22). Null stays null.
 */
export function fittedText<Text extends string | null>(text: Text, [least, most]: readonly [number, number]) {
  return (text === null ? null : text.slice(0, most).padEnd(least)) as Text extends null ? null : string;
}
