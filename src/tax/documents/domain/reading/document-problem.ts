/** Longest text that is read: 2,000 lines of a supplier who fills every field are half of it. */
export const DOCUMENT_TEXT_MAX = 5_000_000;

/** Most lines of a document, by its schema (GUIDE §5). */
export const DOCUMENT_LINES_MAX = 2000;

/** Most faulty fields that are reported: the first hundred show what is wrong with a file. */
export const DOCUMENT_PROBLEMS_MAX = 100;

/** Why a field cannot be read. */
const fieldRefusals = [
  "required",
  "not_a_number",
  "not_a_text",
  "not_a_date",
  "not_a_code",
  "negative",
  "not_above_zero",
  "too_large",
  "too_long",
] as const;
export type FieldRefusal = (typeof fieldRefusals)[number];

export interface DocumentFieldProblem {
  /** Line of the document, from 1; null outside the lines. */
  readonly line: number | null;
  /** Name of the field in the document: `cantidad`, `emisor.nombre`. */
  readonly field: string;
  readonly reason: FieldRefusal;
  /** The beginning of the value that was found. */
  readonly found?: string;
}

/**
 * Why a text is no purchase: the codes that cross the wire (back-office §7). `INVALID_DTE_JSON`: no JSON, half a JSON or one
 * nested beyond any document, with the line of the text where it breaks when that is known.
 */
export type DocumentRefusal =
  | { readonly code: "dte_too_large" }
  | { readonly code: "INVALID_DTE_JSON"; readonly textLine: number | null }
  | { readonly code: "dte_not_a_document" }
  | { readonly code: "dte_several_documents" }
  | { readonly code: "dte_type_unsupported"; readonly type: string }
  | { readonly code: "NO_ITEMS_IN_DTE" }
  | { readonly code: "dte_too_many_lines"; readonly lines: number }
  | { readonly code: "dte_fields_invalid"; readonly problems: readonly DocumentFieldProblem[] };
