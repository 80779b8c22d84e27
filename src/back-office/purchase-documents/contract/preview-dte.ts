import { z } from "zod";
import { factor } from "#back-office/purchases/contract/exact-number.ts";
import { matchBands } from "#back-office/purchases/domain/title-matches.ts";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { route } from "#platform/contract/define.ts";
import { day, decimalOf, idOf, instant, money, quantity } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import {
  decimalFromExact,
  type ExactDecimal,
  exactFromDecimal,
} from "#platform/domain/money/exact-decimal.ts";
import { DOCUMENT_LINES_MAX } from "#tax/documents/domain/reading/document-problem.ts";
import {
  documentLineKinds,
  purchaseDocumentTypes,
  stockEffects,
} from "#tax/documents/domain/reading/purchase-document.ts";

/** Largest amount of a line (the reader's limit) with its IVA, which is a cost to a buyer without NRC. */
const MAX_OF_LINE = 1.13e7;

/** A figure of a line. Wire: a number with at most eight decimals; inside: integer hundred-millionths. */
const exact = z.codec(
  decimalOf("exact", [-MAX_OF_LINE, MAX_OF_LINE], 8),
  z.custom<ExactDecimal>((value) => Number.isSafeInteger(value)),
  { decode: (decimal) => exactFromDecimal(decimal), encode: (amount) => decimalFromExact(amount) },
);

/** Place of a line in its document, from 1. */
export const lineNumber = z.number().int().min(1).max(DOCUMENT_LINES_MAX);

/**
 * A supplier's document: its JSON as text, with any wrapping, or as an object. The schema accepts anything, so that the reader
 * can say in words what is wrong.
 */
export const dte = z.union([z.string(), z.looseObject({})]);

/** Bytes of a request: five million characters with their quotes escaped, some of them of two bytes. */
export const dteBodyLimit = 12 * 1024 * 1024;

/** Refusals of a text that is not a document of a purchase. */
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

/** Likeness of a description and an ingredient's title. */
const suggestion = z.object({
  /** Hundredths from 0 to 1. */
  score: z.number().min(0).max(1),
  percent: z.number().int().min(0).max(100),
  band: z.enum(matchBands),
});

/** Stock of an ingredient that a credit note may take back; null for other documents. */
const inStock = quantity.nullable();

/** Units of the ingredient in one unit of the line; null when nothing says so and somebody has to. */
const proposed = z.object({
  factor: factor.nullable(),
  /** True when the factor comes from a description or from an ambiguous unit: somebody has to confirm it. */
  needsConfirmation: z.boolean(),
});

const ingredient = suggestion.extend({
  inventoryItemId: idOf("InventoryItem"),
  title: z.string(),
  unit: z.string(),
  inStock,
  ...proposed.shape,
});
export type SuggestedIngredient = z.output<typeof ingredient>;

const previewLine = z.object({
  line: lineNumber,
  kind: z.enum(documentLineKinds),
  /** The supplier's own code. */
  code: z.string().nullable(),
  /** Description in the document. */
  originalTitle: z.string(),
  /** Title proposed for a new ingredient. */
  title: z.string(),
  quantity,
  /** Unit with which the review begins: one that stock is kept in, or a word for a package. */
  unit: z.string(),
  /** CAT-014. */
  unitCode: z.number().int().nullable(),
  /** The document's name for its unit (CAT-014); null when no catalogue has it. */
  documentUnit: z.string().nullable(),
  unitPrice: exact,
  /** Amount of the line as printed, before its share of the document's discounts. */
  amount: exact,
  /** Cost of the line to the restaurant (decision 62). */
  cost: exact,
  /** Ingredient linked at first: the one confirmed for this vendor before, else the most alike if that is certain enough. */
  inventoryItemId: idOf("InventoryItem").nullable(),
  matchedTitle: z.string().nullable(),
  matchedUnit: z.string().nullable(),
  matchedInStock: inStock,
  isRemembered: z.boolean(),
  ...proposed.shape,
  /** Cost of one unit in stock with this ingredient, quantity and factor; null while one of them is missing. */
  unitCost: unitCost.nullable(),
  /** Likeness to the ingredient linked at first. */
  suggestion: suggestion.nullable(),
  /** The ten most alike ingredients, best first. */
  suggestions: z.array(ingredient),
  /** Unit proposed for a new ingredient. */
  newUnit: z.string(),
  /** Ticked at first: goods are, services and charges are not. */
  isGoods: z.boolean(),
});
export type PreviewLine = z.output<typeof previewLine>;

const warning = z.object({
  kind: z.enum([
    "test_environment",
    "no_seal",
    "unknown_version",
    "other_buyer",
    "line_differs",
    "summary_differs",
    "unknown_unit",
    "future_day",
    "typed_before",
    "more_than_bought",
    "not_compared",
  ]),
  /** Line of the warning; null for the whole document. */
  line: lineNumber.nullable(),
  /** The purchase that it names, to be looked at. */
  purchaseId: idOf("Purchase").nullable(),
  message: z.string(),
});
export type DocumentWarningView = z.output<typeof warning>;

const documentFacts = z.object({
  type: z.enum(purchaseDocumentTypes),
  typeName: z.string(),
  effect: z.enum(stockEffects),
  version: z.number().nullable(),
  generationCode: z.string(),
  controlNumber: z.string().nullable(),
  seal: z.string().nullable(),
  issuedOn: day,
  currency: z.string(),
  net: money,
  vat: money,
  otherTributes: money,
  total: money,
});

export const previewDte = route({
  method: "POST",
  path: "/purchases/preview-dte",
  summary:
    "Reads a supplier's tax document, alone or as `dte`: its lines with the ingredients they may be, and what is odd about it. Nothing is stored.",
  access: { staff: actions["purchase.record"] },
  // The route only reads.
  idempotency: "natural",
  bodyLimit: dteBodyLimit,
  // The reader judges the object and its wrapping; the schema only asks that something is in it.
  body: z.union([
    z.object({ dte }),
    z.looseObject({}).refine((body) => Object.values(body).some((value) => typeof value === "object")),
  ]),
  response: z.object({
    document: documentFacts,
    vendor: z.object({
      /** Null when the restaurant has not bought from this vendor. */
      id: idOf("Vendor").nullable(),
      name: z.string(),
      nit: z.string().nullable(),
      nrc: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      address: z.string().nullable(),
    }),
    warnings: z.array(warning),
    /** Documents that a note corrects, as the note names them, each with its purchase; null when no current purchase matches. */
    corrects: z.array(
      z.object({
        reference: z.string(),
        purchase: z.object({ purchaseId: idOf("Purchase"), number: z.number().int(), date: day }).nullable(),
      }),
    ),
    /** Set when the document was imported before and that purchase is not cancelled. */
    firstImport: z
      .object({ purchaseId: idOf("Purchase"), number: z.number().int(), importedAt: instant })
      .nullable(),
    items: z.array(previewLine),
    originalDTE: z.looseObject({}),
  }),
  errors: [...dteErrors],
});
