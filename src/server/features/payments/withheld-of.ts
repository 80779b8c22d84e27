import { type Cents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import type { PaidLinePart } from "../../../domain/payments/split-sale.ts";
import { withheldOfSale } from "../../../domain/tax-documents/from-sale/document-of-sale.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { soldLines } from "../documents/public.ts";
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

/**
 * What the buyer keeps back of a part of a bill and pays to the ministry instead: 1 % on a crédito fiscal of a buyer who withholds,
 * unless the restaurant is a large taxpayer itself (guide §13; docs/decisions/0075).
 */
export async function withheldOf(tx: Tx, { bill, part, buyer }: PartOfBill): Promise<Cents> {
  const { invoiceType, receptor, issuer } = buyer;
  if (invoiceType !== "CREDITO_FISCAL" || !receptor?.withholdsVat || issuer?.is_large_taxpayer)
    return ZERO_CENTS;
  const lines = soldLines({ lines: frozenLines(await invoicedLines(tx, bill, part)) });
  return withheldOfSale({ type: "03", lines, isServiceTaxed: bill.terms.service.isTaxed });
}
