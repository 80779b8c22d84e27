import { z } from "zod";
import {
  decimalFromExact,
  type ExactDecimal,
  exactFromDecimal,
} from "#platform/domain/money/exact-decimal.ts";
import { DOCUMENT_LINES_MAX } from "#tax/documents/domain/reading/document-problem.ts";

/** Most that a line comes to (domain/purchase-documents/read-field.ts) with its IVA, which is a cost to who has no NRC. */
const MOST_OF_LINE = 1.13e7;

/** A figure of a line. Wire: a number with at most eight decimals; inside: integer hundred-millionths. */
export const exact = z.codec(
  z.number().min(-MOST_OF_LINE).max(MOST_OF_LINE),
  z.custom<ExactDecimal>((value) => Number.isSafeInteger(value)),
  { decode: (decimal) => exactFromDecimal(decimal), encode: (amount) => decimalFromExact(amount) },
);

/** Place of a line in its document, from 1. */
export const lineNumber = z.number().int().min(1).max(DOCUMENT_LINES_MAX);

/**
 * A supplier's document: its JSON as text with whatever it was wrapped in, or as an object. What it is must not be decided here:
 * the reader says what is the matter with it in words.
 */
export const dte = z.union([z.string(), z.looseObject({})]);

/** As text of a request: five million characters with their quotes escaped, some of them of two bytes. */
export const dteBodyLimit = 12 * 1024 * 1024;

/** Refusals of a text that is no document of purchase. */
export const dteErrors = [
  "INVALID_DTE_JSON",
  "NO_ITEMS_IN_DTE",
  "dte_too_large",
  "dte_not_a_document",
  "dte_several_documents",
  "dte_type_unsupported",
  "dte_too_many_lines",
  "dte_fields_invalid",
] as const;
