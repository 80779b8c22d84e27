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
import { dte, dteBodyLimit, dteErrors, lineNumber } from "./document-wire.ts";

/** Most of one line: a million of anything is a slip. */
const MOST_PURCHASED = 1_000_000_000;

const newIngredient = z.object({ title: text(200), unit: text(20) });

/** A line as somebody looked at it: what came, in which unit, and which ingredient it is. */
const reviewedLine = z
  .object({
    line: lineNumber,
    /** What came; 0: nothing of it is stored. */
    quantity: quantity.refine((amount) => amount >= 0 && amount <= MOST_PURCHASED),
    unit: text(UNIT_MAX),
    /** Needed where the unit does not convert into the ingredient's. */
    factor: factor.nullish(),
    inventoryItemId: idOf("InventoryItem").nullish(),
    /** An ingredient that this line makes; two lines of the same new title make one. */
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
    /** Of a credit note: take back what is left, where some of it was used already. */
    takeWhatIsLeft: z.boolean().optional(),
  }),
  response: messageReply.extend({
    id: idOf("Purchase"),
    number: z.number().int(),
    effect: z.enum(stockEffects),
    /** What it did to stock, by line. */
    lines: z.array(
      z.object({
        line: lineNumber,
        inventoryItemId: idOf("InventoryItem"),
        title: z.string(),
        quantity,
        unit: z.string(),
        /** Made by this import. */
        isNew: z.boolean(),
      }),
    ),
    /** What cost more than the last time. */
    priceRises: z.array(priceRise),
  }),
  errors: [
    ...dteErrors,
    "dte_lines_refused",
    "not_found",
    "purchase_document_known",
    "purchase_goods_used",
    "note_of_cancelled_purchase",
  ],
});
