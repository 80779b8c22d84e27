import { z } from "zod";
import { type CashReport, cashReport } from "../../../contract/cash.ts";
import { printOrOffer } from "../../platform/print-or-offer.ts";

/** Prints X or Z in a small window of its own. Call it from a tap. */
export function printCash(report: CashReport): Promise<void> {
  return printOrOffer("/print-cash", z.encode(cashReport, report));
}

/** The report that was kept for /print-cash; null for nothing or for what is damaged. */
export function readCashPrint(data: unknown): CashReport | null {
  return cashReport.safeParse(data).data ?? null;
}
