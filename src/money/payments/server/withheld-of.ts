import { type Cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { PaidLinePart } from "#service/bills/domain/split-sale.ts";
import { soldLines } from "#tax/documents/server/public.ts";
import { withheldOfSale } from "#tax/tax-documents/domain/from-sale/document-of-sale.ts";
import type { Bill } from "./bill/bill.ts";
import type { ResolvedBuyer } from "./buyer/resolve-buyer.ts";
import { frozenLines } from "./frozen-sale.ts";
import { invoicedLines } from "./invoice-lines.ts";

/** What of a bill somebody is about to pay, and who. */
export interface PartOfBill {
  readonly bill: Pick<Bill, "lines" | "terms">;
  readonly part: readonly PaidLinePart[];
  readonly buyer: ResolvedBuyer;
}

/** Whether a buyer keeps 1 % back: on a crédito fiscal, unless the restaurant is a large taxpayer itself (guide §13). */
export const isVatWithheld = ({ invoiceType, receptor, issuer }: ResolvedBuyer): boolean =>
  invoiceType === "CREDITO_FISCAL" && receptor?.withholdsVat === true && !issuer?.is_large_taxpayer;

/**
 * What the buyer keeps back of a part of a bill and pays to the ministry instead: 1 % of what its document
 * will say is taxed (guide §13; docs/decisions/0075).
 */
export async function withheldOf(tx: Tx, { bill, part, buyer }: PartOfBill): Promise<Cents> {
  if (!isVatWithheld(buyer)) return ZERO_CENTS;
  const lines = soldLines({ lines: frozenLines(await invoicedLines(tx, bill, part)) });
  return withheldOfSale({ type: "03", lines, isServiceTaxed: bill.terms.service.isTaxed });
}
