import { z } from "zod";
import { day, money } from "#platform/contract/wire.ts";
import { environments } from "../domain/issue/tax-document-input.ts";
import { issuedTypes } from "../domain/shape/generation.ts";
import { taxDocumentState } from "./document-state.ts";

const receiptDocumentLine = z.object({
  title: z.string(),
  /** Name of the unit in CAT-014. */
  unit: z.string(),
  sale: z.enum(["taxed", "exempt", "notSubject", "outside"]),
  /** Pieces and price as paper shows them: without IVA on a crédito fiscal, no more decimals than the amount needs (guide §5, §23). */
  quantity: z.string(),
  unit_price: z.string(),
  discount: money,
  /** Amount after the discount; for an amount outside the tax, what is charged. */
  amount: money,
});
export type ReceiptDocumentLine = z.output<typeof receiptDocumentLine>;

/** The tax document of a sale in the short form of its receipt, on 80 or 57 mm (guide §23). */
export const receiptDocument = z.object({
  type: z.enum(issuedTypes),
  /**
   * True for a document of the rest of a sale after a refund: then lines and sums of the receipt come from
   * the document alone.
   */
  is_of_rest: z.boolean(),
  version: z.number().int(),
  environment: z.enum(environments),
  generation_code: z.string(),
  control_number: z.string(),
  /** Null when the receipt is printed before the ministry answered: a sale waits for nobody. */
  seal: z.string().nullable(),
  state: taxDocumentState,
  is_contingency: z.boolean(),
  issued_on: day,
  /** HH:mm:ss. */
  issued_at: z.string(),
  /** The ministry's page of it, which the QR code holds. */
  query_address: z.string(),
  issuer: z.object({
    name: z.string(),
    trade_name: z.string().nullable(),
    nit: z.string(),
    nrc: z.string(),
    activity: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  /** Facts about the buyer that the invoice does not have; null where the document names no buyer. */
  buyer: z.object({ trade_name: z.string().nullable(), address: z.string().nullable() }).nullable(),
  /** Facts that the receipt's own lines do not show. */
  lines: z.array(receiptDocumentLine),
  not_subject: money,
  exempt: money,
  taxed: money,
  /** Nothing on a factura, whose prices hold it (guide §23). */
  vat: money,
  /** Others than IVA, lodging for one. */
  tributes: money,
  /** Total of the operation, with its taxes. */
  total: money,
  /** Amounts outside the tax: a tip. */
  outside: money,
  /** 1 % that the buyer withholds (guide §13). */
  withheld: money,
  to_pay: money,
  words: z.string(),
  condition: z.enum(["1", "2", "3"]),
});
export type ReceiptDocument = z.output<typeof receiptDocument>;
