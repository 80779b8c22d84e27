import { z } from "zod";
import { factor } from "#back-office/purchases/contract/exact-number.ts";
import { priceRise } from "#back-office/purchases/contract/price-rise.ts";
import { UNIT_MAX } from "#back-office/purchases/domain/purchase.ts";
import { route } from "#platform/contract/define.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { allDifferent, idOf, messageReply, quantity, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { DOCUMENT_LINES_MAX } from "#tax/documents/domain/reading/document-problem.ts";
import { stockEffects } from "#tax/documents/domain/reading/purchase-document.ts";
import { dte, dteBodyLimit, dteErrors, lineNumber } from "./preview-dte.ts";

export const purchaseDocumentsErrors = {
  INVALID_DTE_JSON: 422,
  NO_ITEMS_IN_DTE: 422,
  dte_too_large: 413,
  dte_not_a_document: 422,
  dte_several_documents: 422,
  dte_type_unsupported: 422,
  dte_too_many_lines: 422,
  dte_fields_invalid: 422,
  dte_lines_refused: 422,
} as const;

/** Largest quantity of a line in thousandths; more than a million units is a slip. */
const MAX_PURCHASED = 1_000_000_000;

const newIngredient = z.object({ title: text(200), unit: text(20) });

/** A reviewed line: the quantity that came, its unit, and its ingredient. */
const reviewedLine = z
  .object({
    line: lineNumber,
    /** Quantity that came; with 0 the line is not stored. */
    quantity: quantity.refine((amount) => amount >= 0 && amount <= MAX_PURCHASED),
    unit: text(UNIT_MAX),
    /** Needed when the unit does not convert into the ingredient's. */
    factor: factor.nullish(),
    inventoryItemId: idOf("InventoryItem").nullish(),
    /** An ingredient that this line creates; lines with the same new title create one. */
    newItem: newIngredient.nullish(),
  })
  .refine(({ inventoryItemId, newItem }) => (inventoryItemId == null) !== (newItem == null), {
    path: ["inventoryItemId"],
  });
export type ReviewedLine = z.output<typeof reviewedLine>;

export const importDte = route({
  method: "POST",
  path: "/purchases/import-dte",
  summary:
    "Makes a supplier's tax document a purchase, all or nothing: the lines that are named come into stock (of a credit note: leave it), the others are only kept. Without lines they are those that were confirmed for this vendor before.",
  access: { staff: actions["purchase.record"] },
  bodyLimit: dteBodyLimit,
  body: z.object({
    uuid: requestUuid.optional(),
    dte,
    lines: z
      .array(reviewedLine)
      .max(DOCUMENT_LINES_MAX)
      .refine((lines) => allDifferent(lines.map(({ line }) => line)))
      .optional(),
    /** For a credit note whose goods are partly used: take back the rest. */
    takeWhatIsLeft: z.boolean().optional(),
    /** True when somebody saw the purchase typed from this paper (`purchase_paper_known`) and imports it as well. */
    despiteKnown: z.boolean().optional(),
  }),
  response: messageReply.extend({
    id: idOf("Purchase"),
    number: z.number().int(),
    effect: z.enum(stockEffects),
    /** Effect on stock, by line. */
    lines: z.array(
      z.object({
        line: lineNumber,
        inventoryItemId: idOf("InventoryItem"),
        title: z.string(),
        quantity,
        unit: z.string(),
        /** Created by this import. */
        isNew: z.boolean(),
      }),
    ),
    /** Ingredients that cost more than the last time. */
    priceRises: z.array(priceRise),
  }),
  errors: [
    ...dteErrors,
    "dte_lines_refused",
    "not_found",
    "purchase_document_known",
    "purchase_paper_known",
    "purchase_goods_used",
    "note_of_cancelled_purchase",
  ],
});
