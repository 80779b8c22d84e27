import { isRecord, type JsonRecord, own } from "#platform/domain/text/json-record.ts";

/** Words of the ministry, cut to the length that is shown and stored. */
export interface MinistryWords {
  /** Three digits; null where the ministry gives none, as for a contingency event. */
  readonly code: string | null;
  readonly classCode: string | null;
  readonly description: string;
  readonly remarks: readonly string[];
  /** Time as the ministry wrote it, `dd/MM/yyyy HH:mm:ss` local. */
  readonly processedAt: string | null;
}

/** Longest text in characters. */
const WORDS_MAX = 500;
const REMARKS_MAX = 50;

/** Depth of lists and objects in each other; what lies deeper is not read. */
const DEPTH_MAX = 5;

/**
 * Reads the ministry's words in every form that they come in: codes as text or as numbers, remarks as a list,
 * as one text, as an object or as objects in a list, or as any of these written in a text.
 */
export function readMinistryWords(record: JsonRecord): MinistryWords {
  const description = textOf(own(record, "descripcionMsg")) ?? textOf(own(record, "mensaje"));
  return {
    code: codeOf(own(record, "codigoMsg")),
    classCode: textOf(own(record, "clasificaMsg")),
    description: description ?? textOf(own(record, "message")) ?? "",
    remarks: remarksOf(own(record, "observaciones"), 0).slice(0, REMARKS_MAX),
    processedAt: textOf(own(record, "fhProcesamiento")) ?? textOf(own(record, "fechaHora")),
  };
}

/** Codes have three digits; as a number 14 has lost its zero. */
function codeOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /^\d{1,2}$/.test(text) ? text.padStart(3, "0") : text;
}

function remarksOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value))
    return value.slice(0, REMARKS_MAX).flatMap((each: unknown) => remarksOf(each, depth + 1));
  if (isRecord(value)) return remarkOf(value, depth);
  const inside = typeof value === "string" ? writtenIn(value) : null;
  return inside === null ? [textOf(value) ?? []].flat() : remarksOf(inside, depth + 1);
}

const FIELD_NAMES = ["campo", "field", "propiedad", "ruta"];
const TEXT_NAMES = ["descripcion", "descripcionMsg", "mensaje", "message", "observacion", "error", "detalle"];

/** An object that names a member and says what is wrong with it reads as the ministry's own lists do: `[receptor.nrc] FORMATO NO VALIDO`. */
function remarkOf(record: JsonRecord, depth: number): string[] {
  const field = firstOf(record, FIELD_NAMES);
  const text = firstOf(record, TEXT_NAMES);
  if (text !== null) return [(field === null ? text : `[${field}] ${text}`).slice(0, WORDS_MAX)];
  return Object.entries(record).flatMap(([name, each]) => {
    const words = textOf(each);
    return words === null ? remarksOf(each, depth + 1) : [`${name}: ${words}`.slice(0, WORDS_MAX)];
  });
}

const firstOf = (record: JsonRecord, names: readonly string[]) =>
  names.map((name) => textOf(own(record, name))).find((text) => text !== null) ?? null;

/** A list or an object that stands in a text as JSON; null for any other text. */
function writtenIn(text: string): readonly unknown[] | JsonRecord | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) || isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Removes characters that cannot be shown or stored; null when nothing is left. */
function textOf(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return text.slice(0, WORDS_MAX).toWellFormed() || null;
}
