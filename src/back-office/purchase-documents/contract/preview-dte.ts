import { z } from "zod";
import { factor } from "#back-office/purchases/contract/exact-number.ts";
import { matchBands } from "#back-office/purchases/domain/title-matches.ts";
import { unitCost } from "#inventory/inventory/contract/unit-cost.ts";
import { route } from "#platform/contract/define.ts";
import { day, idOf, instant, money, quantity } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import {
  documentLineKinds,
  purchaseDocumentTypes,
  stockEffects,
} from "#tax/documents/domain/reading/purchase-document.ts";
import { dte, dteBodyLimit, dteErrors, exact, lineNumber } from "./document-wire.ts";

/** How alike a description and the title of an ingredient are. */
const suggestion = z.object({
  /** 0 to 1 in hundredths. */
  score: z.number().min(0).max(1),
  percent: z.number().int().min(0).max(100),
  band: z.enum(matchBands),
});

/** What there is of an ingredient that a credit note may take; null for other documents. */
const inStock = quantity.nullable();

/** How many of the ingredient's unit one of the line's is; null: nothing says so, somebody has to. */
const proposed = z.object({
  factor: factor.nullable(),
  /** Read out of a description, or a unit that not everybody means alike: somebody says yes first. */
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
  /** As the document describes it. */
  originalTitle: z.string(),
  /** What an ingredient made of it would be called. */
  title: z.string(),
  quantity,
  /** As stock is counted, or a word for a package: what the review begins with. */
  unit: z.string(),
  /** CAT-014. */
  unitCode: z.number().int().nullable(),
  /** What the document calls its unit (CAT-014); null when it is in no catalogue. */
  documentUnit: z.string().nullable(),
  unitPrice: exact,
  /** The line without its share of the document's discounts, as printed. */
  amount: exact,
  /** What the line cost the restaurant (decision 62). */
  cost: exact,
  /** Linked at first: what was confirmed for this vendor before, and the one most like it when that is certain enough. */
  inventoryItemId: idOf("InventoryItem").nullable(),
  matchedTitle: z.string().nullable(),
  matchedUnit: z.string().nullable(),
  matchedInStock: inStock,
  isRemembered: z.boolean(),
  ...proposed.shape,
  /** Of what comes into stock, with this ingredient, quantity and factor; null while one is missing. */
  unitCost: unitCost.nullable(),
  /** Of the ingredient that is linked at first. */
  suggestion: suggestion.nullable(),
  /** The ten most alike, best first. */
  suggestions: z.array(ingredient),
  /** What a new ingredient would be kept in. */
  newUnit: z.string(),
  /** Whether it is ticked at first: goods are, services and charges are not. */
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
  /** The line it is about; null for the document. */
  line: lineNumber.nullable(),
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
  // It only reads.
  idempotency: "natural",
  bodyLimit: dteBodyLimit,
  // What an object by itself is, and what it is wrapped in, the reader says: as far as anything is in it.
  body: z.union([
    z.object({ dte }),
    z.looseObject({}).refine((body) => Object.values(body).some((value) => typeof value === "object")),
  ]),
  response: z.object({
    document: documentFacts,
    vendor: z.object({
      /** Null when the restaurant has not bought of it. */
      id: idOf("Vendor").nullable(),
      name: z.string(),
      nit: z.string().nullable(),
      nrc: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      address: z.string().nullable(),
    }),
    warnings: z.array(warning),
    /** What a note corrects, as the note names it, with the purchase that it is; null when it is none that stands. */
    corrects: z.array(
      z.object({
        reference: z.string(),
        purchase: z.object({ purchaseId: idOf("Purchase"), number: z.number().int(), date: day }).nullable(),
      }),
    ),
    /** Said when the document was imported before, and not cancelled since. */
    firstImport: z
      .object({ purchaseId: idOf("Purchase"), number: z.number().int(), importedAt: instant })
      .nullable(),
    items: z.array(previewLine),
    originalDTE: z.looseObject({}),
  }),
  errors: [...dteErrors],
});
