import { z } from "zod";
import { day, money } from "#platform/contract/wire.ts";
import { environments } from "../domain/issue/tax-document-input.ts";
import { issuedTypes } from "../domain/shape/generation.ts";
import { taxDocumentState } from "./document-state.ts";

const receiptDocumentLine = z.object({
  title: z.string(),
  /** What CAT-014 calls it. */
  unit: z.string(),
  sale: z.enum(["taxed", "exempt", "notSubject", "outside"]),
  /** Pieces and price as the document writes them: without IVA on a crédito fiscal, up to eight decimals (guide §5, §8). */
  quantity: z.string(),
  unit_price: z.string(),
  discount: money,
  /** What it comes to, its discount taken off; of one outside the tax what is charged. */
  amount: money,
});
export type ReceiptDocumentLine = z.output<typeof receiptDocumentLine>;

/** The tax document of a sale as its receipt says it in short, on 80 or 57 mm (guide §23). */
export const receiptDocument = z.object({
  type: z.enum(issuedTypes),
  /** Whether it is of what a refund left of the sale: then the paper's lines and sums are the document's alone. */
  is_of_rest: z.boolean(),
  version: z.number().int(),
  environment: z.enum(environments),
  generation_code: z.string(),
  control_number: z.string(),
  /** Null when the paper is printed before the ministry answered: selling waits for nobody. */
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
  /** What the document says of its buyer beyond the invoice; null where it names none. */
  buyer: z.object({ trade_name: z.string().nullable(), address: z.string().nullable() }).nullable(),
  /** What the paper's own lines do not say of themselves. */
  lines: z.array(receiptDocumentLine),
  not_subject: money,
  exempt: money,
  taxed: money,
  /** Nothing on a factura, whose prices hold it (guide §23). */
  vat: money,
  /** Others than IVA, lodging for one. */
  tributes: money,
  /** Of the operation, with its taxes. */
  total: money,
  /** Amounts outside the tax: a tip. */
  outside: money,
  /** 1 % that the buyer keeps back (guide §13). */
  withheld: money,
  to_pay: money,
  words: z.string(),
  condition: z.enum(["1", "2", "3"]),
});
export type ReceiptDocument = z.output<typeof receiptDocument>;
